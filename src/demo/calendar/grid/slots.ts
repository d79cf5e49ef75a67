/** A place of the calendar that can be chosen: a day, or half an hour of it. */
export interface Slot {
  /** ISO date. */
  day: string;
  /** Since midnight; null for the day as a whole. */
  minute: number | null;
}

const two = (count: number): string => String(count).padStart(2, '0');

/** Time of day, `HH:MM`. */
export const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** A slot as the page names it; in their order texts stand as slots do. */
export const slotText = ({ day, minute }: Slot): string =>
  minute === null ? day : `${day}T${clock(minute)}`;

export function slotOf(text: string): Slot {
  const [day = '', time] = text.split('T');
  if (time === undefined) return { day, minute: null };
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minute: hours * 60 + minutes };
}

export const sameSlot = (one: Slot, other: Slot): boolean =>
  one.day === other.day && one.minute === other.minute;

/** From the earlier of two slots to the later one; days and hours do not mix. */
export function range(one: Slot, other: Slot): [first: Slot, last: Slot] {
  if ((one.minute === null) !== (other.minute === null)) return [one, one];
  return slotText(one) <= slotText(other) ? [one, other] : [other, one];
}

/** The next full half hour. @param at epoch ms */
export function halfHourFrom(at: number, timeZone: string): Slot {
  const next = Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' });
  return { day: next.toPlainDate().toString(), minute: next.hour * 60 + next.minute };
}
