import type { guide as en } from '../../en/desk/guide';

export const guide: Record<keyof typeof en, string> = {
  'guide.offer': 'Neu hier? Fünf Stationen zeigen, wo Ihr Tag beginnt.',
  'guide.start': 'Rundgang beginnen',
  'guide.notNow': 'Jetzt nicht',
  'guide.tour': 'Rundgang',
  'guide.news': 'Neuerungen',
  'guide.unseen': 'neu',
};
