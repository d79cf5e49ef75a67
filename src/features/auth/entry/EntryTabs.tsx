import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

const tabs = ['team', 'demonstration'] as const;
type Tab = (typeof tabs)[number];
const words: Record<Tab, MessageId> = { team: 'identity.tabTeam', demonstration: 'demo.tab' };

/** The tab that a key selects, as usual for tab lists; null for any other key. */
function tabAt(key: string, isMirrored: boolean, from: Tab): Tab | null {
  const [next, previous] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs[tabs.length - 1] ?? null;
  if (key === next || key === previous) return from === 'team' ? 'demonstration' : 'team';
  return null;
}

/**
 * Tabs for the accounts of the care team and of the demonstration. Input in one tab is kept while the other is shown;
 * the demonstration is loaded when first shown. Without it there are no tabs.
 */
export function EntryTabs({ team, demonstration }: { team: ReactNode; demonstration?: ReactNode }) {
  const t = useT();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Tab>('team');
  const [isSeen, setSeen] = useState(false);
  if (!demonstration) return team;

  const choose = (tab: Tab) => {
    setChosen(tab);
    if (tab === 'demonstration') setSeen(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tab = tabAt(event.key, getComputedStyle(event.currentTarget).direction === 'rtl', chosen);
    if (tab === null) return;
    event.preventDefault();
    choose(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
  };
  const panel = (tab: Tab, content: ReactNode) => (
    <div role="tabpanel" id={`${id}-${tab}-panel`} aria-labelledby={`${id}-${tab}`} hidden={chosen !== tab}>
      {content}
    </div>
  );

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t('identity.tabs')}
        className="nav nav-tabs nav-fill nd-entry-tabs"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            className={`nav-link ${tab === chosen ? 'active' : ''}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={onKeyDown}
          >
            <T id={words[tab]} />
          </button>
        ))}
      </div>
      {panel('team', team)}
      {panel('demonstration', isSeen && demonstration)}
    </>
  );
}
