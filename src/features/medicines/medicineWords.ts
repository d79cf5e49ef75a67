import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Allocation, Frequency, Segment } from '@/domain/medicine/allocation';
import { doseUnits, type Amount, type DoseUnit, type Medicine } from '@/domain/medicine/medicine';
import type { MessageId } from '@/locales';
import { doseText, frequencyText, timeText } from '@/shared/i18n/wording/medicineWording';

/** What medicines and their schedules are called, in whole words: no abbreviation of a frequency (§3 #15). */
export interface MedicineWords {
  unit(unit: DoseUnit): string;
  /** "2 tablets", "1.5 mL"; no figure is rounded. */
  amount(amount: Amount): string;
  /** A time of day, HH:MM, in the reader's notation. */
  time(time: string): string;
  /** When a dose is due, on the list of a day: its time, of the evening before with that word. */
  dueTime(due: { day: string; time: string }, shown: string): string;
  list(words: readonly string[]): string;
  /** 1 Monday to 7 Sunday. */
  weekday(weekday: number, style?: 'long' | 'short'): string;
  /** Dose, times and days of a segment as one sentence. */
  segment(segment: Segment, asNeeded: Allocation['asNeeded']): string;
  /** The name with its capacity, where the name does not say it. */
  medicine(medicine: Pick<Medicine, 'name' | 'capacity'>): string;
}

/** Whether the name says the amount already, as those on packages do. */
function namesAmount(name: string, { value, unit }: Amount): boolean {
  const plain = (text: string) => text.replaceAll(/\s/g, '').replaceAll(',', '.').toLowerCase();
  return plain(name).includes(plain(`${value}${unit}`));
}

function wordsOf(intl: IntlShape): MedicineWords {
  const t = (id: MessageId, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const amount = (of: Amount) => doseText(of, intl);
  const time = (of: string) => timeText(of, intl);
  const frequency = (of: Frequency) => frequencyText(of, intl);
  const list = (words: readonly string[]) => intl.formatList(words, { type: 'conjunction' });
  return {
    unit: (of) => t(`medicines.unit_${of}`),
    amount,
    time,
    dueTime: (due, shown) =>
      due.day < shown ? t('intakes.yesterdayAt', { time: time(due.time) }) : time(due.time),
    list,
    // The first of January 2024 was a Monday.
    weekday: (of, style = 'long') =>
      intl.formatDate(`2024-01-0${of}T00:00:00Z`, { weekday: style, timeZone: 'UTC' }),
    segment: ({ dose, times, frequency: of }, asNeeded) =>
      asNeeded
        ? t('medicines.sentenceAsNeeded', { dose: amount(dose), count: asNeeded.maxPerDay })
        : t('medicines.sentence', {
            dose: amount(dose),
            times: list(times.map(time)),
            frequency: frequency(of),
          }),
    medicine: ({ name, capacity }) =>
      capacity && !namesAmount(name, capacity)
        ? t('medicines.nameCapacity', { name, capacity: amount(capacity) })
        : name,
  };
}

/** The words of medicines in the language of the page. */
export function useMedicineWords(): MedicineWords {
  const intl = useIntl();
  return useMemo(() => wordsOf(intl), [intl]);
}

/** Figures that the messages about wrong entries name. */
export const problemFigures = { days: 14, decimals: 3 };

/** Every unit as a choice. */
export const unitOptions = (words: MedicineWords): { value: string; label: string }[] =>
  doseUnits.map((unit) => ({ value: unit, label: words.unit(unit) }));
