import type { AskedDay } from '@/domain/fluid/days/dayTargets';
import {
  minuteOf,
  paceOf,
  slotProgress,
  type Drink,
  type Pace,
  type SlotProgress,
} from '@/domain/fluid/days/dayProgress';
import type { PlanBody } from '@/domain/fluid/plan';
import type { FluidTarget } from '@/domain/patients/patient';
import { patientDay, type PatientClock } from '@/domain/patientDay';
import { T, useT } from '@/shared/i18n/text';
import { FailureLine } from '@/shared/ui/FailureLine';
import { DataTable } from '@/shared/ui/table/DataTable';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { useRecordWords } from './useRecordWords';
import type { Water } from './useWater';

/** What was drunk today against what is asked, slot by slot. `body` is the plan's where one asks. */
export function TodayCard({
  asked: { target, run },
  body,
  water,
  clock,
  now,
}: {
  asked: AskedDay;
  body: PlanBody | null;
  water: Water;
  clock: PatientClock;
  now: number;
}) {
  const t = useT();
  const words = useRecordWords();
  const today = patientDay(now, clock);
  const drinks = water.drinks.filter(({ at }) => patientDay(at, clock) === today);
  const drunk = drinks.reduce((sum, { ml }) => sum + ml, 0);
  const isKnown = water.status === 'ready';
  const values = { target: words.target(target), drunk: words.volume(drunk) };
  return (
    <TitledCard title={t('fluidRecord.today')}>
      <ZoneNote zone={clock.timeZone} />
      {water.status === 'failed' && (
        <FailureLine message={water.error?.message ?? 'errors.unknown'} onRetry={water.reload} />
      )}
      {isKnown ? (
        <p>
          <T id={drinks.length === 0 ? 'fluidRecord.nothingYet' : 'fluidRecord.drunkOf'} values={values} />{' '}
          {drinks.length > 0 && <Rest target={target} drunk={drunk} />}
          {run && run.slots.length > 0 && drinks.length > 0 && (
            <PaceText pace={paceOf(run.slots, drunk, minuteOf(now, clock), body?.stepMl ?? 1)} />
          )}
        </p>
      ) : (
        <p>{water.status === 'failed' ? t('fluidRecord.todayUnknown', values) : t('common.loading')}</p>
      )}
      {run && body && run.slots.length > 0 && (
        <SlotTable
          progress={slotProgress(run.slots, drinks, clock, now)}
          aimMl={run.aimMl}
          drunk={isKnown && drinks.length > 0 ? drinks : null}
          body={body}
        />
      )}
    </TitledCard>
  );
}

/** What the day still asks for, or has already too much of. */
function Rest({ target, drunk }: { target: FluidTarget; drunk: number }) {
  const words = useRecordWords();
  const isOver = target.direction !== 'minimum' && drunk > target.maxMl;
  return (
    <>
      {target.direction !== 'minimum' && (
        <strong>
          <T
            id={isOver ? 'fluidRecord.overMaximum' : 'fluidRecord.leftMaximum'}
            values={{ ml: words.volume(Math.abs(target.maxMl - drunk)) }}
          />{' '}
        </strong>
      )}
      {target.direction !== 'maximum' && (
        <strong>
          {drunk < target.minMl ? (
            <T id="fluidRecord.toMinimum" values={{ ml: words.volume(target.minMl - drunk) }} />
          ) : (
            <T id="fluidRecord.reached" />
          )}{' '}
        </strong>
      )}
    </>
  );
}

const paceWord = {
  on: 'fluidRecord.paceOn',
  more: 'fluidRecord.paceMore',
  less: 'fluidRecord.paceLess',
} as const;

/** How that stands to what the slots ask by now. */
function PaceText({ pace: { expectedMl, differenceMl, is } }: { pace: Pace }) {
  const words = useRecordWords();
  const values = { expected: words.volume(expectedMl), difference: words.volume(Math.abs(differenceMl)) };
  return <T id={paceWord[is]} values={values} />;
}

type Row = Pick<SlotProgress, 'ml' | 'drunkMl'> & {
  id: string;
  name: string;
  state: SlotProgress['state'] | null;
};

function SlotTable({
  progress: { slots, besideMl },
  aimMl,
  drunk,
  body,
}: {
  progress: ReturnType<typeof slotProgress>;
  aimMl: number;
  /** Null while that is unknown. */
  drunk: readonly Drink[] | null;
  body: PlanBody;
}) {
  const t = useT();
  const words = useRecordWords();
  const rows: Row[] = slots.map(({ label, start, end, ml, drunkMl, state }) => ({
    id: start,
    name: `${start}–${end}${label === '' ? '' : ` ${label}`}`,
    ml,
    drunkMl,
    state,
  }));
  const sum = { ml: aimMl, drunkMl: drunk?.reduce((all, { ml }) => all + ml, 0) ?? 0, state: null };
  return (
    <DataTable
      rows={[
        ...rows,
        ...(besideMl > 0
          ? [{ id: 'beside', name: t('fluidRecord.beside'), ml: 0, drunkMl: besideMl, state: null }]
          : []),
        { id: 'all', name: t('fluidRecord.all'), ...sum },
      ]}
      rowKey={({ id }) => id}
      caption={t('fluidRecord.slots')}
      columns={[
        { id: 'slot', header: t('fluidRecord.slot'), cell: ({ name }) => name },
        {
          id: 'asked',
          header: t('fluidRecord.asked'),
          align: 'end',
          cell: ({ ml, id }) => (id === 'beside' ? '–' : words.volume(ml)),
        },
        {
          id: 'containers',
          header: t('fluidRecord.inContainers'),
          hideBelow: 'md',
          cell: ({ ml, id }) =>
            id === 'beside'
              ? '–'
              : words.containers(id === 'all' && slots.length > 0 ? slots.map((one) => one.ml) : [ml], body),
        },
        {
          id: 'drunk',
          header: t('fluidRecord.drunk'),
          align: 'end',
          cell: ({ drunkMl, state }) =>
            drunk === null || (state === 'ahead' && drunkMl === 0) ? '–' : words.volume(drunkMl),
        },
        {
          id: 'state',
          header: t('fluidRecord.slotState'),
          cell: ({ state }) => (state ? t(`fluidRecord.slot_${state}`) : ''),
        },
      ]}
    />
  );
}
