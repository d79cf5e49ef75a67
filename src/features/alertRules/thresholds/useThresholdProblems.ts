import type { FieldErrors } from 'react-hook-form';
import type { AlertRule } from '@/domain/rules/alertRule';
import { errorsByPath } from '@/shared/forms/problemList';
import { useT } from '@/shared/i18n/text';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { limitWord, useProblemText } from '../form/ruleErrors';
import type { ThresholdEntries } from './thresholdEntries';

/** Everything wrong with the figures, for the summary above them. */
export function useThresholdProblems(errors: FieldErrors<ThresholdEntries>, rule: AlertRule): FieldProblem[] {
  const t = useT();
  const problem = useProblemText();
  return errorsByPath(errors).map(({ path, message }) => {
    const level = rule.levels[Number(/^limits\.(\d+)\./.exec(path)?.[1])];
    return problem(path, message, level ? t(severityWord(level.severity)) : undefined, limitWord(rule));
  });
}
