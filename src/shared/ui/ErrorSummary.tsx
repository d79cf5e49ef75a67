import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

export interface FieldProblem {
  /** Id of the control to go to. */
  field: string;
  message: string;
}

/**
 * Everything wrong with a form after a try to send it, as links to the fields; it takes focus on each try.
 * @param attempt number of tries so far (react-hook-form: `formState.submitCount`)
 */
export function ErrorSummary({ problems, attempt }: { problems: readonly FieldProblem[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const shown = problems.length > 0;
  const answered = useRef(0);
  useEffect(() => {
    // A fault that comes while somebody types must not take the focus from under their hands.
    if (answered.current === attempt) return;
    answered.current = attempt;
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;

  const go = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };
  return (
    <div ref={box} role="group" className="alert alert-danger" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading} className="h6">
        <FormattedMessage id="common.errorSummary" values={{ count: problems.length }} />
      </h2>
      <ul className="mb-0">
        {problems.map((problem) => (
          <li key={problem.field}>
            <a
              className="alert-link"
              href={`#${problem.field}`}
              onClick={(event) => go(event, problem.field)}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
