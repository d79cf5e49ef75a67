import './tabSet.css';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { placeAt } from './tabKeys';

export interface Part {
  name: string;
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

/**
 * Parts of one thing, one in sight. The arrow keys, Home and End walk the tabs that can be chosen.
 * @param look classes of Bootstrap: `nav-tabs` or `nav-pills`, and how they share the line
 */
export function TabSet({
  label,
  parts,
  look = 'nav-tabs',
  isVertical = false,
}: {
  label: MessageId;
  parts: readonly Part[];
  look?: string;
  isVertical?: boolean;
}) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState(parts[0]?.name);
  const open = parts.filter(({ isDisabled }) => isDisabled !== true);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const way = isVertical ? 'down' : isMirrored ? 'mirrored' : 'across';
    const from = open.findIndex(({ name }) => name === chosen);
    const to = placeAt(event.key, from, open.length, way);
    const next = to === null ? undefined : open[to];
    if (!next) return;
    event.preventDefault();
    setChosen(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };

  return (
    <div className={isVertical ? 'nd-tabs-beside' : undefined}>
      <div
        role="tablist"
        aria-label={t(label)}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
        className={`nav ${look} ${isVertical ? 'flex-column' : ''}`}
      >
        {parts.map(({ name, title, isDisabled }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={`nav-link ${name === chosen ? 'active' : ''}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            disabled={isDisabled}
            onClick={() => setChosen(name)}
            onKeyDown={walk}
          >
            {title}
          </button>
        ))}
      </div>
      {parts.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          className="nd-tab-panel"
          aria-labelledby={`${id}-${name}`}
          hidden={name !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
