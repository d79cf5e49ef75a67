import { fold } from '@/domain/fold';
import { finds, foldedUmlauts, searchable, searchOf } from '@/domain/search';

/** Something that can be found by typing (specification 3.4). */
export interface Suggestion {
  /** Unique among all that is offered together. */
  id: string;
  /** The text that is shown, and filtered on. */
  title: string;
  /** The words that are filtered on as well, e.g. a patient's number. */
  keywords?: string;
  /** The words that are filtered on and not shown, e.g. a telephone number. */
  unseen?: string;
}

export interface SuggestionGroup<Item extends Suggestion = Suggestion> {
  id: string;
  /** Header, in the reader's language; absent where there is one group only. */
  title?: string;
  /** The largest number of items that are shown. */
  limit: number;
  items: readonly Item[];
  /** Said in the place of 'No Result', e.g. while the group is still on its way. */
  none?: string;
}

const folded = new WeakMap<Suggestion, string>();

/** Folding is what costs: it is done once per suggestion, so ten thousand of them are searched within a key stroke. */
function haystackOf(item: Suggestion): string {
  const known = folded.get(item);
  if (known !== undefined) return known;
  const haystack = searchable([item.title, item.keywords, item.unseen].filter(Boolean).join('\n'));
  folded.set(item, haystack);
  return haystack;
}

const needleOf = (text: string): string => fold(text.trim());

/** Tells whether something was typed that can be looked for: any sign but a space, a zero too. */
export const hasText = (text: string): boolean => needleOf(text) !== '';

/** The first of a group that hold each word of the text, in the group's own order, however either is spelt. */
export function matchGroup<Item extends Suggestion>(
  group: SuggestionGroup<Item>,
  text: string,
): SuggestionGroup<Item> {
  const search = searchOf(text);
  const items: Item[] = [];
  for (const item of group.items) {
    if (items.length >= group.limit) break;
    if (finds(haystackOf(item), search)) items.push(item);
  }
  return { ...group, items };
}

/** Every group with its first hits; a group without any is kept, so that it can say so. */
export const matchGroups = <Item extends Suggestion>(
  groups: readonly SuggestionGroup<Item>[],
  text: string,
): SuggestionGroup<Item>[] => groups.map((group) => matchGroup(group, text));

/**
 * Where the text, or else the first of its words that does, occurs in a title for the first time, as start and end for
 * `slice`, or null. Whole letters: the accent that follows a letter belongs to it.
 */
export function matchedPart(title: string, text: string): readonly [start: number, end: number] | null {
  const whole = needleOf(text);
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const letter of title) {
    const start = end;
    end += letter.length;
    const own = fold(letter);
    if (own === '' && ends.length > 0) ends[ends.length - 1] = end;
    plain += own;
    for (let unit = 0; unit < own.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  }
  const needles = [whole, foldedUmlauts(whole), ...searchOf(text).flat(2)].filter(Boolean);
  for (const needle of needles) {
    const first = plain.indexOf(needle);
    const [from, to] = [starts[first], ends[first + needle.length - 1]];
    if (from !== undefined && to !== undefined) return [from, to];
  }
  return null;
}
