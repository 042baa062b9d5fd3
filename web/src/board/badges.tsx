// Marks on pieces.

import type { Badge } from "../wire";

/** Symbols in a square from -1 to 1. */
const SYMBOLS: Record<string, string> = {
  damage: "M0-.9C.5-.2.65.1.65.35A.65.65 0 0 1-.65.35C-.65.1-.5-.2 0-.9z",
  wound: "M0-.9C.5-.2.65.1.65.35A.65.65 0 0 1-.65.35C-.65.1-.5-.2 0-.9z",
  activated: "M-.7 0-.2.55.75-.55-.55.1z",
  pinned: "M-.5-.85H.5L.25-.2.6.2H.1V.9H-.1V.2H-.6L-.25-.2z",
  wavering: "M-.8-.1Q-.4-.7 0-.1T.8-.1V.35Q.4-.25 0 .35T-.8.35z",
  empowered: "M0-.9.25-.25.9-.25.4.15.6.85 0 .45-.6.85-.4.15-.9-.25-.25-.25z",
  disordered: "M-.7-.7.7.7M.7-.7-.7.7",
  objective: "M-.6 1V-.95H.75L.4-.45.75.05H-.35V1z",
  charging: "M-.9-.3H.1V-.8L.95 0 .1.8V.3H-.9z",
  charged: "M-.75-.75-.25.1-.9.15.3.95.1.3.8.75.35-.2.9-.6.05-.45.0-.95-.25-.4z",
  shot: "M-.95-.15H.2L.2-.6.95 0 .2.6V.15H-.95z",
  hidden: "M-.9 0Q0-.8.9 0 0 .8-.9 0z",
  wounds: "M0 .9C-.9.25-.95-.1-.95-.35A.5.5 0 0 1 0-.5.5.5 0 0 1 .95-.35C.95-.1.9.25 0 .9z",
  warlord: "M-.9.7V-.5L-.4.0 0-.8.4.0.9-.5V.7z",
  champion: "M-.9.7V-.5L-.4.0 0-.8.4.0.9-.5V.7z",
  flying: "M-.95-.35Q-.4-.75 0-.1 .4-.75.95-.35 .5-.3.35.1 .15.0 0 .5-.15.0-.35.1-.5-.3-.95-.35z",
  leader: "M-.75.15 0-.6.75.15V.6L0-.15-.75.6zM-.75-.35 0-1 .75-.35V-.1L0-.7-.75-.1z",
  engaged: "M-.9-.9-.6-.9.15-.15.9-.9.9-.6.2.1.7.6.9.4.9.9.4.9.55.7 0 .2-.55.7-.4.9-.9.9-.9.4-.7.6-.2.1-.9-.6z",
  advanced: "M-.9-.7-.1 0-.9.7zM0-.7.85 0 0 .7z",
  "fell-back": "M.9-.35H.0V-.8L-.95 0 .0.8V.35H.9z",
  ground: "M-.95.85V.5H.95V.85zM-.6.3A.6.6 0 0 1 .6.3z",
  smoke: "M-.55.6A.4.4 0 0 1-.6-.2.45.45 0 0 1 .1-.55.45.45 0 0 1 .75-.1.38.38 0 0 1 .6.6z",
  hover: "M-.95-.3.95-.3.35.15-.35.15zM-.5.5H.5V.75H-.5z",
  embarked: "M-.9-.6H.5L.9-.1V.5H-.9zM-.7.6A.3.3 0 0 0-.1.6zM.1.6A.3.3 0 0 0 .7.6z",
  "not-automated": "M-.55.9V-.2L-.3-.35V.1-.75H0V.05-.9H.3V.1-.7H.6V.35L.4.9z",
  reserve: "M-.6-.9H.6V-.65L.15 0 .6.65V.9H-.6V.65L-.15 0-.6-.65z",
};

const UNKNOWN = "M-.6 0A.6.6 0 1 0 .6 0 .6.6 0 1 0-.6 0z";

/** Marks in a row, centred, in units of their own height. */
export function Badges({ badges, size }: { badges: readonly Badge[]; size: number }) {
  const total = badges.reduce((sum, badge) => sum + wide(badge), 0);
  let x = -total / 2;
  return (
    <g transform={`scale(${size})`}>
      {badges.map((badge) => {
        const at = x;
        x += wide(badge);
        const many = showsCount(badge);
        return (
          <g transform={`translate(${at} 0)`} class={`badge badge-${badge.symbol}`} data-badge={badge.symbol} data-count={badge.count}>
            <rect x=".05" y="-.95" width={wide(badge) - 0.1} height="1.9" rx=".95" />
            <path d={SYMBOLS[badge.symbol] ?? UNKNOWN} transform="translate(1 0) scale(.72)" />
            {many && (
              <text x={(wide(badge) + 1.4) / 2} y=".45" class="badge-count">
                {badge.count}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** How wide a mark is; numbers need room. */
export const wide = (badge: Badge): number => (showsCount(badge) ? 2.1 + 0.8 * String(badge.count).length : 2);

const showsCount = (badge: Badge): boolean => badge.counts || badge.count > 1;
