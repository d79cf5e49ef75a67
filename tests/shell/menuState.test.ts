import { describe, expect, it } from 'vitest';
import type { MenuNode } from '@/shared/navigation/types';
import { chainOf, toggleGroup } from '@/shell/menuState';
import { initials } from '@/shared/ui/Avatar';
import { isMenuSwipe } from '@/shell/useMenuSwipe';

const item = (navLink: string): MenuNode => ({ id: navLink, title: 'common.close', type: 'item', navLink });
const group = (id: string, ...children: MenuNode[]): MenuNode => ({
  id,
  title: 'common.close',
  type: 'collapse',
  children,
});
const menu = [
  item('/userlist'),
  group('settings', item('/general'), group('legal', item('/terms'), item('/terms/privacy'))),
  group('other', item('/more')),
];
const ids = (nodes: readonly MenuNode[]) => nodes.map(({ id }) => id);

describe('the entry of a path', () => {
  it.each([
    ['/userlist', ['/userlist']],
    ['/userlist/p-1/telemonitoring', ['/userlist']],
    ['/terms', ['settings', 'legal', '/terms']],
    ['/terms/privacy', ['settings', 'legal', '/terms/privacy']],
    ['/userlistings', []],
    ['/dashboard', []],
  ])('%s', (path, chain) => {
    expect(ids(chainOf(menu, path))).toEqual(chain);
  });

  it('§3.4: is told by the pattern of the entry, wherever a click on it leads', () => {
    const wide = [{ ...item('/email/:filter'), filterBase: '/email/inbox' }];
    expect(ids(chainOf(wide, '/email/sent'))).toEqual(['/email/:filter']);
  });
});

describe('groups', () => {
  it('close the others when they open, except those around them', () => {
    expect(toggleGroup(menu, ['other'], 'settings')).toEqual(['settings']);
    expect(toggleGroup(menu, ['settings', 'other'], 'legal')).toEqual(['settings', 'legal']);
  });

  it('close alone', () => {
    expect(toggleGroup(menu, ['settings', 'legal'], 'legal')).toEqual(['settings']);
  });
});

describe('IN04 swipes', () => {
  const at = (dir: string, startX: number) => ({ dir, startX, width: 800 });

  it('open from the side where the menu is, and flip with the direction', () => {
    expect(isMenuSwipe('open', 'ltr', at('Right', 10))).toBe(true);
    expect(isMenuSwipe('open', 'ltr', at('Left', 10))).toBe(false);
    expect(isMenuSwipe('open', 'rtl', at('Left', 790))).toBe(true);
    expect(isMenuSwipe('open', 'rtl', at('Right', 10))).toBe(false);
  });

  it('leave the middle of the page to tables and charts', () => {
    expect(isMenuSwipe('open', 'ltr', at('Right', 48))).toBe(true);
    expect(isMenuSwipe('open', 'ltr', at('Right', 49))).toBe(false);
    expect(isMenuSwipe('open', 'rtl', at('Left', 751))).toBe(false);
  });

  it('close from anywhere', () => {
    expect(isMenuSwipe('close', 'ltr', at('Left', 200))).toBe(true);
    expect(isMenuSwipe('close', 'rtl', at('Right', 600))).toBe(true);
    expect(isMenuSwipe('close', 'rtl', at('Left', 600))).toBe(false);
  });
});

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['maria da silva', 'MS'],
    ['Émile', 'É'],
    ['𝒜da Ödön', '𝒜Ö'],
    ['', ''],
  ])('%j is %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
