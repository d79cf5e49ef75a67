import type { IntlShape } from 'react-intl';
import { observedUnits, type AlertStatus, type Observed } from '@/domain/alerts/alert';
import { ruleIds, type RuleId } from '@/domain/rules/ruleIds';
import type { OpenAlert } from '@/domain/patients/summary';
import { canonicalUnits, type Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { amountText } from './amountWording';
import { formatsOf } from '../format';
import { withComparator } from './comparatorSign';
import { measureWord } from './measureWording';
import { ruleWords } from './ruleWords';
import { wordTable } from '../unknownWords';

export type DescribedAlert = Pick<OpenAlert, 'rule' | 'observed' | 'direction' | 'measure'>;

export const alertStatusWord: Record<AlertStatus, MessageId> = wordTable({
  open: 'alerts.statusOpen',
  unknown: 'alerts.statusUnknown',
  acknowledged: 'alerts.statusAcknowledged',
  inProgress: 'alerts.statusInProgress',
  snoozed: 'alerts.statusSnoozed',
  needsReview: 'alerts.statusNeedsReview',
  resolved: 'alerts.statusResolved',
  falseAlarm: 'alerts.statusFalseAlarm',
  autoCleared: 'alerts.statusAutoCleared',
});

const knownRule = (rule: string): RuleId | undefined => ruleIds.find((id) => id === rule);

function quantity(
  intl: IntlShape,
  units: Units,
  unit: string,
  first: number,
  second: number | null | undefined,
): string {
  const { number } = formatsOf(intl);
  const known = observedUnits.find((one) => one === unit);
  const tenths = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  switch (known) {
    case undefined: {
      const verbatim = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 20 });
      const figures = typeof second === 'number' ? `${verbatim(first)}/${verbatim(second)}` : verbatim(first);
      return `${figures}\u00a0${unit}`.trimEnd();
    }
    case 'mmHg': {
      const figures = typeof second === 'number' ? `${number(first)}/${number(second)}` : number(first);
      return intl.formatMessage({ id: 'alerts.inMmHg' }, { figures });
    }
    case 'mL':
      return amountText(first, units.volume, intl);
    case 'kg':
      return amountText(first, units.weight, intl);
    case '/min':
      return intl.formatMessage({ id: 'common.valuePulse' }, { value: number(first) });
    case '0-10':
      return intl.formatMessage({ id: 'common.valueScore' }, { value: tenths(first) });
    case 'voids':
      return intl.formatMessage({ id: 'alerts.inVoids' }, { count: first });
    case 'signs':
      return intl.formatMessage({ id: 'alerts.inSigns' }, { count: first });
    case 'bags':
      return intl.formatMessage({ id: 'alerts.inBags' }, { count: first });
    case '%':
      return intl.formatNumber(first / 100, { style: 'percent', maximumFractionDigits: 1 });
    case 'days':
      return intl.formatMessage({ id: 'alerts.inDays' }, { days: first });
    case 'points':
      return intl.formatMessage({ id: 'alerts.inPoints' }, { count: first });
    case 'mmol/L':
    case 'g/L':
    case 'µg/L':
    case 'mL/min/1.73 m²':
      return `${tenths(first)}\u00a0${known}`;
  }
}

/**
 * Says what was observed, with its unit: `192/108 mmHg`; "No value" where there is none. Means are rounded to whole
 * units. A figure in a unit that this program does not know is neither rounded nor converted.
 * @param units what the reader chose; canonical ones without
 */
export function observedText(
  { value, diastolic, comparator, signs, unit }: Observed,
  intl: IntlShape,
  units: Units = canonicalUnits,
): string {
  if (value === null) return intl.formatMessage({ id: 'alerts.noValue' });
  if (signs && signs.length > 0)
    return intl.formatList(signs.map((sign) => intl.formatMessage({ id: `alerts.sign_${sign}` })));
  return withComparator(quantity(intl, units, unit, value, diastolic), comparator);
}

/** The figure that was compared with, with its unit: `180/110 mmHg`. */
export function limitText(
  { limit, diastolicLimit, unit }: Observed,
  intl: IntlShape,
  units: Units = canonicalUnits,
): string {
  return quantity(intl, units, unit, limit, diastolicLimit);
}

/**
 * A rule in a few words: its own name where people gave it one, else the translated one; a rule this program does not
 * know is named as the server named it.
 */
export function ruleName(rule: string, intl: IntlShape, ownName?: string): string {
  if (ownName) return ownName;
  const known = knownRule(rule);
  return known
    ? intl.formatMessage({ id: ruleWords[known].name })
    : intl.formatMessage({ id: 'alerts.ruleUnknown' }, { rule });
}

const HOUR_MS = 3_600_000;

/** A sentence about a figure, with how late it came where it did: in hours up to two days, of a patient day in days. */
function withLateness(sentence: string, { at, arrivedAt }: Observed, intl: IntlShape): string {
  const hours = Math.floor((Date.parse(arrivedAt ?? '') - Date.parse(at ?? '')) / HOUR_MS);
  if (Number.isNaN(hours)) return sentence;
  return at?.includes('T') && hours < 48
    ? intl.formatMessage({ id: 'alerts.sentenceLateHours' }, { sentence, hours })
    : intl.formatMessage({ id: 'alerts.sentenceLateDays' }, { sentence, days: Math.floor(hours / 24) });
}

/** Gives an alert in words: one or two sentences with figures and units, for worklists, tables and announcements. */
export const alertSentence = (
  alert: DescribedAlert,
  intl: IntlShape,
  units: Units = canonicalUnits,
): string => withLateness(figureSentence(alert, intl, units), alert.observed, intl);

function figureSentence(
  { rule, observed, direction, measure }: DescribedAlert,
  intl: IntlShape,
  units: Units,
): string {
  // A clinic's own rule about signs says them as the first one does: they have no limit to speak of.
  const known = knownRule(rule) ?? (observed.signs && 'urineSign');
  const values = {
    value: observedText(observed, intl, units),
    limit: limitText(observed, intl, units),
    readings: observed.readings ?? 0,
    days: observed.days ?? 0,
    missing: observed.value ?? 0,
    measure: intl.formatMessage({ id: measureWord[measure] }),
  };
  if (known) return intl.formatMessage({ id: ruleWords[known].sentence }, values);
  if (measure === 'questionnaire')
    return intl.formatMessage(
      { id: direction === 'low' ? 'alerts.sentenceScoreLow' : 'alerts.sentenceScoreHigh' },
      values,
    );
  const byDirection: Record<typeof direction, MessageId> = wordTable({
    high: 'alerts.sentenceHigh',
    low: 'alerts.sentenceLow',
    missing: 'alerts.sentenceMissing',
    unknown: 'alerts.sentencePlain',
  });
  return intl.formatMessage({ id: byDirection[direction] }, values);
}
