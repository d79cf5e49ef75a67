import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CsvPatient } from '@/domain/csv/readings';
import { fullName } from '@/domain/patients/patient';
import { finds, searchable, searchOf } from '@/domain/search';
import { lookedThrough } from '@/domain/worklist/worklist';
import { summaries } from '@/features/patients/slice';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';

/** Number of patients offered; how many more there are is said, and typing more finds them. */
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
  const { rows } = useEntities(summaries);
  const searched = useMemo(
    () => new Map(rows.map((row) => [row.id, searchable(lookedThrough(row))])),
    [rows],
  );
  const isTyped = text.trim() !== '';
  const search = searchOf(text);
  const all = isTyped ? patients.filter(({ id }) => finds(searched.get(id) ?? '', search)) : [];
  const found = all.slice(0, OFFERED);
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
      {isTyped && (found.length === 0 || all.length > OFFERED) && (
        <p role="status" className="mb-0">
          {found.length === 0 ? (
            <T id="csvImport.noPatient" />
          ) : (
            <T id="csvImport.morePatients" values={{ more: all.length - OFFERED }} />
          )}
        </p>
      )}
    </fieldset>
  );
}
