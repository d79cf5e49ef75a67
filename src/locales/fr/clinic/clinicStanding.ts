import type { clinicStanding as en } from '../../en/clinic/clinicStanding';

export const clinicStanding: Record<keyof typeof en, string> = {
  'lostClinic.title': 'Les dossiers de ce navigateur ont disparu',
  'lostClinic.text':
    'Depuis le {since}, ce navigateur conservait les dossiers d’un centre. Ils n’y sont plus\u00a0: le navigateur ou quelqu’un a vidé son stockage. Rien ne les remplace avant votre décision.',
  'lostClinic.file':
    'Un fichier de sauvegarde rétablit tout jusqu’au moment de son enregistrement. Connectez-vous comme administrateur\u202f; la page où il se choisit s’ouvre ensuite.',
  'lostClinic.accounts':
    'Les comptes du personnel étaient aussi conservés ici et ne sont dans aucun fichier\u00a0: il faut les inviter de nouveau.',
  'lostClinic.restore': 'Restaurer depuis un fichier',
  'lostClinic.sample': 'Commencer avec le centre d’exemple',
  'lostClinic.sampleHint': 'Le centre d’exemple ne contient que des patients fictifs.',
  'lostClinic.working': 'Préparation…',
  'clinicFile.standing': 'Sécurité des dossiers',
  'clinicFile.persisted': 'Le navigateur garde les dossiers jusqu’à ce que quelqu’un les supprime.',
  'clinicFile.notPersisted': 'Le navigateur peut effacer les dossiers s’il manque de place.',
  'clinicFile.persistUnknown': 'Ce navigateur ne dit pas s’il peut effacer les dossiers.',
  'clinicFile.askToKeep': 'Demander au navigateur de les garder',
  'clinicFile.notAgreed':
    'Le navigateur n’a pas accepté. Il le fait plus volontiers si la page est en favori ou installée.',
  'clinicFile.last': 'Dernier fichier\u00a0: {moment}',
  'clinicFile.never':
    'Aucun fichier n’a encore été enregistré. Les dossiers sont conservés ici depuis le {moment}.',
  'clinicFile.changedAt': 'Dernière modification\u00a0: {moment}',
  'clinicFile.unchanged': 'Rien n’a été modifié depuis.',
  'clinicFile.due':
    'Le dernier fichier de sauvegarde date du {moment}. Enregistrez-en un autre, pour que rien ne se perde avec ce navigateur.',
  'clinicFile.dueFirst':
    'Depuis le {moment}, les dossiers ne sont conservés que dans ce navigateur. Enregistrez-les dans un fichier, pour que rien ne se perde avec lui.',
  'clinicFile.toFile': 'Vers la sauvegarde',
  'clinicFile.later': 'Plus tard',
  'clinicFile.reminder': 'Rappel de sauvegarde',
};
