import type { ReactNode } from 'react';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { lastDataAt } from '@/domain/worklist/triage';
import { categories } from '@/features/userCategories/slice';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import { LabFacts } from './LabFacts';

/** What else decisions about this patient need, on every section. */
export function RecordFacts({ patient, summary }: { patient: Patient; summary: PatientSummary | undefined }) {
  const t = useT();
  const { amount } = useWording();
  const moment = useNow();
  const { rows } = useEntities(categories);
  const { ext } = patient;
  const times = usePatientTimes(ext.timeZone);
  const category = rows.find((row) => row.code === patient.category);
  const since = summary ? lastDataAt(summary, moment) : null;
  const facts: [label: string, value: ReactNode][] = [
    [t('patient.sex'), t(`patient.${patient.gender}`)],
    [
      t('worklist.category'),
      category ? (
        <CategoryMark key="category" {...category} />
      ) : (
        (patient.category ?? t('worklist.noCategory'))
      ),
    ],
    [t('worklist.pathology'), patient.pathologies.map((pathology) => t(`worklist.${pathology}`)).join(', ')],
    [t('patient.dryWeight'), ext.dryWeight !== undefined && amount(ext.dryWeight, 'weight')],
    [t('patient.referent'), patient.referent && <bdi key="referent">{patient.referent}</bdi>],
    [
      t('laboratory.tab'),
      summary?.laboratory && (
        <div key="laboratory" className="d-grid">
          <LabFacts patient={patient} laboratory={summary.laboratory} now={moment} />
        </div>
      ),
    ],
    [t('patient.lastData'), since === null ? t('worklist.never') : times.moment(since)],
  ];
  return (
    <dl className="nd-facts card">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <T id="patient.notGiven" />}</dd>
        </div>
      ))}
    </dl>
  );
}
