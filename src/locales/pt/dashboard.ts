import type { dashboard as en } from '../en/dashboard';

export const dashboard: Record<keyof typeof en, string> = {
  'dashboard.title': 'Painel',
  'dashboard.updated': 'Situação às {time}',
  'dashboard.triage': 'Doentes por urgência',
  'dashboard.showAll': 'Mostrar todos ({count, number})',
  'dashboard.nobodyUrgent': 'Nenhum doente em nível crítico ou alto.',
  'dashboard.nobodyUrgentText': 'Os novos alertas aparecem aqui automaticamente.',
  'dashboard.silent': 'Sem envios há 3 dias',
  'dashboard.nobodySilent': 'Todos enviaram dados nos últimos 3 dias.',
  'dashboard.openAlerts': 'Alertas ativos',
  'dashboard.noAlerts': 'Sem alertas ativos.',
  'dashboard.oldest': 'o mais antigo: {when}',
  'dashboard.unacknowledged':
    '{count, plural, =0 {todos reconhecidos} one {# por reconhecer} many {# por reconhecer} other {# por reconhecer}}',
  'dashboard.control': 'Pressão arterial em casa no alvo',
  'dashboard.controlText':
    '{good, number} de {all, number} doentes com medições suficientes têm uma média de 7 dias abaixo do seu alvo.',
  'dashboard.fluid': 'Líquidos no alvo ontem',
  'dashboard.fluidMinimum': 'Planos com mínimo: {good, number} de {all, number}',
  'dashboard.fluidMaximum': 'Planos com máximo: {good, number} de {all, number}',
  'dashboard.fluidRange': 'Planos com intervalo: {good, number} de {all, number}',
  'dashboard.fluidUnknown':
    '{count, plural, one {# dia desconhecido e não contado} many {# de dias desconhecidos e não contados} other {# dias desconhecidos e não contados}}',
  'dashboard.noBase': 'Medições insuficientes para concluir.',
  'dashboard.alertCount':
    '{count, plural, one {# alerta ativo} many {# de alertas ativos} other {# alertas ativos}}',
};
