import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { stateOn, stopReasons, type Allocation } from '@/domain/medicine/allocation';
import type { PrescribingFacts } from '@/domain/prescribing/warnings';
import { IfMay } from '@/shared/IfMay';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { useMedicineWords } from '../medicineWords';
import { NextIntakes } from '../plan/NextIntakes';
import { PlanCalendar } from '../plan/PlanCalendar';
import { PlanFigures } from '../plan/PlanFigures';
import { SegmentList } from '../plan/SegmentList';
import { DecisionDialog } from './DecisionDialog';
import type { Decision } from './decisions';
import { StateWord } from './StateWord';

/** Who decided what and why, the newest first. */
function AllocationHistory({ history }: Pick<Allocation, 'history'>) {
  const t = useT();
  const times = useOwnTimes();
  const said = (reason: string) => {
    const code = stopReasons.find((one) => one === reason);
    return code ? t(`medicines.stop_${code}`) : reason;
  };
  return (
    <TitledCard title={t('medicines.history')}>
      <ol className="nd-med-history">
        {history.toReversed().map(({ at, by, what, reason }, place) => (
          // Two changes may bear the same moment: a change is known by its place.
          <li key={history.length - place}>
            <span className="fw-semibold">
              <T id={`medicines.what_${what}`} />
            </span>
            {reason !== undefined && <bdi>{what === 'stopped' ? said(reason) : reason}</bdi>}
            <span className="small text-body-secondary">
              <T id="medicines.byWhen" values={{ who: <Person by={by} />, when: times.moment(at) }} />
            </span>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}

/** What was warned of when it was given, and why it was given all the same. */
function AnsweredWarnings({ answers }: { answers: NonNullable<Allocation['answers']> }) {
  const t = useT();
  return (
    <TitledCard title={t('prescribing.answered')}>
      <dl className="nd-definitions">
        {answers.map(({ kind, about, reason }) => (
          <div key={`${kind} ${about}`}>
            <dt>{t(`prescribing.kind_${kind}`, { about })}</dt>
            <dd>
              <bdi>{reason}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}

/** One medicine of a patient: how it is taken, when next, how it came to that, and what can be decided about it. */
export function AllocationView({
  allocation,
  own,
  facts,
  now,
  today,
  timeZone,
}: {
  allocation: Allocation;
  own: readonly Allocation[];
  facts: PrescribingFacts;
  now: number;
  today: string;
  timeZone: string;
}) {
  const t = useT();
  const [decision, setDecision] = useState<Decision | null>(null);
  const state = stateOn(allocation, today);
  const plans = useMemo(() => [{ id: 'plan', plan: allocation }], [allocation]);
  const isOver = state === 'stopped' || state === 'completed';
  const decisions: readonly Decision[] = state === 'paused' ? ['resume', 'stop'] : ['pause', 'stop'];
  return (
    <div className="nd-med-page">
      <div className="nd-med-bar">
        <StateWord state={state} />
        {!isOver && (
          <IfMay do="therapy.write">
            <div className="nd-med-actions">
              <Link className="btn btn-primary" to={{ search: '?change=1' }}>
                <T id="medicines.change" />
              </Link>
              {decisions.map((one) => (
                <button
                  key={one}
                  type="button"
                  className={`btn ${one === 'stop' ? 'btn-outline-danger' : 'btn-outline-primary'}`}
                  onClick={() => setDecision(one)}
                >
                  <T id={`medicines.${one}`} />
                </button>
              ))}
            </div>
          </IfMay>
        )}
      </div>
      <div className="nd-med-form">
        <div className="nd-med-fields">
          <TitledCard title={t('medicines.schedule')}>
            <ZoneNote zone={timeZone} />
            <SegmentList segments={allocation.segments} asNeeded={allocation.asNeeded} today={today} />
            {!allocation.stopped && <PlanFigures plan={allocation} timeZone={timeZone} now={now} />}
          </TitledCard>
          <TitledCard title={t('medicines.facts')}>
            <Facts allocation={allocation} />
          </TitledCard>
          {allocation.answers && <AnsweredWarnings answers={allocation.answers} />}
          <AllocationHistory history={allocation.history} />
        </div>
        {!allocation.asNeeded && (
          <div className="nd-med-preview">
            <TitledCard title={t('medicines.calendarTitle')}>
              <PlanCalendar plans={plans} start={today} today={today} />
              <h3 className="h6 mt-3">
                <T id="medicines.nextTen" />
              </h3>
              <NextIntakes plan={allocation} timeZone={timeZone} now={now} today={today} />
            </TitledCard>
          </div>
        )}
      </div>
      {decision && (
        <DecisionDialog
          allocation={allocation}
          decision={decision}
          own={own}
          facts={facts}
          today={today}
          moment={{ now, timeZone }}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  );
}

function Facts({ allocation }: { allocation: Allocation }) {
  const t = useT();
  const formats = useFormats();
  const words = useMedicineWords();
  const nameOf = useNameOf();
  const { stopped, asNeeded, segments, prescriber, note, given } = allocation;
  const minutes = segments.at(-1)?.windowMinutes ?? 0;
  const facts: [label: string, value: ReactNode][] = [
    [t('medicines.ingredients'), given.activeIngredients.join(', ')],
    [t('medicines.prescriber'), prescriber && nameOf(prescriber)],
    [t('medicines.indication'), asNeeded?.indication],
    [t('medicines.window'), !asNeeded && t('medicines.minutes', { minutes })],
    [t('medicines.note'), note],
    [
      t('medicines.state_stopped'),
      stopped &&
        t('medicines.stoppedOn', {
          day:
            stopped.time === undefined
              ? formats.day(stopped.on)
              : t('medicines.dayTime', { day: formats.day(stopped.on), time: words.time(stopped.time) }),
          reason: t(`medicines.stop_${stopped.reason}`),
        }),
    ],
  ];
  return (
    <dl className="nd-definitions">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
