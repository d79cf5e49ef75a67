import type { FieldErrors } from 'react-hook-form';
import { hasMessage, type MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { errorsByPath } from '@/shared/forms/problemList';
import { useT } from '@/shared/i18n/text';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { hasDiastolic, hasTwoLimits, type RuleEntries } from './ruleEntries';

/** What a field is called in the summary of errors; parts of a list by their last step. */
const fieldWords: Readonly<Record<string, MessageId>> = {
  name: 'alertRules.columnName',
  description: 'alertRules.description',
  subject: 'alertRules.subject',
  measure: 'alertRules.awaited',
  aggregation: 'alertRules.aggregation',
  count: 'alertRules.window',
  unit: 'alertRules.windowUnit',
  minReadings: 'alertRules.minReadings',
  minDays: 'alertRules.minDays',
  comparator: 'alertRules.comparator',
  basis: 'alertRules.basis',
  severity: 'alerts.severity',
  upper: 'alertRules.upper',
  diastolic: 'alertRules.diastolic',
  days: 'alertRules.days',
  within: 'alertRules.within',
  margin: 'alertRules.margin',
  evaluations: 'alertRules.evaluations',
  codes: 'alertRules.scopeCategory',
  pathologies: 'alertRules.scopePathology',
  patients: 'alertRules.scopePatient',
  exclusions: 'alertRules.exclusions',
  from: 'alertRules.hoursFrom',
  to: 'alertRules.hoursTo',
  afterHours: 'alertRules.escalationAfter',
  reason: 'alertRules.reason',
  speaks: 'alertRules.speaks',
  until: 'alertRules.until',
};

/** What the first limit of a rule is labelled: one of a pair or of a band has a name of its own. */
export function limitWord(rule: Pick<RuleEntries, 'subject' | 'comparator' | 'basis'>): MessageId {
  if (hasDiastolic(rule)) return 'alertRules.systolic';
  return hasTwoLimits(rule) ? 'alertRules.lower' : 'alertRules.limit';
}

/**
 * The name of the field at a path.
 * @param severity of the level to which it belongs, in words
 * @param limit what a limit is called there
 */
function useFieldWord(): (path: string, severity: string | undefined, limit: MessageId) => string {
  const t = useT();
  return (path, severity, limit) => {
    const last = path.split('.').at(-1) ?? '';
    const field = t(last === 'limit' ? limit : (fieldWords[last] ?? limit));
    return severity === undefined ? field : t('alertRules.ofLevel', { severity, field });
  };
}

/** One line of a summary: which field, and what is wrong with it. */
export function useProblemText(): (
  path: string,
  message: string,
  severity: string | undefined,
  limit: MessageId,
) => FieldProblem {
  const t = useT();
  const word = useFieldWord();
  return (path, message, severity, limit) => ({
    field: fieldId(path),
    message: t('common.problem', {
      field: word(path, severity, limit),
      problem: t(hasMessage(message) ? message : 'validation.invalid'),
    }),
  });
}

function useLevelWord(read: () => RuleEntries): (path: string) => string | undefined {
  const t = useT();
  return (path) => {
    const level = read().levels[Number(/^levels\.(\d+)\./.exec(path)?.[1])];
    return level && t(severityWord(level.severity));
  };
}

/** The name of a field of the rule's form, with its level where it belongs to one. */
export function useFieldName(read: () => RuleEntries): (path: string) => string {
  const word = useFieldWord();
  const levelOf = useLevelWord(read);
  return (path) => word(path, levelOf(path), limitWord(read()));
}

/** Everything wrong with a rule's form, for the summary above the fields and in their order. */
export function useProblemList(errors: FieldErrors<RuleEntries>, read: () => RuleEntries): FieldProblem[] {
  const problem = useProblemText();
  const levelOf = useLevelWord(read);
  const entries = read();
  const order = Object.keys(entries);
  const place = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  return errorsByPath(errors)
    .filter(({ path }) => path !== 'confirmed')
    .toSorted((a, b) => place(a.path) - place(b.path))
    .map(({ path, message }) => problem(path, message, levelOf(path), limitWord(entries)));
}
