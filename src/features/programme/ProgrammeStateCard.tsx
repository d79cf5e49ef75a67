import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Patient } from '@/domain/patients/patient';
import { selectRole } from '@/session/state';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { ProgrammeState } from '@/shared/ui/patient/ProgrammeState';
import { TitledCard } from '@/shared/ui/TitledCard';
import { programmeStepsFor, type ProgrammeStep } from './programmeSteps';

/** Where a patient stands in the programme, how they came there, and where they can go. */
export function ProgrammeStateCard({
  patient,
  onStep,
}: {
  patient: Patient;
  onStep: (step: ProgrammeStep) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const steps = programmeStepsFor(patient, useSelector(selectRole));
  const { ext, resistration } = patient;
  const { status, programme } = ext;
  // Of somebody who has only been enrolled the enrolment says since when, by whom and why.
  const decided = programme?.by ?? ext.consent?.by;
  const by = decided === 'system' ? t('programme.itself') : decided;
  const since = programme?.on ?? resistration;
  const facts: [label: string, value: ReactNode][] = [
    [t('programme.state'), <ProgrammeState key="state" status={status} />],
    [t('programme.since'), since && formats.day(since, 'long')],
    ...(status === 'paused'
      ? [
          [t('programme.until'), programme?.until && formats.day(programme.until, 'long')] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    [
      t('programme.reason'),
      programme
        ? programme.reason && <bdi key="reason">{programme.reason}</bdi>
        : ext.consent && <T key="reason" id="programme.becauseEnrolled" />,
    ],
    [t('programme.by'), by && <Person key="by" by={by} />],
    [t('programme.enrolled'), resistration && formats.day(resistration, 'long')],
  ];
  return (
    <TitledCard title={t('programme.place')}>
      <dl className="nd-definitions">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="text-break">{value || <T id="programme.notGiven" />}</dd>
          </div>
        ))}
      </dl>
      {steps.length === 0 ? (
        <p className="mb-0 text-body-secondary">
          <T id="programme.noSteps" />
        </p>
      ) : (
        <div role="group" aria-label={t('programme.steps')} className="d-flex flex-wrap gap-2 mt-3">
          {steps.map((step) => (
            <button
              key={step.kind}
              type="button"
              className={`btn ${step.kind === 'decease' ? 'btn-outline-danger' : 'btn-outline-primary'}`}
              onClick={() => onStep(step)}
            >
              <T id={`programme.action_${step.kind}`} />
            </button>
          ))}
        </div>
      )}
    </TitledCard>
  );
}
