import { useEffect, useRef, type ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import type { Suggestion, SuggestionGroup } from './match';

export interface SuggestionListProps<Item extends Suggestion> {
  id: string;
  label: string;
  groups: readonly SuggestionGroup<Item>[];
  active: Item | undefined;
  /** The active hit is brought into sight. */
  isScrolledTo: boolean;
  optionId: (item: Item) => string;
  onActive: (item: Item) => void;
  onChoose: (item: Item) => void;
  renderItem: (item: Item) => ReactNode;
  /** A control of its own beside each hit, such as a star; the list is then a grid, for a listbox holds no controls. */
  aside?: ((item: Item) => ReactNode) | undefined;
}

const plain = { list: 'listbox', group: 'group', row: 'presentation', hit: 'option' } as const;
const withControls = { list: 'grid', group: 'rowgroup', row: 'row', hit: 'gridcell' } as const;

/** The hits under a text box, group by group; a group without a hit says so (specification 8, 'No Result'). */
export function SuggestionList<Item extends Suggestion>({
  id,
  label,
  groups,
  active,
  isScrolledTo,
  optionId,
  onActive,
  onChoose,
  renderItem,
  aside,
}: SuggestionListProps<Item>) {
  const roles = aside ? withControls : plain;
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && optionId(active);
  const isFirst = active === groups.flatMap(({ items }) => items)[0];
  useEffect(() => {
    if (!isScrolledTo || activeId === undefined) return;
    // The first hit comes with the header above it.
    if (isFirst) list.current?.scrollTo?.({ top: 0 });
    else document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, isScrolledTo, isFirst]);

  return (
    <div ref={list} id={id} className="nd-suggestions" role={roles.list} aria-label={label}>
      {groups.map((group) => (
        <div
          key={group.id}
          className="nd-suggestion-group"
          {...(group.title !== undefined && { role: roles.group, 'aria-label': group.title })}
        >
          {group.title !== undefined && (
            <div className="nd-suggestion-header" aria-hidden="true">
              {group.title}
            </div>
          )}
          {group.items.map((item) => (
            <div key={item.id} className="nd-suggestion-row" role={roles.row}>
              {/* The keyboard reaches options through the text box, which names the active one. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
              <div
                id={optionId(item)}
                role={roles.hit}
                tabIndex={-1}
                className="nd-suggestion"
                aria-selected={item === active}
                onMouseMove={() => onActive(item)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                {renderItem(item)}
              </div>
              {aside && <div role="gridcell">{aside(item)}</div>}
            </div>
          ))}
          {group.items.length === 0 && (
            <div className="nd-suggestion-row" role={roles.row}>
              <div className="nd-suggestion-none" role={roles.hit} aria-selected={false} aria-disabled="true">
                {group.none ?? <T id="common.noResult" />}
              </div>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
