import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useState } from 'react';
import type { Cohort } from '@/domain/education/cohort';
import { fullName, pathologies, type Pathology } from '@/domain/patients/patient';
import { lookedThrough } from '@/domain/worklist/worklist';
import type { PatientSummary } from '@/domain/patients/summary';
import type { UserCategory } from '@/domain/category/userCategory';
import { T, useT } from '../i18n/text';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Segmented } from '../ui/Segmented';
import { Combobox } from '../ui/suggest/Combobox';
import { hasText, matchGroup } from '../ui/suggest/match';

const OFFERED = 6;

/** Single patients by name or number, each to be taken out again. */
function PatientList({
  rows,
  chosen,
  onChange,
}: {
  rows: readonly PatientSummary[];
  chosen: string[];
  onChange: (patients: string[]) => void;
}) {
  const t = useT();
  const [text, setText] = useState('');
  const items = useMemo(
    () =>
      rows
        .filter(({ id }) => !chosen.includes(id))
        .map((row) => ({
          id: row.id,
          title: fullName(row),
          keywords: row.patientId,
          unseen: lookedThrough(row),
        })),
    [rows, chosen],
  );
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? fullName(row) : t('alerts.unknownPatient');
  };
  const isOpen = hasText(text);
  return (
    <>
      <Combobox
        className="mb-2"
        label={t('alertRules.findPatient')}
        placeholder={t('alertRules.findPatientHint')}
        text={text}
        onText={setText}
        groups={isOpen ? [matchGroup({ id: 'patients', limit: OFFERED, items }, text)] : []}
        isOpen={isOpen}
        onChoose={({ id }) => {
          onChange([...chosen, id]);
          setText('');
        }}
        onLeave={() => setText('')}
        renderItem={({ title, keywords }) => (
          <>
            <bdi>{title}</bdi> <span className="text-body-secondary">{keywords}</span>
          </>
        )}
      />
      <ul className="list-unstyled d-flex flex-wrap gap-2">
        {chosen.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={t('cohort.takeOut', { name: nameOf(id) })}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            >
              <bdi>{nameOf(id)}</bdi> <Icon of={X} size={14} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** To whom: single patients, a category, or everybody with a pathology. */
export function CohortFields({
  value,
  onChange,
  patients,
  categories,
}: {
  value: Cohort;
  onChange: (to: Cohort) => void;
  patients: readonly PatientSummary[];
  categories: readonly UserCategory[];
}) {
  const t = useT();
  const codes = categories.filter(({ archived }) => !archived);
  const [first] = codes;
  const choose = (by: Cohort['by']) => {
    if (by === 'patients') onChange({ by, patients: [] });
    else if (by === 'pathology') onChange({ by, pathology: pathologies[0] });
    else onChange({ by, code: first?.code ?? '' });
  };
  // Chosen while the categories were on their way: the first of them is meant once they are there.
  const awaited = value.by === 'category' && value.code === '' ? first?.code : undefined;
  useEffect(() => {
    if (awaited !== undefined) onChange({ by: 'category', code: awaited });
  }, [awaited, onChange]);
  return (
    <div className="mb-3">
      <Segmented
        label={t('cohort.toWhom')}
        options={[
          { value: 'patients', label: t('cohort.toPatients') },
          { value: 'category', label: t('cohort.toCategory') },
          { value: 'pathology', label: t('cohort.toPathology') },
        ]}
        value={value.by}
        onChange={choose}
      />
      <div className="mt-3">
        {value.by === 'patients' && (
          <PatientList
            rows={patients}
            chosen={value.patients}
            onChange={(chosen) => onChange({ by: 'patients', patients: chosen })}
          />
        )}
        {value.by === 'category' && (
          <Field label={t('cohort.toCategory')} hint={<T id="cohort.cohortHint" />}>
            {(control) => (
              <select
                {...control}
                className="form-select"
                value={value.code}
                onChange={({ target }) => onChange({ by: 'category', code: target.value })}
              >
                {codes.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {value.by === 'pathology' && (
          <Field label={t('cohort.toPathology')} hint={<T id="cohort.cohortHint" />}>
            {(control) => (
              <select
                {...control}
                className="form-select"
                value={value.pathology}
                onChange={({ target }) => onChange({ by: 'pathology', pathology: target.value as Pathology })}
              >
                {pathologies.map((one) => (
                  <option key={one} value={one}>
                    {t(`worklist.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
    </div>
  );
}
