import type { charts as en } from '../../en/shared/charts';

export const charts: Record<keyof typeof en, string> = {
  'telemonitoring.systolic': 'Systolisch',
  'telemonitoring.diastolic': 'Diastolisch',
  'telemonitoring.unitPerMinute': '/min',
  'telemonitoring.unitScore': 'von 10',
  'trends.zoom': 'Ausschnitt',
  'trends.closer': 'Näher heran',
  'trends.wider': 'Weiter weg',
  'trends.earlier': 'Früher',
  'trends.later': 'Später',
  'trends.whole': 'Ganzes Jahr',
  'trends.zoomHint':
    'Die Pfeiltasten gehen von Messwert zu Messwert; Plus und Minus ändern den Ausschnitt, Bild auf und Bild ab verschieben ihn, Escape zeigt das ganze Jahr. Mit dem Zeiger: ziehen zum Verschieben, Strg mit Mausrad oder Doppelklick für näher.',
};
