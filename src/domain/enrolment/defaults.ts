import { isSameValue } from '../canonical';
import type { UserCategory } from '../category/userCategory';
import { entriesOf, type EnrolmentEntries } from './entries';

/** Gives the entries that a registration begins with. */
export const newEntries = (known: {
  timeZone: string;
  wakeUpTime: string;
  /** The name of the user who enrols the patient. */
  referent: string;
  /** A number that nobody has. */
  patientId?: string;
}): EnrolmentEntries => ({
  ...entriesOf({}),
  ...(known.patientId !== undefined && { patientId: known.patientId }),
  timeZone: known.timeZone,
  wakeUpTime: known.wakeUpTime,
  sleepTime: '22:30',
  referent: known.referent,
  readings: {
    bloodPressure: 'day2',
    pulse: '',
    water: 'day1',
    urine: '',
    weight: 'day1',
    stress: '',
    fatigue: '',
  },
});

/** The entries that go with the codes of the suggested categories, as far as these say it by their name. */
const modes: Readonly<Record<string, Partial<EnrolmentEntries>>> = {
  HD: { dialysisMode: 'haemodialysis' },
  PD: { dialysisMode: 'peritoneal' },
  TX: { transplant: 'yes', dialysisMode: 'none' },
};

type Chosen = Pick<UserCategory, 'code' | 'defaults'>;

/** Gives what a category proposes; all of it can be changed. @param reason why its fluid plan is given, in words */
function proposalOf(category: Chosen | undefined, reason: string): Partial<EnrolmentEntries> {
  if (!category) return {};
  const { fluidPlan, questionnaires = [], articles = [] } = category.defaults ?? {};
  return {
    ...modes[category.code],
    ...(fluidPlan !== undefined && { fluidPlan, fluidReason: reason }),
    ...(questionnaires.length > 0 && {
      questionnaires: Object.fromEntries(questionnaires.map((id) => [id, '7'])),
    }),
    ...(articles.length > 0 && { articles }),
  };
}

const proposable = [
  'dialysisMode',
  'transplant',
  'fluidPlan',
  'fluidReason',
  'questionnaires',
  'articles',
] as const satisfies readonly (keyof EnrolmentEntries)[];

/**
 * Gives the entries that change with the choice of a category: where nobody has decided otherwise than the category
 * before proposed, the proposal of the new one. What somebody typed stays.
 */
export function categoryChanges(
  entries: EnrolmentEntries,
  { before, chosen, reason }: { before: Chosen | undefined; chosen: Chosen | undefined; reason: string },
): Partial<EnrolmentEntries> {
  const nothing = entriesOf({});
  const was = { ...nothing, ...proposalOf(before, reason) };
  const is = { ...nothing, ...proposalOf(chosen, reason) };
  const free = proposable.filter(
    (field) => isSameValue(entries[field], was[field]) && !isSameValue(was[field], is[field]),
  );
  return Object.fromEntries(free.map((field) => [field, is[field]]));
}
