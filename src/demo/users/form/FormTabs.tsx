import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { T } from '@/shared/i18n/text';

/**
 * The parts of one form, one in sight; what is typed into the others stays. The arrow keys, Home and End walk the tabs.
 * @param tabs with the number of problems that wait in each
 */
export function FormTabs<Name extends string>({
  label,
  tabs,
  current,
  onChange,
}: {
  label: string;
  tabs: readonly { name: Name; title: string; problems: number; content: ReactNode }[];
  current: Name;
  onChange: (name: Name) => void;
}) {
  const id = useId();
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 : -1;
    const at = tabs.findIndex(({ name }) => name === current);
    const last = tabs.length - 1;
    const to: Record<string, number> = { ArrowLeft: at + back, ArrowRight: at - back, Home: 0, End: last };
    const step = to[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="nav nav-tabs nd-tabs">
        {tabs.map(({ name, title, problems }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={`nav-link ${name === current ? 'active' : ''}`}
            aria-selected={name === current}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={walk}
          >
            {title}{' '}
            {problems > 0 && (
              <span className="nd-field-error">
                <T id="users.problems" values={{ count: problems }} />
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== current}
        >
          {content}
        </div>
      ))}
    </>
  );
}
