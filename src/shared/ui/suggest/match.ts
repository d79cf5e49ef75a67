import { fold } from '@/domain/fold';

/** Something that can be found by typing (specification 3.4). */
export interface Suggestion {
  /** Unique among all that is offered together. */
  id: string;
  /** What is shown, and filtered on. */
  title: string;
  /** What else is filtered on, e.g. a patient's number. */
  keywords?: string;
}

export interface SuggestionGroup<Item extends Suggestion = Suggestion> {
  id: string;
  /** Header, in the reader's language; absent where there is one group only. */
  title?: string;
  /** How many are shown at most. */
  limit: number;
  items: readonly Item[];
}

const folded = new WeakMap<Suggestion, string>();

/** Folding is what costs: it is done once per suggestion, so ten thousand of them are searched within a key stroke. */
function haystackOf(item: Suggestion): string {
  const known = folded.get(item);
  if (known !== undefined) return known;
  const haystack = fold(item.keywords === undefined ? item.title : `${item.title}\n${item.keywords}`);
  folded.set(item, haystack);
  return haystack;
}

/** The first of a group that contain the text, in the group's own order, regardless of case and accents. */
export function matchGroup<Item extends Suggestion>(
  group: SuggestionGroup<Item>,
  text: string,
): SuggestionGroup<Item> {
  const needle = fold(text.trim());
  const items: Item[] = [];
  for (const item of group.items) {
    if (items.length >= group.limit) break;
    if (haystackOf(item).includes(needle)) items.push(item);
  }
  return { ...group, items };
}

/** Every group with its first hits; a group without any is kept, so that it can say so. */
export const matchGroups = <Item extends Suggestion>(
  groups: readonly SuggestionGroup<Item>[],
  text: string,
): SuggestionGroup<Item>[] => groups.map((group) => matchGroup(group, text));
