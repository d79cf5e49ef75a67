import type { figures as en } from '../../en/demoShop/figures';

export const figures: Record<keyof typeof en, string> = {
  'figures.lead':
    'Eine Demonstration mit erfundenen Zahlen. Ihre Änderungen gelten, bis die Seite neu geladen wird.',
  'figures.asTable': 'Als Tabelle zeigen: {title}',
  'figures.asChart': 'Als Diagramm zeigen: {title}',
  'figures.tableOf': 'Zahlen: {title}',
  'figures.periodOf': 'Zeitraum: {title}',
  'figures.days28': 'Letzte 28 Tage',
  'figures.lastMonth': 'Letzter Monat',
  'figures.lastYear': 'Letztes Jahr',
  'figures.before': 'zum Zeitraum davor',
  'figures.day': 'Tag',
  'figures.week': 'Woche',
  'figures.dayOfMonth': 'Tag des Monats',
  'figures.month': 'Monat',
  'figures.unknown': 'keine Zahl',
  'figures.summary': '{title}: {parts}.',
  'figures.part': '{name} {value}',
  'figures.range': '{label} zwischen {low} ({lowAt}) und {high} ({highAt})',
};
