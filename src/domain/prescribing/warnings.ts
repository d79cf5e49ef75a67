import { isHeldAllergy, type Allergy } from '../allergies/allergy';
import type { NewestLab } from '../laboratory/newestLab';
import type { MedicationRequest } from '../medicine/medicationRequest';
import type { Medicine } from '../medicine/medicine';
import type { Patient } from '../patients/patient';
import { byDanger } from '../allergies/allergyStanding';
import { classesOf, sharedClass, type DrugClass } from './drugClasses';
import {
  kidneyLimits,
  kidneyRuleOf,
  kidneyStanding,
  type KidneyRule,
  type KidneyStanding,
} from './kidneyLimits';
import { namesSubstance } from './substances';
import { isSameWarning, type WarningAnswer } from './warningAnswer';

export type PrescribingWarning = { about: string; ingredient: string } & (
  | { kind: 'allergy' | 'crossAllergy'; drugClass: DrugClass | null }
  | { kind: 'elsewhere' }
  | { kind: 'kidney' | 'kidneyUnknown'; rule: KidneyRule; limit: number; standing: KidneyStanding }
);

/** Holds what is known of a patient where a medicine is given. */
export interface PrescribingFacts {
  patient: Pick<Patient, 'dateOfbirth' | 'gender' | 'ext'>;
  allergies: readonly Allergy[];
  requests: readonly MedicationRequest[];
  laboratory: readonly NewestLab[];
  /** Epoch ms. */
  now: number;
}

/** Prescriptions that may be taken now: what a source does not say counts. */
const taken: ReadonlySet<MedicationRequest['status']> = new Set(['active', 'on-hold', 'unknown']);

const ingredientsOf = ({
  activeIngredients,
  name,
}: Pick<Medicine, 'activeIngredients' | 'name'>): readonly string[] =>
  activeIngredients.length > 0 ? activeIngredients : [name];

function allergyWarnings(
  ingredients: readonly string[],
  allergies: readonly Allergy[],
): PrescribingWarning[] {
  return allergies
    .filter(isHeldAllergy)
    .toSorted(byDanger)
    .flatMap((allergy): PrescribingWarning[] => {
      const { substance: about, code } = allergy;
      const same = ingredients.find((one) => namesSubstance(about, one));
      if (same !== undefined) return [{ kind: 'allergy', about, ingredient: same, drugClass: null }];
      const classes = classesOf(about, code);
      const found = ingredients.flatMap((ingredient) => {
        const shared = sharedClass(classes, classesOf(ingredient));
        return shared ? [{ ingredient, ...shared }] : [];
      });
      const worst = found.find(({ isRelated }) => !isRelated) ?? found[0];
      if (!worst) return [];
      const { ingredient, drugClass, isRelated } = worst;
      return [{ kind: isRelated ? 'crossAllergy' : 'allergy', about, ingredient, drugClass }];
    });
}

function kidneyWarnings(
  ingredients: readonly string[],
  { laboratory, patient, now }: PrescribingFacts,
): PrescribingWarning[] {
  return ingredients.flatMap((ingredient): PrescribingWarning[] => {
    const rule = kidneyRuleOf(ingredient);
    if (!rule) return [];
    const { below: limit } = kidneyLimits[rule];
    const standing = kidneyStanding(laboratory, patient, limit, now);
    if (standing.kind === 'above') return [];
    const isBelow = standing.kind === 'below' || standing.kind === 'dialysis';
    return [
      { kind: isBelow ? 'kidney' : 'kidneyUnknown', about: ingredient, ingredient, rule, limit, standing },
    ];
  });
}

/**
 * Lists what speaks against giving a medicine to a patient, the gravest first: allergies to the same substance or
 * class, kidneys below a limit or unknown, and the same ingredient on a prescription of another system.
 */
export function prescribingWarnings(
  medicine: Pick<Medicine, 'activeIngredients' | 'name'>,
  facts: PrescribingFacts,
): PrescribingWarning[] {
  const ingredients = ingredientsOf(medicine);
  const elsewhere = facts.requests
    .filter(({ status }) => taken.has(status))
    .flatMap(({ medicine: about }): PrescribingWarning[] => {
      const ingredient = ingredients.find((one) => namesSubstance(about, one));
      return ingredient === undefined ? [] : [{ kind: 'elsewhere', about, ingredient }];
    });
  const found = [
    ...allergyWarnings(ingredients, facts.allergies),
    ...kidneyWarnings(ingredients, facts),
    ...elsewhere,
  ];
  return found.filter((one, place) => found.findIndex((other) => isSameWarning(one, other)) === place);
}

/** The answers with one reason for every warning that is asked about. */
export const answeredWith = (warnings: readonly PrescribingWarning[], reason: string): WarningAnswer[] =>
  warnings.map(({ kind, about }) => ({ kind, about, reason }));

/**
 * Those that must be answered before it is stored. What was decided before is not asked again for what another system
 * prescribes as well: the change may be about that.
 */
export const askedWarnings = (
  warnings: readonly PrescribingWarning[],
  answers: readonly WarningAnswer[] = [],
  isNew = true,
): PrescribingWarning[] =>
  warnings.filter(
    (one) => (isNew || one.kind !== 'elsewhere') && !answers.some((answer) => isSameWarning(one, answer)),
  );
