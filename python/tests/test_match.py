"""The plain layer: matches are played to their end, prove themselves, and refuse what is illegal."""

import json

import gonfalon
import pytest

GAMES = ["whdw", "kow", "wh40k", "dw"]


def test_every_game_is_there():
    games = {game["id"]: game for game in gonfalon.games()}
    assert list(games) == GAMES
    assert "random" in games["kow"]["bots"] and games["kow"]["armies"]


def play(seed, **settings):
    match = gonfalon.Match("whdw", seed=seed, **settings)
    while match.outcome is None:
        ask = match.asks()[0]
        question = match.question(ask["seat"])
        assert question.ask == ask["ask"] and question.says and question.proposals
        match.apply(question.seat, question.ask, question.proposals[-1])
    return match


def test_a_match_follows_from_its_seed():
    armies = ["learning-orc", "learning-empire"]
    one, again, other = (play(seed, armies=armies) for seed in (1, 1, 2))
    assert one.log() == again.log() != other.log()
    lines = [json.loads(line) for line in one.log().splitlines()]
    assert len(lines) > one.count and "whdw" in json.dumps(lines[0])
    assert one.asks() == [] and set(one.outcome) == {"winners", "resigned"}
    assert one.story() and isinstance(one.story()[0], str)


def test_illegal_answers_are_refused_and_change_nothing():
    match = gonfalon.Match("kow", seed=3)
    ask = match.asks()[0]
    before = match.log()
    with pytest.raises(gonfalon.Refused):
        match.apply(ask["seat"], ask["ask"], {"nonsense": 1})
    with pytest.raises(gonfalon.Refused):
        match.apply(1 - ask["seat"], ask["ask"], match.question(ask["seat"]).proposals[0])
    assert match.log() == before
    match.fallback(ask["seat"], ask["ask"])
    assert match.count == 1


def test_bots_of_the_games_can_be_asked():
    match = gonfalon.Match("kow", seed=3)
    ask = match.asks()[0]
    match.apply(ask["seat"], ask["ask"], match.bot_answer(ask["seat"], "random"))
    assert match.count == 1
    with pytest.raises(ValueError, match="no bot"):
        match.bot_answer(0, "nobody")


def test_what_cannot_be_played_is_said():
    with pytest.raises(ValueError, match="no game"):
        gonfalon.Match("chess")
    with pytest.raises(ValueError, match="nobody"):
        gonfalon.Match("kow", armies=["nobody", "nobody"])
    with pytest.raises(ValueError):
        gonfalon.Match("kow", options={"terrain": "lava"})


def test_a_seat_sees_its_own_secrets_only():
    match = gonfalon.Match("whdw", seed=1, armies=["learning-orc", "learning-empire"])
    views = [json.dumps(match.view(seat)) for seat in (0, 1, None)]
    assert len(set(views)) == 3
