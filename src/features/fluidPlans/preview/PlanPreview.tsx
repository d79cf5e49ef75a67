import { useState } from 'react';
import { fullName } from '@/domain/patients/patient';
import type { PlanBody } from '@/domain/fluid/plan';
import { patients, summaries } from '@/features/patients/slice';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useSelector } from 'react-redux';
import { PatientChoice } from './PatientChoice';
import { PlanTrial } from './PlanTrial';
import '@/shared/forms/formRows.css';

/** What a plan comes to for a patient of the clinic: nothing of it is stored. @param plan null while it is incomplete */
export function PlanPreview({ plan }: { plan: PlanBody | null }) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const { rows } = useEntities(summaries);
  return (
    <aside className="nd-plan-preview" aria-label={t('fluidPlans.preview')}>
      <TitledCard title={t('fluidPlans.preview')}>
        <p className="form-text mt-0">
          <T id="fluidPlans.previewHint" />
        </p>
        <PatientChoice rows={rows} onChoose={setChosen} />
        {chosen !== null && (
          <>
            <h3 className="h6">
              <bdi>{rows.filter(({ id }) => id === chosen).map(fullName)}</bdi>
            </h3>
            {plan ? (
              <OfPatient key={chosen} id={chosen} plan={plan} />
            ) : (
              <p className="text-body-secondary mb-0">
                <T id="fluidPlans.previewWaits" />
              </p>
            )}
          </>
        )}
      </TitledCard>
    </aside>
  );
}

function OfPatient({ id, plan }: { id: string; plan: PlanBody }) {
  const { status, error, reload } = useFetch(patients.fetchOne, id);
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, id));
  return (
    <AsyncView status={status} error={error} isEmpty={patient === undefined} onRetry={reload}>
      {patient && <PlanTrial plan={plan} patient={patient} summary={summary ?? null} />}
    </AsyncView>
  );
}
