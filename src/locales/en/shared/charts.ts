export const charts = {
  'telemonitoring.systolic': 'Systolic',
  'telemonitoring.diastolic': 'Diastolic',
  'telemonitoring.unitPerMinute': '/min',
  'telemonitoring.unitScore': 'of 10',
  'trends.alertLimits': 'Alert limits',
  'trends.zoom': 'Zoom',
  'trends.closer': 'Zoom in',
  'trends.wider': 'Zoom out',
  'trends.earlier': 'Earlier',
  'trends.later': 'Later',
  'trends.whole': 'Whole period',
  'trends.zoomHint':
    'Arrow keys go from reading to reading; plus and minus zoom, Page Up and Page Down move along, Escape shows everything. By pointer: drag across a stretch to see it closer, with Shift to move along, Ctrl with the wheel to zoom; a double click shows everything.',
  'trends.zoomShort':
    'Point at the chart, or move along it with the arrow keys, to read values. Drag across a stretch to see it closer.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof charts, string> {}
}
