import type { guide as en } from '../../en/desk/guide';

export const guide: Record<keyof typeof en, string> = {
  'guide.offer': 'Vous débutez ici\u202f? Cinq étapes montrent où commence votre journée.',
  'guide.start': 'Commencer la visite',
  'guide.notNow': 'Pas maintenant',
  'guide.tour': 'Visite guidée',
  'guide.news': 'Nouveautés',
  'guide.unseen': 'nouveau',
};
