// A small drawing of what a game's pieces look like.

export function GamePicture({ game }: { game: string }) {
  return (
    <svg class="game-picture" viewBox="0 0 320 120" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <Pieces game={game} />
    </svg>
  );
}

function Pieces({ game }: { game: string }) {
  if (game === "whdw") return <Disks />;
  if (game === "dw") return <Counters />;
  return game === "wh40k" ? <Models /> : <Regiments />;
}

const Disks = () => (
  <>
    <g class="side-1">
      <circle class="rim" cx="212" cy="52" r="34" />
      <circle class="face" cx="212" cy="52" r="24" />
    </g>
    <g class="side-0">
      <circle class="rim" cx="172" cy="74" r="30" />
      <circle class="face" cx="172" cy="74" r="21" />
      <circle class="arc" cx="106" cy="70" r="30" />
      <circle class="arc" cx="42" cy="66" r="30" />
    </g>
  </>
);

/** Counters on their way down to a disk. */
const Counters = () => (
  <>
    <g class="side-1">
      <circle class="rim" cx="206" cy="62" r="40" />
      <circle class="face" cx="206" cy="62" r="28" />
    </g>
    <g class="side-0">
      <circle class="rim" cx="66" cy="72" r="30" />
      <circle class="face" cx="66" cy="72" r="21" />
      <circle class="arc" cx="150" cy="44" r="26" />
      {[[140, 30, 20, 12], [158, 52, 50, 11], [186, 48, 8, 9], [216, 70, 35, 8], [246, 100, 62, 8]].map(([x = 0, y = 0, turn = 0, size = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect class="rim" x={-size} y={-size} width={2 * size} height={2 * size} rx="2" />
          <rect class="face" x={-size * 0.7} y={-size * 0.7} width={size * 1.4} height={size * 1.4} rx="1" />
        </g>
      ))}
    </g>
  </>
);

const Regiments = () => (
  <>
    <g class="side-0" transform="rotate(-8 90 70)">
      <rect class="rim" x="40" y="48" width="100" height="44" rx="3" />
      <rect class="face" x="46" y="58" width="88" height="29" rx="2" />
    </g>
    <g class="side-1" transform="rotate(6 230 50)">
      <rect class="rim" x="180" y="24" width="100" height="44" rx="3" />
      <rect class="face" x="186" y="29" width="88" height="29" rx="2" />
    </g>
  </>
);

const Models = () => (
  <>
    <g class="side-0">
      {[[52, 84], [80, 68], [84, 98], [112, 84], [140, 70]].map(([x, y]) => <Base key={x} x={x ?? 0} y={y ?? 0} size={12} />)}
    </g>
    <g class="side-1">
      {[[190, 46], [216, 34], [222, 60]].map(([x, y]) => <Base key={x} x={x ?? 0} y={y ?? 0} size={12} />)}
      <Base x={264} y={48} size={22} />
    </g>
  </>
);

const Base = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <>
    <circle class="rim" cx={x} cy={y} r={size} />
    <circle class="face" cx={x} cy={y} r={size * 0.68} />
  </>
);
