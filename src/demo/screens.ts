import type { ComponentType } from 'react';

/** A page of the demonstration, fetched when it is first wanted. */
type Fetch = () => Promise<{ default: ComponentType }>;

/** The pages of the demonstration by the names that the site map has for them. */
export const screens = {
  calendar: () => import('./calendar/CalendarPage'),
  chat: () => import('./chat/ChatPage'),
  analytics: () => import('./analytics/AnalyticsPage'),
  shopDashboard: () => import('./shopDashboard/ShopDashboardPage'),
  invoice: () => import('./invoice/InvoicePage'),
  mail: () => import('./mail/MailPage'),
  todo: () => import('./todo/TodoPage'),
  shop: () => import('./shop/ShopPage'),
  wishlist: () => import('./shop/WishlistPage'),
  checkout: () => import('./shop/CheckoutPage'),
  productDetail: () => import('./shop/ProductDetailPage'),
  demoUsers: () => import('./users/list/UserListPage'),
  demoUser: () => import('./users/detail/UserViewPage'),
  demoUserEdit: () => import('./users/form/UserEditPage'),
  demoUsersFormer: () => import('./users/detail/FormerAddressPage'),
  dataList: () => import('./dataList/ListViewPage'),
  dataThumbs: () => import('./dataList/ThumbViewPage'),
  comingSoon: () => import('./pages/doors/ComingSoonPage'),
  serverError: () => import('./pages/doors/ServerErrorPage'),
  maintenance: () => import('./pages/doors/MaintenancePage'),
  faq: () => import('./pages/faq/FaqPage'),
  knowledge: () => import('./pages/knowledge/KnowledgePage'),
  knowledgeCategory: () => import('./pages/knowledge/KnowledgeCategoryPage'),
  knowledgeQuestion: () => import('./pages/knowledge/KnowledgeQuestionPage'),
  finding: () => import('./pages/finding/FindingPage'),
  socialProfile: () => import('./pages/profile/SocialProfilePage'),
  accountSettings: () => import('./pages/account/AccountSettingsPage'),
} satisfies Record<string, Fetch>;

export type ScreenName = keyof typeof screens;
