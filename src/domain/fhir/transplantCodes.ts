import { bareCode, codeSystemOf, type SentCode } from './codeSystems';

/**
 * SNOMED CT of a kidney transplant (international edition): transplantation of a kidney, renal transplant present, kidney
 * failure with a transplant, history of one, its failure and rejection.
 */
const transplantBySnomed: ReadonlySet<string> = new Set([
  '70536003',
  '737295003',
  '236436003',
  '161665007',
  '213150003',
  '236570004',
]);

/** ICD-10 (WHO 2019, CM, GM): kidney transplant status, and complications of one, which may have ended it. */
const TRANSPLANT = /^(Z940|T861)/;

/** Tells whether the codings of a diagnosis speak of a kidney transplant. They do not say whether it still works. */
export const saysTransplant = (codings: readonly SentCode[]): boolean =>
  codings.some(({ system, code }) => {
    if (code === undefined) return false;
    const list = codeSystemOf(system);
    if (list === 'snomed') return transplantBySnomed.has(code.trim());
    return list === 'icd10' && TRANSPLANT.test(bareCode(code));
  });
