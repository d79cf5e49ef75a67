import type { IntlShape } from 'react-intl';
import type { DosageLine, MostDose } from '@/domain/medicine/dosageLine';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { MessageId } from '@/locales';
import type { HistoryRow } from '../../ui/table/HistoryTable';
import { formatsOf } from '../format';
import { wordTable } from '../unknownWords';

/** The state of a prescription, in a word. */
export const medicationWord: Record<MedicationRequest['status'], MessageId> = wordTable({
  active: 'patient.medicationActive',
  'on-hold': 'patient.medicationOnHold',
  cancelled: 'patient.medicationCancelled',
  completed: 'patient.medicationCompleted',
  'entered-in-error': 'patient.medicationError',
  stopped: 'patient.medicationStopped',
  draft: 'patient.medicationDraft',
  unknown: 'patient.medicationUnknown',
});

const openMedications: readonly MedicationRequest['status'][] = ['active', 'on-hold', 'draft', 'unknown'];

/** Names of periods in UCUM and in English, as units that every language has words for. */
const periodUnits: Readonly<Record<string, string>> = {
  min: 'minute',
  h: 'hour',
  hr: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  a: 'year',
};
const plainUnit = (unit: string): string => {
  const singular = unit.toLowerCase().replace(/s$/, '');
  return periodUnits[unit] ?? (Object.values(periodUnits).includes(singular) ? singular : '');
};

const figure = (value: number, intl: IntlShape): string =>
  intl.formatNumber(value, { maximumFractionDigits: 20 });
const amountText = ({ value, unit }: { value: number; unit: string }, intl: IntlShape): string =>
  `${figure(value, intl)} ${unit}`.trim();
function periodText({ value, unit }: { value: number; unit: string }, intl: IntlShape): string {
  const known = plainUnit(unit);
  return known === ''
    ? amountText({ value, unit }, intl)
    : intl.formatNumber(value, { style: 'unit', unit: known, unitDisplay: 'long' });
}

/** A point in time as its source gave it; partial dates stay what they are. */
const pointText = (text: string, intl: IntlShape): string =>
  /^\d{4}-\d\d-\d\d/.test(text) ? formatsOf(intl).day(text.slice(0, 10)) : text;

const boundTexts = (from: string | undefined, until: string | undefined, intl: IntlShape): string[] => [
  ...(from ? [intl.formatMessage({ id: 'patient.doseFrom' }, { date: pointText(from, intl) })] : []),
  ...(until ? [intl.formatMessage({ id: 'patient.doseUntil' }, { date: pointText(until, intl) })] : []),
];

function mostText({ per, ...amount }: MostDose, intl: IntlShape): string {
  const values = { amount: amountText(amount, intl) };
  if (per === 'administration') return intl.formatMessage({ id: 'patient.mostAtOnce' }, values);
  if (per === 'lifetime') return intl.formatMessage({ id: 'patient.mostEver' }, values);
  return intl.formatMessage({ id: 'patient.mostIn' }, { ...values, period: periodText(per, intl) });
}

/** A line of a dosage with all conditions that it holds under. @param number of its step, where lines follow each other */
function lineText(line: DosageLine, number: number | undefined, intl: IntlShape): string {
  const { text, dose, timing, from, until, asNeeded, neededFor, additional = [], most = [] } = line;
  const needed =
    neededFor === undefined
      ? asNeeded && intl.formatMessage({ id: 'patient.asNeeded' })
      : intl.formatMessage({ id: 'patient.asNeededFor' }, { what: neededFor });
  const parts = [
    text,
    dose && amountText(dose, intl),
    timing,
    ...boundTexts(from, until, intl),
    needed,
    ...additional,
    line.patientInstruction,
    ...most.map((one) => mostText(one, intl)),
    line.isPart && intl.formatMessage({ id: 'patient.doseInPart' }),
  ].filter(Boolean);
  return `${number === undefined ? '' : `${figure(number, intl)}. `}${parts.join('; ')}`;
}

/** Tells how a medicine of another system is taken, line by line: the source's words, its marks and figures in the reader's. */
export function dosageTexts(request: MedicationRequest, intl: IntlShape): string[] {
  const { isStatement, status, authoredOn, until, dosage, asNeeded, lines } = request;
  const said = isStatement
    ? [
        [
          intl.formatMessage({
            id: status === 'active' ? 'patient.takenByStatement' : 'patient.byStatement',
          }),
          ...boundTexts(authoredOn, until, intl),
        ].join('; '),
      ]
    : [];
  if (lines) {
    const areSteps = new Set(lines.map(({ sequence }) => sequence)).size > 1;
    return [...said, ...lines.map((line) => lineText(line, areSteps ? line.sequence : undefined, intl))];
  }
  const texts = dosage?.split('\n') ?? [];
  if (!asNeeded) return [...said, ...texts];
  // Of prescriptions stored before lines were, nobody knows which of several is meant.
  return texts.length > 1
    ? [...said, ...texts, intl.formatMessage({ id: 'patient.partlyAsNeeded' })]
    : [...said, [...texts, intl.formatMessage({ id: 'patient.asNeeded' })].join('; ')];
}

/** A prescription that another system sent, or a statement, as a row of what is on the record. */
export const medicationRow = (request: MedicationRequest, intl: IntlShape): HistoryRow => ({
  id: request.id,
  name: request.medicine,
  details: dosageTexts(request, intl),
  status: medicationWord[request.status],
  isOver: !openMedications.includes(request.status),
  // Since when something is taken is no day on which it was prescribed.
  since: request.isStatement ? undefined : request.authoredOn,
});
