import type { Kind } from '../contract';
import type { Keeper } from './recordKeeper';

// To read needs none of it: the code comes when it is wanted, before the transaction.
const plain = async () => (await import('./recordKeeper')).recordKeeper;
const rules = async () => (await import('./rules/ruleKeeper')).ruleKeeper;
const plans = async () => (await import('./planKeeper')).planKeeper;
const houseSettings = async () => (await import('./settings/settingKeeper')).settingKeeper;
const staffed = async () => (await import('./patients/peopleKeeper')).peopleKeeper;
const categories = async () => (await import('./categories/categoryKeeper')).categoryKeeper;
const questionnaires = async () => (await import('./questionnaires/questionnaireKeeper')).questionnaireKeeper;
const education = async () => (await import('./education/articleKeeper')).articleKeeper;
const keepers: Partial<Record<Kind, () => Promise<Keeper>>> = {
  patients: staffed,
  conditions: staffed,
  practitioners: staffed,
  enrolments: staffed,
  categories,
  rules,
  thresholds: rules,
  fluidPlans: plans,
  fluidAssignments: plans,
  medicines: plans,
  allocations: plans,
  intakes: plans,
  articles: education,
  articleAssignments: education,
  questionnaires,
  questionnaireAssignments: questionnaires,
  questionnaireResponses: questionnaires,
  settings: houseSettings,
  terms: houseSettings,
};
/** Who stores a kind of record. */
export const keeperOf = (kind: Kind): Promise<Keeper> => (keepers[kind] ?? plain)();
