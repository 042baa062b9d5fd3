// A proposal of the host for what is asked.

import type { Table } from "./table";

/** Asks for a proposal and takes it over as a draft. */
export async function hint(table: Table): Promise<void> {
  const prompt = table.prompt.peek();
  if (prompt === null || !table.canHint.peek()) return;
  table.hinting.value = true;
  const reply = await table.ask({ hint: { ask: prompt.ask } });
  table.hinting.value = false;
  // A proposal for a question that is no longer open helps nobody.
  if (reply === null || table.prompt.peek()?.ask !== prompt.ask) return;
  if (typeof reply === "object" && "hint" in reply && reply.hint) {
    const verb = prompt.verbs.find((each) => each.id === reply.hint?.verb);
    if (verb?.by != null) table.select(verb.by);
    if (table.draft.adopt(reply.hint)) {
      // Otherwise Enter would choose the piece that has the keyboard instead of confirming.
      const focused = document.activeElement;
      if (focused instanceof SVGElement) focused.blur();
      return;
    }
  }
  table.notify("hint-none");
}
