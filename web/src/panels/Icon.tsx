// Symbols on buttons, drawn here so that they look alike everywhere.

const PATHS = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  rotate: "M19 12a7 7 0 1 1-2.200-5.100M19 3v5h-5",
  tape: "M3 15 15 3l6 6L9 21zM7 11l2 2M10 8l3 3M13 5l2 2",
  threat: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1v4M12 19v4M1 12h4M19 12h4",
  eye: "M2 12s3.500-6 10-6 10 6 10 6-3.500 6-10 6S2 12 2 12zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  bulb: "M9 18h6M10 21h4M8.500 15a6 6 0 1 1 7 0c-.6.500-.7 1-.7 1.500H9.200c0-.5-.1-1-.7-1.500z",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  keys: "M9 9a3 3 0 1 1 4.200 2.800c-.8.400-1.200 1-1.200 2.200M12 18v.1",
  pin: "M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6",
  skull: "M12 3a7 7 0 0 0-4 12.700V19h8v-3.300A7 7 0 0 0 12 3zM9 11v.1M15 11v.1M10.500 19v2M13.500 19v2",
  menu: "M4 7h16M4 12h16M4 17h16",
  first: "M6 5v14M19 5 9 12l10 7z",
  rewind: "M12 6 4 12l8 6zM20 6l-8 6 8 6z",
  back: "M16 5 7 12l9 7z",
  run: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  on: "M8 5l9 7-9 7z",
  forward: "M4 6l8 6-8 6zM12 6l8 6-8 6z",
  last: "M18 5v14M5 5l10 7-10 7z",
  erase: "M21 6H9l-6 6 6 6h12zM12 9l6 6M18 9l-6 6",
  left: "M5 12a7 7 0 1 0 2.200-5.100M5 3v5h5",
  right: "M19 12a7 7 0 1 1-2.200-5.100M19 3v5h-5",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
