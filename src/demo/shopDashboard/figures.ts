import { monthOf, stopsOf, type Period, type Stretch } from '../charts/days';
import { amountIn, amountOn, chance, growthOf, shared, type Flow } from '../charts/sample';

/** Invented figures of a shop, calculated for every day by itself. */
const flows = {
  subscribers: { seed: 111, perDay: 3310 },
  /** Euros. */
  revenue: { seed: 112, perDay: 3150 },
  sales: { seed: 113, perDay: 240 },
  orders: { seed: 114, perDay: 3480 },
  newClients: { seed: 115, perDay: 34 },
  retained: { seed: 116, perDay: 58 },
  sessions: { seed: 117, perDay: 1900 },
  customers: { seed: 118, perDay: 39 },
} satisfies Record<string, Flow>;

const sumOf = (flow: Flow, stops: readonly Stretch[]): number =>
  stops.reduce((sum, stop) => sum + amountIn(flow, stop), 0);
const between = (low: number, high: number, seed: number, place: number): number =>
  low + (high - low) * chance(seed, place);
const firstOf = (stops: readonly Stretch[]): number => stops[0]?.from ?? 0;

/** Proportions that move a little from one time to the next. */
const moved = (proportions: readonly number[], seed: number, place: number): number[] =>
  proportions.map((part, index) => part * between(0.85, 1.15, seed + index, place));

export interface Taken {
  total: number;
  change: number;
  stops: Stretch[];
  values: number[];
}
export type TakenFlow = 'subscribers' | 'revenue' | 'sales' | 'orders';

const WEEK = 7;

/** The last 13 weeks up to yesterday. @param before how many times 13 weeks lie between */
const weeksOf = (today: number, before = 0): Stretch[] =>
  Array.from({ length: 13 }, (_, index) => ({
    from: today - WEEK * (13 * (before + 1) - index),
    days: WEEK,
  }));

/** What came in the last 28 days, of sales in the last quarter; and how much more than in as many days before. */
export function taken(what: TakenFlow, today: number): Taken {
  const stopsOfIt = (before: number) =>
    what === 'sales' ? weeksOf(today, before) : stopsOf('days28', today, before);
  const stops = stopsOfIt(0);
  const values = stops.map((stop) => amountIn(flows[what], stop));
  const total = sumOf(flows[what], stops);
  return { total, change: growthOf(total, sumOf(flows[what], stopsOfIt(1))), stops, values };
}

export interface Revenue {
  /** Days of the longer month, from 1. */
  days: number[];
  /** Null from today on: that day is not over. */
  current: (number | null)[];
  last: (number | null)[];
  totals: { current: number; last: number };
}

/** Takings of every day of this month beside those of the one before, euros. */
export function revenueBy(today: number): Revenue {
  const now = monthOf(today, 0);
  const before = monthOf(today, 1);
  const days = Array.from({ length: Math.max(now.days, before.days) }, (_, index) => index + 1);
  const lineOf = (month: Stretch, end: number) =>
    days.map((day) => {
      const at = month.from + day - 1;
      return day <= month.days && at < end ? amountOn(flows.revenue, at) : null;
    });
  const current = lineOf(now, today);
  const last = lineOf(before, now.from);
  const total = (line: readonly (number | null)[]) => line.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return { days, current, last, totals: { current: total(current), last: total(last) } };
}

/** Orders of the last 28 days: those delivered and those on their way. */
export function goalOf(today: number): { completed: number; inProgress: number } {
  const stops = stopsOf('days28', today);
  const done = between(0.76, 0.9, 131, firstOf(stops));
  const [completed = 0, inProgress = 0] = shared(sumOf(flows.orders, stops), [done, 1 - done]);
  return { completed, inProgress };
}

export interface Share {
  name: string;
  /** Of everybody, and of everybody in the period before; shares between 0 and 1. */
  share: number;
  before: number;
}

const browsers = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Opera'];
const browserShares = [58, 17, 11, 9, 5];

/** With what the sessions of the last 28 days came, whole per cents that add up to 100. */
export function browserShare(today: number): Share[] {
  const sharesAt = (day: number) => shared(100, moved(browserShares, 141, day));
  const now = sharesAt(today);
  const before = sharesAt(today - 28);
  return browsers.map((name, index) => ({
    name,
    share: (now[index] ?? 0) / 100,
    before: (before[index] ?? 0) / 100,
  }));
}

/** Clients of the last twelve calendar months: those who came for the first time, and those who came again. */
export function retentionOf(today: number): { months: Stretch[]; fresh: number[]; retained: number[] } {
  const months = Array.from({ length: 12 }, (_, index) => monthOf(today, 12 - index));
  return {
    months,
    fresh: months.map((month) => amountIn(flows.newClients, month)),
    retained: months.map((month) => amountIn(flows.retained, month)),
  };
}

/** Sessions by device: desktop, mobile, tablet; and how many there were of each in the period before. */
export function devicesIn(period: Period, today: number): { now: number[]; before: number[] } {
  const split = (stops: readonly Stretch[]) =>
    shared(sumOf(flows.sessions, stops), moved([58.6, 34.9, 6.5], 151, firstOf(stops)));
  return { now: split(stopsOf(period, today)), before: split(stopsOf(period, today, 1)) };
}

/** Customers: new, returning, referred. */
export function customersIn(period: Period, today: number): number[] {
  const stops = stopsOf(period, today);
  return shared(sumOf(flows.customers, stops), moved([690, 258, 149], 161, firstOf(stops)));
}
