import { Link } from 'react-router-dom';
import { variables, type VariableName } from '@/domain/fluid/formulaNames';
import type { PlanProblem } from '@/domain/fluid/planFluids';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { useVariableWords } from '@/shared/fluid/variableWords';

const fieldWord: Record<PlanProblem['field'], MessageId> = {
  totalFluidQuantityFormula: 'fluidPlans.formula',
  upperFormula: 'fluidPlans.upperFormula',
  dialysisFormula: 'fluidPlans.dialysisFormula',
  dialysisUpperFormula: 'fluidPlans.dialysisUpper',
};

/** Why a plan gives no total for this patient, and what to do about it. */
export function WhyNot({ found: { field, problem }, patient }: { found: PlanProblem; patient: string }) {
  const t = useT();
  const words = useVariableWords();
  const { message, values } = problem;
  const missing = message === 'formula.missing' ? String(values?.['name']) : null;
  const isTyped = missing !== null && variables[missing as VariableName].origin !== 'patient';
  return (
    <div role="status" className="alert alert-warning">
      {missing === null ? (
        <p className="mb-0">
          {t('common.problem', { field: t(fieldWord[field]), problem: t(message, values) })}
        </p>
      ) : (
        <p className="mb-0">
          <T
            id={isTyped ? 'fluidPlans.missingTyped' : 'fluidPlans.missing'}
            values={{ name: words.name(missing) }}
          />{' '}
          {!isTyped && (
            <Link className="alert-link" to={`/userlist/${encodeURIComponent(patient)}`}>
              <T id="fluidPlans.toRecord" />
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
