import { createPopper } from '@popperjs/core';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { T } from '@/shared/i18n/text';
import './tour.css';

export interface TourStep {
  /** What it is about, by its selector; a step whose thing is not to be seen is left out. */
  at: string;
  title: ReactNode;
  words: ReactNode;
}

const seen = ({ at }: TourStep): boolean => (document.querySelector(at)?.getClientRects().length ?? 0) > 0;

/**
 * Shows things of the page one after another, each in a small dialog beside it. The focus stays in the dialog; Escape and
 * *Skip* end it. Nothing lies over the page.
 * @param onEnd gives the focus back
 */
export function Tour({ steps, onEnd }: { steps: readonly TourStep[]; onEnd: () => void }) {
  const title = useId();
  const words = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const [shown] = useState(() => steps.filter(seen));
  const [place, setPlace] = useState(0);
  const step = shown[place];
  useEffect(() => {
    if (!step) onEnd();
  }, [step, onEnd]);
  useLayoutEffect(() => {
    const target = step && document.querySelector(step.at);
    if (!target || !dialog.current) return undefined;
    target.scrollIntoView({ block: 'nearest' });
    target.classList.add('nd-tour-target');
    const popper = createPopper(target, dialog.current, {
      strategy: 'fixed',
      placement: 'bottom',
      modifiers: [
        { name: 'offset', options: { offset: [0, 12] } },
        { name: 'preventOverflow', options: { padding: 8 } },
      ],
    });
    dialog.current.focus();
    return () => {
      popper.destroy();
      target.classList.remove('nd-tour-target');
    };
  }, [step]);
  if (!step) return null;

  const keep = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onEnd();
    if (event.key !== 'Tab') return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const now = buttons.findIndex((one) => one === document.activeElement);
    const next = event.shiftKey ? Math.max(now, 0) - 1 : now + 1;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  const isLast = place === shown.length - 1;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it holds the focus, as a dialog does
    <div
      ref={dialog}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={words}
      className="nd-tour"
      onKeyDown={keep}
    >
      <h2 id={title} className="h6">
        {step.title}
      </h2>
      <p id={words}>{step.words}</p>
      <div className="nd-tour-foot">
        <span className="me-auto">
          <T id="showcase:/extensions/tour#place" values={{ place: place + 1, count: shown.length }} />
        </span>
        {!isLast && (
          <button type="button" className="btn btn-link" onClick={onEnd}>
            <T id="showcase:/extensions/tour#skip" />
          </button>
        )}
        {place > 0 && (
          <button type="button" className="btn btn-outline-primary" onClick={() => setPlace(place - 1)}>
            <T id="showcase:/extensions/tour#back" />
          </button>
        )}
        <button
          type="button"
          className="btn btn-primary"
          onClick={isLast ? onEnd : () => setPlace(place + 1)}
        >
          <T id={`showcase:/extensions/tour#${isLast ? 'end' : 'on'}`} />
        </button>
      </div>
    </div>,
    document.body,
  );
}
