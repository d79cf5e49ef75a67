import type { charts as en } from '../../en/shared/charts';

export const charts: Record<keyof typeof en, string> = {
  'telemonitoring.systolic': 'Systolisch',
  'telemonitoring.diastolic': 'Diastolisch',
  'telemonitoring.unitPerMinute': '/min',
  'telemonitoring.unitScore': 'von 10',
  'trends.alertLimits': 'Alarmgrenzen',
  'trends.zoom': 'Ausschnitt',
  'trends.closer': 'Näher heran',
  'trends.wider': 'Weiter weg',
  'trends.earlier': 'Früher',
  'trends.later': 'Später',
  'trends.whole': 'Ganzer Zeitraum',
  'trends.zoomHint':
    'Die Pfeiltasten gehen von Messwert zu Messwert; Plus und Minus ändern den Ausschnitt, Bild auf und Bild ab verschieben ihn, Escape zeigt alles. Mit dem Zeiger: über einen Abschnitt ziehen, um ihn näher zu sehen, mit Umschalttaste verschieben, Strg mit Mausrad für näher; ein Doppelklick zeigt alles.',
  'trends.zoomShort':
    'Zum Ablesen auf das Diagramm zeigen oder mit den Pfeiltasten daran entlanggehen. Über einen Abschnitt ziehen, um ihn näher zu sehen.',
};
