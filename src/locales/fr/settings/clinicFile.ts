export const clinicFile = {
  'clinicFile.title': 'Sauvegarde de tous les dossiers',
  'clinicFile.lead':
    'Enregistre dans un seul fichier compressé tout ce qui est conservé ici, dans son état actuel\u00a0: patients, mesures, alertes, plans, médicaments, questionnaires et réponses, articles, réglages, conditions et journal. Conservez-le aussi sûrement que les dossiers eux-mêmes.',
  'clinicFile.notIn':
    'Absents du fichier\u00a0: comptes, mots de passe, sessions, messages envoyés et favoris. Ils restent dans ce navigateur et ne sont pas remplacés non plus.',
  'clinicFile.hostOnly':
    'Les données se trouvent sur un serveur, et la personne qui l’exploite les sauvegarde. Ici, un fichier ne peut contenir que les données de ce navigateur.',
  'clinicFile.passphrase': 'Mot de passe du fichier',
  'clinicFile.hint':
    'Au moins {shortest} caractères, de préférence plusieurs mots. Personne ne peut le retrouver\u00a0: sans lui, le fichier est illisible.',
  'clinicFile.again': 'Mot de passe du fichier, une seconde fois',
  'clinicFile.differ': 'Les deux mots de passe du fichier ne sont pas identiques.',
  'clinicFile.plain': 'Sans mot de passe\u00a0: toute personne qui obtient le fichier peut le lire',
  'clinicFile.plainWarning':
    'Le fichier ne sera pas chiffré. Il contient les noms, les numéros et les maladies de tous les patients\u00a0: ne le conservez que là où les dossiers eux-mêmes peuvent l’être.',
  'clinicFile.itsPassphrase': 'Mot de passe du fichier choisi',
  'clinicFile.open': 'Ouvrir le fichier',
  'clinicFile.save': 'Enregistrer la sauvegarde',
  'clinicFile.saving': 'Enregistrements lus\u00a0: {done, number} sur {total, number}',
  'clinicFile.begin': 'Préparation en cours…',
  'clinicFile.saved': 'Le fichier est enregistré. L’exportation est inscrite au journal d’audit.',
  'clinicFile.restore': 'Restaurer depuis un fichier',
  'clinicFile.restoreLead':
    'Le contenu du fichier remplace tout ce qui est conservé ici. Le fichier est d’abord vérifié.',
  'clinicFile.choose': 'Choisir un fichier',
  'clinicFile.checking': 'Enregistrements vérifiés\u00a0: {done, number} sur {total, number}',
  'clinicFile.made': 'Créé le {moment}',
  'clinicFile.kindOf': 'Type',
  'clinicFile.inFile': 'Dans le fichier',
  'clinicFile.here': 'Ici maintenant',
  'clinicFile.compare': 'Ce que contient le fichier et ce qu’il remplace',
  'clinicFile.others': 'Tout le reste',
  'clinicFile.saveFirst':
    'Ce qui est ici maintenant et absent du fichier sera perdu. Enregistrez-le d’abord dans un fichier.',
  'clinicFile.type': 'Tapez {word} pour confirmer',
  'clinicFile.word': 'REMPLACER',
  'clinicFile.typeWrong': 'Tapez {word} exactement comme il est écrit ici.',
  'clinicFile.replace': 'Tout remplacer',
  'clinicFile.replacing': 'Enregistrements écrits\u00a0: {done, number} sur {total, number}',
  'clinicFile.allOrNothing':
    'Tout est enregistré ou rien ne change, même si le navigateur est fermé entre-temps.',
  'clinicFile.stopped': 'Arrêté. Rien n’a été modifié.',
  'clinicFile.progress': 'Avancement',
  'clinicFile.p_format': 'Ce n’est pas un fichier de sauvegarde.',
  'clinicFile.p_newer':
    'Ce fichier vient d’une version plus récente de l’application. Mettez d’abord celle-ci à jour.',
  'clinicFile.p_size':
    'Ce fichier est trop volumineux\u00a0: {mb, number}\u00a0Mo au plus une fois décompressé.',
  'clinicFile.p_cut': 'La fin de ce fichier manque. Récupérez-le ou copiez-le de nouveau.',
  'clinicFile.p_changed':
    'Ce fichier n’est pas celui qui a été enregistré\u00a0: il a été modifié ou endommagé depuis.',
  'clinicFile.p_record':
    'La ligne {line, number} ne peut pas être enregistrée{store, select, none {} other { ({store}{field, select, none {} other {, {field}}})}}.',
  'clinicFile.p_locked': 'Ce fichier est chiffré. Saisissez le mot de passe avec lequel il a été enregistré.',
  'clinicFile.p_passphrase': 'Mot de passe erroné, ou fichier modifié.',
  'clinicFile.nothing': 'Rien n’a été modifié.',
};
