import { isCurrent, isInError, type Condition } from './condition';
import { SNOMED } from './conditionCode';
import { pathologiesOf } from '../fhir/codes';
import type { Pathology } from '../patients/patient';

/** The SNOMED CT code of a pathology; `Ivf` and primary prevention have none that says what is meant. */
const snomedCodes: Readonly<Partial<Record<Pathology, string>>> = {
  HeartFailure: '84114007',
  PostinFarction: '1755008',
  KidneyFailure: '46177005',
  DiabetesT1: '46635009',
  DiabetesT2: '44054006',
  PreDiabetes: '714628002',
  OverWeight: '238131007',
  HyperTension: '38341003',
};

/** The code with which a ticked pathology is entered as a condition. */
export function codeOfPathology(pathology: Pathology): Condition['code'] {
  const code = snomedCodes[pathology];
  return code === undefined ? undefined : { system: SNOMED, code };
}

/** Tells whether a condition says the same as a pathology: by its code, or by its words. */
const saysSame = ({ code, label }: Condition, pathology: Pathology, name: string): boolean =>
  (code !== undefined && pathologiesOf(code).includes(pathology)) ||
  label.trim().toLowerCase() === name.trim().toLowerCase();

export type TickProposal =
  | { kind: 'none' }
  /** There is none yet: enter one. */
  | { kind: 'create' }
  /** There is one that is over: it holds again. */
  | { kind: 'refresh'; condition: Condition };

/**
 * Proposes what ticking a pathology changes in the list of conditions. It goes this way only: unticking changes no
 * condition, and no condition is ever removed.
 * @param conditions of the patient
 * @param name of the pathology, in words
 */
export function tickProposal(
  pathology: Pathology,
  name: string,
  conditions: readonly Condition[],
): TickProposal {
  const same = conditions.filter((one) => !isInError(one) && saysSame(one, pathology, name));
  if (same.some(isCurrent)) return { kind: 'none' };
  // One that was refuted is another diagnosis than the one made now.
  const last = same
    .filter(({ verification }) => verification !== 'refuted')
    .toSorted((a, b) => (b.abatement ?? b.onset ?? '').localeCompare(a.abatement ?? a.onset ?? ''))[0];
  return last ? { kind: 'refresh', condition: last } : { kind: 'create' };
}

/** The condition as it holds again: active, without the end it had. */
export function refreshed(condition: Condition): Condition {
  const { abatement: _, ...rest } = condition;
  return { ...rest, clinicalStatus: 'active' };
}
