// The page begins here.

import { render } from "preact";
import "./style/base.css";
import "./style/palettes.css";
import "./style/board.css";
import "./style/grounds.css";
import "./style/overlays.css";
import "./style/table.css";
import "./style/views.css";
import "./style/review.css";
import "./style/bots.css";
import "./style/print.css";
import { RuleText } from "./panels/RuleMark";
import { followAddress, route } from "./route";
import { fetchGames } from "./state/games";
import { applySettings } from "./state/settings";
import { Armies } from "./views/Armies";
import { Replay } from "./views/Replay";
import { Rules } from "./views/Rules";
import { Setup } from "./views/Setup";
import { Start } from "./views/Start";
import { TableView } from "./views/TableView";

function View() {
  const here = route.value;
  switch (here.view) {
    case "start":
      return <Start />;
    case "setup":
      return <Setup key={here.game} game={here.game} />;
    case "play":
      return <TableView key={`${here.match}/${here.tickets.join("+")}`} match={here.match} tickets={here.tickets} />;
    case "replay":
      return <Replay id={here.id} count={here.count} review={here.review} />;
    case "armies":
      return <Armies key={here.game} game={here.game} army={here.army} />;
    case "rules":
      return <Rules game={here.game} rule={here.rule} />;
  }
}

function Page() {
  return (
    <>
      <View />
      <RuleText />
    </>
  );
}

applySettings();
followAddress();
fetchGames();
const root = document.getElementById("page");
if (root) render(<Page />, root);
