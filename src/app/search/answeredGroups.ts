import type { MessageId } from '@/locales';
import type { Role } from '@/domain/access';
import type { Formats } from '@/shared/i18n/format';
import type { useT } from '@/shared/i18n/text';
import type { SearchGroup, SearchItem } from '@/shared/navigation/navbarCalls';
import { addressWord } from '@/shared/navigation/addressWord';
import { ownPath } from '@/shared/navigation/returnPath';
import type { SuggestionGroup } from '@/shared/ui/suggest/match';
import { isIconName } from '@/shell/menu/menuIcons';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';
import { mayVisit, pageAt } from '../site/deriveTrail';
import { searchablePages } from './searchablePages';
import { SEARCH_LIMIT } from './siteGroups';

/** Titles for the groups of specification 2.7; a group of another name keeps its own. */
export const groupTitles = {
  Pages: 'search.pages',
  Files: 'search.files',
  Contacts: 'search.contacts',
} as const satisfies Record<string, MessageId>;
const isKnown = (name: string): name is keyof typeof groupTitles => Object.hasOwn(groupTitles, name);

export interface Reader {
  t: ReturnType<typeof useT>;
  formats: Formats;
  role: Role | null;
}

const pageTitles = new Map<string, MessageId>(searchablePages.map(({ title }) => [title, title]));

/** The address of a page that this role may open, or null, so that answers lead nowhere else. */
function pageLink(link: string, role: Role | null): string | null {
  const path = ownPath(link);
  return path !== null && pageAt(path)?.path !== '*' && mayVisit(role, path) ? path : null;
}

/** The address of a document of this site, or null. */
function fileLink(file: string): string | null {
  const path = ownPath(file);
  return path !== null && /^\/files\/./.test(path) ? path : null;
}

/** The address of a picture of this site, or a data URL, so that no other server learns who is looked for. */
function ownPicture(img: string | undefined): string | null {
  if (img === undefined) return null;
  return /^data:image\/(jpeg|png|webp|gif|svg\+xml)[;,]/.test(img) ? img : ownPath(img);
}

const kindOf = (path: string): string => /\.([a-z\d]{1,4})(?:[?#]|$)/i.exec(path)?.[1]?.toLowerCase() ?? '';

const sizeOf = (size: string | number, { formats, t }: Reader): string =>
  typeof size === 'string' ? size : t('search.size', { kB: formats.number(size / 1000, 1) });

/**
 * An item as shown by the search, or null if it cannot be used.
 * @param group distinguishes its ids from those of other groups; empty in the group that replaces the site map's pages
 */
function suggestionOf(item: SearchItem, group: string, index: number, reader: Reader): SiteSuggestion | null {
  const id = `${group}/${index}`;
  const { title, link, icon, file, img, by, email, size, date } = item;
  const picture = ownPicture(img);
  const shown = {
    ...(isIconName(icon) && { icon }),
    ...(picture !== null && { img: picture }),
    ...(by !== undefined && { by }),
    ...(size !== undefined && { size: sizeOf(size, reader) }),
    ...(date !== undefined && { date }),
  };
  if (file !== undefined) {
    const address = fileLink(file);
    return address === null ? null : { ...shown, id, title, link: address, file: kindOf(address) };
  }
  if (link !== undefined) {
    const address = pageLink(link, reader.role);
    const known = pageTitles.get(title);
    return address === null
      ? null
      : {
          ...shown,
          id: `${group}page${address}`,
          title: known ? reader.t(known) : title,
          keywords: addressWord(address),
          link: address,
        };
  }
  return email === undefined ? null : { ...shown, id, title, email, keywords: email };
}

/** Removes rows that lead to the same page. */
const once = (items: readonly SiteSuggestion[]): SiteSuggestion[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** The host's answer limited to what this reader may use, in its order. */
export const answeredGroups = (
  groups: readonly SearchGroup[],
  reader: Reader,
): SuggestionGroup<SiteSuggestion>[] =>
  groups.map(({ groupTitle, searchLimit, data }, place) => {
    const isPages = place === groups.findIndex((group) => group.groupTitle === 'Pages');
    const own = isPages ? '' : `${place}/`;
    const items = data.flatMap((item, index) => suggestionOf(item, own, index, reader) ?? []);
    return {
      id: `${place}/${groupTitle}`,
      title: isKnown(groupTitle) ? reader.t(groupTitles[groupTitle]) : groupTitle,
      limit: searchLimit >= 1 ? Math.min(SEARCH_LIMIT, Math.floor(searchLimit)) : SEARCH_LIMIT,
      items: once(items),
    };
  });
