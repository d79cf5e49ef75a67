import { programmeStates } from '../patients/patient';
import { triageSections } from './triage';
import { byAgeAndName, compare, type WorklistRow } from './worklist';
import { figuresOf } from './worklistFigures';

export const sortKeys = [
  'severity',
  'name',
  'age',
  'category',
  'pressure',
  'water',
  'urine',
  'weight',
  'stress',
  'fatigue',
  'egfr',
  'potassium',
  'data',
  'alerts',
  'reviewed',
  'referent',
  'status',
] as const;
export type SortKey = (typeof sortKeys)[number];

const values: Record<SortKey, (row: WorklistRow) => number | string | null> = {
  severity: ({ triage }) => triageSections.indexOf(triage.section),
  name: ({ sortName }) => sortName,
  age: ({ age }) => age,
  category: ({ summary }) => summary.category,
  pressure: ({ mean }) => mean?.systolic ?? null,
  water: ({ waterYesterday }) => waterYesterday,
  urine: (row) => figuresOf(row).urine?.ml ?? null,
  weight: (row) => figuresOf(row).weightChange,
  stress: (row) => figuresOf(row).stress,
  fatigue: (row) => figuresOf(row).fatigue,
  egfr: ({ summary }) => summary.labFigures?.egfr?.value ?? null,
  potassium: ({ summary }) => summary.labFigures?.potassium?.value ?? null,
  data: ({ triage }) => triage.daysSinceData,
  alerts: ({ summary }) => summary.alerts.length,
  // Who was never looked at waits longest.
  reviewed: (row) => figuresOf(row).reviewedAt ?? 0,
  referent: ({ summary }) => summary.referent ?? null,
  status: ({ summary }) => programmeStates.indexOf(summary.status),
};

/** What a list is sorted by, as whole numbers: the smallest value is 0, and no value is `distinct`. */
interface Ranks {
  of: Uint32Array;
  distinct: number;
}

/** The places of rows by age and name, with the ranks of each column that was sorted by so far. */
interface Prepared {
  placed: Uint32Array;
  ranks: Map<SortKey, Ranks>;
}

const preparedLists = new WeakMap<readonly WorklistRow[], Prepared>();

function preparedOf(rows: readonly WorklistRow[]): Prepared {
  const before = preparedLists.get(rows);
  if (before) return before;
  const places = new Map(rows.map((row, place) => [row, place]));
  const placed = Uint32Array.from(rows.toSorted(byAgeAndName), (row) => places.get(row) ?? 0);
  const prepared = { placed, ranks: new Map() };
  preparedLists.set(rows, prepared);
  return prepared;
}

/** Prepares an order that somebody may ask for: what it compares is worked out once for an array of rows. */
export function prepareOrder(rows: readonly WorklistRow[], key: SortKey): Ranks {
  const { placed, ranks } = preparedOf(rows);
  const before = ranks.get(key);
  if (before) return before;
  const valueOf = values[key];
  const column = Array.from(placed, (place) => {
    const row = rows[place];
    return row ? valueOf(row) : null;
  });
  const known = [...new Set(column)].filter((value) => value !== null).sort(compare);
  const rankOf = new Map<number | string | null, number>(known.map((value, rank) => [value, rank]));
  const distinct = known.length;
  const made = { of: Uint32Array.from(column, (value) => rankOf.get(value) ?? distinct), distinct };
  ranks.set(key, made);
  return made;
}

/**
 * The places of rows in the order asked for; ties by the age of the alert, then by name. No value sorts last in either
 * direction, because it is neither the best nor the worst. What is compared is prepared once for an array of rows, which
 * must not be changed afterwards: another order of it only counts.
 */
export function orderOf(rows: readonly WorklistRow[], key: SortKey, descending: boolean): Uint32Array {
  const { placed } = preparedOf(rows);
  const { of: ranks, distinct } = prepareOrder(rows, key);
  const turned = (rank: number) => (descending && rank < distinct ? distinct - 1 - rank : rank);
  // How many stand before each rank: rows of one rank keep the order they have.
  const next = new Uint32Array(distinct + 2);
  for (const rank of ranks) {
    const after = turned(rank) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Uint32Array(placed.length);
  for (let index = 0; index < placed.length; index += 1) {
    const rank = turned(ranks[index] ?? distinct);
    const at = next[rank] ?? 0;
    next[rank] = at + 1;
    order[at] = placed[index] ?? 0;
  }
  return order;
}
