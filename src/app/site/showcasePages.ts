import type { MessagePart } from '@/locales';
import { showcaseAddresses, type ShowcaseAddress } from '@/shared/navigation/showcaseAddresses';
import type { IconName } from '@/shared/navigation/types';
import type { SitePage } from './sitePage';

/** A build-time constant: without demonstrations none of their files is delivered. */
const fetchRegistry = import.meta.env?.VITE_DEMOS === 'off' ? null : () => import('@/showcase/registry');

const iconOf = (address: ShowcaseAddress): IconName =>
  address.startsWith('/charts/') ? 'chart' : address.startsWith('/tables/') ? 'list' : 'general';

type GroupOf<Address> = Address extends `/${infer First}/${string}` ? First : never;
type Group = GroupOf<ShowcaseAddress>;

/** What groups show of other areas: their messages are borrowed with it. */
const borrowed: Partial<Record<Group, readonly MessagePart[]>> = {
  cards: ['shared', 'demoShop', 'showcase-charts', 'showcase-ui-element'],
  components: ['readings'],
  forms: ['shared', 'alerts', 'fluid', 'profile', 'worklist', 'demoApps', 'demoLists', 'demoShop'],
  charts: ['demoShop'],
  extensions: ['showcase-components'],
};

/** The messages of a group lie in a folder that is named after the first part of its addresses. */
function wordsOf(address: ShowcaseAddress): readonly MessagePart[] {
  const group = address.split('/')[1] as Group;
  return ['showcase', `showcase-${group}`, ...(borrowed[group] ?? [])];
}

/** The showcase (specification 2.7): open to every signed-in user, offered by search and bookmarks. */
export const showcasePages: readonly SitePage[] = showcaseAddresses.map((path) => ({
  path,
  title: `showcase:${path}`,
  async load() {
    const registry = await fetchRegistry?.();
    if (!registry) throw new Error('There is no showcase in this build.');
    return registry.fetchPage(path);
  },
  words: wordsOf(path),
  icon: iconOf(path),
  search: true,
}));
