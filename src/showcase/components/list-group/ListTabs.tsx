import { useId, useState, type KeyboardEvent } from 'react';
import { T, useT } from '@/shared/i18n/text';
import './listTabs.css';

const parts = ['scale', 'session', 'holiday'] as const;

/** A list whose entries show one of several texts beside it: tabs, walked by the arrow keys. */
function Navigation() {
  const t = useT();
  const id = useId();
  const [shown, setShown] = useState<(typeof parts)[number]>('scale');
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = parts.at((parts.indexOf(shown) + step) % parts.length) ?? shown;
    setShown(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="nd-list-tabs">
      <div
        className="list-group"
        role="tablist"
        aria-orientation="vertical"
        aria-label={t('showcase:/components/list-group#navigation')}
      >
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`${id}-${part}`}
            className={`list-group-item list-group-item-action ${part === shown ? 'active' : ''}`}
            aria-selected={part === shown}
            aria-controls={`${id}-panel`}
            tabIndex={part === shown ? 0 : -1}
            onClick={() => setShown(part)}
            onKeyDown={byKey}
          >
            <T id={`showcase:/components/collapse#${part}`} />
          </button>
        ))}
      </div>
      {/* A panel without controls takes the focus itself, so that it is read. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={0}>
        <T id={`showcase:/components/collapse#${shown}Answer`} />
      </div>
    </div>
  );
}

export { Navigation };
