// A sentence whose cited rules can be read.

import { RuleMark } from "./RuleMark";

const RULE = /\[([a-z][a-z0-9]*(?:\.[a-z0-9-]+)+)\]/;

/** The same sentence without the rules it cites. */
export const uncited = (text: string): string => text.replace(new RegExp(` ?${RULE.source}`, "g"), "");

export function CitedText({ text }: { text: string }) {
  // Every second part is an id.
  return <>{text.split(RULE).map((part, index) => (index % 2 === 1 ? <RuleMark rule={part} /> : part))}</>;
}
