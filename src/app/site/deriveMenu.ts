import { isDemoPart } from '@/locales/parts';
import { rolesFor, type Role } from '@/domain/access';
import type { MenuNode } from '@/shared/navigation/types';
import { insideOf, mayVisit, pageAt } from './deriveTrail';
import { pages, sections } from '../siteMap';
import type { Section, SitePage } from './sitePage';

const entry = (page: SitePage): MenuNode => ({
  id: page.path,
  title: page.title,
  type: 'item',
  navLink: page.path,
  ...(page.icon && { icon: page.icon }),
  ...(page.action && { permissions: rolesFor(page.action) }),
});

function group(section: Section, role: Role | null): MenuNode[] {
  const items = pages.filter((page) => page.menu === section.id && mayVisit(role, page.path)).map(entry);
  if (items.length === 0) return [];
  const header: MenuNode = { id: section.id, title: section.title, type: 'groupHeader' };
  if (!section.collapse) return [header, ...items];
  return [header, { id: `${section.id}.all`, type: 'collapse', children: items, ...section.collapse }];
}

/** Sample menu entries (specification 3.4) for the demonstration only; the product has none of them. */
const samples: readonly MenuNode[] = [
  { id: 'demonstration', title: 'menu.demonstration', type: 'groupHeader' },
  {
    id: 'demonstration.badge',
    title: 'app.knowledgeBase',
    type: 'item',
    icon: 'education',
    navLink: '/pages/knowledge-base',
    badge: { text: '2', meaning: 'menu.sampleBadge', tone: 'primary' },
  },
  {
    id: 'demonstration.site',
    title: 'menu.sampleSite',
    type: 'external-link',
    icon: 'terms',
    navLink: 'https://kdigo.org/guidelines/',
    newTab: true,
  },
  {
    id: 'demonstration.off',
    title: 'menu.sampleOff',
    type: 'item',
    icon: 'server',
    navLink: '/',
    disabled: true,
  },
];

/** Whether an address belongs to the demonstration. */
export function isDemonstration(address: string): boolean {
  const page = pageAt(address);
  return page !== undefined && (insideOf(page).words ?? []).some(isDemoPart);
}

/**
 * The menu of a role (specification 2.1) without entries it may not open and without empty groups.
 * @param showsSamples in the demonstration: appends sample entries
 */
export function menuFor(role: Role | null, showsSamples = false): MenuNode[] {
  const own = sections.flatMap((section) => group(section, role));
  return showsSamples && own.length > 0 ? [...own, ...samples] : own;
}
