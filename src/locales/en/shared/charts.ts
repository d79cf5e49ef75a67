export const charts = {
  'telemonitoring.systolic': 'Systolic',
  'telemonitoring.diastolic': 'Diastolic',
  'telemonitoring.unitPerMinute': '/min',
  'telemonitoring.unitScore': 'of 10',
  'trends.zoom': 'Zoom',
  'trends.closer': 'Zoom in',
  'trends.wider': 'Zoom out',
  'trends.earlier': 'Earlier',
  'trends.later': 'Later',
  'trends.whole': 'Whole year',
  'trends.zoomHint':
    'Arrow keys go from reading to reading; plus and minus zoom, Page Up and Page Down move along, Escape shows the whole year. By pointer: drag to move, Ctrl with the wheel or a double click to zoom.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof charts, string> {}
}
