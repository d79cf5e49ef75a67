import type { clinicStanding as en } from '../en/clinicStanding';

export const clinicStanding: Record<keyof typeof en, string> = {
  'lostClinic.title': 'Os registos deste navegador desapareceram',
  'lostClinic.text':
    'Desde {since} este navegador guardava os registos de uma clínica. Já não estão lá: o navegador ou alguém limpou o seu armazenamento. Nada os substitui antes de decidir.',
  'lostClinic.file':
    'Um ficheiro de todos os dados repõe tudo até ao momento em que foi guardado. Inicie sessão como administrador; a página onde se escolhe abre-se depois.',
  'lostClinic.accounts':
    'As contas do pessoal também estavam aqui e não constam de nenhum ficheiro: têm de ser convidadas de novo.',
  'lostClinic.restore': 'Restaurar de um ficheiro',
  'lostClinic.sample': 'Começar com a clínica de exemplo',
  'lostClinic.sampleHint': 'A clínica de exemplo só tem doentes inventados.',
  'lostClinic.working': 'A preparar…',
  'errors.clinicLost':
    'Os registos que este navegador guardava desapareceram. Recarregue a página para decidir como continuar.',
  'clinicFile.standing': 'Segurança dos registos',
  'clinicFile.persisted': 'O navegador guarda os registos até que alguém os apague.',
  'clinicFile.notPersisted': 'O navegador pode apagar os registos se faltar espaço.',
  'clinicFile.persistUnknown': 'Este navegador não diz se pode apagar os registos.',
  'clinicFile.askToKeep': 'Pedir ao navegador que os guarde',
  'clinicFile.notAgreed':
    'O navegador não aceitou. Aceita mais facilmente se a página estiver nos favoritos ou instalada.',
  'clinicFile.last': 'Último ficheiro: {moment}',
  'clinicFile.never': 'Ainda não foi guardado nenhum ficheiro. Os registos estão aqui desde {moment}.',
  'clinicFile.changedAt': 'Última alteração: {moment}',
  'clinicFile.unchanged': 'Nada foi alterado desde então.',
  'clinicFile.due':
    'O último ficheiro de todos os dados é de {moment}. Guarde outro, para que nada se perca com este navegador.',
  'clinicFile.dueFirst':
    'Desde {moment} os registos estão apenas neste navegador. Guarde-os num ficheiro, para que nada se perca com ele.',
  'clinicFile.toFile': 'Para o ficheiro',
  'clinicFile.later': 'Mais tarde',
  'clinicFile.reminder': 'Lembrete de um ficheiro de todos os dados',
};
