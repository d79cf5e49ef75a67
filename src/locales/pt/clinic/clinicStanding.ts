import type { clinicStanding as en } from '../../en/clinic/clinicStanding';

export const clinicStanding: Record<keyof typeof en, string> = {
  'lostClinic.title': 'Os registos deste navegador desapareceram',
  'lostClinic.text':
    'Desde {since} este navegador guardava registos. Já não estão lá: o armazenamento do navegador foi limpo. Nada é substituído até que decida.',
  'lostClinic.file':
    'Uma cópia de segurança repõe tudo até ao momento em que foi guardada. Inicie sessão como administrador; a página para a escolher abre-se depois.',
  'lostClinic.accounts':
    'As contas da equipa também estavam aqui e não constam de nenhuma cópia de segurança: as pessoas têm de ser convidadas de novo.',
  'lostClinic.restore': 'Repor a partir de um ficheiro',
  'lostClinic.sample': 'Começar com a clínica de exemplo',
  'lostClinic.sampleHint': 'A clínica de exemplo só tem doentes inventados.',
  'lostClinic.working': 'A preparar…',
  'clinicFile.standing': 'Segurança dos registos',
  'clinicFile.persisted': 'O navegador guarda os registos até que alguém os apague.',
  'clinicFile.notPersisted': 'O navegador pode apagar os registos se faltar espaço.',
  'clinicFile.persistUnknown': 'Este navegador não indica se pode apagar os registos.',
  'clinicFile.askToKeep': 'Pedir ao navegador que os guarde',
  'clinicFile.notAgreed':
    'O navegador não aceitou. Aceita mais facilmente se a página estiver nos favoritos ou instalada.',
  'clinicFile.last': 'Último ficheiro: {moment}',
  'clinicFile.never': 'Ainda não foi guardado nenhum ficheiro. Os registos estão aqui desde {moment}.',
  'clinicFile.changedAt': 'Última alteração: {moment}',
  'clinicFile.unchanged': 'Nada foi alterado desde então.',
  'clinicFile.due':
    'A última cópia de segurança é de {moment}. Guarde uma nova, para que nada se perca com este navegador.',
  'clinicFile.dueFirst':
    'Desde {moment} os registos estão apenas neste navegador. Guarde uma cópia de segurança, para que nada se perca.',
  'clinicFile.toFile': 'Ir para a cópia de segurança',
  'clinicFile.later': 'Mais tarde',
  'clinicFile.reminder': 'Lembrete de cópia de segurança',
};
