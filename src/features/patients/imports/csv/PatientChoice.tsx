import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CsvPatient } from '@/domain/csv/readings';
import { fold } from '@/domain/fold';
import { fullName } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/** Number of patients offered; typing more letters finds the others. */
const OFFERED = 6;

/** Chooses the patient for a file without a name: by search, distinguished by number and date of birth. */
export function PatientChoice({
  patients,
  chosen,
  onChoose,
}: {
  patients: readonly CsvPatient[];
  chosen: string | null;
  onChoose: (patient: string) => void;
}) {
  const t = useT();
  const intl = useIntl();
  const group = useId();
  const [text, setText] = useState('');
  const words = fold(text).split(/\s+/).filter(Boolean);
  const matches = (patient: CsvPatient) => {
    const all = fold(`${fullName(patient)} ${patient.patientId}`);
    return words.every((word) => all.includes(word));
  };
  const found = words.length === 0 ? [] : patients.filter(matches).slice(0, OFFERED);
  const current = patients.find(({ id }) => id === chosen);
  const offered = current && !found.includes(current) ? [current, ...found] : found;
  return (
    <fieldset>
      <legend className="h6">
        <T id="csvImport.patient" />
      </legend>
      <Field label={t('csvImport.patientSearch')} className="mb-2">
        {(control) => (
          <input
            {...control}
            type="search"
            className="form-control"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {offered.map((patient) => (
        <div key={patient.id} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={`${group}-${patient.id}`}
            name={group}
            checked={patient.id === chosen}
            onChange={() => onChoose(patient.id)}
          />
          <label className="form-check-label" htmlFor={`${group}-${patient.id}`}>
            {t('csvImport.patientOne', {
              name: fullName(patient),
              number: patient.patientId,
              born: intl.formatDate(`${patient.dateOfbirth}T12:00:00Z`, {
                dateStyle: 'medium',
                timeZone: 'UTC',
              }),
            })}
          </label>
        </div>
      ))}
      {words.length > 0 && found.length === 0 && (
        <p role="status" className="mb-0">
          <T id="csvImport.noPatient" />
        </p>
      )}
    </fieldset>
  );
}
