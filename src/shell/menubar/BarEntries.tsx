import './menubar.scss';
import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { MenuNode } from '@/shared/navigation/types';
import { selectDirection } from '../themeSlice';
import { BarEntry } from './BarEntry';
import { moveByKey } from './barKeys';
import { useBarGroups } from './useBarGroups';
import { useFittingEntries } from './useFittingEntries';

const more = (children: MenuNode[]): MenuNode => ({
  id: 'more',
  title: 'layout.more',
  type: 'collapse',
  children,
});

/**
 * The entries of the menu in one line; those that do not fit are moved into a last group. It is disclosure navigation
 * (WAI-ARIA), so links stay links: Tab goes through everything that is open, and arrow keys help.
 */
export function BarEntries({ menu }: { menu: readonly MenuNode[] }) {
  const direction = useSelector(selectDirection);
  const bar = useRef<HTMLUListElement>(null);
  const entries = useMemo(() => menu.filter(({ type }) => type !== 'groupHeader'), [menu]);
  const count = useFittingEntries(bar, entries);
  const hasRest = count < entries.length;
  // While nothing overflows it contains every entry, so that its width can be measured.
  const rest = useMemo(() => more(entries.slice(hasRest ? count : 0)), [entries, count, hasRest]);
  const shown = useMemo(
    () => (hasRest ? [...entries.slice(0, count), rest] : entries),
    [entries, count, hasRest, rest],
  );
  const groups = useBarGroups(shown, bar);

  return (
    // The links and buttons inside have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={bar}
      className="nd-menubar-entries"
      onKeyDown={(event) => moveByKey(event, direction, groups)}
      onFocus={({ target }) => groups.keepAround(target)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) groups.show([]);
      }}
    >
      {entries.map((node, index) => (
        <BarEntry key={node.id} node={node} groups={groups} isOut={index >= count} />
      ))}
      <BarEntry node={rest} groups={groups} isOut={!hasRest} />
    </ul>
  );
}
