import type { ScreenName } from '@/demo/screens';
import type { MessageId, MessagePart } from '@/locales';
import type { IconName } from '@/shared/navigation/types';
import type { SitePage } from './sitePage';

/** A build-time constant: without demonstrations none of their files is delivered. */
const fetchScreens = import.meta.env?.VITE_DEMOS === 'off' ? null : () => import('@/demo/screens');

let isOpened = false;
/** Whether a demonstration page was opened since the program started. */
export const isDemonstrationOpened = (): boolean => isOpened;

/** Their code is loaded in two steps, so that the main bundle names none of their files. */
const screen = (name: ScreenName, ...words: MessagePart[]): Pick<SitePage, 'load' | 'words'> => ({
  async load() {
    const fetched = await fetchScreens?.();
    isOpened = true;
    if (!fetched) throw new Error('There are no demonstrations in this build.');
    return fetched.screens[name]();
  },
  words,
});

/** The root page for a signed-in user (specification 2.7). */
export const analytics: SitePage['inside'] = {
  title: 'app.analytics',
  ...screen('analytics', 'demoShop'),
  icon: 'chart',
};

/** A page without the shell, public. */
const alone = (path: string, title: MessageId, name: ScreenName, icon: IconName): SitePage => ({
  path,
  title,
  ...screen(name, 'demoPages'),
  icon,
  access: 'public',
  layout: 'blank',
  search: true,
});

/** The demonstration areas (specification 2.7): open to every signed-in user, offered by search and bookmarks. */
export const demoPages: readonly SitePage[] = [
  {
    path: '/calendar',
    title: 'app.calendar',
    ...screen('calendar', 'shared', 'demoApps'),
    icon: 'calendar',
    search: true,
  },
  {
    path: '/ecommerce-dashboard',
    title: 'app.ecommerceDashboard',
    ...screen('shopDashboard', 'demoShop'),
    icon: 'chart',
    search: true,
  },
  { path: '/chat', title: 'app.chat', ...screen('chat', 'demoApps'), icon: 'chat', search: true },
  {
    path: '/pages/invoice',
    title: 'app.invoice',
    ...screen('invoice', 'demoApps'),
    icon: 'sheet',
    search: true,
  },
  {
    path: '/email/:filter?',
    opens: '/email/inbox',
    title: 'app.email',
    ...screen('mail', 'shared', 'demoApps'),
    icon: 'email',
    search: true,
  },
  {
    path: '/todo/:filter?',
    opens: '/todo/all',
    title: 'app.todo',
    ...screen('todo', 'demoLists', 'demoApps'),
    icon: 'todo',
    search: true,
  },
  {
    path: '/app/user/list',
    title: 'app.demoUsers',
    ...screen('demoUsers', 'demoLists'),
    icon: 'directory',
    search: true,
  },
  {
    path: '/app/user/view',
    title: 'app.demoUser',
    ...screen('demoUser', 'demoLists'),
    icon: 'profile',
    search: true,
  },
  {
    path: '/app/user/edit',
    title: 'app.demoUserEdit',
    ...screen('demoUserEdit', 'shared', 'demoLists'),
    icon: 'profile',
    search: true,
  },
  // The bookmarks of the specification use this address.
  { path: '/pages/user/:part', title: 'app.demoUsersFormer', ...screen('demoUsersFormer') },
  {
    path: '/data-list/list-view',
    title: 'app.dataList',
    ...screen('dataList', 'shared', 'demoLists'),
    icon: 'list',
    search: true,
  },
  {
    path: '/data-list/thumb-view',
    title: 'app.dataThumbs',
    ...screen('dataThumbs', 'shared', 'demoLists'),
    icon: 'list',
    search: true,
  },
  { path: '/ecommerce/shop', title: 'app.shop', ...screen('shop', 'demoShop'), icon: 'shop', search: true },
  {
    path: '/ecommerce/wishlist',
    title: 'app.wishlist',
    ...screen('wishlist', 'demoShop'),
    icon: 'shop',
    search: true,
  },
  {
    path: '/ecommerce/checkout',
    title: 'app.checkout',
    ...screen('checkout', 'demoShop'),
    icon: 'shop',
    search: true,
  },
  {
    path: '/ecommerce/product-detail',
    title: 'app.productDetail',
    ...screen('productDetail', 'demoShop'),
    icon: 'shop',
    search: true,
  },
  {
    path: '/pages/profile',
    title: 'app.socialProfile',
    ...screen('socialProfile', 'demoPages'),
    icon: 'profile',
    search: true,
    forcesCollapse: true,
  },
  {
    path: '/pages/account-settings',
    title: 'app.accountSettings',
    ...screen('accountSettings', 'shared', 'demoLists', 'demoPages'),
    icon: 'general',
    search: true,
  },
  alone('/misc/coming-soon', 'app.comingSoon', 'comingSoon', 'calendar'),
  alone('/misc/error/500', 'app.serverError', 'serverError', 'server'),
  alone('/misc/maintenance', 'app.maintenance', 'maintenance', 'general'),
  { path: '/pages/faq', title: 'app.faq', ...screen('faq', 'demoPages'), icon: 'questioners', search: true },
  {
    path: '/pages/knowledge-base',
    title: 'app.knowledgeBase',
    ...screen('knowledge', 'demoPages'),
    icon: 'education',
    search: true,
  },
  {
    path: '/pages/knowledge-base/category',
    title: 'app.knowledgeCategory',
    ...screen('knowledgeCategory', 'demoPages'),
    icon: 'education',
    search: true,
  },
  {
    path: '/pages/knowledge-base/category/questions',
    title: 'app.knowledgeQuestion',
    ...screen('knowledgeQuestion', 'demoPages'),
    icon: 'education',
    search: true,
  },
  {
    path: '/pages/search',
    title: 'app.searchPage',
    ...screen('finding', 'demoPages'),
    icon: 'list',
    search: true,
  },
];
