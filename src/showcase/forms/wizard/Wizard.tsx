import Check from 'lucide-react/icons/check';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import './wizard.css';

export interface WizardStep {
  name: string;
  title: string;
  icon?: LucideIcon;
  body: ReactNode;
}

/**
 * A task in steps: one at a time in sight, the others named above. The heading of a step takes the focus when it comes.
 * @param mayLeave whether what a step asks for is there; without it every step is open at any time
 * @param onFinish after the last step
 */
export function Wizard({
  label,
  steps,
  mayLeave,
  onFinish,
}: {
  label: string;
  steps: readonly WizardStep[];
  mayLeave?: (step: number) => Promise<boolean>;
  onFinish: () => void;
}) {
  const t = useT();
  const [at, setAt] = useState(0);
  const [reached, setReached] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each step
  }, [at]);
  const go = (to: number) => {
    moved.current = true;
    setAt(to);
    setReached((before) => Math.max(before, to));
  };
  const goOn = async () => {
    if (mayLeave && !(await mayLeave(at))) return;
    if (at < steps.length - 1) return go(at + 1);
    onFinish();
    setReached(0);
    go(0);
  };
  const step = steps[at];
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <ol className="nd-wizard" aria-label={t('showcase:/forms/wizard#steps')}>
        {steps.map(({ name, title, icon }, place) => (
          <li key={name}>
            <button
              type="button"
              className="btn"
              aria-current={place === at ? 'step' : undefined}
              disabled={mayLeave !== undefined && place > reached}
              onClick={() => (mayLeave && place > at ? void goOn() : go(place))}
            >
              <span className="nd-wizard-mark" aria-hidden={icon ? undefined : 'true'}>
                {icon ? <Icon of={icon} /> : place < at ? <Icon of={Check} /> : place + 1}
              </span>
              {title}
            </button>
          </li>
        ))}
      </ol>
      <h3 ref={heading} tabIndex={-1} className="h6">
        <T id="showcase:/forms/wizard#step" values={{ step: at + 1, of: steps.length, title: step?.title }} />
      </h3>
      {step?.body}
      <div className="d-flex justify-content-between gap-2">
        <button
          type="button"
          className="btn btn-outline-primary"
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <T id="showcase:/forms/wizard#back" />
        </button>
        <button type="submit" className="btn btn-primary">
          <T id={at < steps.length - 1 ? 'showcase:/forms/wizard#next' : 'showcase:/forms/wizard#submit'} />
        </button>
      </div>
    </form>
  );
}
