import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { addressOfStep, stepLooks, steps, type Step } from './steps';

/** Where somebody is on the way to an order; what can be gone to is a link. */
export function StepNav({ current, open }: { current: Step; open: readonly Step[] }) {
  const t = useT();
  return (
    <nav className="nd-checkout-steps" aria-label={t('checkout.steps')}>
      <ol>
        {steps.map((step) => {
          const { icon, title } = stepLooks[step];
          const inside = (
            <>
              <Icon of={icon} size={22} /> <T id={title} />
            </>
          );
          return (
            <li key={step}>
              {step !== current && open.includes(step) ? (
                <Link to={addressOfStep(step)}>{inside}</Link>
              ) : (
                <span
                  aria-current={step === current ? 'step' : undefined}
                  className={step === current ? 'nd-checkout-current' : undefined}
                >
                  {inside}
                  {step !== current && (
                    <span className="visually-hidden">
                      <T id="checkout.notYet" />
                    </span>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
