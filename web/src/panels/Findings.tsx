// What is wrong with something a person wrote or wanted.

import type { Finding } from "../wire";
import { Failed } from "../http";
import { say, t } from "../text/say";
import { RuleMark } from "./RuleMark";

export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul class="findings" data-testid="findings">
      {findings.map((finding) => (
        <li data-rule={finding.rule ?? undefined}>
          {finding.line !== null && <span class="quiet">{t("finding-line", { line: finding.line })} </span>}
          {finding.place && <code>{finding.place}</code>} {say(finding.says)} {finding.rule && <RuleMark rule={finding.rule} />}
        </li>
      ))}
    </ul>
  );
}

/** A request that failed, in words. */
export function Failure({ error }: { error: unknown }) {
  if (error == null) return null;
  const findings = error instanceof Failed ? error.findings : [];
  return (
    <div class="failure" role="alert" data-testid="failure">
      {findings.length > 0 ? <Findings findings={findings} /> : <p>{t("host-silent")}</p>}
    </div>
  );
}
