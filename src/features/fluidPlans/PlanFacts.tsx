import type { PlanBody } from '@/domain/fluid/plan';
import { T } from '@/shared/i18n/text';
import { partWords, planParts, type PlanPart } from './planParts';
import { usePlanWords } from './usePlanWords';

const asWritten = new Set<PlanPart>(['totalFluidQuantityFormula', 'upperFormula', 'dialysisDay']);
/** The heading of the page has them. */
const inHeading = new Set<PlanPart>(['name', 'description']);

/** Everything that a plan says; what it leaves open is left out. */
export function PlanFacts({ plan }: { plan: PlanBody }) {
  const words = usePlanWords();
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
            {asWritten.has(part) ? (
              <bdi dir="ltr" className="nd-formula-text">
                {words.part(part, plan)}
              </bdi>
            ) : (
              <bdi>{words.part(part, plan)}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
