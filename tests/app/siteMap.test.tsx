import { describe, expect, it } from 'vitest';
import { routesAt } from '@/app/site/deriveRoutes';
import { menuFor } from '@/app/site/deriveMenu';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import {
  breadcrumbsFor,
  canonicalPath,
  entryAt,
  mayVisit,
  pageAt,
  titleFor,
  viewAt,
} from '@/app/site/deriveTrail';
import { pages } from '@/app/siteMap';
import type { SitePage } from '@/app/site/sitePage';
import type { MenuNode } from '@/shared/navigation/types';
import { showcaseRoutes } from '@tests/support/showcaseRoutes';
import { allMessages } from '@tests/support/allMessages';

const { en: english } = allMessages;

const flat = (list: readonly SitePage[], above = ''): { page: SitePage; path: string }[] =>
  list.flatMap((page) => {
    const path = [above, page.path].filter(Boolean).join(above ? '/' : '');
    return page.children ? flat(page.children, path) : [{ page, path }];
  });
const everyPage = flat(pages);
const everyView = pages.flatMap(({ path, views = {} }) =>
  Object.entries(views).map(([name, view]) => ({ address: `${path}?view=${name}`, view })),
);

const outline = (nodes: MenuNode[]): unknown[] =>
  nodes.map(({ type, title, navLink, children }) =>
    children ? [type, english[title], outline(children)] : [type, english[title], navLink],
  );

describe('the site map', () => {
  it('names each path once', () => {
    const paths = everyPage.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('RS05: leads every unknown path to the not-found page', () => {
    for (const path of ['/nowhere', '/userlist/p1/nowhere', '/ADMIN', '/userlist/p1/alerts/9'])
      expect(titleFor(path)).toBe('app.notFound');
  });

  it('has words for the title of every page and view, and shows each view by its own', () => {
    const titles = [...everyPage.map(({ page }) => page), ...everyView.map(({ view }) => view)];
    expect(titles.map(({ title }) => title).filter((title) => !Object.hasOwn(english, title))).toEqual([]);
    expect(everyView.filter(({ address, view }) => titleFor(address) !== view.title)).toEqual([]);
  });

  it('RS05: knows each address without a parameter as the router does, which alone reads other spellings', () => {
    const fixed = everyPage.map(({ path }) => canonicalPath(path)).filter((path) => !/[:*]/.test(path));
    expect(fixed.length).toBeGreaterThan(100);
    const seen = (path: string) => ({
      page: pageAt(path)?.title,
      above: breadcrumbsFor(path).length,
      allowed: (['ADMIN', 'USER', null] as const).map((role) => mayVisit(role, path)),
    });
    expect(fixed.map(seen)).toEqual(fixed.map((path) => seen(path.toUpperCase())));
  });

  it('AC03: gives every product page and every view of one a title of its own', () => {
    const shown = everyPage.filter(({ page }) => page.access !== 'public').map(({ page }) => page.title);
    const titles = [...shown, ...everyView.map(({ view }) => view.title)];
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the menu of specification 2.1', () => {
  const menus = [
    ['groupHeader', 'Menus', undefined],
    ['item', 'User', '/userlist'],
    ['item', 'Fluid Planner', '/fluidplanner'],
    ['item', 'Medicine', '/medicinePlanner'],
    ['item', 'Therapeutic Education', '/therapeuticEducation'],
    ['item', 'Questioners', '/questioners'],
    ['item', 'Alerts', '/alerts'],
  ];

  it('AZ03: of a USER has no settings and no user categories', () => {
    expect(outline(menuFor('USER'))).toEqual(menus);
  });

  it('of an ADMIN has everything', () => {
    expect(outline(menuFor('ADMIN'))).toEqual([
      menus[0],
      ['item', 'User category', '/userCategory'],
      ...menus.slice(1),
      ['groupHeader', 'Settings', undefined],
      [
        'collapse',
        'Settings',
        [
          ['item', 'General', '/general'],
          ['item', 'Social links', '/socialLinks'],
          ['item', 'Server setting', '/serverSetting'],
          ['item', 'Terms and conditions', '/termAndConditions'],
          ['item', 'Notifications', '/notifications'],
        ],
      ],
    ]);
  });

  it('of an unknown role is empty', () => {
    expect(menuFor(null)).toEqual([]);
  });

  it('AZ03: leads nowhere that its role may not go', () => {
    for (const role of ['ADMIN', 'USER'] as const) {
      const links = menuFor(role)
        .flatMap((node) => [node, ...(node.children ?? [])])
        .flatMap(({ navLink }) => navLink ?? []);
      expect(links.filter((link) => !mayVisit(role, link))).toEqual([]);
    }
  });
});

/** Specification 2.1 and 6, written out again: the site map must agree with it, not define it. */
const adminsOnly = [
  '/alerts/rules/new',
  '/userCategory',
  '/general',
  '/socialLinks',
  '/serverSetting',
  '/termAndConditions',
  '/notifications',
  '/audit',
];
const adminsViews = ['/userlist?view=staff'];
const doors = [
  '/',
  '/pages/login',
  '/pages/register',
  '/pages/verify-code',
  '/pages/forgot-password',
  '/pages/reset-password',
  '/pages/lock-screen',
];
/** The pages of the demonstration that show texts. */
const texts = [
  '/pages/faq',
  '/pages/knowledge-base',
  '/pages/knowledge-base/category',
  '/pages/knowledge-base/category/questions',
  '/pages/search',
  '/pages/profile',
  '/pages/account-settings',
];
/** Demonstrations of what anybody may come to. */
const alone = ['/misc/coming-soon', '/misc/error/500', '/misc/maintenance'];
/** Those who have signed in, whatever their role. */
const signedIn = [
  '/user/profile',
  ...texts,
  '/ecommerce-dashboard',
  '/todo/:filter?',
  '/email/:filter?',
  '/pages/invoice',
  '/ecommerce/shop',
  '/ecommerce/wishlist',
  '/ecommerce/checkout',
  '/ecommerce/product-detail',
  '/chat',
  '/app/user/list',
  '/app/user/view',
  '/app/user/edit',
  '/pages/user/:part',
  '/data-list/list-view',
  '/data-list/thumb-view',
  '/calendar',
  ...showcaseRoutes,
];
const anybody: readonly string[] = [
  ...doors,
  ...signedIn,
  ...alone,
  '/misc/not-authorized',
  '/misc/error/404',
  '*',
];

/** The title of what the router shows at an address, as the frame and the page view look it up. */
function shownAt(address: string): string | undefined {
  const { pathname, search } = new URL(`http://localhost${address}`);
  const path = canonicalPath(pathname);
  const [match] = (matchRoutes(routesAt(path), path) ?? []).slice(-1);
  const page = pages.find((one) => one.path === match?.route.path);
  return page && viewAt(page, search).title;
}

/** The whole site map as the router takes it. */
const wholeMap = pages.map(function asRoute(page): RouteObject {
  if (page.children) return { path: page.path, handle: page, children: page.children.map(asRoute) };
  return page.path === '' ? { index: true, handle: page } : { path: page.path, handle: page };
});

const filledIn = (pattern: string) =>
  pattern.replace(':id', 'p1').replace(':filter?', 'all').replace('*', '/nowhere');

it('every page is found as the router finds it in the whole site map, whatever the spelling', () => {
  const ways = everyPage.flatMap(({ path }) => {
    const filled = filledIn(path);
    const further = `${filled.replace(/\/$/, '')}/further`;
    const without = filled.split('/').slice(0, -1).join('/');
    const spelled = filled.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    return [filled, filled.toUpperCase(), further, without, spelled];
  });
  const wrong = ways.filter((path) => {
    const found = (matchRoutes(wholeMap, canonicalPath(path)) ?? []).map(
      ({ route }) => (route.handle as SitePage).title,
    );
    return found.at(-1) !== pageAt(path)?.title || found[0] !== entryAt(path)?.title;
  });
  expect(wrong).toEqual([]);
});

describe('AZ01: who may go where', () => {
  it('every page is shown by the route of the page that is judged', () => {
    const wrong = everyPage
      .map(({ path }) => filledIn(path))
      .flatMap((filled) => [filled, filled.toUpperCase(), `${filled}/`])
      .filter((path) => {
        const routes = routesAt(path);
        const matches = matchRoutes(routes, path) ?? [];
        const element = matches.at(-1)?.route.element as { props: { page: SitePage } } | undefined;
        return (
          routes !== routesAt(path) ||
          matches.length < 2 ||
          element?.props.page.title === undefined ||
          element.props.page.title !== pageAt(path)?.title
        );
      });
    expect(wrong).toEqual([]);
  });

  it('every page and view opens to the roles of the specification, and to no other', () => {
    const judged = (address: string) =>
      (['ADMIN', 'USER', null] as const).map((role) => mayVisit(role, filledIn(address)));
    const addresses = [...everyPage.map(({ path }) => path), ...everyView.map(({ address }) => address)];
    const closed = [...adminsOnly, ...adminsViews];
    expect(addresses.map((address) => [address, ...judged(address)])).toEqual(
      addresses.map((address) => [address, true, !closed.includes(address), anybody.includes(address)]),
    );
  });

  it('no spelling opens an administrator’s page to a USER', () => {
    const spellings = adminsOnly.flatMap((path) => [
      path.toLowerCase(),
      path.toUpperCase(),
      `${path}/`,
      `/${path}`,
      `${path}//`,
      `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
    ]);
    const wrong = spellings.filter(
      (spelling) =>
        pageAt(spelling)?.path === '*' || mayVisit('USER', spelling) || !mayVisit('ADMIN', spelling),
    );
    expect(wrong).toEqual([]);
  });

  it('knows every view', () => {
    expect(everyView.map(({ address }) => address)).toEqual(adminsViews);
  });

  it.each([
    '/userlist?view=staff',
    '/userlist/?view=staff',
    '/USERLIST?view=staff',
    '//userlist?view=staff',
    '/%75serlist?view=staff',
    '/userlist?view=%73taff',
    '/userlist?v%69ew=staff',
    '/userlist?view=staff&view=x',
    '/userlist?view=staff#x',
    '/userlist?q=a&view=staff&state=waiting',
    '/userlist?&view=staff',
  ])('no spelling opens the staff view to a USER: %s', (spelling) => {
    expect(shownAt(spelling)).toBe('app.staff');
    expect(mayVisit('USER', spelling)).toBe(false);
    expect(mayVisit('ADMIN', spelling)).toBe(true);
  });

  it.each([
    '/userlist?VIEW=staff',
    '/userlist?view=STAFF',
    '/userlist?view=staff%20',
    '/userlist?view=',
    '/userlist?view=anything',
    '/userlist?view=x&view=staff',
    '/userlist?view=__proto__',
    '/userlist?view=constructor',
    '/userlist?xview=staff',
    '/userlist?view[]=staff',
    '/userlist#?view=staff',
  ])('what is no view is the worklist, for a USER as well: %s', (spelling) => {
    expect(shownAt(spelling)).toBe('app.users');
    expect(mayVisit('USER', spelling)).toBe(true);
  });

  it('a view belongs to its page alone', () => {
    for (const path of ['/alerts', '/userlist/p1', '/dashboard'])
      expect(mayVisit('USER', `${path}?view=staff`)).toBe(true);
  });

  it('only the ways in, the not-authorised and the not-found page are open to everybody', () => {
    const open = everyPage.filter(({ page }) => page.access === 'public').map(({ path }) => path);
    expect(open.toSorted()).toEqual(anybody.filter((path) => !signedIn.includes(path)).toSorted());
  });
});

describe('the trail', () => {
  it.each([
    ['/dashboard', [{ title: 'app.dashboard' }]],
    ['/alerts', [{ title: 'app.dashboard', to: '/dashboard' }, { title: 'app.alerts' }]],
    [
      '/userlist/p1',
      [
        { title: 'app.dashboard', to: '/dashboard' },
        { title: 'app.users', to: '/userlist' },
        { title: 'app.patient' },
      ],
    ],
    [
      '/userlist/p1/telemonitoring/',
      [
        { title: 'app.dashboard', to: '/dashboard' },
        { title: 'app.users', to: '/userlist' },
        { title: 'app.patient', to: '/userlist/p1' },
        { title: 'app.telemonitoring' },
      ],
    ],
    ['/user/profile', [{ title: 'app.dashboard', to: '/dashboard' }, { title: 'app.profile' }]],
    ['/userlist?view=x', [{ title: 'app.dashboard', to: '/dashboard' }, { title: 'app.users' }]],
    [
      '/userlist/?view=staff&q=a',
      [
        { title: 'app.dashboard', to: '/dashboard' },
        { title: 'app.users', to: '/userlist' },
        { title: 'app.staff' },
      ],
    ],
  ])('of %s', (path, trail) => {
    expect(breadcrumbsFor(path)).toEqual(trail);
  });

  it('knows one spelling of a path', () => {
    expect(canonicalPath('//userlist///p1/')).toBe('/userlist/p1');
    expect(canonicalPath('//')).toBe('/');
  });
});
