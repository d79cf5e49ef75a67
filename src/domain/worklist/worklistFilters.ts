import { isReferent } from '../alerts/alertAudience';
import { searchOf, type Search } from '../search';
import { measures } from '../readings/measure';
import { labSubjects } from '../rules/labSubjects';
import { programmeStates } from '../patients/patient';
import { triageSections } from './triage';
import { fluidStanding, isPressureOnTarget, type WorklistRow } from './worklist';
import { coverageDays, figuresOf, isCovered, type CoverageDays } from './worklistFigures';
import { isWatched } from '../rules/alertLimits';

const DAY_MS = 86_400_000;

/** The standings of a figure against its target. `judged`: met or missed; `unknown`: too little is known to say. */
const standings = ['met', 'missed', 'judged', 'unknown'] as const;
type Standing = (typeof standings)[number];

/** The filters that are one of a few, with what can be chosen; '' stands for all. */
export const filterChoices = {
  section: triageSections,
  /** An alert about this is active. */
  measure: [...measures, ...labSubjects],
  /** Patient days since anything came. */
  data: ['today', '1', '3', '7', '14', 'never'],
  status: programmeStates,
  /** The direction of the fluid plan's target. */
  plan: ['minimum', 'maximum', 'range', 'none'],
  mine: ['1'],
  /** Not reviewed by anybody for this many days. */
  unreviewed: ['1', '7', '14', '30'],
  /** The 7-day mean against the own target. */
  pressure: standings,
  /** Yesterday's water against the plan. */
  fluid: standings,
  /** Enough readings in this many days, or not. */
  coverage: coverageDays.flatMap((days) => [`met${days}`, `missed${days}`, `expected${days}`] as const),
} as const;
export type ChoiceKey = keyof typeof filterChoices;
/** The filters of free text: a category's code, a pathology, a name or `none`. */
export const textFilters = ['category', 'pathology', 'referent'] as const;
type TextKey = (typeof textFilters)[number];
export type FilterKey = ChoiceKey | TextKey;

export type WorklistFilters = { q: string } & Record<TextKey, string> & {
    [Key in ChoiceKey]: (typeof filterChoices)[Key][number] | '';
  };

export const filterKeys = [...textFilters, ...(Object.keys(filterChoices) as ChoiceKey[])];

export const noFilters: WorklistFilters = {
  q: '',
  category: '',
  pathology: '',
  referent: '',
  section: '',
  measure: '',
  data: '',
  status: '',
  plan: '',
  mine: '',
  unreviewed: '',
  pressure: '',
  fluid: '',
  coverage: '',
};

/** Who filters and when: a user name, the name as a referent is written, and epoch ms. */
export interface Viewer {
  username: string;
  name: string;
  now: number;
}

/** Tells whether a patient is the viewer's: they are the referent, or have an active alert in hand. */
export function isMine(
  { summary }: WorklistRow,
  { username, name }: Pick<Viewer, 'username' | 'name'>,
): boolean {
  return (
    isReferent(summary.referent, { username, name }) || summary.alerts.some(({ owner }) => owner === username)
  );
}

/** Tells whether nobody has reviewed the patient for `days` times 24 hours; none is needed outside the programme. */
export function isUnreviewed(row: WorklistRow, days: number, now: number): boolean {
  const { reviewedAt } = figuresOf(row);
  return isWatched(row.summary.status) && (reviewedAt === null || now - reviewedAt >= days * DAY_MS);
}

const stands = (wanted: Standing, met: boolean | null): boolean => {
  switch (wanted) {
    case 'judged':
      return met !== null;
    case 'unknown':
      return met === null;
    default:
      return met === (wanted === 'met');
  }
};

function drinksAs(row: WorklistRow, wanted: Standing): boolean {
  const standing = fluidStanding(row);
  return standing !== null && stands(wanted, standing === 'unknown' ? null : standing === 'met');
}

function isSilentFor(
  { triage: { daysSinceData: days, silentDays } }: WorklistRow,
  wanted: WorklistFilters['data'],
): boolean {
  if (wanted === 'never') return days === null;
  if (wanted === 'today') return days === 0;
  return silentDays === null || silentDays >= Number(wanted);
}

function isCoveredAs(row: WorklistRow, wanted: WorklistFilters['coverage']): boolean {
  const covered = isCovered(row, Number(wanted.replace(/\D/g, '')) as CoverageDays);
  return covered !== null && (wanted.startsWith('expected') || covered === wanted.startsWith('met'));
}

const tests: {
  [Key in FilterKey]: (row: WorklistRow, wanted: WorklistFilters[Key], asker: Viewer) => boolean;
} = {
  section: ({ triage }, section) => triage.section === section,
  category: ({ summary }, category) => (summary.category ?? 'none') === category,
  pathology: ({ summary }, pathology) => summary.pathologies.includes(pathology),
  referent: ({ summary }, referent) => (summary.referent ?? 'none') === referent,
  measure: ({ summary }, measure) => summary.alerts.some((alert) => alert.measure === measure),
  data: isSilentFor,
  status: ({ summary }, status) => summary.status === status,
  plan: ({ summary }, plan) => (summary.fluidTarget?.direction ?? 'none') === plan,
  mine: (row, _, asker) => isMine(row, asker),
  unreviewed: (row, days, { now }) => isUnreviewed(row, Number(days), now),
  pressure: (row, wanted) => stands(wanted as Standing, isPressureOnTarget(row)),
  fluid: (row, wanted) => drinksAs(row, wanted as Standing),
  coverage: isCoveredAs,
};

/** All that is searched of an array of rows as one text, and where each row begins in it. */
interface Searched {
  text: string;
  starts: Uint32Array;
}

const searchedLists = new WeakMap<readonly WorklistRow[], Searched>();

/** Prepares the search of an array of rows: one text is looked through in a fraction of the time of ten thousand. */
export function prepareSearch(rows: readonly WorklistRow[]): Searched {
  const before = searchedLists.get(rows);
  if (before) return before;
  const starts = new Uint32Array(rows.length + 1);
  let at = 0;
  for (const [place, { haystack }] of rows.entries()) {
    starts[place] = at;
    at += haystack.length + 1;
  }
  starts[rows.length] = at;
  // No word that is looked for holds a space: none is found across two rows.
  const searched = { text: rows.map(({ haystack }) => haystack).join(' '), starts };
  searchedLists.set(rows, searched);
  return searched;
}

/** The rows that hold what is looked for: 1 where they do. */
function foundIn(rows: readonly WorklistRow[], search: Search): Uint8Array {
  const { text, starts } = prepareSearch(rows);
  const holding = (spellings: readonly string[]): Uint8Array => {
    const found = new Uint8Array(rows.length);
    for (const spelling of spellings) {
      let place = 0;
      for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, starts[place])) {
        while ((starts[place + 1] ?? Infinity) <= at) place += 1;
        found[place] = 1;
        place += 1;
      }
    }
    return found;
  };
  const found = new Uint8Array(rows.length);
  for (const words of search) {
    const each = words.map(holding);
    for (let place = 0; place < rows.length; place += 1)
      if (each.every((one) => one[place] === 1)) found[place] = 1;
  }
  return found;
}

/**
 * Rows that satisfy every filter; each word of the search must occur, however it is spelt. The rows must not be changed afterwards.
 * @param order the places of the rows in the order in which they are answered; as they are without
 */
export function filterRows(
  rows: readonly WorklistRow[],
  filters: WorklistFilters,
  asker: Viewer,
  order: ArrayLike<number> = Uint32Array.from(rows.keys()),
): readonly WorklistRow[] {
  const found = filters.q.trim() === '' ? null : foundIn(rows, searchOf(filters.q));
  const set = filterKeys.filter((key) => filters[key] !== '');
  const passes = <Key extends FilterKey>(row: WorklistRow, key: Key) => tests[key](row, filters[key], asker);
  const left: WorklistRow[] = [];
  for (let index = 0; index < order.length; index += 1) {
    const place = order[index] ?? 0;
    const row = rows[place];
    if (row && (!found || found[place] === 1) && set.every((key) => passes(row, key))) left.push(row);
  }
  return left;
}
