import type { AlertRule, RuleLevel, Threshold, ThresholdBody } from '@/domain/rules/alertRule';
import type { MessageId } from '@/locales';
import type { Units } from '@/domain/readings/units';
import { thresholdDraftSchema, thresholdProblems } from '@/domain/rules/ruleDraft';
import { hasMessage } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';
import { limitUnit, marginUnit, shownIn, storedFrom } from '../limitUnits';

interface LimitEntries {
  severity: RuleLevel['severity'];
  limit: NumberEntry;
  upper: NumberEntry;
  diastolic: NumberEntry;
}

/** What the dialog holds: figures as they were typed, empty where the wider scope's hold. */
export interface ThresholdEntries {
  /** `wider`: as the wider scope says. */
  speaks: 'wider' | 'on' | 'off';
  limits: LimitEntries[];
  minReadings: NumberEntry;
  margin: NumberEntry;
  until: string;
  reason: string;
}

/** For whom which rule is changed, and in which units. */
export interface ThresholdSubject {
  rule: AlertRule;
  head: Pick<ThresholdBody, 'id' | 'scope' | 'key'>;
  before: Threshold | null;
  /** Those in which the dialog opened. */
  units: Units;
}

const speaks = (off: boolean | undefined): ThresholdEntries['speaks'] =>
  off === undefined ? 'wider' : off ? 'off' : 'on';

/** What the dialog begins with: the reason for the last change was another one. */
export function entriesOf({ rule, before, units }: ThresholdSubject): ThresholdEntries {
  const unit = limitUnit(rule.subject, rule.basis, units);
  const shown = (value: number | undefined) => (value === undefined ? null : shownIn(value, unit));
  const { margin } = before ?? {};
  return {
    speaks: speaks(before?.off),
    limits: rule.levels.map(({ severity }) => {
      const own = before?.limits?.find((one) => one.severity === severity);
      const { limit, upper, diastolic } = own ?? {};
      return { severity, limit: shown(limit), upper: shown(upper), diastolic: diastolic ?? null };
    }),
    minReadings: before?.minReadings ?? null,
    margin: margin === undefined ? null : shownIn(margin, marginUnit(rule.subject, rule.basis, units)),
    until: before?.until ?? '',
    reason: '',
  };
}

type Problems = Record<string, MessageId>;

const entered = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * The threshold of the entries, or what is wrong with them by path of the form.
 * @param today the patient day on which it is written, ISO date: an end before it would end nothing
 */
export function judged(
  entries: ThresholdEntries,
  { rule, head, before, units }: ThresholdSubject,
  today: string,
): { threshold: ThresholdBody } | { problems: Problems } {
  const problems: Problems = {};
  const unit = limitUnit(rule.subject, rule.basis, units);
  const read = (entry: NumberEntry, path: string): number | undefined => {
    if (typeof entry === 'string') problems[path] = 'validation.number';
    return typeof entry === 'number' ? entry : undefined;
  };
  const stored = (entry: NumberEntry, path: string, former: number | undefined) => {
    const typed = read(entry, path);
    return typed === undefined ? undefined : storedFrom(typed, unit, former);
  };
  // Which place of the form each limit that is sent came from: those left empty are not sent.
  const places: number[] = [];
  const limits = entries.limits.flatMap(({ severity, limit, upper, diastolic }, place) => {
    const former = before?.limits?.find((one) => one.severity === severity);
    const path = `limits.${place}`;
    const own = entered({
      limit: stored(limit, `${path}.limit`, former?.limit),
      upper: stored(upper, `${path}.upper`, former?.upper),
      diastolic: read(diastolic, `${path}.diastolic`),
    });
    if (Object.keys(own).length === 0) return [];
    places.push(place);
    return [{ severity, ...own }];
  });
  const margin = read(entries.margin, 'margin');
  const unitOfMargin = marginUnit(rule.subject, rule.basis, units);
  const body = entered({
    ...head,
    rule: rule.id,
    off: entries.speaks === 'wider' ? undefined : entries.speaks === 'off',
    limits: limits.length > 0 ? limits : undefined,
    minReadings: read(entries.minReadings, 'minReadings'),
    margin: margin === undefined ? undefined : storedFrom(margin, unitOfMargin, before?.margin),
    until: entries.until === '' ? undefined : entries.until,
    reason: entries.reason,
  });
  const parsed = thresholdDraftSchema.safeParse(body);
  const inForm = (path: string) =>
    path
      .replace(/^limits\.(\d+)/, (_, sent: string) => `limits.${places[Number(sent)] ?? 0}`)
      .replace(/^limits$/, 'speaks');
  for (const { path, message } of parsed.error?.issues ?? [])
    problems[inForm(path.join('.'))] ??= hasMessage(message) ? message : 'validation.invalid';
  if (entries.until !== '' && entries.until < today) problems['until'] ??= 'validation.endBeforeStart';
  // What makes no sense is told at once with what is missing.
  const whole = thresholdDraftSchema.safeParse({ ...body, reason: entries.reason.trim() || '–' });
  if (whole.success)
    for (const [path, message] of Object.entries(thresholdProblems(whole.data, rule)))
      problems[inForm(path)] ??= message;
  return Object.keys(problems).length > 0 || !parsed.success ? { problems } : { threshold: parsed.data };
}
