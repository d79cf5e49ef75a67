import type { charts as en } from '../../en/shared/charts';

export const charts: Record<keyof typeof en, string> = {
  'telemonitoring.systolic': 'Systolique',
  'telemonitoring.diastolic': 'Diastolique',
  'telemonitoring.unitPerMinute': '/min',
  'telemonitoring.unitScore': 'sur 10',
  'trends.alertLimits': 'Limites d’alerte',
  'trends.zoom': 'Zoom',
  'trends.closer': 'Zoom avant',
  'trends.wider': 'Zoom arrière',
  'trends.earlier': 'Plus tôt',
  'trends.later': 'Plus tard',
  'trends.whole': 'Période entière',
  'trends.zoomHint':
    'Les flèches vont de mesure en mesure\u202f; plus et moins changent le zoom, Page précédente et Page suivante déplacent la vue, Échap montre tout. À la souris\u00a0: faire glisser sur un intervalle pour l’agrandir, avec Maj pour déplacer, Ctrl et la molette pour rapprocher\u202f; un double-clic montre tout.',
  'trends.zoomShort':
    'Pointez le graphique ou parcourez-le avec les flèches pour lire les valeurs. Faites glisser sur un intervalle pour l’agrandir.',
};
