export const questionerList = {
  'questionerBuilder.lead':
    '{published, plural, =0 {Nada está publicado} one {# está publicado} many {# estão publicados} other {# estão publicados}}; {drafts, plural, =0 {sem rascunhos.} one {# rascunho.} many {# de rascunhos.} other {# rascunhos.}}',
  'questionerBuilder.draftsOnly':
    'Redige rascunhos. Os administradores publicam os questionários e retiram-nos de uso.',
  'questionerBuilder.create': 'Novo questionário',
  'questionerBuilder.edit': 'Editar o questionário',
  'questionerBuilder.toList': 'Todos os questionários',
  'questionerBuilder.caption': 'Questionários',
  'questionerBuilder.filters': 'Filtrar questionários',
  'questionerBuilder.search': 'Procurar por nome ou título',
  'questionerBuilder.shown':
    '{count, plural, one {# questionário} many {# de questionários} other {# questionários}}',
  'questionerBuilder.state': 'Estado',
  'questionerBuilder.published': 'Publicado',
  'questionerBuilder.draft': 'Rascunho',
  'questionerBuilder.retired': 'Fora de uso',
  'questionerBuilder.language': 'Idioma',
  'questionerBuilder.languages': 'Idiomas',
  'questionerBuilder.name': 'Nome',
  'questionerBuilder.questions': 'Perguntas',
  'questionerBuilder.revision': 'Versão',
  'questionerBuilder.givenTo': 'Doentes',
  'questionerBuilder.givenUnknown': 'Não foi possível carregar o número de doentes de cada questionário.',
  'questionerBuilder.updated': 'Alterado',
  'questionerBuilder.emptyTitle': 'Sem questionários',
  'questionerBuilder.emptyText':
    'Um questionário pergunta aos doentes sobre sintomas e o dia a dia, e pode calcular pontuações a partir das respostas.',
  'questionerBuilder.noMatchTitle': 'Nenhum questionário corresponde aos filtros',
  'questionerBuilder.noMatchText': 'Procure outra coisa ou limpe os filtros.',

  'questionerBuilder.actionFor': '{action}: {name}',
  'questionerBuilder.duplicate': 'Duplicar',
  'questionerBuilder.publish': 'Publicar',
  'questionerBuilder.retire': 'Retirar de uso',
  'questionerBuilder.remove': 'Eliminar o rascunho',
  'questionerBuilder.publishTitle': 'Publicar «{name}»?',
  'questionerBuilder.publishText':
    'Passa a ser a versão {number, number} e pode ser atribuído a doentes. Uma versão publicada não pode ser alterada.',
  'questionerBuilder.publishNotYet':
    'Ainda não pode ser publicado: {count, plural, one {há # problema a corrigir.} many {há # de problemas a corrigir.} other {há # problemas a corrigir.}}',
  'questionerBuilder.toProblems': 'Ver os problemas',
  'questionerBuilder.publishDone': '{name}: publicado.',
  'questionerBuilder.retireTitle': 'Retirar «{name}» de uso?',
  'questionerBuilder.retireText':
    'Já não pode ser atribuído a doentes. As respostas são mantidas. {count, plural, =0 {Nenhum doente o tem.} one {# doente tem-no.} many {# de doentes têm-no.} other {# doentes têm-no.}}',
  'questionerBuilder.retireTextUnknown': 'Já não pode ser atribuído a doentes. As respostas são mantidas.',
  'questionerBuilder.retireDone': '{name}: retirado de uso.',
  'questionerBuilder.removeTitle': 'Eliminar o rascunho «{name}»?',
  'questionerBuilder.removeText': 'Nunca foi publicado e será eliminado definitivamente.',
  'questionerBuilder.removeDone': '{name}: eliminado.',
  'questionerBuilder.reason': 'Motivo',
  'questionerBuilder.reasonHint': 'Visível para os colegas no histórico.',
};
