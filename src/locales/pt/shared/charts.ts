import type { charts as en } from '../../en/shared/charts';

export const charts: Record<keyof typeof en, string> = {
  'telemonitoring.systolic': 'Sistólica',
  'telemonitoring.diastolic': 'Diastólica',
  'telemonitoring.unitPerMinute': '/min',
  'telemonitoring.unitScore': 'de 10',
  'trends.zoom': 'Ampliação',
  'trends.closer': 'Aproximar',
  'trends.wider': 'Afastar',
  'trends.earlier': 'Mais cedo',
  'trends.later': 'Mais tarde',
  'trends.whole': 'Ano inteiro',
  'trends.zoomHint':
    'As setas vão de medição em medição; mais e menos mudam a ampliação, Page Up e Page Down deslocam a vista, Escape mostra o ano inteiro. Com o rato: arraste para deslocar, Ctrl com a roda ou duplo clique para aproximar.',
};
