import type { staff as en } from '../../en/staff/staff';

export const staff: Record<keyof typeof en, string> = {
  'staff.lead':
    '{people, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}{waiting, plural, =0 {} one {, # à espera de uma função} many {, # à espera de uma função} other {, # à espera de uma função}}{invited, plural, =0 {} one {, # convidada} many {, # convidadas} other {, # convidadas}}.',
  'staff.invite': 'Convidar',
  'staff.filters': 'Filtrar a equipa',
  'staff.search': 'Pesquisar por nome ou e-mail',
  'staff.shown': '{count, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}',
  'staff.caption': 'Pessoas que trabalham com a aplicação, primeiro as que esperam por uma função',
  'staff.columnName': 'Nome',
  'staff.columnEmail': 'E-mail',
  'staff.columnRole': 'Função',
  'staff.columnState': 'Estado',
  'staff.columnLastSignIn': 'Último início de sessão',
  'staff.you': 'A sua conta',
  'staff.never': 'Nunca',
  'staff.noRole': 'Sem função',
  'staff.waiting': 'À espera de uma função',
  'staff.invited': 'Convite enviado',
  'staff.active': 'Ativa',
  'staff.inactive': 'Desativada',
  'staff.emptyTitle': 'Ainda não há ninguém',
  'staff.emptyText': 'Convide as pessoas com quem trabalha.',
  'staff.noMatchTitle': 'Ninguém corresponde aos filtros',
  'staff.noMatchText': 'Verifique a ortografia ou limpe os filtros.',
  'staff.giveRole': 'Atribuir função',
  'staff.changeRole': 'Mudar função',
  'staff.deactivate': 'Desativar',
  'staff.reactivate': 'Reativar',
  'staff.sendAgain': 'Reenviar convite',
  'staff.sentAgain': 'O convite foi enviado de novo a {name}.',
  'staff.inviteTitle': 'Convidar alguém',
  'staff.inviteLead':
    'A pessoa recebe uma ligação com a qual define a sua própria palavra-passe. É válida durante {days, plural, one {# dia} many {# de dias} other {# dias}}.',
  'staff.firstName': 'Nome próprio',
  'staff.lastName': 'Apelido',
  'staff.sendInvitation': 'Enviar convite',
  'staff.invitationSent': 'O convite para {name} foi enviado.',
  'staff.mayUser': 'Trabalha com doentes: lista de trabalho, processos, medições, alertas e planos.',
  'staff.mayAdmin':
    'Tudo o que a equipa clínica pode fazer e ainda as categorias, as definições e esta lista da equipa.',
  'staff.roleTitle': 'Função de {name}',
  'staff.gainsPatients': '{name} passa a ter acesso a todos os doentes, às suas medições e aos seus alertas.',
  'staff.gainsAll':
    '{name} passa a ter acesso a todos os doentes, às categorias e definições e a esta lista com as funções de todos.',
  'staff.gainsAdmin':
    '{name} passa a ter acesso às categorias, às definições e a esta lista, e pode atribuir e retirar funções.',
  'staff.losesAdmin':
    '{name} perde o acesso às categorias, às definições e a esta lista. O acesso aos doentes mantém-se.',
  'staff.effectAtOnce': 'Aplica-se de imediato, também nas sessões abertas.',
  'staff.sameRole': 'A pessoa já tem esta função. Escolha a outra ou cancele.',
  'staff.roleGiven': '{name} tem agora a função: {role}.',
  'staff.ownRole':
    'Esta é a sua própria conta. Perde esta lista de imediato e só outra pessoa da administração lhe pode devolver a função.',
  'staff.deactivateTitle': 'Desativar {name}?',
  'staff.deactivateText':
    'As sessões desta pessoa terminam de imediato e ela deixa de poder iniciar sessão. O que registou mantém-se. Pode reativar a conta a qualquer momento.',
  'staff.ownAccount':
    'Esta é a sua própria conta. A sua sessão termina de imediato e só outra pessoa da administração lhe pode voltar a dar acesso.',
  'staff.deactivated': '{name} já não pode iniciar sessão.',
  'staff.reactivateTitle': 'Reativar {name}?',
  'staff.reactivateText': 'A pessoa volta a poder iniciar sessão, com esta função: {role}.',
  'staff.reactivated': '{name} pode voltar a iniciar sessão.',
  'staff.changedTo': '{field}: {after} (antes: {before})',
  'staff.sameAsBefore': 'A função e o estado mantêm-se como estavam.',
  'staff.choiceKept': 'A sua escolha mantém-se: confirme-a mais uma vez ou cancele.',
};
