import type { alerts as en } from '../../en/alerts/alerts';

export const alerts: Record<keyof typeof en, string> = {
  'alerts.title': 'Alertas',
  'alerts.leadCritical':
    '{count, plural, one {# alerta crítico está aberto, desde {since}.} many {# de alertas críticos estão abertos, o mais antigo desde {since}.} other {# alertas críticos estão abertos, o mais antigo desde {since}.}}',
  'alerts.leadNoCritical':
    '{count, plural, =0 {Nenhum alerta está aberto.} one {Nenhum alerta crítico está aberto; # de outro nível está.} many {Nenhum alerta crítico está aberto; # de outros níveis estão.} other {Nenhum alerta crítico está aberto; # de outros níveis estão.}}',
  'alerts.notEmergency':
    'Este serviço não é um serviço de urgência. Em caso de emergência, ligue para o número de emergência local.',
  'alerts.filters': 'Filtrar alertas',
  'alerts.search': 'Pesquisar por nome do doente',
  'alerts.searchHint': 'Nome do doente',
  'alerts.shown': '{count, plural, one {# alerta} many {# de alertas} other {# alertas}}',
  'alerts.namesMissing':
    '{count, plural, one {Não foi possível carregar o nome de um doente.} many {Não foi possível carregar os nomes de # doentes.} other {Não foi possível carregar os nomes de # doentes.}}',
  'alerts.hidden':
    '{count, plural, one {# alerta aberto crítico ou alto não está nesta lista.} many {# de alertas abertos críticos ou altos não estão nesta lista.} other {# alertas abertos críticos ou altos não estão nesta lista.}}',
  'alerts.showHidden': 'Mostrar todos',
  'alerts.caption': 'Alertas, primeiro os mais urgentes, depois os mais antigos',
  'alerts.columnPatient': 'Doente',
  'alerts.columnRule': 'Alerta',
  'alerts.columnObserved': 'Observado',
  'alerts.columnStarted': 'Início',
  'alerts.columnRepeats': 'Repetições',
  'alerts.columnOwner': 'Responsável',
  'alerts.nobody': 'Ninguém',
  'alerts.emptyTitle': 'Sem alertas',
  'alerts.emptyText': 'As novas medições são avaliadas à chegada. Os alertas que geram aparecem aqui.',
  'alerts.noMatchTitle': 'Nenhum alerta corresponde aos filtros',
  'alerts.patientActive': 'Alertas ativos',
  'alerts.patientPast': 'Alertas anteriores',
  'alerts.patientLead':
    '{count, plural, =0 {Nenhum alerta está ativo.} one {# alerta está ativo.} many {# de alertas estão ativos.} other {# alertas estão ativos.}}',
  'alerts.patientNoneActive': 'Nenhum alerta ativo',
  'alerts.patientNonePast': 'Nenhum alerta anterior',
  'alerts.columnLast': 'Último evento',
  'alerts.columnLatest': 'Último valor',
  'alerts.raised': 'Alerta emitido',
  'alerts.raisedWhen': 'alerta emitido em {when}',
  'alerts.columnLastShort': 'Último',
  'alerts.columnDue': 'Escalamento',
  'alerts.chooseRow': 'Selecionar o alerta de {patient}',
  'alerts.folded': 'Mais {count, number}',
  'alerts.repeats':
    '{count, plural, one {repetido uma vez} many {repetido # de vezes} other {repetido # vezes}}',
  'alerts.untilTime': 'até {when}',
  'alerts.unclosedCount':
    '{count, plural, one {# alerta assumido há mais de um dia não está encerrado.} many {# de alertas assumidos há mais de um dia não estão encerrados.} other {# alertas assumidos há mais de um dia não estão encerrados.}}',
  'alerts.age': 'À espera',
  'alerts.olderHours':
    '{hours, plural, one {há mais de # hora} many {há mais de # de horas} other {há mais de # horas}}',
  'alerts.olderDays':
    '{days, plural, one {há mais de # dia} many {há mais de # de dias} other {há mais de # dias}}',
  'alerts.attention': 'Atenção',
  'alerts.mine': 'Os meus',
  'alerts.searched': 'Nome',
  'alerts.filterIs': '{filter}: {value}',
  'alerts.moreFilters': 'Mais filtros',
  'alerts.columns': 'Colunas',
  'alerts.bulk': 'Alertas selecionados',
  'alerts.chosen':
    '{count, plural, one {# alerta selecionado} many {# de alertas selecionados} other {# alertas selecionados}}',
  'alerts.chooseNone': 'Limpar a seleção',
  'alerts.bulkOpen': '{action}…',
  'alerts.bulkTitle': '{action}: {count, plural, one {# alerta} many {# de alertas} other {# alertas}}',
  'alerts.bulkExcluded':
    '{count, plural, one {# alerta não é incluído:} many {# de alertas não são incluídos:} other {# alertas não são incluídos:}}',
  'alerts.bulkFailed':
    '{count, plural, one {# alerta não pôde ser alterado e continua selecionado:} many {# de alertas não puderam ser alterados e continuam selecionados:} other {# alertas não puderam ser alterados e continuam selecionados:}}',
  'alerts.bulkAcknowledged':
    '{count, plural, one {# alerta reconhecido.} many {# de alertas reconhecidos.} other {# alertas reconhecidos.}}',
  'alerts.bulkAssigned':
    '{count, plural, one {# alerta atribuído.} many {# de alertas atribuídos.} other {# alertas atribuídos.}}',
  'alerts.bulkSnoozed':
    '{count, plural, one {# alerta adiado.} many {# de alertas adiados.} other {# alertas adiados.}}',
  'alerts.bulkResolved':
    '{count, plural, one {# alerta encerrado.} many {# de alertas encerrados.} other {# alertas encerrados.}}',
  'alerts.waiting': '{count, plural, one {# novo alerta} many {# de novos alertas} other {# novos alertas}}',
  'alerts.showWaiting': 'Mostrar',
  'alerts.fileName': 'alertas',
  'alerts.printed': '{shown, number} de {all, number} alertas, situação de {time}, impresso por {who}.',
  'alerts.exported':
    '{count, plural, one {# alerta exportado.} many {# de alertas exportados.} other {# alertas exportados.}}',
  'alerts.dueNext': 'Escalamento previsto',
  'alerts.broughtToMe': 'Escalados para mim',
  'alerts.partOfAlerts':
    '{count, plural, one {Só foi possível carregar # alerta} many {Só foi possível carregar # de alertas} other {Só foi possível carregar # alertas}}. Todos os números e listas são apenas {count, plural, one {deste} many {destes} other {destes}}; os outros e as alterações recentes são desconhecidos.',
};
