import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Icon } from '../Icon';

/** To the row before and after the one that is shown beside a list; null where there is none. */
export interface Steps {
  back: (() => void) | null;
  on: (() => void) | null;
}

/** Both steps as buttons, named by what they lead to. */
export function StepButtons({
  steps: { back, on },
  previous,
  next,
}: {
  steps: Steps;
  previous: string;
  next: string;
}) {
  return (
    <span className="d-flex flex-shrink-0 ms-auto">
      <button
        type="button"
        className="btn btn-icon"
        aria-label={previous}
        disabled={back === null}
        onClick={() => back?.()}
      >
        <Icon of={ChevronUp} />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={next}
        disabled={on === null}
        onClick={() => on?.()}
      >
        <Icon of={ChevronDown} />
      </button>
    </span>
  );
}
