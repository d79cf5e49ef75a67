export const cohort = {
  'cohort.toWhom': 'Destinatários',
  'cohort.toPatients': 'Doentes selecionados',
  'cohort.toCategory': 'Uma categoria de doentes',
  'cohort.toPathology': 'Uma patologia',
  'cohort.cohortHint':
    'Todos os doentes que neste momento pertencem ao grupo e são acompanhados. Quem entrar depois não recebe o artigo automaticamente.',
  'cohort.takeOut': 'Retirar {name}',
  'cohort.give': 'Atribuir a doentes',
  'cohort.whomAll':
    'Abrange {count, plural, one {o # doente} many {os # de doentes} other {os # doentes}} da lista.',
  'cohort.whomChosen':
    'Abrange {count, plural, one {o # doente selecionado} many {os # de doentes selecionados} other {os # doentes selecionados}}.',
  'cohort.whomHere':
    'Abrange {count, plural, =0 {ninguém de momento} one {# doente} many {# de doentes} other {# doentes}}.',
  'cohort.names': 'Mostrar os nomes',
  'cohort.doGive':
    'Atribuir a {count, plural, =0 {ninguém} one {# doente} many {# de doentes} other {# doentes}}',
  'cohort.running': '{done, number} de {total, number} doentes processados',
  'cohort.takingBack': '{done, number} de {total, number} anulados',
  'cohort.progress': 'Progresso',
  'cohort.stop': 'Parar',
  'cohort.stopped': 'Parado.',
  'cohort.rest':
    '{count, plural, one {# doente ainda não foi processado;} many {# de doentes ainda não foram processados;} other {# doentes ainda não foram processados;}} as alterações já feitas mantêm-se.',
  'cohort.goOn':
    'Continuar com {count, plural, one {o # doente restante} many {os # de doentes restantes} other {os # doentes restantes}}',
  'cohort.takeBack': 'Anular',
  'cohort.takeBackHint': 'Anula o que acabou de ser feito; os doentes não incluídos não são alterados.',
  'cohort.takeBackFailed':
    '{count, plural, one {# não pôde ser anulado, porque foi alterado entretanto.} many {# não puderam ser anulados, porque foram alterados entretanto.} other {# não puderam ser anulados, porque foram alterados entretanto.}}',
  'cohort.takenBackReason': 'Anulado logo após a atribuição a vários doentes',
  'cohort.nobody': 'Nenhum doente selecionado. Nada foi alterado.',
  'cohort.out_given': 'Atribuído: {count, number}',
  'cohort.out_already': 'Já o tem e mantém-no: {count, number}',
  'cohort.out_ended': 'Já não está no programa: {count, number}',
  'cohort.out_unknown': 'Não encontrado: {count, number}',
  'cohort.out_invalid': 'Não foi possível atribuir: {count, number}',
  'cohort.out_failed': 'O pedido falhou: {count, number}',
  'cohort.out_hasPlan': 'Tem um plano de líquidos e mantém-no: {count, number}',
  'cohort.out_lacking': 'Falta um valor para o plano: {count, number}',
  'cohort.out_unusual': 'O total seria invulgar e precisa de um motivo individual: {count, number}',
  'cohort.out_moved': 'Movido: {count, number}',
  'cohort.out_there': 'Já nessa categoria: {count, number}',
  'cohort.out_elsewhere': 'Entretanto movido por outra pessoa: {count, number}',
  'cohort.out_takenBack': 'Anulado: {count, number}',
  'cohort.inRecord': 'Pode ser atribuído a um só doente no processo dele.',
  'cohort.wouldSkip': 'Não incluídos:',
  'cohort.planTotals': 'Totais de {least} a {most}',
  'cohort.checking': 'A calcular o plano para cada doente…',
  'cohort.planFailed': 'Não foi possível calcular o plano.',
  'cohort.noPlans': 'Nenhum plano de líquidos publicado pode ser atribuído a vários doentes ao mesmo tempo.',
  'cohort.noPosts': 'Nenhum artigo publicado pode ser atribuído.',
};
