import { describe, expect, it } from 'vitest';
import { isDemonstration, menuFor } from '@/app/site/deriveMenu';
import type { Role } from '@/domain/access';
import type { MenuNode } from '@/shared/navigation/types';

const everyPath = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ navLink, children = [] }) => [...(navLink ? [navLink] : []), ...everyPath(children)]);

describe('§2.1 the menu of a role', () => {
  it('§6: the lower-case admin that the login state begins with is no role, and grants nothing', () => {
    for (const role of [null, 'admin' as Role]) expect(menuFor(role)).toEqual([]);
  });

  it('§6: shows the settings to an ADMIN alone, closed groups and all', () => {
    const settings = ['/general', '/socialLinks', '/serverSetting', '/termAndConditions', '/notifications'];
    expect(everyPath(menuFor('ADMIN'))).toEqual(expect.arrayContaining(settings));
    expect(everyPath(menuFor('USER')).filter((path) => settings.includes(path))).toEqual([]);
    expect(menuFor('USER').map(({ id }) => id)).not.toContain('settings');
  });

  it('§3.4: around the demonstration it ends with a badge, another site and an entry that is off', () => {
    for (const address of ['/', '/pages/faq', '/charts/apex', '/email/inbox'])
      expect(isDemonstration(address)).toBe(true);
    for (const address of ['/dashboard', '/userlist', '/alerts', '/pages/login'])
      expect(isDemonstration(address)).toBe(false);
    const added = menuFor('USER', true).slice(menuFor('USER').length);
    expect(added.some(({ badge }) => badge !== undefined)).toBe(true);
    expect(added.some(({ type, newTab }) => type === 'external-link' && newTab)).toBe(true);
    expect(added.some(({ disabled }) => disabled)).toBe(true);
    expect(menuFor(null, true)).toEqual([]);
  });

  it('§2.1: names each entry once, and none that leads elsewhere', () => {
    const paths = everyPath(menuFor('ADMIN'));
    expect(new Set(paths).size).toBe(12);
    expect(paths).toHaveLength(12);
  });
});
