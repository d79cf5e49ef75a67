import type { Role } from '@/session/role';
import type { MenuNode } from '@/shared/navigation/types';
import { mayVisit } from './deriveTrail';
import { pages, sections } from './siteMap';
import type { Section, SitePage } from './sitePage';

const entry = (page: SitePage): MenuNode => ({
  id: page.path,
  title: page.title,
  type: 'item',
  navLink: page.path,
  ...(page.icon && { icon: page.icon }),
  ...(page.roles && { permissions: page.roles }),
});

function group(section: Section, role: Role | null): MenuNode[] {
  const items = pages.filter((page) => page.menu === section.id && mayVisit(role, page.path)).map(entry);
  if (items.length === 0) return [];
  const header: MenuNode = { id: section.id, title: section.title, type: 'groupHeader' };
  if (!section.collapse) return [header, ...items];
  return [header, { id: `${section.id}.all`, type: 'collapse', children: items, ...section.collapse }];
}

/** The menu of a role (specification 2.1): what it may not open is not in it, and a group without entries neither. */
export function menuFor(role: Role | null): MenuNode[] {
  return sections.flatMap((section) => group(section, role));
}
