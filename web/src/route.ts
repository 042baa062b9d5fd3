// Where in the page somebody is: the part of the address behind the hash.

import { signal } from "@preact/signals";

export type Route =
  | { view: "start" }
  | { view: "setup"; game: string }
  | { view: "play"; match: string; tickets: string[] }
  | { view: "replay"; id: string | null; count: number; review: boolean }
  | { view: "armies"; game: string; army: string | null }
  | { view: "rules"; game: string; rule: string | null };

export function parse(hash: string): Route {
  const [view, a, b, c] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  switch (view) {
    case "new":
      return a ? { view: "setup", game: a } : { view: "start" };
    case "play":
      return a && b ? { view: "play", match: a, tickets: b.split("+").filter(Boolean) } : { view: "start" };
    case "replay":
      return { view: "replay", id: a || null, count: Math.max(0, Number.parseInt(b ?? "0", 10) || 0), review: c === "review" };
    case "army":
      return a ? { view: "armies", game: a, army: b ?? null } : { view: "start" };
    case "rules":
      return a ? { view: "rules", game: a, rule: b ?? null } : { view: "start" };
    default:
      return { view: "start" };
  }
}

/** Part of an address; nothing if somebody mangled it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export const route = signal<Route>(parse(typeof location === "undefined" ? "" : location.hash));

export function followAddress(): void {
  addEventListener("hashchange", () => (route.value = parse(location.hash)));
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new place in the history. */
export function settle(hash: string): void {
  history.replaceState(null, "", hash);
}
