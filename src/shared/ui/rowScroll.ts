/** The part of the item before that stays in sight, px. */
const BEFORE_PX = 24;

/** Brings an item of a row that is wider than the window into sight: the row is scrolled, and nothing else. */
export function bringIntoRow(item: HTMLElement | null): void {
  const row = item?.closest<HTMLElement>('.nd-row-scrolls');
  if (!item || !row || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft += item.getBoundingClientRect().left - row.getBoundingClientRect().left - BEFORE_PX;
}
