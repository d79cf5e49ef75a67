import type { errors as en } from '../en/errors';

export const errors: Record<keyof typeof en, string> = {
  'errors.badRequest': 'La requête n’a pas été comprise.',
  'errors.signedOut': 'Votre session est terminée. Reconnectez-vous.',
  'errors.locked':
    'L’écran a été verrouillé avant l’enregistrement. Déverrouillez-le et enregistrez à nouveau.',
  'errors.forbidden': 'Votre rôle ne le permet pas.',
  'errors.notFound': 'Cet enregistrement n’existe pas ou a été supprimé.',
  'errors.conflict':
    'Une autre personne a modifié cet élément entre-temps. Votre saisie est conservée\u202f; rechargez pour voir la version récente.',
  'errors.storedOtherwise':
    'Autre chose est enregistré pour cette saisie\u00a0: un essai précédent est arrivé, ou quelqu’un l’a modifiée depuis. Comparez les deux avant de continuer.',
  'errors.tooLarge': 'C’est trop volumineux.',
  'errors.invalid': 'Certains champs doivent être corrigés.',
  'errors.busy': 'Le serveur est surchargé. Réessayez dans un instant.',
  'errors.server': 'Le serveur a signalé une erreur.',
  'errors.unknown': 'Une erreur est survenue.',
  'errors.cancelled': 'Annulé.',
  'errors.unexpectedAnswer': 'Le serveur a donné une réponse inattendue. Rien n’en est affiché.',
  'errors.unknownOutcome':
    'Aucune réponse n’est parvenue\u00a0: on ignore si l’enregistrement a eu lieu. Réessayez\u00a0: la même saisie n’est jamais enregistrée deux fois.',
  'errors.timeout': 'Le serveur n’a pas répondu à temps.',
  'errors.offline':
    'Il n’y a pas de connexion\u00a0: rien n’a été envoyé. Votre saisie est conservée\u202f; réessayez quand la connexion sera rétablie.',
  'errors.asOf': 'État à {at}\u00a0: rien de plus récent n’est venu du serveur',
  'errors.network': 'Le serveur est injoignable. Vérifiez la connexion.',
  'errors.alertClosed': 'Cette alerte est déjà clôturée.',
  'errors.alertAcknowledged': 'Cette alerte est déjà prise en compte.',
  'errors.alertState': 'L’état de l’alerte ne le permet pas.',
  'errors.alertBulk': 'Les alertes critiques ou de gravité inconnue se clôturent une par une.',
  'errors.alertUndo':
    'Seule la personne qui l’a fait peut l’annuler, dans les cinq minutes et tant que personne n’est intervenu depuis sur l’alerte.',
  'errors.storage':
    'Le stockage du navigateur n’est pas utilisable. Autorisez ce site à conserver des données ou utilisez un autre profil de navigateur.',
  'errors.storageFull':
    'Le stockage du navigateur est plein. Rien n’a été enregistré. Libérez de l’espace et réessayez.',
  'errors.clinicFile':
    'Ce fichier ne peut pas être repris\u00a0: il n’est pas un fichier complet de ce programme, ou il a été modifié.',
  'errors.newerVersion':
    'Une version plus récente du programme a déjà enregistré des données ici. Rechargez la page pour l’utiliser\u202f; rien n’a été modifié.',
  'errors.duplicatePatientId': 'Cet identifiant patient est déjà attribué.',
  'errors.duplicateCode': 'Une autre catégorie porte déjà ce code.',
  'errors.duplicateCategory': 'Une autre catégorie porte déjà ce nom.',
  'errors.categoryInUse':
    'Des patients sont dans cette catégorie\u00a0: elle ne peut pas être supprimée et son code ne peut pas être modifié. Déplacez d’abord les patients, ou archivez la catégorie.',
  'errors.categoryNamed':
    'Des règles, des limites, des plans hydriques ou des articles nomment cette catégorie\u00a0: elle ne peut pas être supprimée et son code ne peut pas être modifié. Archivez-la plutôt.',
  'errors.categoryArchived':
    'Cette catégorie est archivée\u00a0: plus personne n’y est placé. Choisissez-en une autre.',
  'errors.linkInvalid': 'Ce lien a déjà été utilisé ou n’est plus valable. Demandez-en un nouveau.',
  'errors.questionsFirst': 'Répondez d’abord aux questions de sécurité.',
  'errors.lastAdmin':
    'C’est le dernier compte d’administration actif. Donnez d’abord ce rôle à une autre personne.',
  'errors.duplicateAccount': 'Une personne avec cette adresse e-mail figure déjà dans la liste du personnel.',
  'errors.enteredInError':
    'Cette mesure est signalée comme saisie par erreur. Comptez-la à nouveau avant de la corriger.',
  'errors.notInError': 'Cette mesure n’est pas signalée comme saisie par erreur.',
  'errors.tooManyTries': 'Trop de tentatives. Patientez un instant, puis réessayez.',
  'errors.reviewUndo':
    'Seule la personne qui a marqué le patient comme revu peut l’annuler, dans les 10 minutes.',
  'errors.duplicateThreshold': 'Il existe déjà d’autres limites de cette règle pour ce patient ou ce groupe.',
  'errors.duplicatePlan': 'Un autre plan hydrique porte déjà ce nom.',
  'errors.planInUse': 'Des patients ont ou ont eu ce plan\u00a0: archivez-le plutôt.',
  'errors.planMoved': 'Les chiffres ont changé depuis leur affichage. Veuillez les revoir.',
  'errors.medicineInUse': 'Des patients ont ou ont eu ce médicament\u00a0: désactivez-le plutôt.',
  'errors.duplicatePractitioner':
    'Une personne de l’annuaire a la même adresse, le même numéro ou le même nom. Vérifiez, puis confirmez s’il s’agit d’une autre personne.',
  'errors.termsPublished':
    'Les conditions publiées ne changent plus\u00a0: elles ont été acceptées. Publiez-en de nouvelles.',
  'errors.articlePublished': 'Des patients ont peut-être lu cet article\u00a0: archivez-le plutôt.',
  'errors.alreadyGiven': 'Ce patient a déjà cet article.',
  'errors.duplicateQuestionnaire': 'Un autre questionnaire porte déjà ce nom.',
  'errors.questionnaireInUse': 'Seul un brouillon jamais publié peut être supprimé. Retirez-le plutôt.',
  'errors.questionnaireGiven': 'Ce patient a déjà ce questionnaire.',
  'errors.questionnaireAnswered': 'La réponse a déjà été donnée.',
};
