import type { figures as en } from '../../en/demoShop/figures';

export const figures: Record<keyof typeof en, string> = {
  'figures.lead':
    'Uma demonstração com números inventados. O que alterar vale até a página ser carregada de novo.',
  'figures.asTable': 'Mostrar em tabela: {title}',
  'figures.asChart': 'Mostrar em gráfico: {title}',
  'figures.tableOf': 'Números: {title}',
  'figures.periodOf': 'Período: {title}',
  'figures.days28': 'Últimos 28 dias',
  'figures.lastMonth': 'Mês passado',
  'figures.lastYear': 'Ano passado',
  'figures.before': 'face ao período anterior',
  'figures.day': 'Dia',
  'figures.week': 'Semana',
  'figures.dayOfMonth': 'Dia do mês',
  'figures.month': 'Mês',
  'figures.unknown': 'sem número',
  'figures.summary': '{title}: {parts}.',
  'figures.part': '{name} {value}',
  'figures.range': '{label} entre {low} ({lowAt}) e {high} ({highAt})',
};
