import type { charts as en } from '../../en/shared/charts';

export const charts: Record<keyof typeof en, string> = {
  'telemonitoring.systolic': 'Sistólica',
  'telemonitoring.diastolic': 'Diastólica',
  'telemonitoring.unitPerMinute': '/min',
  'telemonitoring.unitScore': 'de 10',
  'trends.alertLimits': 'Limites de alerta',
  'trends.zoom': 'Ampliação',
  'trends.closer': 'Aproximar',
  'trends.wider': 'Afastar',
  'trends.earlier': 'Mais cedo',
  'trends.later': 'Mais tarde',
  'trends.whole': 'Período inteiro',
  'trends.zoomHint':
    'As setas vão de medição em medição; mais e menos mudam a ampliação, Page Up e Page Down deslocam a vista, Escape mostra tudo. Com o rato: arraste sobre um intervalo para o ver de perto, com Shift para deslocar, Ctrl com a roda para aproximar; um duplo clique mostra tudo.',
  'trends.zoomShort':
    'Aponte para o gráfico, ou percorra-o com as setas, para ler valores. Arraste sobre um intervalo para o ver de perto.',
};
