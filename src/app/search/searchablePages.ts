import type { MessageId } from '@/locales';
import type { IconName } from '@/shared/navigation/types';
import { pages } from '../siteMap';

/** A page in the calls of the top bar (specification 3.4): `target` is unique and a valid element id. */
export interface SearchablePage {
  id: string;
  target: string;
  /** Translated by the client; a remote host may send text. */
  title: MessageId;
  link: string;
  icon: IconName;
  starred: boolean;
}

/** Every page that search offers and that can be bookmarked, in the order of the site map. */
export const searchablePages: readonly SearchablePage[] = pages
  .filter(({ search }) => search)
  .map((page) => ({ ...page, ...page.inside }))
  .map(({ path, opens: link = path, title, icon = 'dashboard', starred = false }) => {
    const id = link === '/' ? 'root' : link.slice(1);
    return { id, target: id.replaceAll(/[^\w-]/g, '-'), title, link, icon, starred };
  });
