import { lazy, Suspense, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import { dayTargets } from '@/domain/fluid/days/dayTargets';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { Patient } from '@/domain/patients/patient';
import { isTimeZone, patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import type { PatientSummary } from '@/domain/patients/summary';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useNow } from '@/shared/store/clock';
import { useOwned } from '@/shared/store/ownedSlice';
import { useAppDispatch, useSettled } from '@/shared/store/useEntities';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { FailureLine } from '@/shared/ui/FailureLine';
import { fluidAssignments, fluidPlans } from '../slice';
import { AdherenceCard } from './AdherenceCard';
import { CurrentPlan } from './CurrentPlan';
import { NoPlan } from './NoPlan';
import { OtherPlans } from './OtherPlans';
import { PlanButtons } from './PlanButtons';
import { PlanHistory } from './PlanHistory';
import { plansOn, type AssignmentTransition } from './assignmentState';
import { AssignmentTransitionDialog } from './AssignmentTransitionDialog';
import { TodayCard } from './TodayCard';
import { useWater } from './useWater';
import './record.css';

const AssignDialog = lazy(async () => ({ default: (await import('./assign/AssignDialog')).AssignDialog }));

const WINDOW_DAYS = 30;
const nothing = undefined;

/** What is being done about the patient's plans. */
export type Doing = { what: 'assign' | 'remove' | AssignmentTransition; to: FluidAssignment | null };

/** Asks before a draft is removed. Mounted while it is open. */
function RemoveDraft({ draft, onClose }: { draft: FluidAssignment; onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <TransitionDialog
      action="therapy.write"
      title={<T id="fluidRecord.removeDraftTitle" values={{ plan: <bdi>{draft.body.name}</bdi> }} />}
      text={<T id="fluidRecord.removeDraftText" />}
      confirmLabel={<T id="fluidRecord.removeDraft" />}
      tone="danger"
      onSend={() => dispatch(fluidAssignments.drop({ record: draft, quiet: true }))}
      done={{ message: 'fluidRecord.draftRemoved' }}
      onClose={onClose}
    />
  );
}

/** The fluid plan of one patient: what it asks today and why, how far that was met, and every plan before. */
export default function FluidPage() {
  const t = useT();
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const now = useNow();
  const clock = useMemo(() => {
    const own = clockOf(patient);
    return isTimeZone(own.timeZone) ? own : { ...own, timeZone: 'UTC' };
  }, [patient]);
  const today = patientDay(now, clock);
  const { rows, status, error, reload } = useOwned(fluidAssignments, patient.id);
  // Fetched again with each view: others write plans too.
  const book = useFetch(fluidPlans.fetchAll, nothing);
  const areActionsKnown = useSettled(book.status);
  const written = useSelector(fluidPlans.selectAll);
  const plans = useMemo(() => written.filter((plan) => plan.status === 'active'), [written]);
  const water = useWater(patient.id, WINDOW_DAYS, today, clock, now);
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const { current, planned, drafts } = plansOn(rows, today);
  const askedOn = useMemo(() => dayTargets(patient.ext.fluidTarget, rows), [patient, rows]);
  const asked = askedOn(today);
  const newest = rows.find(({ id }) => id === doing?.to?.id);
  const act = (what: Doing['what'], to: FluidAssignment | null) => setDoing({ what, to });
  const assign = (
    <IfMay do="therapy.write">
      <button type="button" className="btn btn-primary" onClick={() => act('assign', null)}>
        <T id={current ? 'fluidRecord.assignOther' : 'fluidRecord.assign'} />
      </button>
    </IfMay>
  );
  return (
    <div className="nd-fluid">
      {book.status === 'failed' && <FailureLine message="fluidRecord.plansFailed" onRetry={book.reload} />}
      <AsyncView
        status={status}
        error={error}
        isEmpty={status !== 'ready' && rows.length === 0}
        onRetry={reload}
      >
        <div className="nd-fluid-cards">
          {current ? (
            <CurrentPlan
              assignment={current}
              patient={patient}
              next={rows.find(({ id }) => id === current.supersededBy)}
              today={today}
              areActionsKnown={areActionsKnown}
              actions={
                <>
                  <PlanButtons assignment={current} plans={plans} onAct={act} />
                  {assign}
                </>
              }
            />
          ) : (
            <NoPlan own={asked?.target} hasDraft={drafts.length > 0} action={assign} />
          )}
          <OtherPlans {...{ planned, drafts, plans }} onAct={act} />
        </div>
        <div className="nd-fluid-cards">
          {asked && (
            <TodayCard {...{ asked, water, clock, now }} body={asked.run && current ? current.body : null} />
          )}
          {(asked !== null || rows.some((one) => one.status !== 'draft')) && (
            <AdherenceCard {...{ askedOn, water, today, clock }} />
          )}
        </div>
        <PlanHistory assignments={rows} today={today} />
      </AsyncView>
      {doing?.what === 'assign' && (
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          <AssignDialog
            assigning={{ patient, summary, opened: doing.to, current, plans, today, now }}
            assignments={rows}
            onClose={close}
          />
        </Suspense>
      )}
      {doing?.what === 'remove' && newest && <RemoveDraft draft={newest} onClose={close} />}
      {doing?.to && doing.what !== 'assign' && doing.what !== 'remove' && (
        <AssignmentTransitionDialog
          patient={patient}
          opened={doing.to}
          newest={newest}
          transition={doing.what}
          onClose={close}
        />
      )}
    </div>
  );
}
