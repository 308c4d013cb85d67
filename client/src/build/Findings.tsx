import type { Finding, Plan } from "../api/messages";
import { Icon } from "../ui/icons";
import { t } from "../words";

interface Props {
  plan: Plan | null;
  /** What a finding is about in words: "piece 3". */
  place: (finding: Finding) => string;
  show: (finding: Finding) => void;
}

interface VerdictProps {
  plan: Plan | null;
  fresh: boolean;
  race: (plan: Plan) => void;
}

/** Whether the track can be raced, in a few words, and the way there. */
export function Verdict({ plan, fresh, race }: VerdictProps) {
  const errors = plan?.findings.filter((finding) => finding.severity === "error").length ?? 0;
  const warnings = (plan?.findings.length ?? 0) - errors;
  const state = !plan || !fresh ? "checking" : errors > 0 || !plan.ok ? "faulty" : "good";
  const words = { checking: t("build-checking"), good: t("build-good"), faulty: t("build-errors", { count: errors }) };
  return (
    <div class={`verdict ${state}`} data-verdict={state}>
      <Icon name={state === "good" ? "check" : state === "faulty" ? "close" : "again"} />
      <span role="status">
        {words[state]}
        {state === "good" && warnings > 0 && <small> {t("build-warnings", { count: warnings })}</small>}
      </span>
      {plan && state === "good" && (
        <button type="button" onClick={() => race(plan)}>
          <Icon name="flag" />
          {t("gallery-race")}
        </button>
      )}
    </div>
  );
}

/** Everything wrong or doubtful, with its cure; each leads to the piece it is about. */
export function Findings({ plan, place, show }: Props) {
  if (!plan || plan.findings.length === 0) return null;
  const order = { error: 0, warning: 1 };
  const found = plan.findings.toSorted((a, b) => order[a.severity] - order[b.severity]);
  return (
    <ul class="findings" aria-label={t("build-findings")}>
      {found.map((finding, k) => {
        const where = place(finding);
        const told = (
          <>
            <span class="finding-kind">
              {t(`finding-${finding.severity}`)}
              {where && ` · ${where}`}
            </span>
            <strong>{finding.what}.</strong>
            <span>{finding.cure}</span>
          </>
        );
        return (
          <li key={k} class={`finding ${finding.severity}`}>
            {where ? (
              <button type="button" onClick={() => show(finding)}>
                {told}
              </button>
            ) : (
              <div>{told}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
