import type { PlanBody } from '@/domain/fluid/plan';
import { T } from '@/shared/i18n/text';
import { FormulaText } from '../FormulaText';
import { partWords, planParts, type PlanPart } from '../planParts';
import { usePlanWords } from '../usePlanWords';

/** The formula of a part that is one. */
function formulaOf(part: PlanPart, plan: PlanBody): string | undefined {
  if (part === 'totalFluidQuantityFormula' || part === 'upperFormula') return plan[part];
  const { dialysisDay } = plan;
  const isOne = part === 'dialysisDay' && dialysisDay?.upperFormula === undefined;
  return isOne ? dialysisDay?.totalFluidQuantityFormula : undefined;
}
/** The heading of the page has them. */
const inHeading = new Set<PlanPart>(['name', 'description']);

/** Everything that a plan says; what it leaves open is left out. */
export function PlanFacts({ plan }: { plan: PlanBody }) {
  const parts = planParts.filter(
    (part) =>
      !inHeading.has(part) &&
      (part === 'category' || plan[part] !== undefined) &&
      !(part === 'contraindications' && plan.contraindications.length === 0) &&
      !(part === 'quietHours' && plan.fluidSlot.by === 'times'),
  );
  return (
    <dl className="nd-definitions">
      {parts.map((part) => (
        <div key={part}>
          <dt>
            <T id={partWords[part]} />
          </dt>
          <dd>
            <PartText part={part} plan={plan} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a plan; a formula as people say it, with the formula beside it. */
export function PartText({ part, plan }: { part: PlanPart; plan: PlanBody }) {
  const written = usePlanWords().part(part, plan);
  const formula = formulaOf(part, plan);
  if (formula !== undefined) return <FormulaText formula={formula} plan={plan} />;
  return part === 'dialysisDay' ? (
    <bdi dir="ltr" className="nd-formula-text">
      {written}
    </bdi>
  ) : (
    <bdi>{written}</bdi>
  );
}
