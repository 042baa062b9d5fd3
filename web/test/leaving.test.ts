import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { Leaving } from "../src/state/leaving";
import type { Prompt, Scene } from "../src/wire";

const scene = (round: number): Scene => ({ bar: { round: { key: "round", args: [["round", { number: round }]] } } }) as unknown as Scene;

const verb = (id: string, weight: string, refused = false) => ({ id, weight, refusals: refused ? [{}] : [] });

const prompt = (again?: string, ...verbs: unknown[]): Prompt => ({ verbs, ...(again === undefined ? {} : { again }) }) as unknown as Prompt;

describe("questions that are left", () => {
  it("are left for the rest of the round, by the seat that said so", () => {
    const [now, seat] = [signal<Scene | null>(scene(1)), signal<number | null>(0)];
    const leaving = new Leaving(now, seat);
    const surge = prompt("surge", verb("done", "leave"));
    expect(leaving.leaves(surge)).toBe(false);
    leaving.start(surge);
    expect([leaving.leaves(surge), leaving.any.value]).toEqual([true, true]);
    expect(leaving.leaves(prompt("any-time"))).toBe(false);
    seat.value = 1;
    expect([leaving.leaves(surge), leaving.any.value]).toEqual([false, false]);
    seat.value = 0;
    now.value = scene(2);
    expect(leaving.leaves(surge)).toBe(false);
  });

  it("can be asked again", () => {
    const leaving = new Leaving(signal<Scene | null>(scene(1)), signal<number | null>(2));
    const surge = prompt("surge", verb("done", "leave"));
    leaving.start(surge);
    leaving.stop();
    expect(leaving.leaves(surge)).toBe(false);
  });

  it("are only those that come up again and again and can be left", () => {
    const leaving = new Leaving(signal<Scene | null>(scene(1)), signal<number | null>(0));
    expect(leaving.way(prompt("surge", verb("choose", "plain"), verb("done", "leave")))?.id).toBe("done");
    expect(leaving.way(prompt("surge", verb("done", "leave", true)))).toBeNull();
    expect(leaving.way(prompt(undefined, verb("done", "leave")))).toBeNull();
    expect(leaving.way(null)).toBeNull();
  });
});
