import type { showcaseMenus as en } from '../../en/showcase-extensions/showcaseMenus';

export const showcaseMenus: Record<keyof typeof en, string> = {
  'showcase:/extensions/pagination#purpose':
    'Zehn Seiten zum Durchgehen: Enden, Nachbarn und eine Lücke für den Rest.',
  'showcase:/extensions/pagination#use': 'Wo es mehr Seiten gibt, als in eine Zeile passen.',
  'showcase:/extensions/pagination#avoid': 'Bei einer Handvoll Seiten, die sich alle nennen lassen.',
  'showcase:/extensions/pagination#address': 'In der Adresse',
  'showcase:/extensions/pagination#session': 'Dialysesitzung, {litres, number} Liter entzogen',
};
