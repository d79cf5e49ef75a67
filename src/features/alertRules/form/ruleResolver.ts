import { set, type FieldErrors, type Resolver, type ResolverResult } from 'react-hook-form';
import type { AlertRule, RuleBody } from '@/domain/rules/alertRule';
import { ruleDraftSchema } from '@/domain/rules/ruleDraft';
import type { Units } from '@/domain/readings/units';
import { hasMessage, type MessageId } from '@/locales';
import { bodyFrom, type RuleEntries } from './ruleEntries';
import { ruleDoubts, type Doubt } from './ruleDoubts';

/** Which rule is written, and in which units. */
export interface RuleSubject {
  /** What is stored; null of a new one. */
  before: AlertRule | null;
  /** Those in which the form opened: what was typed as ounces stays ounces until it is left. */
  units: Units;
}

type Problems = Record<string, MessageId>;

const headOf = ({ id }: RuleEntries, { before }: RuleSubject): Pick<RuleBody, 'id' | 'status'> => ({
  id: before?.id ?? id,
  status: before?.status ?? 'draft',
});

/** The rule of the entries, or what is wrong with them by path of the form. */
export function judged(
  entries: RuleEntries,
  subject: RuleSubject,
): { rule: RuleBody; doubts: Doubt[] } | { problems: Problems } {
  const { body, unread } = bodyFrom(entries, headOf(entries, subject), subject.units, subject.before);
  const parsed = ruleDraftSchema.safeParse(body);
  const problems: Problems = {};
  for (const { path, message } of parsed.error?.issues ?? [])
    problems[path.join('.')] ??= hasMessage(message) ? message : 'validation.invalid';
  Object.assign(problems, unread);
  if (subject.before && entries.reason.trim() === '') problems['reason'] = 'validation.required';
  if (Object.keys(problems).length > 0 || !parsed.success) return { problems };
  return { rule: parsed.data, doubts: ruleDoubts(parsed.data) };
}

/** The same of a rule that is not stored yet, only tried or looked at: it needs no reason. */
export const trialOf = (entries: RuleEntries, subject: RuleSubject): ReturnType<typeof judged> =>
  judged({ ...entries, reason: '–' }, subject);

/** The figures that a confirmation stands for: another one wants another confirmation. */
export const confirmationOf = (doubts: readonly Doubt[], rule: RuleBody): string =>
  JSON.stringify([
    doubts.map(({ field }) => field),
    rule.subject,
    rule.levels,
    rule.minReadings,
    rule.exclusions,
  ]);

/** Where an error is shown whose path is a part of the form without a control of its own. */
const placed = (path: string): string =>
  path === 'levels' ? 'levels.0.limit' : path === 'activeHours' ? 'activeHours.from' : path;

/** Checks the form: what blocks first; what is unusual only blocks until it is confirmed. */
export function ruleResolver(subject: RuleSubject): Resolver<RuleEntries> {
  return (entries): ResolverResult<RuleEntries> => {
    const found = judged(entries, subject);
    if ('problems' in found) {
      const errors: FieldErrors<RuleEntries> = {};
      for (const [path, message] of Object.entries(found.problems))
        set(errors, placed(path), { type: 'hard', message });
      return { values: {}, errors };
    }
    const { doubts, rule } = found;
    if (doubts.length > 0 && entries.confirmed !== confirmationOf(doubts, rule))
      return { values: {}, errors: { confirmed: { type: 'soft', message: 'alertRules.confirmNeeded' } } };
    return { values: entries, errors: {} };
  };
}
