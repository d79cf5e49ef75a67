import type { showcaseMenus as en } from '../../en/showcase-extensions/showcaseMenus';

export const showcaseMenus: Record<keyof typeof en, string> = {
  'showcase:/extensions/pagination#purpose':
    'Dix pages à parcourir\u00a0: les extrémités, les voisines, et un vide pour le reste.',
  'showcase:/extensions/pagination#use': 'Quand il y a plus de pages qu’une ligne n’en contient.',
  'showcase:/extensions/pagination#avoid': 'Pour une poignée de pages, que l’on peut toutes nommer.',
  'showcase:/extensions/pagination#address': 'Dans l’adresse',
  'showcase:/extensions/pagination#session': 'Séance de dialyse, {litres, number} litres retirés',
};
