// The rules of a game: by topic, searched, with rulings and the cards that prove them.

import { useEffect, useMemo, useState } from "preact/hooks";
import { readLedger, topicOf, type Ledger, type LedgerRule } from "../http";
import { Failure } from "../panels/Findings";
import { TopBar } from "../panels/Frame";
import { settle } from "../route";
import { games } from "../state/games";
import { either, spokenGame, t, word } from "../text/say";

export function Rules({ game, rule }: { game: string; rule: string | null }) {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    spokenGame.value = game;
    setLedger(null);
    readLedger(game).then(setLedger).catch(setError);
  }, [game]);
  return (
    <>
      <TopBar>
        <nav class="games-nav" aria-label={t("rules")}>
          {games.value.map((each) => (
            <a href={`#/rules/${each.id}`} aria-current={each.id === game ? "page" : undefined}>
              {word(each.title)}
            </a>
          ))}
        </nav>
      </TopBar>
      <main class="rules" data-testid="rules">
        <Failure error={error} />
        {ledger ? <Book ledger={ledger} first={rule} /> : <p class="quiet">…</p>}
      </main>
    </>
  );
}

/** Whether every word that was searched for stands in a rule. */
export function fits(rule: LedgerRule, search: string): boolean {
  const text = [rule.id, rule.section, either(rule.en, rule.de), either(rule.ruling ?? "", rule.ruling_de)].join(" ").toLowerCase();
  return search.toLowerCase().split(/\s+/).every((part) => text.includes(part));
}

function Book({ ledger, first }: { ledger: Ledger; first: string | null }) {
  const [search, setSearch] = useState("");
  const [rulings, setRulings] = useState(false);
  const [topic, setTopic] = useState<string | null>(() => (first === null ? null : (topicOf(ledger, first)?.id ?? null)));
  const topics = useMemo(() => new Map(ledger.rules.map(({ id }) => [id, topicOf(ledger, id)?.id])), [ledger]);
  const found = ledger.rules.filter(
    (rule) => (search.trim() !== "" ? fits(rule, search.trim()) : topic === null || topics.get(rule.id) === topic) && (!rulings || rule.ruling !== null),
  );
  useEffect(() => {
    if (first === null) return;
    document.getElementById(first)?.scrollIntoView({ block: "start" });
  }, [first, ledger]);
  return (
    <>
      <aside class="topics">
        <label class="search">
          <span class="visually-hidden">{t("search")}</span>
          <input type="search" placeholder={t("search")} value={search} data-testid="rule-search" onInput={(event) => setSearch(event.currentTarget.value)} />
        </label>
        <label>
          <input type="checkbox" checked={rulings} onChange={(event) => setRulings(event.currentTarget.checked)} /> {t("only-rulings")}
        </label>
        <nav aria-label={t("topics")}>
          <button type="button" aria-pressed={topic === null} onClick={() => setTopic(null)}>
            {t("all-topics")}
          </button>
          {ledger.topics.map((each) => (
            <button type="button" aria-pressed={topic === each.id} onClick={() => setTopic(each.id)}>
              {either(each.en, each.de)}
            </button>
          ))}
        </nav>
      </aside>
      <section class="rule-list">
        <h1>{either(ledger.title, null)}</h1>
        <p class="quiet">{t("rule-count", { count: found.length })}</p>
        {found.slice(0, 400).map((rule) => (
          <RuleEntry rule={rule} open={rule.id === first} ledger={ledger} />
        ))}
      </section>
    </>
  );
}

function RuleEntry({ rule, open, ledger }: { rule: LedgerRule; open: boolean; ledger: Ledger }) {
  const { game } = ledger;
  return (
    <article class={open ? "rule is-sought" : "rule"} id={rule.id} data-rule={rule.id}>
      <header>
        <a href={`#/rules/${game}/${rule.id}`} onClick={() => settle(`#/rules/${game}/${rule.id}`)}>
          <code>{rule.id}</code>
        </a>
        <span class="tag">{t(`kind-${rule.kind}`)}</span>
        <span class="quiet">
          {t("rule-book")} <cite lang={ledger.book}>{rule.section}</cite>
        </span>
      </header>
      <p>{either(rule.en, rule.de)}</p>
      {rule.example && <p class="example">{either(rule.example, rule.example_de)}</p>}
      {rule.unclear && <p class="unclear">{t("unclear", { text: either(rule.unclear, rule.unclear_de) })}</p>}
      {rule.ruling && <p class="ruling">{t("ruling", { text: either(rule.ruling, rule.ruling_de) })}</p>}
      {rule.waived && <p class="quiet">{t("waived", { text: either(rule.waived, rule.waived_de) })}</p>}
      {rule.cards.length > 0 && (
        <details>
          <summary>{t("proofs", { count: rule.cards.length })}</summary>
          {rule.cards.map((card) => (
            <figure>
              <figcaption>
                {card.title} <span class="quiet">{card.file}</span>
              </figcaption>
              <pre tabIndex={0}>{card.text}</pre>
            </figure>
          ))}
        </details>
      )}
    </article>
  );
}
