import type { MessageId } from '@/locales';
import type { IconName } from '@/shared/navigation/types';
import { pages } from '../siteMap';

/** A page as the calls of the top bar name it (specification 3.4): `target` is unique and fit for an element's id. */
export interface SearchablePage {
  id: string;
  target: string;
  /** The client puts it into words; a host of its own may send words. */
  title: MessageId;
  link: string;
  icon: IconName;
  starred: boolean;
}

/** Every page that search offers and that can be a bookmark, in the order of the site map. */
export const searchablePages: readonly SearchablePage[] = pages
  .filter(({ search }) => search)
  .map((page) => ({ ...page, ...page.inside }))
  .map(({ path, opens: link = path, title, icon = 'dashboard', starred = false }) => {
    const id = link === '/' ? 'root' : link.slice(1);
    return { id, target: id.replaceAll(/[^\w-]/g, '-'), title, link, icon, starred };
  });
