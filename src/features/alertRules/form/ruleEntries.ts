import type { AlertRule, RuleBody, RuleLevel } from '@/domain/rules/alertRule';
import type { Measure } from '@/domain/readings/measure';
import { isDefaultRule } from '@/domain/rules/ruleIds';
import { subjectFacts, type Subject } from '@/domain/rules/ruleSubject';
import type { Units } from '@/domain/readings/units';
import type { Locale, MessageId } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';
import { limitUnit, marginUnit, shownIn, storedFrom } from '../limitUnits';

export interface LevelEntries {
  severity: RuleLevel['severity'];
  limit: NumberEntry;
  upper: NumberEntry;
  diastolic: NumberEntry;
  days: NumberEntry;
  within: NumberEntry;
}

/** What the form holds of a rule while it is filled in: numbers as they were typed, in the units it opened with. */
export interface RuleEntries {
  /** Of a new rule: given when the form opens and kept with what is typed, so that a second try stores nothing twice. */
  id: string;
  name: string;
  description: string;
  subject: Subject;
  measure: Measure;
  aggregation: RuleBody['aggregation'];
  window: { unit: RuleBody['window']['unit']; count: NumberEntry };
  minReadings: NumberEntry;
  minDays: NumberEntry;
  comparator: RuleBody['comparator'];
  basis: RuleBody['basis'];
  levels: LevelEntries[];
  clear: { margin: NumberEntry; evaluations: NumberEntry };
  missingPolicy: RuleBody['missingPolicy'];
  appliesTo: { to: RuleBody['appliesTo']['to']; codes: string[]; pathologies: string[]; patients: string[] };
  dialysis: RuleBody['dialysis'];
  withPlan: boolean;
  exclusions: string[];
  /** Both empty: at any hour. */
  activeHours: { from: string; to: string };
  notify: string[];
  escalation: { afterHours: NumberEntry; to: RuleBody['escalation'][number]['to'] }[];
  advice: Record<Locale, string>;
  reason: string;
  /** The unusual figures that were confirmed: others want another confirmation. */
  confirmed: string;
}

export const hasTwoLimits = ({ comparator }: Pick<RuleEntries, 'comparator'>): boolean =>
  comparator === 'between' || comparator === 'outside';
export const hasDiastolic = (entries: Pick<RuleEntries, 'subject' | 'comparator' | 'basis'>): boolean =>
  entries.subject === 'pressure' && !hasTwoLimits(entries);

export const emptyLevel = (severity: RuleLevel['severity']): LevelEntries => ({
  severity,
  limit: null,
  upper: null,
  diastolic: null,
  days: null,
  within: null,
});

/** A new rule begins as the most usual one does: the newest pressure, medium, for adults who are not pregnant. */
export const newRule: RuleEntries = {
  id: '',
  name: '',
  description: '',
  subject: 'pressure',
  measure: 'bloodPressure',
  aggregation: 'last',
  window: { unit: 'hours', count: 24 },
  minReadings: 1,
  minDays: 1,
  comparator: 'atLeast',
  basis: 'figure',
  levels: [emptyLevel('medium')],
  clear: { margin: subjectFacts.pressure.margin, evaluations: 2 },
  missingPolicy: 'hold',
  appliesTo: { to: 'all', codes: [], pathologies: [], patients: [] },
  dialysis: 'any',
  withPlan: false,
  exclusions: ['minors', 'pregnant'],
  activeHours: { from: '', to: '' },
  notify: [],
  escalation: [],
  advice: { en: '', de: '', fr: '', pt: '' },
  reason: '',
  confirmed: '',
};

/** What the form of a stored rule begins with. */
export function entriesOf(rule: AlertRule, units: Units): RuleEntries {
  const unit = limitUnit(rule.subject, rule.basis, units);
  const shown = (value: number | undefined) => (value === undefined ? null : shownIn(value, unit));
  const { appliesTo, advice } = rule;
  return {
    ...newRule,
    id: rule.id,
    name: rule.name ?? '',
    description: rule.description ?? '',
    subject: rule.subject,
    measure: rule.measure ?? 'bloodPressure',
    aggregation: rule.aggregation,
    window: rule.window,
    minReadings: rule.minReadings,
    minDays: rule.minDays,
    comparator: rule.comparator,
    basis: rule.basis,
    levels: rule.levels.map(({ severity, limit, upper, diastolic, days, within }) => ({
      severity,
      limit: shown(limit),
      upper: shown(upper),
      diastolic: diastolic ?? null,
      days: days ?? null,
      within: within ?? null,
    })),
    clear: {
      margin: shownIn(rule.clear.margin, marginUnit(rule.subject, rule.basis, units)),
      evaluations: rule.clear.evaluations,
    },
    missingPolicy: rule.missingPolicy,
    appliesTo: { ...newRule.appliesTo, ...appliesTo },
    dialysis: rule.dialysis,
    withPlan: rule.withPlan === true,
    exclusions: [...rule.exclusions],
    activeHours: rule.activeHours ?? newRule.activeHours,
    notify: [...rule.notify],
    escalation: rule.escalation.map((step) => ({ ...step })),
    advice: { ...newRule.advice, ...advice },
  };
}

/** Fields of which nothing can be made yet, by their path in the form. */
export type Unread = Record<string, MessageId>;

/** Reads the entries' numbers, and keeps a list of those that are none. */
function reader(unread: Unread) {
  const optional = (entry: NumberEntry, path: string): number | undefined => {
    if (typeof entry === 'string') unread[path] = 'validation.number';
    return typeof entry === 'number' ? entry : undefined;
  };
  const needed = (entry: NumberEntry, path: string): number => {
    if (entry === null) unread[path] = 'validation.required';
    return optional(entry, path) ?? Number.NaN;
  };
  return { optional, needed };
}

const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
const without = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

/**
 * The rule that the entries stand for, in canonical units; what of it cannot be read is in `unread`.
 * @param before what is stored: figures typed as they are shown stay as they are
 */
export function bodyFrom(
  entries: RuleEntries,
  head: Pick<RuleBody, 'id' | 'status'>,
  units: Units,
  before: AlertRule | null,
): { body: Record<string, unknown>; unread: Unread } {
  const unread: Unread = {};
  const { optional, needed } = reader(unread);
  const { subject, basis } = entries;
  const unit = limitUnit(subject, basis, units);
  const former = before?.subject === subject && before.basis === basis ? before : null;
  const levels = entries.levels.map((level, place) => {
    const path = `levels.${place}`;
    const known = former?.levels.find(({ severity }) => severity === level.severity);
    const upper = hasTwoLimits(entries) ? needed(level.upper, `${path}.upper`) : undefined;
    return without({
      severity: level.severity,
      limit: storedFrom(needed(level.limit, `${path}.limit`), unit, known?.limit),
      upper: upper === undefined ? undefined : storedFrom(upper, unit, known?.upper),
      diastolic: hasDiastolic(entries) ? needed(level.diastolic, `${path}.diastolic`) : undefined,
      days: optional(level.days, `${path}.days`),
      within: optional(level.within, `${path}.within`),
    });
  });
  const { to, codes, pathologies, patients } = entries.appliesTo;
  // Also told while a number is unread, when the domain's own checks have to wait.
  if (given(entries.name) === undefined && !isDefaultRule(head.id)) unread['name'] = 'validation.required';
  const chosen = { all: {}, category: { codes }, pathology: { pathologies }, patient: { patients } }[to];
  const { from, to: end } = entries.activeHours;
  const body = {
    ...head,
    name: given(entries.name),
    description: given(entries.description),
    subject,
    measure: subject === 'noData' ? entries.measure : undefined,
    aggregation: entries.aggregation,
    window: { unit: entries.window.unit, count: needed(entries.window.count, 'window.count') },
    minReadings: needed(entries.minReadings, 'minReadings'),
    minDays: needed(entries.minDays, 'minDays'),
    comparator: entries.comparator,
    basis,
    levels,
    clear: {
      margin: storedFrom(
        needed(entries.clear.margin, 'clear.margin'),
        marginUnit(subject, basis, units),
        former?.clear.margin,
      ),
      evaluations: needed(entries.clear.evaluations, 'clear.evaluations'),
    },
    missingPolicy: entries.missingPolicy,
    appliesTo: { to, ...chosen },
    dialysis: entries.dialysis,
    withPlan: entries.withPlan || undefined,
    exclusions: entries.exclusions,
    activeHours: from === '' && end === '' ? undefined : { from, to: end },
    notify: entries.notify,
    escalation: entries.escalation.map((step, place) => ({
      afterHours: needed(step.afterHours, `escalation.${place}.afterHours`),
      to: step.to,
    })),
    advice: without({
      en: given(entries.advice.en),
      de: given(entries.advice.de),
      fr: given(entries.advice.fr),
      pt: given(entries.advice.pt),
    }),
    reason: given(entries.reason),
  };
  return { body: without(body), unread };
}
