import type { figures as en } from '../../en/demoShop/figures';

export const figures: Record<keyof typeof en, string> = {
  'figures.lead':
    'Démonstration aux chiffres inventés. Vos modifications sont conservées jusqu’au prochain chargement de la page.',
  'figures.asTable': 'Afficher en tableau\u00a0: {title}',
  'figures.asChart': 'Afficher en graphique\u00a0: {title}',
  'figures.tableOf': 'Chiffres\u00a0: {title}',
  'figures.periodOf': 'Période\u00a0: {title}',
  'figures.days28': '28 derniers jours',
  'figures.lastMonth': 'Mois dernier',
  'figures.lastYear': 'Année dernière',
  'figures.before': 'par rapport à la période précédente',
  'figures.day': 'Jour',
  'figures.week': 'Semaine',
  'figures.dayOfMonth': 'Jour du mois',
  'figures.month': 'Mois',
  'figures.unknown': 'aucun chiffre',
  'figures.summary': '{title}\u00a0: {parts}.',
  'figures.part': '{name} {value}',
  'figures.range': '{label} entre {low} ({lowAt}) et {high} ({highAt})',
};
