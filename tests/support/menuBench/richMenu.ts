import type { MenuNode } from '@/shared/navigation/types';

/** Every kind of entry that a menu may hold (specification 3.4); the product's own menu needs few of them. */
export const richMenu: readonly MenuNode[] = [
  { id: 'home', title: 'app.dashboard', type: 'item', icon: 'dashboard', navLink: '/' },
  { id: 'areas', title: 'app.groupMenus', type: 'groupHeader' },
  {
    id: 'patients',
    title: 'app.users',
    type: 'item',
    icon: 'patients',
    navLink: '/userlist',
    parentOf: ['/record/:id', '/staff'],
  },
  {
    id: 'messages',
    title: 'app.messages',
    type: 'item',
    icon: 'notifications',
    navLink: '/messages/:folder',
    filterBase: '/messages/inbox',
    badge: { text: '5', meaning: 'app.messages', tone: 'primary' },
  },
  {
    id: 'care',
    title: 'app.medicine',
    type: 'collapse',
    icon: 'medicine',
    children: [
      { id: 'fluid', title: 'app.fluidPlanner', type: 'item', icon: 'fluid', navLink: '/fluidplanner' },
      {
        id: 'teaching',
        title: 'app.education',
        type: 'collapse',
        icon: 'education',
        children: [
          { id: 'questioners', title: 'app.questioners', type: 'item', navLink: '/questioners' },
          { id: 'treatment', title: 'app.telemonitoring', type: 'item', navLink: '/telemonitoring' },
        ],
      },
      { id: 'limits', title: 'app.patientAlerts', type: 'collapse', children: [] },
    ],
  },
  {
    id: 'settings',
    title: 'app.settings',
    type: 'collapse',
    icon: 'settings',
    children: [
      { id: 'general', title: 'app.general', type: 'item', icon: 'general', navLink: '/general' },
      { id: 'server', title: 'app.serverSetting', type: 'item', navLink: '/serverSetting', disabled: true },
      { id: 'profile', title: 'app.profile', type: 'item', navLink: '/room', icon: 'profile' },
    ],
  },
  { id: 'links', title: 'app.socialLinks', type: 'groupHeader' },
  {
    id: 'guideline',
    title: 'app.terms',
    type: 'external-link',
    icon: 'terms',
    navLink: 'https://guideline.test/kidney',
  },
  {
    id: 'network',
    title: 'app.socialLinks',
    type: 'external-link',
    icon: 'social',
    navLink: 'https://network.test/',
    newTab: true,
  },
  { id: 'own', title: 'app.alerts', type: 'item', icon: 'alerts', navLink: '/alerts', newTab: true },
  {
    id: 'script',
    title: 'app.patient',
    type: 'external-link',
    icon: 'patient',
    navLink: 'java\tscript:document.title="run"',
  },
];
