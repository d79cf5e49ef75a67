import type { errors as en } from '../../en/entry/errors';

export const errors: Record<keyof typeof en, string> = {
  'errors.badRequest': 'La requête n’a pas été comprise.',
  'errors.signedOut': 'Votre session est terminée. Reconnectez-vous.',
  'errors.locked':
    'L’écran a été verrouillé avant l’enregistrement. Déverrouillez-le et enregistrez à nouveau.',
  'errors.forbidden': 'Votre rôle ne le permet pas.',
  'errors.notFound': 'Cet enregistrement n’existe pas ou a été supprimé.',
  'errors.conflict':
    'Une autre personne a modifié cet élément entre-temps. Votre saisie est conservée\u202f; rechargez pour voir la version récente.',
  'errors.tooLarge': 'C’est trop volumineux.',
  'errors.invalid': 'Certains champs doivent être corrigés.',
  'errors.busy': 'Le serveur est surchargé. Réessayez dans un instant.',
  'errors.server': 'Le serveur a signalé une erreur.',
  'errors.unknown': 'Une erreur est survenue.',
  'errors.cancelled': 'Annulé.',
  'errors.unexpectedAnswer': 'Le serveur a donné une réponse inattendue, qui n’est pas affichée.',
  'errors.unknownWord':
    'Non enregistré. Cette fiche contient une valeur que cette version de l’application ne connaît pas, et l’enregistrement l’écraserait. Rechargez l’application pour obtenir la dernière version.',
  'errors.unknownOutcome':
    'Aucune réponse n’est parvenue\u00a0: on ignore si l’enregistrement a eu lieu. Réessayez\u00a0: la même saisie n’est jamais enregistrée deux fois.',
  'errors.timeout': 'Le serveur n’a pas répondu à temps.',
  'errors.offline':
    'Il n’y a pas de connexion\u00a0: rien n’a été envoyé. Votre saisie est conservée\u202f; réessayez quand la connexion sera rétablie.',
  'errors.network': 'Le serveur est injoignable. Vérifiez la connexion.',
  'errors.storage':
    'Le stockage du navigateur n’est pas utilisable. Autorisez ce site à conserver des données ou utilisez un autre profil de navigateur.',
  'errors.storageFull':
    'Le stockage du navigateur est plein. Rien n’a été enregistré. Libérez de l’espace et réessayez.',
  'errors.newerVersion':
    'Une version plus récente de l’application a déjà enregistré des données ici. Rechargez la page pour l’utiliser\u202f; rien n’a été modifié.',
  'errors.linkInvalid': 'Ce lien a déjà été utilisé ou n’est plus valable. Demandez-en un nouveau.',
  'errors.questionsFirst': 'Répondez d’abord aux questions de sécurité.',
  'errors.lastAdmin': 'C’est le dernier administrateur actif. Donnez d’abord ce rôle à une autre personne.',
  'errors.duplicateAccount': 'Une personne avec cette adresse e-mail figure déjà dans la liste du personnel.',
  'errors.signUpClosed':
    'Ici, les comptes sont ouverts sur invitation. Demandez à un administrateur de votre établissement de vous inviter.',
  'errors.tooManyTries': 'Trop de tentatives. Patientez un instant, puis réessayez.',
  'errors.asOf': 'État à {at}\u00a0: rien de plus récent reçu du serveur',
  'errors.storedOtherwise':
    'Une autre version de cette saisie est déjà enregistrée\u00a0: un essai précédent a abouti, ou quelqu’un l’a modifiée depuis. Comparez les deux avant de continuer.',
};
