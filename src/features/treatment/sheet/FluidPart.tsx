import { useIntl } from 'react-intl';
import type { DayRun } from '@/domain/fluid/assignment';
import { pouredIn } from '@/domain/fluid/days/container';
import type { PlanBody } from '@/domain/fluid/plan';
import type { FluidTarget } from '@/domain/patients/patient';
import type { FluidTreatment } from '@/domain/patients/treatment';
import { containerCount } from '@/shared/fluid/containerCount';
import { useFormats } from '@/shared/i18n/format';
import { timeText, weekdaysText } from '@/shared/i18n/wording/medicineWording';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { otherwise } from '@/domain/totalTable';
import { unknownWord } from '@/shared/i18n/unknownWords';

/** The direction is the part that must not be overlooked: "at least", "at most", "between". */
function useDemand(): (target: FluidTarget) => string {
  const t = useT();
  const { amount } = useWording();
  return (target) => {
    const { direction } = target;
    switch (target.direction) {
      case 'minimum':
        return t('treatment.drinkMinimum', { min: amount(target.minMl, 'volume') });
      case 'maximum':
        return t('treatment.drinkMaximum', { max: amount(target.maxMl, 'volume') });
      case 'range':
        return t('treatment.drinkRange', {
          min: amount(target.minMl, 'volume'),
          max: amount(target.maxMl, 'volume'),
        });
      default:
        return otherwise(target, t(unknownWord(direction)));
    }
  };
}

/** What is to be drunk: how much, when, out of what, and what counts. */
export function FluidText({ fluid }: { fluid: FluidTreatment }) {
  const demand = useDemand();
  const { day } = useFormats();
  switch (fluid.kind) {
    case 'plan':
      return <PlanText fluid={fluid} />;
    case 'target':
      return <p className="nd-sheet-demand">{demand(fluid.target)}</p>;
    case 'paused':
      return <T id="treatment.planPaused" />;
    case 'planned':
      return <T id="treatment.planPlanned" values={{ date: day(fluid.from, 'long') }} />;
    case 'none':
      return <T id="treatment.noFluid" />;
  }
}

function PlanText({ fluid }: { fluid: Extract<FluidTreatment, { kind: 'plan' }> }) {
  const t = useT();
  const intl = useIntl();
  const demand = useDemand();
  const { amount, container } = useWording();
  const { day } = useFormats();
  const { assignment, run, nextFrom } = fluid;
  const { body, end } = assignment;
  const weekdays = run.dialysisWeekdays ?? assignment.dialysisWeekdays;
  const kinds = [
    { kind: t('treatment.otherDays'), asked: run.day },
    ...(run.dialysisDay ? [{ kind: t('treatment.dialysisDays'), asked: run.dialysisDay }] : []),
  ];
  const named = (kind: string, isDialysis: boolean) =>
    isDialysis && weekdays.length > 0
      ? t('treatment.daysNamed', { kind, days: weekdaysText(weekdays, intl) })
      : kind;
  return (
    <>
      {kinds.map(({ kind, asked }, index) => (
        <p key={kind} className="nd-sheet-demand">
          {run.dialysisDay
            ? t('treatment.ofDays', { kind: named(kind, index === 1), what: demand(asked.target) })
            : demand(asked.target)}
        </p>
      ))}
      {run.day.slots.length > 0 && <Slots body={body} kinds={kinds} />}
      <p>
        <T
          id="treatment.container"
          values={{
            container: <bdi>{container(body.dimensions.name)}</bdi>,
            volume: amount(body.dimensions.volumeMl, 'volume'),
          }}
        />{' '}
        <T id={body.countsFood ? 'treatment.countsFood' : 'treatment.countsDrinks'} />{' '}
        {end !== undefined && <T id="treatment.planUntil" values={{ date: day(end, 'long') }} />}{' '}
        {nextFrom !== undefined && <T id="treatment.planNext" values={{ date: day(nextFrom, 'long') }} />}
      </p>
      {body.allowedDrinks !== undefined && body.allowedDrinks !== '' && (
        <p className="nd-sheet-free">
          <T id="treatment.allowedDrinks" values={{ drinks: <bdi>{body.allowedDrinks}</bdi> }} />
        </p>
      )}
    </>
  );
}

/** The times of the day, with what is drunk in each: on dialysis days another amount at the same times. */
function Slots({ body, kinds }: { body: PlanBody; kinds: readonly { kind: string; asked: DayRun }[] }) {
  const t = useT();
  const intl = useIntl();
  return (
    <table className="nd-sheet-slots">
      <thead>
        <tr>
          <th scope="col">{t('treatment.when')}</th>
          {kinds.map(({ kind }) => (
            <th key={kind} scope="col">
              {kinds.length > 1 ? kind : t('treatment.howMuch')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds[0]?.asked.slots.map(({ label, start, end, fromMinute }, index) => (
          <tr key={fromMinute}>
            <th scope="row">
              {timeText(start, intl)}–{timeText(end, intl)} <bdi>{label}</bdi>
            </th>
            {kinds.map(({ kind, asked }) => (
              <td key={kind}>
                <Poured body={body} ml={asked.slots[index]?.ml ?? 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Poured({ body, ml }: { body: PlanBody; ml: number }) {
  const intl = useIntl();
  const { amount, container } = useWording();
  const poured = pouredIn(ml, body.dimensions.volumeMl, body.direction);
  const volume = amount(ml, 'volume');
  if (!poured) return volume;
  return (
    <T
      id={poured.isExact ? 'treatment.poured' : 'treatment.pouredAbout'}
      values={{
        ml: volume,
        count: containerCount(poured.sixths, intl),
        container: <bdi>{container(body.dimensions.name)}</bdi>,
      }}
    />
  );
}
