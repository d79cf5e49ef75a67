import type { ScreenName } from '@/demo/screens';
import type { MessageId } from '@/locales';
import type { IconName } from '@/shared/navigation/types';
import type { SitePage } from './sitePage';

/** A constant of the build: without demonstrations none of their files is delivered. */
const fetchScreens = import.meta.env?.VITE_DEMOS === 'off' ? null : () => import('@/demo/screens');

let isOpened = false;
/** Whether any of them was looked at since the program began. */
export const isDemonstrationOpened = (): boolean => isOpened;

/** Their code is found in two steps, so that the program names none of their files before one is wanted. */
const screen = (name: ScreenName): Pick<SitePage, 'load' | 'words'> => ({
  async load() {
    const fetched = await fetchScreens?.();
    isOpened = true;
    if (!fetched) throw new Error('There are no demonstrations in this build.');
    return fetched.screens[name]();
  },
  words: 'demos',
});

/** What the root shows to somebody signed in (specification 2.7). */
export const analytics: SitePage['inside'] = {
  title: 'app.analytics',
  ...screen('analytics'),
  icon: 'chart',
};

/** A page that stands alone, open to everybody. */
const alone = (path: string, title: MessageId, name: ScreenName, icon: IconName): SitePage => ({
  path,
  title,
  ...screen(name),
  icon,
  access: 'public',
  layout: 'blank',
  search: true,
});

/** The demonstration areas (specification 2.7): open to everybody who has signed in, found by search and bookmarks. */
export const demoPages: readonly SitePage[] = [
  { path: '/calendar', title: 'app.calendar', ...screen('calendar'), icon: 'calendar', search: true },
  {
    path: '/ecommerce-dashboard',
    title: 'app.ecommerceDashboard',
    ...screen('shopDashboard'),
    icon: 'chart',
    search: true,
  },
  { path: '/chat', title: 'app.chat', ...screen('chat'), icon: 'chat', search: true },
  { path: '/pages/invoice', title: 'app.invoice', ...screen('invoice'), icon: 'sheet', search: true },
  {
    path: '/email/:filter?',
    opens: '/email/inbox',
    title: 'app.email',
    ...screen('mail'),
    icon: 'email',
    search: true,
  },
  {
    path: '/todo/:filter?',
    opens: '/todo/all',
    title: 'app.todo',
    ...screen('todo'),
    icon: 'todo',
    search: true,
  },
  { path: '/app/user/list', title: 'app.demoUsers', ...screen('demoUsers'), icon: 'directory', search: true },
  { path: '/app/user/view', title: 'app.demoUser', ...screen('demoUser'), icon: 'profile', search: true },
  {
    path: '/app/user/edit',
    title: 'app.demoUserEdit',
    ...screen('demoUserEdit'),
    icon: 'profile',
    search: true,
  },
  // The bookmarks of the specification name them so.
  { path: '/pages/user/:part', title: 'app.demoUsersFormer', ...screen('demoUsersFormer') },
  {
    path: '/data-list/list-view',
    title: 'app.dataList',
    ...screen('dataList'),
    icon: 'list',
    search: true,
  },
  {
    path: '/data-list/thumb-view',
    title: 'app.dataThumbs',
    ...screen('dataThumbs'),
    icon: 'list',
    search: true,
  },
  { path: '/ecommerce/shop', title: 'app.shop', ...screen('shop'), icon: 'shop', search: true },
  { path: '/ecommerce/wishlist', title: 'app.wishlist', ...screen('wishlist'), icon: 'shop', search: true },
  { path: '/ecommerce/checkout', title: 'app.checkout', ...screen('checkout'), icon: 'shop', search: true },
  {
    path: '/ecommerce/product-detail',
    title: 'app.productDetail',
    ...screen('productDetail'),
    icon: 'shop',
    search: true,
  },
  {
    path: '/pages/profile',
    title: 'app.socialProfile',
    ...screen('socialProfile'),
    icon: 'profile',
    search: true,
    forcesCollapse: true,
  },
  {
    path: '/pages/account-settings',
    title: 'app.accountSettings',
    ...screen('accountSettings'),
    icon: 'general',
    search: true,
  },
  alone('/misc/coming-soon', 'app.comingSoon', 'comingSoon', 'calendar'),
  alone('/misc/error/500', 'app.serverError', 'serverError', 'server'),
  alone('/misc/maintenance', 'app.maintenance', 'maintenance', 'general'),
  { path: '/pages/faq', title: 'app.faq', ...screen('faq'), icon: 'questioners', search: true },
  {
    path: '/pages/knowledge-base',
    title: 'app.knowledgeBase',
    ...screen('knowledge'),
    icon: 'education',
    search: true,
  },
  {
    path: '/pages/knowledge-base/category',
    title: 'app.knowledgeCategory',
    ...screen('knowledgeCategory'),
    icon: 'education',
    search: true,
  },
  {
    path: '/pages/knowledge-base/category/questions',
    title: 'app.knowledgeQuestion',
    ...screen('knowledgeQuestion'),
    icon: 'education',
    search: true,
  },
  { path: '/pages/search', title: 'app.searchPage', ...screen('finding'), icon: 'list', search: true },
];
