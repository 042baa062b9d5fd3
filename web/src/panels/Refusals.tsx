// Reasons against something, each with its rule.

import type { Line, Refusal } from "../wire";
import { say } from "../text/say";
import { RuleMark } from "./RuleMark";

export function Refusals({ refusals, says = [] }: { refusals: readonly Refusal[]; says?: readonly Line[] }) {
  if (refusals.length + says.length === 0) return null;
  return (
    <ul class="refusals" data-testid="refusals">
      {says.map((line) => (
        <li>{say(line)}</li>
      ))}
      {refusals.map(({ rule, says: why }) => (
        <li data-rule={rule}>
          {say(why)} <RuleMark rule={rule} />
        </li>
      ))}
    </ul>
  );
}
