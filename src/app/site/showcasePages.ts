import { showcaseAddresses, type ShowcaseAddress } from '@/shared/navigation/showcaseAddresses';
import type { IconName } from '@/shared/navigation/types';
import type { SitePage } from './sitePage';

/** A build-time constant: without demonstrations none of their files is delivered. */
const fetchRegistry = import.meta.env?.VITE_DEMOS === 'off' ? null : () => import('@/showcase/registry');

const iconOf = (address: ShowcaseAddress): IconName =>
  address.startsWith('/charts/') ? 'chart' : address.startsWith('/tables/') ? 'list' : 'general';

/** The showcase (specification 2.7): open to every signed-in user, offered by search and bookmarks. */
export const showcasePages: readonly SitePage[] = showcaseAddresses.map((path) => ({
  path,
  title: `showcase:${path}`,
  async load() {
    const registry = await fetchRegistry?.();
    if (!registry) throw new Error('There is no showcase in this build.');
    return registry.fetchPage(path);
  },
  words: 'showcase',
  icon: iconOf(path),
  search: true,
}));
