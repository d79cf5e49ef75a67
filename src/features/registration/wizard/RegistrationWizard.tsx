import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { enrolmentSteps, type Enrolment, type EnrolmentStep } from '@/domain/enrolment/enrolment';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { T, useT } from '@/shared/i18n/text';
import { ServerDraftLine } from '@/shared/record/ServerDraftLine';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { StepNav } from './StepNav';
import { CategoryStep } from '../steps/CategoryStep';
import { ConsentStep } from '../steps/ConsentStep';
import { DailyLifeFields } from '../steps/DailyLifeFields';
import { IdentityStep } from '../steps/IdentityStep';
import { MonitoringStep } from '../steps/MonitoringStep';
import { PathologiesStep } from '../steps/PathologiesStep';
import { ReviewStep } from '../steps/ReviewStep';
import { TeamStep } from '../steps/TeamStep';
import type { Facts } from './useEnrolmentFacts';
import { useRegistration } from './useRegistration';
import { enrolments } from '../slice';
import { useProblemWords } from '../words';

const steps = {
  identity: IdentityStep,
  dailyLife: DailyLifeFields,
  pathologies: PathologiesStep,
  category: CategoryStep,
  team: TeamStep,
  monitoring: MonitoringStep,
  consent: ConsentStep,
  review: ReviewStep,
} as const;

/** The eight steps of one registration, one at a time; all of it is kept while it is typed. */
export function RegistrationWizard({
  opened,
  facts,
  onOver,
}: {
  opened: Enrolment;
  facts: Facts;
  /** Somebody else has enrolled the patient meanwhile. */
  onOver: (stored: Enrolment) => void;
}) {
  const t = useT();
  const words = useProblemWords();
  const registration = useRegistration(opened, facts);
  const { step, place, problems, states, kept, entries } = registration;
  const guard = useUnsavedGuard(kept.state.failure !== null);
  const stored = useSelector((state: Record<string, unknown>) => enrolments.selectById(state, opened.id));
  const { failure } = kept.state;
  const isOtherwise = failure?.status === 412 || failure?.conflict !== undefined;
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<{ step: EnrolmentStep; field: string | undefined } | null>(null);

  /** To another step, and there to a field or to the heading. */
  const goTo = (next: EnrolmentStep, field?: string) => {
    wanted.current = { step: next, field };
    registration.goTo(next);
  };
  useEffect(() => {
    if (wanted.current?.step !== step) return;
    const { field } = wanted.current;
    wanted.current = null;
    const target = field === undefined ? null : document.getElementById(fieldId(field));
    heading.current?.scrollIntoView?.({ block: 'start' });
    (target ?? heading.current)?.focus();
  });

  const wrongOf = (all: typeof problems) => all.filter((one) => one.step === step && one.level === 'wrong');
  const wrong = wrongOf(problems);
  const goOn = async () => {
    // A number that was put right a moment ago is judged by what is found of it, not by what was found before.
    const found = step === 'identity' ? await registration.duplicates.ask() : undefined;
    const now = found ? wrongOf(registration.problemsWith(found)) : wrong;
    registration.visit(step);
    setAttempt((before) => before + 1);
    const next = enrolmentSteps[place + 1];
    if (now.length === 0 && next) goTo(next);
  };
  const before = enrolmentSteps[place - 1];
  const Step = steps[step];
  const title = [entries.firstName, entries.lastName].join(' ').trim();
  return (
    <>
      <PageHeader
        title={title === '' ? t('app.registration') : t('registration.title', { name: title })}
        lead={
          <ServerDraftLine
            draft={kept}
            words={{ kept: 'registration.kept', waiting: 'registration.keeping' }}
            stored={isOtherwise && stored ? { by: stored.by, at: stored.updatedAt } : null}
            onMine={() => stored && void kept.retry(stored.version)}
            onTheirs={() => {
              if (stored?.status === 'activated') onOver(stored);
              else if (stored) registration.takeTheirs(stored);
            }}
            onBack={registration.goBack}
          />
        }
      />
      <StepNav current={step} states={states} onGo={goTo} />
      <ProgressBar
        label={t('registration.progressLabel')}
        value={registration.done}
        max={enrolmentSteps.length}
        valueText={t('registration.doneOf', { done: registration.done, steps: enrolmentSteps.length })}
      />
      <form
        className="card nd-registration"
        noValidate
        aria-labelledby="registration-step"
        onSubmit={(event) => {
          event.preventDefault();
          if (step !== 'review') void goOn();
        }}
      >
        <div className="card-body">
          <h2 ref={heading} id="registration-step" className="h5" tabIndex={-1}>
            {t('registration.stepTitle', {
              place: place + 1,
              steps: enrolmentSteps.length,
              name: t(`registration.step_${step}`),
            })}
          </h2>
          {step !== 'review' && entries.visited.includes(step) && (
            <ErrorSummary
              attempt={attempt}
              problems={wrong.map((one) => ({ field: fieldId(one.field), message: words.sentence(one) }))}
            />
          )}
          <Step
            registration={registration}
            facts={facts}
            enrolment={opened.id}
            onGo={goTo}
            onEnrolled={guard.release}
          />
        </div>
        <div className="card-footer nd-registration-foot">
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={!before}
            onClick={() => before && goTo(before)}
          >
            <T id="registration.back" />
          </button>
          {step !== 'review' && (
            <button type="submit" className="btn btn-primary">
              <T id="registration.next" />
            </button>
          )}
        </div>
      </form>
      {guard.dialog}
    </>
  );
}
