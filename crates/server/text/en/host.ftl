# What the host says.

host-no-ticket = This address is no seat at this table. Ask whoever began the match for yours.
host-table-full = The table is full. Come back when somebody has left.
host-match-broken = The match broke down. Everything up to the last answer is kept: load the page again.
host-stopping = The host stops now. The match is kept and goes on when the host is back.
host-broken = Something broke down. Try again.
host-not-kept = The answer could not be kept ({ $why }) and counts as not given. Try again.
host-not-kept-full = This could not be kept and counts as not done: the host has no room left ({ $why }). Whoever runs it has to make room on its disk; then try again.
host-not-kept-read-only = This could not be kept and counts as not done: the host may not write where it keeps matches ({ $why }). Whoever runs it has to permit that; then try again.
host-not-kept-busy = This could not be kept and counts as not done: another program holds the host's file of matches ({ $why }). Whoever runs the host has to close that program; then try again.
host-silent = Nothing was heard from this connection for too long. Load the page again: nothing is lost.
host-too-slow = This connection takes in too little and was closed so that nobody has to wait for it. Load the page again: nothing is lost.

host-malformed = The message cannot be understood ({ $why }).
host-not-text = This is not text.
host-too-big = The message has more than { $limit } bytes.
host-too-fast = Too many messages at once. Slow down.
host-senseless = Too many messages in a row made no sense.
host-too-late = The request took too long. Try again.
host-too-many = Too many matches from this address. Try again later.
host-other-page = This request comes from another page.

host-only-watching = You are only watching.
host-not-over = The match is not over yet.
host-gave-up-since = Somebody has given up since then, and that is final. Nothing before it can be taken back.
host-nothing-to-take-back = You have given no answer that could be taken back.
host-no-pause = There is no clock to be stopped now, or a pause has just been asked for.
host-program-trouble = Trouble with the program that plays for { $seat }:
host-gave-up = You have given up this match.
host-request-open = Somebody already asks to take answers back.
host-no-request = Nobody asks to take answers back.
host-no-say = You have no say in this request.

host-nothing-here = There is nothing here.
host-no-such-game = There is no such game.
host-no-such-language = There is no such language.
host-no-such-replay = There is no such log.
host-no-such-review = There is no such review. Ask for it again.
host-puzzle-open = This puzzle has not been answered yet.
host-no-such-position = The match has not so many answers.
host-no-such-bot = There is no bot “{ $bot }”. Choose one of: { $known }.
host-seat-count = There are { $seats } seats, but { $armies } armies.

host-stood-in = A bot plays for you at the moment. Take your seat back first.
host-plays-already = Nobody plays for you.
host-nobody-to-stand-in-for = No bot can play for this seat: nobody plays it who could be gone.
host-stands-in-already = A bot already plays for them.
host-not-missed = They have not been gone for long enough.
host-stand-in-open = Somebody already proposes that a bot plays.
host-no-stand-in-open = Nobody proposes that a bot plays.
host-no-hints = The players agreed on a match without hints, advice and chances.
