import type { identityFlows as en } from '../../en/account/identityFlows';

export const identityFlows: Record<keyof typeof en, string> = {
  'identity.mailSignUpCode': 'Code pour confirmer votre adresse',
  'identity.mailAlreadyRegistered': 'Vous avez déjà un compte',
  'identity.mailSignInLink': 'Lien de connexion',
  'identity.mailResetLink': 'Lien pour définir un nouveau mot de passe',
  'identity.mailInvitation': 'Invitation à rejoindre l’équipe',
  'identity.mailPasswordChanged': 'Votre mot de passe a été modifié',
  'identity.toSignIn': 'Retour à la connexion',
  'identity.sendLink': 'Envoyer le lien',
  'identity.sendAgain': 'Renvoyer',
  'identity.sending': 'Envoi en cours…',
  'identity.againIn': 'Nouvel envoi possible dans {seconds, number}\u00a0s',
  'identity.linkSent':
    'S’il existe un compte pour {email}, un lien est en route. Il est valable une seule fois, pendant 30 minutes.',
  'identity.forgotLead':
    'Indiquez l’adresse e-mail de votre compte. Un lien pour définir un nouveau mot de passe y est envoyé.',
  'identity.signUpLead':
    'Votre compte ne donne accès aux dossiers des patients qu’une fois un rôle attribué par un administrateur.',
  'identity.firstName': 'Prénom',
  'identity.lastName': 'Nom',
  'identity.firstNameRequired': 'Saisissez votre prénom.',
  'identity.lastNameRequired': 'Saisissez votre nom.',
  'identity.passwordHint':
    'Au moins {shortest, number} caractères. Quelques mots sans rapport entre eux se retiennent bien et se devinent mal.',
  'identity.signUp': 'Créer le compte',
  'identity.signingUp': 'Création du compte…',
  'identity.haveCode': 'J’ai déjà un code',
  'identity.codeOnItsWay': 'Si {email} peut être utilisée, un code est en route. Il est valable 10 minutes.',
  'identity.codeAsked':
    'Indiquez votre adresse e-mail, le mot de passe choisi lors de l’inscription et le code qui vous a été envoyé.',
  'identity.code': 'Code',
  'identity.codeHint': 'Huit lettres et chiffres',
  'identity.confirmCode': 'Confirmer',
  'identity.checkingCode': 'Vérification du code…',
  'identity.sendCode': 'Envoyer un nouveau code',
  'identity.codeSentAgain': 'Envoyé. Seul le dernier code est valable.',
  'identity.newPassword': 'Nouveau mot de passe',
  'identity.resetLead':
    'Vous vous connecterez désormais avec ce mot de passe. Les sessions ouvertes du compte prennent fin.',
  'identity.setPassword': 'Définir le mot de passe',
  'identity.settingPassword': 'Définition du mot de passe…',
  'identity.passwordSet': 'Votre mot de passe est défini. Connectez-vous avec celui-ci.',
  'identity.checkingLink': 'Vérification du lien…',
  'identity.linkVoidTitle': 'Ce lien ne peut pas être utilisé',
  'identity.noLink':
    'Un nouveau mot de passe se définit par un lien. Ouvrez celui qui vous a été envoyé ou demandez-en un.',
  'identity.askLink': 'Demander un lien',
  'identity.questionsTitle': 'Questions de sécurité',
  'identity.questionsLead':
    'Donnez les réponses que vous aviez choisies. Les majuscules, les accents et les espaces ne comptent pas.',
  'identity.answer': 'Continuer',
  'identity.checkingAnswers': 'Vérification des réponses…',
  'identity.refused': 'Cela n’a pas fonctionné. Vérifiez votre saisie, puis réessayez.',
  'identity.resetUnknown':
    'Aucune réponse n’est parvenue\u00a0: on ignore si le mot de passe a été défini. Réessayez\u202f; si le lien n’est alors plus valable, connectez-vous avec le nouveau mot de passe.',
  'identity.outboxTitle': 'Messages envoyés',
  'identity.outboxLead':
    'Aucun service d’identité n’est configuré, donc aucun e-mail n’est envoyé\u00a0: les messages s’affichent ici.',
  'identity.outboxEmpty': 'Aucun message pour l’instant.',
  'identity.outboxOlder':
    'Afficher {count, plural, one {# message plus ancien} many {# de messages plus anciens} other {# messages plus anciens}}',
  'identity.openLink': 'Ouvrir le lien',
  'identity.copyCode': 'Copier le code',
  'identity.copied': 'Copié',
  'identity.notCopied': 'Le navigateur n’a pas autorisé la copie. Sélectionnez le code et copiez-le.',
  'identity.question.firstSchool': 'Comment s’appelait votre première école\u202f?',
  'identity.question.firstTeacher':
    'Quel était le nom de famille de votre premier enseignant ou de votre première enseignante\u202f?',
  'identity.question.childhoodStreet': 'Dans quelle rue avez-vous grandi\u202f?',
  'identity.question.childhoodFriend':
    'Quel était le prénom de votre meilleur ami ou de votre meilleure amie d’enfance\u202f?',
  'identity.question.firstConcert':
    'Quel artiste ou groupe avez-vous vu lors de votre premier concert\u202f?',
  'identity.question.firstJob': 'Où avez-vous occupé votre premier emploi\u202f?',
  'identity.question.favouriteBook': 'Quel est votre livre préféré\u202f?',
  'identity.question.dreamJob': 'Que vouliez-vous devenir quand vous étiez enfant\u202f?',
};
