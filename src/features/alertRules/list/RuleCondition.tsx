import type { RuleLevel } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { useRuleSentences, type DescribedRule } from '../ruleSentences';

/** When a rule raises something, in words: what is compared, and where each level begins. */
export function RuleCondition({ rule }: { rule: DescribedRule & { levels: readonly RuleLevel[] } }) {
  const words = useRuleSentences();
  const needs = words.needs(rule);
  return (
    <>
      <div>{words.compared(rule)}</div>
      <ul className="list-unstyled mb-0">
        {rule.levels.map((level) => (
          <li key={level.severity}>
            <T
              id="alertRules.level"
              values={{
                severity: <T id={severityWord(level.severity)} />,
                condition: <strong>{words.condition(rule, level)}</strong>,
              }}
            />
          </li>
        ))}
      </ul>
      {needs !== null && <div className="small text-body-secondary">{needs}</div>}
    </>
  );
}
