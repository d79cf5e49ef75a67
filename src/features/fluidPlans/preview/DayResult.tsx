import { useIntl } from 'react-intl';
import type { DayRun } from '@/domain/fluid/assignment';
import type { PlanBody } from '@/domain/fluid/plan';
import { totalSteps, type TotalSteps } from '@/domain/fluid/days/totalSteps';
import { pouredIn } from '@/domain/fluid/days/container';
import type { MessageId } from '@/locales';
import { containerCount } from '@/shared/fluid/containerCount';
import { T, useT } from '@/shared/i18n/text';
import { usePlanWords } from '../usePlanWords';

function stepsOf(plan: PlanBody, { rawMl, upperRawMl, target }: DayRun): TotalSteps[] {
  if (target.direction === 'range')
    return [
      totalSteps(plan, rawMl, target.minMl, 'up'),
      totalSteps(plan, upperRawMl ?? rawMl, target.maxMl, 'down'),
    ];
  return target.direction === 'maximum'
    ? [totalSteps(plan, rawMl, target.maxMl, 'down')]
    : [totalSteps(plan, rawMl, target.minMl, 'up')];
}

/** What one kind of day comes to: the total, how it came about, and how it goes over the slots. */
export function DayResult({
  plan,
  run,
  title,
  isAlone = false,
}: {
  plan: PlanBody;
  run: DayRun;
  title: MessageId;
  /** There is no other kind of day: it needs no name. */
  isAlone?: boolean;
}) {
  const words = usePlanWords();
  return (
    <section className="mb-3">
      {!isAlone && (
        <h4 className="h6">
          <T id={title} />
        </h4>
      )}
      <p className="nd-plan-total">{words.target(run.target)}</p>
      <ul className="nd-steps">
        {stepsOf(plan, run).map((steps, place) => (
          <StepsText key={place} plan={plan} steps={steps} />
        ))}
      </ul>
      <SlotTable plan={plan} run={run} title={title} />
    </section>
  );
}

function StepsText({ plan, steps: { rawMl, kept, rounded, ml } }: { plan: PlanBody; steps: TotalSteps }) {
  const t = useT();
  const { volume } = usePlanWords();
  const step = volume(plan.stepMl);
  return (
    <>
      <li>{t('fluidPlans.gives', { ml: volume(rawMl) })}</li>
      {kept && <li>{t(`fluidPlans.kept_${kept.at}`, { ml: volume(kept.ml) })}</li>}
      {rounded && <li>{t(`fluidPlans.rounded_${rounded}`, { ml: volume(ml), step })}</li>}
    </>
  );
}

function SlotTable({ plan, run, title }: { plan: PlanBody; run: DayRun; title: MessageId }) {
  const t = useT();
  const intl = useIntl();
  const { volume, container } = usePlanWords();
  const { volumeMl } = plan.dimensions;
  const name = container(plan.dimensions.name);
  const containers = (ml: number) => {
    const poured = pouredIn(ml, volumeMl, plan.direction);
    if (!poured) return '–';
    return `${poured.isExact ? '' : '≈ '}${containerCount(poured.sixths, intl)} × ${name}`;
  };
  return (
    <table className="table table-sm mb-2">
      <caption className="visually-hidden">
        <T id={title} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('fluidPlans.time')}</th>
          <th scope="col" className="text-end">
            {t('fluidPlans.amount')}
          </th>
          <th scope="col">{t('fluidPlans.containersOf', { volume: volume(volumeMl) })}</th>
        </tr>
      </thead>
      <tbody>
        {run.slots.map(({ label, start, end, ml }, place) => (
          <tr key={place}>
            <th scope="row" className="fw-normal">
              {label !== '' && <bdi className="d-block">{label}</bdi>}
              <bdi dir="ltr" className="text-nowrap">
                {start}–{end}
              </bdi>
            </th>
            <td className="text-end">{volume(ml)}</td>
            <td>
              <bdi>{containers(ml)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
