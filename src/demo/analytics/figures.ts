import { isoOf, monthOf, stopsOf, type Period, type Stretch } from '../charts/days';
import { amountIn, amountOn, chance, growthOf, shared, type Flow } from '../charts/sample';

/** Invented figures, calculated for every day by itself: what a year shows are the months that the months show. */
const flows = {
  subscribers: { seed: 11, perDay: 3310 },
  orders: { seed: 12, perDay: 3480 },
  sessions: { seed: 13, perDay: 2700 },
  tickets: { seed: 14, perDay: 6 },
  products: { seed: 15, perDay: 1530 },
  sales: { seed: 16, perDay: 410 },
  visits: { seed: 17, perDay: 540 },
} satisfies Record<string, Flow>;

const sumOf = (flow: Flow, stops: readonly Stretch[]): number =>
  stops.reduce((sum, stop) => sum + amountIn(flow, stop), 0);
const daysOf = (stops: readonly Stretch[]): number => stops.reduce((sum, { days }) => sum + days, 0);
const firstOf = (stops: readonly Stretch[]): number => stops[0]?.from ?? 0;
const between = (low: number, high: number, seed: number, place: number): number =>
  low + (high - low) * chance(seed, place);

/** The best day of the last 28, and by how much it was better than an average one. */
export function bestDay(today: number): { iso: string; more: number } {
  const days = stopsOf('days28', today).map(({ from }) => from);
  const amounts = days.map((day) => amountOn(flows.sales, day));
  const best = Math.max(...amounts);
  const average = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  return { iso: isoOf(days[amounts.indexOf(best)] ?? today), more: best / average - 1 };
}

export interface Gained {
  total: number;
  change: number;
  stops: Stretch[];
  values: number[];
}

/** What came in the last 28 days, and how much more than in those before. */
export function gained(what: 'subscribers' | 'orders', today: number): Gained {
  const stops = stopsOf('days28', today);
  const values = stops.map((stop) => amountIn(flows[what], stop));
  const total = sumOf(flows[what], stops);
  return { total, change: growthOf(total, sumOf(flows[what], stopsOf('days28', today, 1))), stops, values };
}

export interface Sessions {
  stops: Stretch[];
  /** Sessions a day on average, by stop. */
  values: number[];
  average: number;
  change: number;
  goal: number;
  users: { now: number; wanted: number };
  /** Share of the users who came back. */
  retention: number;
  /** Minutes of a session on average, and how many are wanted. */
  minutes: { now: number; wanted: number };
}

export function sessionsIn(period: Period, today: number): Sessions {
  const stops = stopsOf(period, today);
  const before = stopsOf(period, today, 1);
  const total = sumOf(flows.sessions, stops);
  const average = total / daysOf(stops);
  const place = firstOf(stops);
  return {
    stops,
    values: stops.map((stop) => Math.round(amountIn(flows.sessions, stop) / stop.days)),
    average,
    change: growthOf(average, sumOf(flows.sessions, before) / daysOf(before)),
    goal: 3000,
    users: {
      now: Math.round(total * between(0.28, 0.38, 21, place)),
      wanted: 1000 * Math.ceil((total * 0.4) / 1000),
    },
    retention: between(0.72, 0.93, 22, place),
    minutes: { now: Math.round(between(5.5, 9, 23, place) * 10) / 10, wanted: 10 },
  };
}

export interface Support {
  tickets: number;
  completed: number;
  fresh: number;
  open: number;
  responseHours: number;
}

/** Every ticket is either completed, new, or being worked on. */
export function supportIn(period: Period, today: number): Support {
  const stops = stopsOf(period, today);
  const place = firstOf(stops);
  const tickets = sumOf(flows.tickets, stops);
  const done = between(0.78, 0.92, 31, place);
  const [completed = 0, fresh = 0, open = 0] = shared(tickets, [
    done,
    (1 - done) * between(0.2, 0.4, 32, place),
    (1 - done) * 0.6,
  ]);
  return { tickets, completed, fresh, open, responseHours: Math.round(between(9, 30, 33, place)) };
}

export function productOrdersIn(period: Period, today: number): number[] {
  const stops = stopsOf(period, today);
  const place = firstOf(stops);
  return shared(sumOf(flows.products, stops), [
    between(0.5, 0.62, 41, place),
    between(0.25, 0.36, 42, place),
    between(0.08, 0.14, 43, place),
  ]);
}

/** Sales and visits of the last six calendar months. */
export function halfYear(today: number): { months: Stretch[]; sales: number[]; visits: number[] } {
  const months = Array.from({ length: 6 }, (_, index) => monthOf(today, 6 - index));
  return {
    months,
    sales: months.map((month) => Math.round(amountIn(flows.sales, month) * between(0.6, 1, 51, month.from))),
    visits: months.map((month) =>
      Math.round(amountIn(flows.visits, month) * between(0.5, 1, 52, month.from)),
    ),
  };
}
