import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { frequencySchema } from '@/domain/medicine/allocation';
import { amountSchema } from '@/domain/medicine/medicine';
import { readingSchema } from '@/domain/readings/reading';
import type { MessageId } from '@/locales';
import type { Conflict } from '../api/appError';
import { fieldWord } from '../i18n/wording/fieldWording';
import { measureWord } from '../i18n/wording/measureWording';
import { doseText, frequencyText } from '../i18n/wording/medicineWording';
import { useOwnTimes } from '../i18n/ownTimes';
import { useWording } from '../i18n/wording/wording';
import type { Difference } from '../record/BothVersions';

/** Names of parts by their last step, where the whole path has none. */
const partWords: Readonly<Record<string, MessageId>> = {
  dose: 'medicines.dose',
  amount: 'medicines.dose',
  times: 'medicines.times',
  frequency: 'medicines.frequency',
  asNeeded: 'medicines.asNeeded',
  message: 'education.message',
  due: 'education.due',
  takenAt: 'audit.fieldTime',
  state: 'audit.fieldStatus',
  answers: 'settings.answers',
  tags: 'education.tags',
  ml: 'fluidPlans.amount',
  upperMl: 'fluidPlans.amount',
  limit: 'alerts.limit',
};

/** The name of a part: of the whole path, else of its nearest step that has one. */
function wordOf(path: string): MessageId {
  const steps = path.split('.').filter((step) => !/^\d+$/.test(step));
  const whole = fieldWord(steps.join('.'));
  if (whole) return whole;
  for (const step of steps.toReversed()) {
    const word = Object.hasOwn(partWords, step) ? partWords[step] : fieldWord(step);
    if (word) return word;
  }
  return 'settings.furtherPart';
}

const amountOf = z.object({ value: z.number(), unit: amountSchema.shape.unit });
const INSTANT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/;

function textOf(value: unknown, intl: IntlShape, moment: (when: string) => string): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'number') return intl.formatNumber(value, { maximumFractionDigits: 6 });
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return moment(value);
    const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
    return isDay ? intl.formatDate(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }) : value;
  }
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'answering.yes' : 'answering.no' });
  const amount = amountOf.safeParse(value);
  if (amount.success) return doseText(amount.data, intl);
  const frequency = frequencySchema.safeParse(value);
  if (frequency.success) return frequencyText(frequency.data, intl);
  const parts = Object.values(value).map((part) => textOf(part, intl, moment));
  return intl.formatList(
    parts.filter((part) => part !== ''),
    { type: 'unit' },
  );
}

/** Lists what is stored and what was sent, part by part, in words and in the units of the person who reads. */
export function useConflictWords({ path, stored, sent, differences }: Conflict): Difference[] {
  const intl = useIntl();
  const words = useWording();
  const { moment } = useOwnTimes();
  const rows: Difference[] = [];
  const ofReading = readingSchema.safeParse(path === '/readings' ? stored : undefined);
  const isValue = (part: string) => part === 'value' || part === 'diastolic';
  if (ofReading.success && differences.some((one) => isValue(one.path))) {
    const mine = readingSchema.safeParse({ ...stored, diastolic: undefined, ...sent });
    const said = mine.success ? words.value(mine.data.measure, mine.data) : '';
    const { measure } = ofReading.data;
    const label = intl.formatMessage({ id: measureWord[measure] });
    rows.push({ label, mine: said, theirs: words.value(measure, ofReading.data) });
  }
  for (const one of differences) {
    if (ofReading.success && isValue(one.path)) continue;
    const label = intl.formatMessage({ id: wordOf(one.path) });
    const mine = textOf(one.sent, intl, moment);
    const theirs = textOf(one.stored, intl, moment);
    const same = rows.find((row) => row.label === label);
    if (same) {
      // Of one thing all parts stand in one row.
      same.mine = intl.formatList([same.mine, mine].filter(Boolean), { type: 'unit' });
      same.theirs = intl.formatList([same.theirs, theirs].filter(Boolean), { type: 'unit' });
    } else rows.push({ label, mine, theirs });
  }
  return rows;
}
