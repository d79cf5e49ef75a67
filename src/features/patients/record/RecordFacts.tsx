import type { ReactNode } from 'react';
import { targetOn } from '@/domain/fluid/days/askedDays';
import type { FluidTarget, Patient } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import { ageOn, clockOf } from '@/domain/rules/alertLimits';
import type { PatientSummary } from '@/domain/patients/summary';
import { lastDataAt } from '@/domain/worklist/triage';
import { categories } from '@/features/userCategories/slice';
import { useFluidTargetText } from '@/shared/i18n/wording/fluidTargetWording';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';

/** What a fluid plan asks, in words: its direction is the part that must not be overlooked. */
function FluidTargetText({ target }: { target: FluidTarget | null }) {
  const fluidTarget = useFluidTargetText();
  return target ? fluidTarget(target) : <T id="patient.fluidNone" />;
}

/** The facts that every decision about this patient needs, on every tab. */
export function RecordFacts({ patient, summary }: { patient: Patient; summary: PatientSummary | undefined }) {
  const t = useT();
  const formats = useFormats();
  const { amount } = useWording();
  const moment = useNow();
  const { rows } = useEntities(categories);
  const { ext } = patient;
  const times = usePatientTimes(ext.timeZone);
  const category = rows.find((row) => row.code === patient.category);
  const since = summary ? lastDataAt(summary, moment) : null;
  const today = patientDay(moment, clockOf(patient));
  const age = t('patient.age', { years: ageOn(patient.dateOfbirth, today) });
  const asked = targetOn({ fluidTarget: ext.fluidTarget, fluidAsked: summary?.fluidAsked }, today);
  const facts: [label: string, value: ReactNode][] = [
    [t('patient.patientId'), <bdi key="id">{patient.patientId}</bdi>],
    [t('patient.dateOfBirth'), `${formats.day(patient.dateOfbirth)} (${age})`],
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
    [t('patient.fluid'), <FluidTargetText key="fluid" target={asked} />],
    [t('patient.dryWeight'), ext.dryWeight !== undefined && amount(ext.dryWeight, 'weight')],
    [t('patient.referent'), patient.referent && <bdi key="referent">{patient.referent}</bdi>],
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
