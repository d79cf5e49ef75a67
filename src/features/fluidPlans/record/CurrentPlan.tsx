import type { ReactNode } from 'react';
import type { DayRun, FluidAssignment } from '@/domain/fluid/assignment';
import { notForPatient } from '@/domain/fluid/planDoubts';
import type { Patient } from '@/domain/patients/patient';
import { weekdayOf } from '@/domain/patientDay';
import { PlanDoubts } from '@/shared/fluid/PlanDoubts';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNameOf, useNamesSettled } from '@/shared/people/names';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useCategories } from '../useCategories';
import { givenFor } from './assignmentState';
import { RunInputs } from '../preview/RunInputs';
import { TotalSteps } from './WhyTotal';
import { useRecordWords } from './useRecordWords';

const directionWord = {
  minimum: 'fluidRecord.minimum',
  maximum: 'fluidRecord.maximum',
  range: 'fluidRecord.range',
} as const;

/** What each slot of a day asks, mL: their containers together are those of the day. */
const slotsOf = ({ slots, aimMl }: DayRun): number[] =>
  slots.length > 0 ? slots.map(({ ml }) => ml) : [aimMl];

/** The plan that holds, what it asks on a day and why. `next` names the one that follows. */
export function CurrentPlan({
  assignment,
  patient,
  next,
  today,
  areActionsKnown,
  actions,
}: {
  assignment: FluidAssignment;
  patient: Patient;
  next: FluidAssignment | undefined;
  today: string;
  /** Until they are, their room is kept: a button that is added would push the others about. */
  areActionsKnown: boolean;
  actions: ReactNode;
}) {
  const t = useT();
  const words = useRecordWords();
  const times = useOwnTimes();
  const categories = useCategories();
  const areNamesKnown = useNamesSettled();
  const doubts = notForPatient(assignment.body, patient);
  const { body, revision, runs, dialysisWeekdays, status, override } = assignment;
  const run = runs.findLast(({ from }) => from <= today) ?? runs.at(-1);
  const isDialysis = run?.dialysisDay !== undefined && dialysisWeekdays.includes(weekdayOf(today));
  return (
    <TitledCard
      title={t(status === 'paused' ? 'fluidRecord.pausedNow' : 'fluidRecord.now')}
      footer={<div className={`nd-actions ${areActionsKnown ? '' : 'invisible'}`}>{actions}</div>}
    >
      <p className="h5 mb-1">
        <bdi>{body.name}</bdi>
      </p>
      <p className="text-body-secondary">
        <T id={directionWord[body.direction]} /> · <T id="fluidRecord.revision" values={{ revision }} />
        {status === 'paused' && (
          <>
            {' · '}
            <strong>
              <T id="fluidRecord.status_paused" />
            </strong>
          </>
        )}
      </p>
      {run && (
        <dl className="nd-definitions nd-fluid-totals">
          <div>
            <dt>
              <T id={isDialysis ? 'fluidRecord.otherDays' : 'fluidRecord.asToday'} />
            </dt>
            <dd>
              <strong>{words.target(run.day.target)}</strong> · {words.containers(slotsOf(run.day), body)}
            </dd>
          </div>
          {run.dialysisDay && (
            <div>
              <dt>
                {isDialysis
                  ? t('fluidRecord.asDialysis')
                  : dialysisWeekdays.length === 0
                    ? t('fluidRecord.noDialysisDays')
                    : t('fluidRecord.dialysisDays', { days: words.weekdays(dialysisWeekdays) })}
              </dt>
              <dd>
                <strong>{words.target(run.dialysisDay.target)}</strong> ·{' '}
                {words.containers(slotsOf(run.dialysisDay), body)}
              </dd>
            </div>
          )}
        </dl>
      )}
      {doubts.length > 0 && <PlanDoubts doubts={doubts} categories={categories} />}
      <Details assignment={assignment} next={next} />
      {run && (
        <details className="nd-fluid-why" open>
          <summary>
            <T id="fluidRecord.why" />
          </summary>
          <TotalSteps day={run.day} assignment={assignment} isOverride={override !== undefined} />
          {run.dialysisDay && (
            <>
              <h3 className="h6">
                <T id="fluidRecord.weekdays" />
              </h3>
              <TotalSteps day={run.dialysisDay} assignment={assignment} isOverride={false} isDialysis />
            </>
          )}
          {(override === undefined || run.dialysisDay) && <RunInputs inputs={run.inputs} />}
          <p className={`form-text mb-0 ${areNamesKnown ? '' : 'invisible'}`}>
            <T
              id="fluidRecord.calculatedAt"
              values={{ when: times.moment(run.at), who: <Person by={run.by} /> }}
            />{' '}
            {run.assumedTimes && <T id="fluidRecord.timesAssumed" />}
          </p>
        </details>
      )}
    </TitledCard>
  );
}

/** How long it holds, who prescribed it and why, and what else it says. */
function Details({ assignment, next }: { assignment: FluidAssignment; next: FluidAssignment | undefined }) {
  const t = useT();
  const words = useRecordWords();
  const times = useOwnTimes();
  const nameOf = useNameOf();
  const { body, dialysisWeekdays, prescriber, confirmed } = assignment;
  const given = givenFor(assignment);
  const facts: [string, ReactNode][] = [
    [
      t('fluidRecord.period'),
      <>
        {words.period(assignment)}
        {next && <>, {t('fluidRecord.followedBy', { plan: next.body.name })}</>}
      </>,
    ],
    [t('fluidRecord.prescriber'), <Person key="prescriber" by={prescriber} />],
    [t('fluidRecord.reason'), <bdi key="reason">{given.reason}</bdi>],
    ...(confirmed === undefined
      ? []
      : [[t('fluidRecord.why_confirm'), <bdi key="confirmed">{confirmed}</bdi>] as [string, ReactNode]]),
    ...(given.by !== undefined && given.at !== undefined
      ? [
          [
            t('fluidRecord.givenBy'),
            t('fluidRecord.byAt', { who: nameOf(given.by), when: times.moment(given.at) }),
          ] as [string, ReactNode],
        ]
      : []),
    [
      t('fluidRecord.weekdays'),
      dialysisWeekdays.length > 0 ? words.weekdays(dialysisWeekdays) : t('fluidRecord.noWeekdays'),
    ],
    [
      t('fluidRecord.drinkFrom'),
      t('fluidRecord.container', {
        name: words.vessel(body.dimensions.name),
        volume: words.volume(body.dimensions.volumeMl),
      }),
    ],
    [t('fluidRecord.food'), t(body.countsFood ? 'fluidRecord.foodCounts' : 'fluidRecord.foodCountsNot')],
    ...(body.allowedDrinks === undefined
      ? []
      : [
          [t('fluidRecord.allowedDrinks'), <bdi key="drinks">{body.allowedDrinks}</bdi>] as [
            string,
            ReactNode,
          ],
        ]),
  ];
  return (
    <dl className="nd-definitions">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
