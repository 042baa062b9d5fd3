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
};

const UNKNOWN = "M-.6 0A.6.6 0 1 0 .6 0 .6.6 0 1 0-.6 0z";

/** Marks in a row, centred, in units of their own height. */
export function Badges({ badges, size }: { badges: readonly Badge[]; size: number }) {
  const wide = (badge: Badge): number => (showsCount(badge) ? 2.9 : 2);
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
              <text x="2.15" y=".45" class="badge-count">
                {badge.count}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const showsCount = (badge: Badge): boolean => badge.counts || badge.count > 1;
