import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Direction } from '../settings/lookSettings';
import type { BarGroups } from './useBarGroups';

const linksOf = (list: Element): HTMLElement[] =>
  [...list.children]
    .filter((entry) => !entry.hasAttribute('inert'))
    .flatMap((entry) => [...entry.children])
    .filter((part) => part.matches('a, button'))
    .filter((part) => part instanceof HTMLElement);

const forward = { ltr: 'ArrowRight', rtl: 'ArrowLeft' } as const;

/**
 * Arrow keys, Home and End in the bar and its lists: along a list in its own direction, across into a group and out of
 * it; from the end of a branch on to the next entry of the bar. Enter, Space and Tab are handled by the browser.
 */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  direction: Direction,
  groups: Pick<BarGroups, 'openGroup' | 'closeGroup'>,
): void {
  const { key, target, currentTarget: bar } = event;
  const link = target instanceof Element ? target.closest('a, button') : null;
  const list = link?.closest('ul');
  if (!(link instanceof HTMLElement) || !list || event.altKey || event.ctrlKey || event.metaKey) return;

  const links = linksOf(list);
  const at = links.indexOf(link);
  const inBar = list === bar;
  const group = link.parentElement?.dataset.group;
  const around = list.parentElement?.dataset.group;
  const isDeep = !inBar && list.parentElement?.parentElement !== bar;

  const enter = (id: string) => {
    flushSync(() => groups.openGroup(id));
    const opened = link.parentElement?.querySelector('ul');
    if (opened) linksOf(opened)[0]?.focus();
  };
  const goAlongBar = (step: 1 | -1) => {
    const entries = linksOf(bar);
    const here = entries.findIndex((entry) => entry.parentElement?.contains(link));
    (entries[here + step] ?? entries[here])?.focus();
  };
  const act = (): boolean => {
    switch (key) {
      case 'ArrowDown':
        if (inBar && group === undefined) return false;
        if (inBar && group !== undefined) enter(group);
        else links[at + 1]?.focus();
        return true;
      case 'ArrowUp':
        if (!inBar) links[at - 1]?.focus();
        return !inBar;
      case 'Home':
        links[0]?.focus();
        return true;
      case 'End':
        links.at(-1)?.focus();
        return true;
      case forward[direction]:
        if (!inBar && group !== undefined) enter(group);
        else goAlongBar(1);
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (isDeep && around !== undefined) groups.closeGroup(around);
        else goAlongBar(-1);
        return true;
      default:
        return false;
    }
  };
  if (act()) event.preventDefault();
}
