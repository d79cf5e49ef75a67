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

/** Rows by age and name, with the ranks of each column that was sorted by so far. */
interface Prepared {
  placed: readonly WorklistRow[];
  ranks: Map<SortKey, Ranks>;
}

const preparedLists = new WeakMap<readonly WorklistRow[], Prepared>();

function preparedOf(rows: readonly WorklistRow[]): Prepared {
  const before = preparedLists.get(rows);
  if (before) return before;
  const prepared = { placed: rows.toSorted(byAgeAndName), ranks: new Map() };
  preparedLists.set(rows, prepared);
  return prepared;
}

function ranksOf({ placed, ranks }: Prepared, key: SortKey): Ranks {
  const before = ranks.get(key);
  if (before) return before;
  const valueOf = values[key];
  const column = placed.map(valueOf);
  const known = [...new Set(column)].filter((value) => value !== null).sort(compare);
  const rankOf = new Map<number | string | null, number>(known.map((value, rank) => [value, rank]));
  const distinct = known.length;
  const made = { of: Uint32Array.from(column, (value) => rankOf.get(value) ?? distinct), distinct };
  ranks.set(key, made);
  return made;
}

/**
 * Rows in the order asked for; ties by the age of the alert, then by name. No value sorts last in either direction,
 * because it is neither the best nor the worst. What is compared is prepared once for an array of rows, which must not be
 * changed afterwards: another order of it only counts.
 */
export function sortRows(rows: readonly WorklistRow[], key: SortKey, descending: boolean): WorklistRow[] {
  const prepared = preparedOf(rows);
  const { placed } = prepared;
  const { of: ranks, distinct } = ranksOf(prepared, key);
  const placeOf = (rank: number) => (descending && rank < distinct ? distinct - 1 - rank : rank);
  // How many stand before each place: rows of one place keep the order they have.
  const next = new Uint32Array(distinct + 2);
  for (const rank of ranks) {
    const place = placeOf(rank) + 1;
    next[place] = (next[place] ?? 0) + 1;
  }
  for (let place = 1; place < next.length; place += 1)
    next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0);
  const sorted = placed.slice();
  for (const [index, row] of placed.entries()) {
    const place = placeOf(ranks[index] ?? distinct);
    const at = next[place] ?? 0;
    next[place] = at + 1;
    sorted[at] = row;
  }
  return sorted;
}
