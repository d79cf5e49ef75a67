export const figures = {
  'figures.lead':
    'A demonstration with invented figures. What you change holds until the page is loaded anew.',
  'figures.asTable': 'Show as table: {title}',
  'figures.asChart': 'Show as chart: {title}',
  'figures.tableOf': 'Figures: {title}',
  'figures.periodOf': 'Period: {title}',
  'figures.days28': 'Last 28 days',
  'figures.lastMonth': 'Last month',
  'figures.lastYear': 'Last year',
  'figures.before': 'on the period before',
  'figures.day': 'Day',
  'figures.week': 'Week',
  'figures.dayOfMonth': 'Day of the month',
  'figures.month': 'Month',
  'figures.unknown': 'no figure',
  'figures.summary': '{title}: {parts}.',
  'figures.part': '{name} {value}',
  'figures.range': '{label} between {low} ({lowAt}) and {high} ({highAt})',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof figures, string> {}
}
