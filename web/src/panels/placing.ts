// Where a small window beside something finds room, so that it covers neither that nor what has to be pressed next.

export type Area = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

const GAP = 8;

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The place for a window of this size about `about`: what it belongs to is never covered where that can be helped, and of `avoid` as little as possible. */
export function placed(about: Area, beside: Area, avoid: readonly Area[], size: Size, screen: Size): { left: number; top: number } {
  const along = clamp(about.top, GAP, screen.height - size.height - GAP);
  const across = clamp(about.left, GAP, screen.width - size.width - GAP);
  const tries = [
    { left: beside.left - size.width - GAP, top: along },
    { left: beside.right + GAP, top: along },
    { left: across, top: about.bottom + GAP },
    { left: across, top: about.top - size.height - GAP },
    { left: about.left - size.width - GAP, top: along },
    { left: about.right + GAP, top: along },
    { left: GAP, top: screen.height - size.height - GAP },
    { left: screen.width - size.width - GAP, top: GAP },
  ];
  const area = ({ left, top }: { left: number; top: number }): Area => ({ left, top, right: left + size.width, bottom: top + size.height });
  const inside = (spot: Area): boolean => spot.left >= 0 && spot.top >= 0 && spot.right <= screen.width && spot.bottom <= screen.height;
  const cost = (spot: Area): number => 1000 * overlap(spot, about) + avoid.reduce((sum, each) => sum + overlap(spot, each), 0);
  const fitting = tries.filter((spot) => inside(area(spot)));
  const all = fitting.length > 0 ? fitting : [{ left: across, top: along }];
  return all.reduce((best, spot) => (cost(area(spot)) < cost(area(best)) ? spot : best));
}
