const DAY_MS = 86_400_000;

/** Whole days, the first counted in days since 1970. */
export interface Stretch {
  from: number;
  days: number;
}

/** What the figures of a card are about. */
export const periods = ['days28', 'lastMonth', 'lastYear'] as const;
export type Period = (typeof periods)[number];

/** The day of an instant, epoch ms, where the browser is; in days since 1970. */
export function dayOf(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

export const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The calendar month that began a number of months before the one of a day. */
export function monthOf(day: number, back: number): Stretch {
  const date = new Date(day * DAY_MS);
  const start = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1) / DAY_MS;
  return { from: start(back), days: start(back - 1) - start(back) };
}

const singleDays = ({ from, days }: Stretch): Stretch[] =>
  Array.from({ length: days }, (_, index) => ({ from: from + index, days: 1 }));

/**
 * The stops of a period up to yesterday: its days, or the months of a year.
 * @param before how many periods of the kind lie between: 1 for the one before
 */
export function stopsOf(period: Period, today: number, before = 0): Stretch[] {
  switch (period) {
    case 'days28':
      return singleDays({ from: today - 28 * (before + 1), days: 28 });
    case 'lastMonth':
      return singleDays(monthOf(today, before + 1));
    case 'lastYear': {
      const month = new Date(today * DAY_MS).getUTCMonth();
      return Array.from({ length: 12 }, (_, index) => monthOf(today, month + 12 * (before + 1) - index));
    }
  }
}
