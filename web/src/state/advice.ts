// What a bot would do about the open question.

import { signal } from "@preact/signals";
import type { Plan } from "../wire";
import type { Table } from "./table";

/** The level that is asked for advice. */
export const adviser = signal("marshal");

/** Asks for advice, and puts the best plan on the table as a draft. */
export async function advise(table: Table, bot: string): Promise<void> {
  const prompt = table.prompt.peek();
  const link = table.link.peek();
  if (prompt === null || link === null || table.advising.peek()) return;
  table.advising.value = true;
  link.advised.value = 0;
  const reply = await table.ask({ advice: { ask: prompt.ask, bot } });
  table.advising.value = false;
  // Advice about a question that is no longer open helps nobody.
  if (reply === null || table.prompt.peek()?.ask !== prompt.ask || typeof reply !== "object") return;
  if ("denied" in reply) table.notify(reply.denied.says);
  else if ("advice" in reply && reply.advice !== null) {
    table.advice.value = { ask: prompt.ask, bot, reasons: reply.advice };
    const [best] = reply.advice.plans;
    if (best) takePlan(table, best);
  } else table.notify("hint-none");
}

/** Puts a plan on the table as a draft, which can be changed or confirmed. */
export function takePlan(table: Table, plan: Plan): void {
  const verb = table.prompt.peek()?.verbs.find((each) => each.id === plan.draft?.verb);
  if (plan.draft === null || verb === undefined) return;
  if (verb.by !== null) table.select(verb.by);
  // What needs nothing is offered by its button; it is never done unasked.
  if (!table.draft.adopt(plan.draft)) table.notify("hint-none");
}
