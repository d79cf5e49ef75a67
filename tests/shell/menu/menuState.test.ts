import { describe, expect, it, vi } from 'vitest';
import type { MenuNode } from '@/shared/navigation/types';
import { chainOf, targetOf, toggleGroup } from '@/shell/menu/menuState';
import { initials } from '@/shared/ui/Avatar';
import { isMenuSwipe } from '@/shell/menu/useMenuSwipe';

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
    expect(ids(chainOf(wide, '/email/sent/'))).toEqual(['/email/:filter']);
    expect(ids(chainOf(wide, '/email'))).toEqual([]);
  });

  it.each([
    ['/', ['/']],
    ['/anything', []],
    ['/userlist/', ['/userlist']],
    ['/UserList', ['/userlist']],
    ['/user%6Cist', ['/userlist']],
    ['/userlist/p%2F1', ['/userlist']],
    ['/userlist/%E0%A4%A', ['/userlist']],
    ['/todo/all', ['/todo/:filter']],
    ['/todo/new', ['/todo/new']],
  ])('§2.2: at %s, whatever else would match, is the one that names most of it', (path, chain) => {
    // The router warns of an address that is no text.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const entries = [item('/'), item('/todo/:filter'), item('/todo/new'), item('/userlist/')];
    const named = entries.map((node) => ({ ...node, id: node.id.replace(/(.)\/$/, '$1') }));
    expect(ids(chainOf(named, path))).toEqual(chain);
  });

  it('§3.4: may be elsewhere too, and is never one that cannot be chosen', () => {
    const also = [
      { ...item('/userlist'), parentOf: ['/record/:id'] },
      { ...item('/off'), disabled: true },
    ];
    expect(ids(chainOf(also, '/record/p1/alerts'))).toEqual(['/userlist']);
    expect(ids(chainOf(also, '/off'))).toEqual([]);
    const site: MenuNode = { ...item('https://guideline.test'), type: 'external-link' };
    expect(ids(chainOf([site], '/https://guideline.test'))).toEqual([]);
  });
});

describe('§3.4 XS03: an entry leads', () => {
  const external = (navLink: string): MenuNode => ({ ...item(navLink), type: 'external-link' });

  it('to its own path, or to its base where it has one', () => {
    expect(targetOf(item('/alerts'))).toEqual({ path: '/alerts' });
    expect(targetOf({ ...item('/todo/:filter'), filterBase: '/todo/all' })).toEqual({ path: '/todo/all' });
    expect(targetOf(external('https://guideline.test/a'))).toEqual({ address: 'https://guideline.test/a' });
  });

  it.each([
    ['disabled', { ...item('/alerts'), disabled: true }],
    ['a group', group('settings')],
    ['without a link', { id: 'none', title: 'common.close', type: 'item' }],
    ['a script', external('javascript:alert(1)')],
    ['a site that is no path', item('//guideline.test')],
    ['another that is none', item('/\\guideline.test')],
    ['an address that is no path', item('javascript:alert(1)')],
    ['a path that is no site', external('/alerts')],
  ] as [string, MenuNode][])('nowhere: %s', (_, node) => {
    expect(targetOf(node)).toBeNull();
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
