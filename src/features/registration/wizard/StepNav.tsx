import Circle from 'lucide-react/icons/circle';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { enrolmentSteps, type EnrolmentStep } from '@/domain/enrolment/enrolment';
import type { StepState } from '@/domain/enrolment/enrolmentProblems';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

const icons = { open: Circle, wrong: CircleAlert, done: CircleCheck } as const;

/** All steps with how they stand; each can be gone to at any time. */
export function StepNav({
  current,
  states,
  onGo,
}: {
  current: EnrolmentStep;
  states: Readonly<Record<EnrolmentStep, StepState>>;
  onGo: (step: EnrolmentStep) => void;
}) {
  const t = useT();
  return (
    <nav aria-label={t('registration.stepsLabel')}>
      <ol className="nd-steps">
        {enrolmentSteps.map((step, place) => {
          const state = states[step];
          return (
            <li key={step}>
              <button
                type="button"
                className={`btn nd-step nd-step-${state}`}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onGo(step)}
              >
                <Icon of={icons[state]} size={18} />
                <span aria-hidden="true">{place + 1}</span>
                <span className="nd-step-name">{t(`registration.step_${step}`)}</span>
                <span className="visually-hidden">{t(`registration.state_${state}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
