import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import { languages } from '@/shared/i18n/languages';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';
import type { ProgrammeStep } from './programmeSteps';
import { ProgrammeHistory } from './ProgrammeHistory';
import { ProgrammeStateCard } from './ProgrammeStateCard';
import { StepDialog } from './StepDialog';
import '@/shared/forms/formRows.css';
import './programme.css';

/** A patient's registration: the place in the programme, what was consented to, and how it came to be. */
export default function ProgrammePage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  // Nothing typed about one patient comes to another.
  return <Programme key={patient.id} patient={patient} />;
}

function Programme({ patient }: { patient: Patient }) {
  const [step, setStep] = useState<ProgrammeStep | null>(null);
  return (
    <div className="nd-cards nd-programme">
      <ProgrammeStateCard patient={patient} onStep={setStep} />
      <ConsentCard patient={patient} />
      <ProgrammeHistory patient={patient} />
      {step && <StepDialog patient={patient} step={step} onClose={() => setStep(null)} />}
    </div>
  );
}

function ConsentCard({ patient }: { patient: Patient }) {
  const t = useT();
  const times = useOwnTimes();
  const { consent } = patient.ext;
  return (
    <TitledCard title={t('programme.consents')}>
      {consent ? (
        <T
          id="programme.consent"
          values={{
            number: consent.number,
            language: languages.find(([code]) => code === consent.language)?.[1] ?? consent.language,
            who: <Person by={consent.by} />,
            when: times.moment(consent.at),
          }}
        />
      ) : (
        <T id="programme.noConsent" />
      )}
    </TitledCard>
  );
}
