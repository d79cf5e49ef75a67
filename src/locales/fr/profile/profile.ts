import type { profile as en } from '../../en/profile/profile';

export const profile: Record<keyof typeof en, string> = {
  'profile.lead': 'Vos coordonnées, votre connexion et l’apparence de l’application.',
  'profile.waiting':
    'Votre compte n’a pas encore de rôle. Un administrateur l’attribue\u202f; d’ici là, il ne donne accès à aucune donnée de patient. En attendant, vous pouvez compléter vos coordonnées, choisir une photo et définir des questions de sécurité.',
  'profile.managed': 'Votre établissement gère cela lui-même. Ce n’est pas modifiable ici.',

  'profile.contact': 'Nom et coordonnées',
  'profile.name': 'Nom',
  'profile.role': 'Rôle',
  'profile.noRole': 'Pas encore de rôle',
  'profile.since': 'Session ouverte depuis',
  'profile.fixedWhy':
    'Le nom d’utilisateur vous identifie à la connexion et un administrateur attribue le rôle. Ni l’un ni l’autre n’est modifiable ici.',
  'profile.firstName': 'Prénom',
  'profile.lastName': 'Nom',
  'profile.phone': 'Téléphone',
  'profile.mobile': 'Mobile',
  'profile.saved': 'Votre profil est enregistré.',
  'profile.savedHere': 'Enregistré',

  'profile.picture': 'Photo',
  'profile.pictureLead':
    'Elle figure à côté de votre nom dans la barre du haut. JPEG, PNG ou WebP jusqu’à {mb}\u00a0Mo\u202f; le centre est découpé en carré.',
  'profile.pictureFile': 'Fichier de la photo',
  'profile.choosePicture': 'Choisir une photo',
  'profile.usePicture': 'Utiliser cette photo',
  'profile.removePicture': 'Supprimer la photo',
  'profile.picturePreview': 'Aperçu de la photo, pas encore enregistrée',
  'profile.pictureReading': 'Lecture de la photo…',
  'profile.pictureSaved': 'Votre photo est enregistrée.',
  'profile.pictureRemoved': 'Votre photo est supprimée. Vos initiales la remplacent.',
  'profile.pictureTooLarge': 'Ce fichier dépasse {mb}\u00a0Mo. Choisissez-en un plus petit.',
  'profile.pictureBroken':
    'Ce fichier n’est pas lisible comme image. Il est peut-être endommagé\u202f; choisissez-en un autre.',

  'profile.password': 'Mot de passe',
  'profile.currentPassword': 'Mot de passe actuel',
  'profile.newPassword': 'Nouveau mot de passe',
  'profile.passwordRule':
    'Au moins {shortest} caractères. La longueur compte le plus\u00a0: plusieurs mots font un bon mot de passe. Il ne doit pas contenir votre adresse.',
  'profile.changePassword': 'Modifier le mot de passe',
  'profile.passwordChanged': 'Votre mot de passe est modifié. Vos autres sessions ont été fermées.',
  'profile.noPassword':
    'Vous vous connectez via votre établissement. Le mot de passe y est conservé et modifié.',

  'profile.questions': 'Questions de sécurité',
  'profile.questionsLead':
    'Elles sont posées lorsque vous avez oublié votre mot de passe, en plus du lien envoyé à votre adresse.',
  'profile.questionsNone': 'Aucune question de sécurité n’est définie.',
  'profile.setQuestions': 'Définir les questions',
  'profile.replaceQuestions': 'Choisir d’autres questions',
  'profile.removeQuestions': 'Supprimer les questions',
  'profile.removeQuestionsTitle': 'Supprimer vos questions de sécurité\u202f?',
  'profile.removeQuestionsText':
    'Le lien envoyé à votre adresse suffira alors pour définir un nouveau mot de passe.',
  'profile.question': 'Question {number}',
  'profile.answer': 'Réponse {number}',
  'profile.chooseQuestion': 'Choisir une question',
  'profile.answerHint': 'Les majuscules, les accents, les espaces et la ponctuation ne comptent pas.',
  'profile.questionsSaved': 'Vos questions de sécurité sont enregistrées.',
  'profile.questionsRemoved': 'Vos questions de sécurité sont supprimées.',
  'profile.noQuestions':
    'Vous vous connectez via votre établissement\u202f; aucune question de sécurité n’est nécessaire ici.',

  'profile.sessions': 'Vos sessions ouvertes',
  'profile.unknownDevice': 'Appareil inconnu',
  'profile.thisSession': 'Celle-ci',
  'profile.startedAt': 'Connexion\u00a0: {at}',
  'profile.lastSeenAt': 'Dernière utilisation\u00a0: {at}',
  'profile.inUse': 'En cours d’utilisation',
  'profile.endSession': 'Déconnecter',
  'profile.endSessionOf': 'Déconnecter {device}, connexion\u00a0: {at}',
  'profile.endSessionTitle': 'Déconnecter {device}\u202f?',
  'profile.endSessionText':
    'Quiconque y travaille devra se reconnecter. Ce qui y est saisi sans être enregistré peut être perdu.',
  'profile.endOthers': 'Déconnecter partout ailleurs',
  'profile.endOthersTitle': 'Déconnecter partout ailleurs\u202f?',
  'profile.sessionEnded': 'La session y est fermée.',
  'profile.othersEnded': 'Seule cette session reste ouverte.',
  'profile.onlyHere': 'Aucune autre session n’est ouverte.',
  'profile.noSessions': 'Aucune session n’est connue.',

  'profile.lock': 'Verrouillage de l’écran',
  'profile.lockLead':
    'Après ce délai sans activité, l’écran se verrouille et ne montre plus aucun patient. Votre saisie en cours est conservée. Valable pour ce navigateur.',
  'profile.lockAfter': 'Verrouiller après',
  'profile.minutes': '{minutes, plural, one {# minute} many {# de minutes} other {# minutes}}',

  'profile.appearance': 'Langue et apparence',
  'profile.appearanceLead': 'Conservées dans ce navigateur.',
  'profile.language': 'Langue',
  'profile.mode': 'Mode',
};
