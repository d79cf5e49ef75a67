import { isOnDialysis, seemsDialysed } from '../patients/openFacts';
import type { Patient } from '../patients/patient';
import { patientDay } from '../patientDay';
import { ageOn } from '../rules/alertLimits';
import { ckdEpi2021 } from './ckdEpi';
import type { LabResult } from './labResult';
import { canonicalLabValue, countedResults } from './labValues';

/** A GFR, reported by a laboratory or computed here from creatinine. */
export interface EgfrValue {
  /** Epoch ms. */
  at: number;
  /** mL/min/1.73 m². */
  value: number;
  comparator?: LabResult['comparator'];
  isComputed: boolean;
}

type Person = Pick<Patient, 'dateOfbirth' | 'gender'> & {
  ext: Pick<Patient['ext'], 'timeZone' | 'dialysisMode' | 'signs'>;
};

/**
 * All GFRs of a patient, the oldest first: as reported, and by CKD-EPI 2021 from creatinine of days of which none was
 * reported. None is computed on dialysis, nor where the record speaks for it, for there creatinine says nothing of the kidneys, nor for somebody below 18.
 */
export function egfrValues(
  results: readonly Pick<LabResult, 'analyte' | 'at' | 'value' | 'unit' | 'comparator' | 'status'>[],
  person: Person,
): EgfrValue[] {
  const { timeZone } = person.ext;
  const dayOf = (at: number) => patientDay(at, { timeZone });
  const reported = countedResults(results, 'egfr').flatMap((result): EgfrValue[] => {
    const [value, { comparator }] = [canonicalLabValue(result), result];
    const at = Date.parse(result.at);
    return value === null ? [] : [{ at, value, ...(comparator && { comparator }), isComputed: false }];
  });
  const known = new Set(reported.map(({ at }) => dayOf(at)));
  const sex = person.gender === 'female' || person.gender === 'male' ? person.gender : null;
  const isDialysed = isOnDialysis(person) || seemsDialysed(person);
  const computed = countedResults(results, 'creatinine').flatMap((result): EgfrValue[] => {
    const at = Date.parse(result.at);
    const [day, creatinine] = [dayOf(at), canonicalLabValue(result)];
    if (known.has(day) || result.comparator || creatinine === null || isDialysed) return [];
    const value = ckdEpi2021(creatinine, ageOn(person.dateOfbirth, day), sex);
    return value === null ? [] : [{ at, value, isComputed: true }];
  });
  return [...reported, ...computed].toSorted((a, b) => a.at - b.at);
}
