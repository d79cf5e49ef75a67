import type { MessageId, MessagePart } from '@/locales';
import type { IconName } from '@/shared/navigation/types';
import type { SitePage } from './sitePage';

/** One of the settings of specification 2.1. */
const settingPage = (
  path: string,
  title: MessageId,
  icon: IconName,
  load: SitePage['load'],
  words: readonly MessagePart[] = ['shared', 'settings'],
): SitePage => ({
  path,
  title,
  load,
  words,
  icon,
  action: 'settings.write',
  menu: 'settings',
  search: true,
});

/** The settings, in the order of the menu (specification 2.1). */
export const settingPages: readonly SitePage[] = [
  settingPage('/general', 'app.general', 'general', () => import('@/features/settings/general/GeneralPage')),
  settingPage(
    '/socialLinks',
    'app.socialLinks',
    'social',
    () => import('@/features/settings/socialLinks/SocialLinksPage'),
  ),
  settingPage(
    '/serverSetting',
    'app.serverSetting',
    'server',
    () => import('@/features/settings/server/ServerSettingPage'),
    ['shared', 'clinic', 'settings'],
  ),
  settingPage(
    '/termAndConditions',
    'app.terms',
    'terms',
    () => import('@/features/settings/terms/TermsPage'),
  ),
  settingPage(
    '/notifications',
    'app.notifications',
    'notifications',
    () => import('@/features/settings/notifications/NotificationsPage'),
  ),
];
