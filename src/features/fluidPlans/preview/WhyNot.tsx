import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { variables, type VariableName } from '@/domain/fluid/formulaNames';
import type { PlanProblem } from '@/domain/fluid/planFluids';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

const fieldWord: Record<PlanProblem['field'], MessageId> = {
  totalFluidQuantityFormula: 'fluidPlans.formula',
  upperFormula: 'fluidPlans.upperFormula',
  dialysisFormula: 'fluidPlans.dialysisFormula',
  dialysisUpperFormula: 'fluidPlans.dialysisUpper',
};

/** Why a plan gives no total for this patient: everything that is missing, with its unit, and what to do about it. */
export function WhyNot({
  found: { field, problem, missing },
  patient,
}: {
  found: PlanProblem;
  patient: string;
}) {
  const t = useT();
  const intl = useIntl();
  const listed = (names: readonly VariableName[]) =>
    intl.formatList(names.map((one) => t(`formula.name_${one}`)));
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
          <T id="fluidPlans.missing" values={{ name: listed(ofPatient) }} />{' '}
          <Link className="alert-link" to={`/userlist/${encodeURIComponent(patient)}`}>
            <T id="fluidPlans.toRecord" />
          </Link>
        </p>
      )}
      {typed.length > 0 && (
        <p className="mb-0">
          <T id="fluidPlans.missingTyped" values={{ name: listed(typed) }} />
        </p>
      )}
    </div>
  );
}
