/** What the demonstration areas are called: by search, by bookmarks and by their own pages. */
export const demoTitles = {
  'app.chat': 'Chat',
  'app.email': 'Email',
  'app.calendar': 'Calendar',
  'app.analytics': 'Analytics',
  'app.ecommerceDashboard': 'Shop dashboard',
  'app.shop': 'Shop',
  'app.wishlist': 'Wish list',
  'app.checkout': 'Checkout',
  'app.productDetail': 'Product',
  'app.socialProfile': 'Social profile',
  'app.accountSettings': 'Account settings',
  'app.faq': 'Questions and answers',
  'app.knowledgeBase': 'Knowledge base',
  'app.knowledgeCategory': 'Knowledge base: category',
  'app.knowledgeQuestion': 'Knowledge base: question',
  'app.searchPage': 'Search results',
  'app.invoice': 'Invoice',
  'app.demoUsers': 'User list',
  'app.demoUser': 'User account',
  'app.demoUserEdit': 'Edit user account',
  'app.demoUsersFormer': 'Former address of the users',
  'app.dataList': 'Data list',
  'app.dataThumbs': 'Data list with pictures',
  'app.todo': 'To-do',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof demoTitles, string> {}
}
