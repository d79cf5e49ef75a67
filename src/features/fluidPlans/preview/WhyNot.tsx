import { useIntl } from 'react-intl';
import { variables } from '@/domain/fluid/formula/formulaNames';
import type { PlanProblem } from '@/domain/fluid/planFluids';
import type { MessageId } from '@/locales';
import { MissingValues } from '@/shared/fluid/MissingValues';
import { T, useT } from '@/shared/i18n/text';

const fieldWord: Record<PlanProblem['field'], MessageId> = {
  totalFluidQuantityFormula: 'fluidPlans.formula',
  upperFormula: 'fluidPlans.upperFormula',
  dialysisFormula: 'fluidPlans.dialysisFormula',
  dialysisUpperFormula: 'fluidPlans.dialysisUpper',
};

/** Why a plan gives no total for this patient: everything that is missing, with where it is entered, or in which unit. */
export function WhyNot({
  found: { field, problem, missing },
  patient,
}: {
  found: PlanProblem;
  patient: string;
}) {
  const t = useT();
  const intl = useIntl();
  const ofPatient = missing.filter((one) => variables[one].origin === 'patient');
  const typed = missing.filter((one) => variables[one].origin !== 'patient');
  return (
    <div role="status" className="alert alert-warning">
      {missing.length === 0 && (
        <p className="mb-0">
          {t('common.problem', { field: t(fieldWord[field]), problem: t(problem.message, problem.values) })}
        </p>
      )}
      {ofPatient.length > 0 && (
        <p className="mb-0">
          <T
            id="fluidPlans.missing"
            values={{
              names: <MissingValues key="names" names={ofPatient} patient={patient} />,
              count: ofPatient.length,
            }}
          />
        </p>
      )}
      {typed.length > 0 && (
        <p className="mb-0">
          <T
            id="fluidPlans.missingTyped"
            values={{ name: intl.formatList(typed.map((one) => t(`formula.name_${one}`))) }}
          />
        </p>
      )}
    </div>
  );
}
