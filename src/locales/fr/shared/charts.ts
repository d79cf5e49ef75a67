import type { charts as en } from '../../en/shared/charts';

export const charts: Record<keyof typeof en, string> = {
  'telemonitoring.systolic': 'Systolique',
  'telemonitoring.diastolic': 'Diastolique',
  'telemonitoring.unitPerMinute': '/min',
  'telemonitoring.unitScore': 'sur 10',
  'trends.zoom': 'Zoom',
  'trends.closer': 'Zoom avant',
  'trends.wider': 'Zoom arrière',
  'trends.earlier': 'Plus tôt',
  'trends.later': 'Plus tard',
  'trends.whole': 'Année entière',
  'trends.zoomHint':
    'Les flèches vont de mesure en mesure\u202f; plus et moins changent le zoom, Page précédente et Page suivante déplacent la vue, Échap montre l’année entière. À la souris\u00a0: faire glisser pour déplacer, Ctrl et la molette ou un double-clic pour rapprocher.',
};
