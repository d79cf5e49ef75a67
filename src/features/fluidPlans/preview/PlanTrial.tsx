import { typedNames } from '@/domain/fluid/formula/formulaNames';
import type { PlanBody } from '@/domain/fluid/plan';
import { planDoubts } from '@/domain/fluid/planDoubts';
import { namesOf, planFluids } from '@/domain/fluid/planFluids';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { useSetting } from '@/features/settings/slice';
import { T } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { useCategories } from '../useCategories';
import { DayResult } from './DayResult';
import { PlanDoubts } from '@/shared/fluid/PlanDoubts';
import { RunInputs } from './RunInputs';
import { TypedFields, useTypedValues } from './TypedFields';
import { WhyNot } from './WhyNot';

/** A plan calculated for a patient, step by step, with the newest readings and with what is typed here. */
export function PlanTrial({
  plan,
  patient,
  summary,
}: {
  plan: PlanBody;
  patient: Patient;
  summary: PatientSummary | null;
}) {
  const now = useNow();
  const { control, typed } = useTypedValues();
  const named = namesOf(plan);
  const asked = typedNames.filter((name) => named.includes(name));
  const categories = useCategories();
  const weightDays = useSetting('general')?.weightDays;
  const found = planFluids(plan, patient, summary, { typed, weightDays }, now);
  return (
    <>
      {asked.length > 0 && <TypedFields names={asked} control={control} />}
      {'problem' in found ? (
        <WhyNot found={found.problem} patient={patient.id} />
      ) : (
        <>
          <DayResult
            plan={plan}
            run={found.run.day}
            title="fluidPlans.anyDay"
            isAlone={!found.run.dialysisDay}
          />
          {found.run.dialysisDay && (
            <DayResult plan={plan} run={found.run.dialysisDay} title="fluidPlans.dialysisDay" />
          )}
          {found.run.assumedTimes === true && plan.fluidSlot.by === 'count' && (
            <p className="form-text">
              <T id="fluidPlans.assumedTimes" />
            </p>
          )}
          <RunInputs inputs={found.run.inputs} />
          <PlanDoubts doubts={planDoubts(plan, patient, found.run, typed)} categories={categories} />
        </>
      )}
    </>
  );
}
