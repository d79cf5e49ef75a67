/** The routes of the demonstration (specification 2.7) but those of the showcase, written out again. */
export const demoRoutes = {
  /** For who has signed in. */
  inside: [
    '/',
    '/ecommerce-dashboard',
    '/todo/all',
    '/chat',
    '/email/inbox',
    '/calendar',
    '/ecommerce/shop',
    '/ecommerce/wishlist',
    '/ecommerce/checkout',
    '/ecommerce/product-detail',
    '/pages/profile',
    '/pages/account-settings',
    '/pages/faq',
    '/pages/knowledge-base',
    '/pages/knowledge-base/category',
    '/pages/knowledge-base/category/questions',
    '/pages/search',
    '/pages/invoice',
    '/app/user/list',
    '/app/user/view',
    '/app/user/edit',
    '/data-list/list-view',
    '/data-list/thumb-view',
  ],
  /** For everybody. */
  alone: [
    '/misc/coming-soon',
    '/misc/error/404',
    '/misc/error/500',
    '/misc/not-authorized',
    '/misc/maintenance',
  ],
  /** For who has not signed in, or has locked the screen: pages of the product itself. */
  doors: [
    '/pages/login',
    '/pages/register',
    '/pages/forgot-password',
    '/pages/reset-password',
    '/pages/lock-screen',
  ],
  /** Where an address of the bookmarks leads, and where it really is. */
  moved: {
    '/pages/user/list': '/app/user/list',
    '/pages/user/view': '/app/user/view',
  },
} as const;
