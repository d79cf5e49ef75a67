import type { PressureTarget } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';

/** Whose target the blood pressure is held against: the patient's own, or the clinic's limits where there is none. */
export function PressureTargetText({ target }: { target: PressureTarget | undefined }) {
  const t = useT();
  const value =
    target &&
    t('common.valuePressure', {
      systolic: `${target.systolicMin}–${target.systolicMax}`,
      diastolic: `${target.diastolicMin}–${target.diastolicMax}`,
    });
  return (
    <p className="form-text">
      {value === undefined ? (
        <T id="worklist.targetClinic" />
      ) : (
        <T id="worklist.targetOwn" values={{ value }} />
      )}
    </p>
  );
}
