// Time that passes on the screen.

import { useEffect, useState } from "preact/hooks";

/** Draws anew every so many milliseconds while `runs`. */
export function useTicks(runs: boolean, every = 500): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [runs, every]);
}

/** Seconds as minutes and seconds. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
