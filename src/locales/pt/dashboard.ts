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
  'dashboard.openAlerts': 'Alertas abertos',
  'dashboard.control': 'Pressão arterial em casa no alvo',
  'dashboard.controlText':
    '<g>{good, number}</g> de <a>{all, number}</a> doentes com medições suficientes têm uma média de 7 dias abaixo do seu alvo ou, sem alvo acordado, abaixo do seu limite de alerta.',
  'dashboard.fluid': 'Líquidos no alvo ontem',
  'dashboard.fluidMinimum': 'Planos com mínimo: <g>{good, number}</g> de <a>{all, number}</a>',
  'dashboard.fluidMaximum': 'Planos com máximo: <g>{good, number}</g> de <a>{all, number}</a>',
  'dashboard.fluidRange': 'Planos com intervalo: <g>{good, number}</g> de <a>{all, number}</a>',
  'dashboard.fluidUnknown':
    '<a>{count, plural, one {# dia desconhecido e não contado} many {# de dias desconhecidos e não contados} other {# dias desconhecidos e não contados}}</a>',
  'dashboard.noBase': 'Medições insuficientes para concluir.',
  'dashboard.moreTitle': 'Como está o serviço',
  'dashboard.period': 'Período',
  'dashboard.periodDay': '24 h',
  'dashboard.periodDays': '{days} dias',
  'dashboard.level': 'Gravidade',
  'dashboard.open': 'Abertos',
  'dashboard.waited': '> {hours} h',
  'dashboard.noOpenAlerts': 'Todos os alertas estão assumidos.',
  'dashboard.count': '{count, number}',
  'dashboard.tasks': 'As minhas tarefas',
  'dashboard.noTasks': 'Não tem alertas atribuídos.',
  'dashboard.myAlerts': 'Os meus alertas, {status}',
  'dashboard.toReview': 'Alertas de todos a rever',
  'dashboard.unreviewed':
    '{days, plural, one {Não revistos há 24\u00a0horas} many {Não revistos há # de dias} other {Não revistos há # dias}}',
  'dashboard.ofAll': 'Todos os doentes',
  'dashboard.ofMine': 'Os meus doentes',
  'dashboard.controlUnknown':
    '<a>{count, plural, one {# doente} many {# de doentes} other {# doentes}}</a> sem conclusão possível: medições insuficientes, ou nem alvo nem limite de alerta para a média',
  'dashboard.coverage': 'Medições suficientes da pressão',
  'dashboard.coverageText':
    '<g>{good, number}</g> de <a>{all, number}</a> mediram em pelo menos {needs, plural, one {# dia} many {# de dias} other {# dias}}, período: {days, plural, one {# dia} many {# de dias} other {# dias}}',
  'dashboard.pipeline': 'Inscrição',
  'dashboard.activity': 'Atividade recente',
  'dashboard.noActivity': 'Ninguém alterou nada neste período.',
  'dashboard.allActivity': 'Todo o registo',
};
