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
  /** Said in the place of 'No Result', e.g. while the group is still on its way. */
  none?: string;
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

const needleOf = (text: string): string => fold(text.trim());

/** Whether something was typed that can be looked for: any sign but a space, a zero too. */
export const hasText = (text: string): boolean => needleOf(text) !== '';

/** The first of a group that contain the text, in the group's own order, regardless of case and accents. */
export function matchGroup<Item extends Suggestion>(
  group: SuggestionGroup<Item>,
  text: string,
): SuggestionGroup<Item> {
  const needle = needleOf(text);
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

/**
 * Where the text occurs in a title for the first time, as start and end for `slice`, or null. Whole letters: the
 * accent that follows a letter belongs to it.
 */
export function matchedPart(title: string, text: string): readonly [start: number, end: number] | null {
  const needle = needleOf(text);
  if (needle === '') return null;
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
  const first = plain.indexOf(needle);
  const [from, to] = [starts[first], ends[first + needle.length - 1]];
  return from === undefined || to === undefined ? null : [from, to];
}
