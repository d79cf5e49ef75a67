import type { identity as en } from '../en/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Créer un compte',
  'identity.codeTitle': 'Saisir le code',
  'identity.forgotTitle': 'Mot de passe oublié',
  'identity.resetTitle': 'Définir un nouveau mot de passe',
  'identity.mailSignUpCode': 'Code pour confirmer votre adresse',
  'identity.mailAlreadyRegistered': 'Vous avez déjà un compte',
  'identity.mailSignInLink': 'Lien de connexion',
  'identity.mailResetLink': 'Lien pour définir un nouveau mot de passe',
  'identity.mailInvitation': 'Invitation à rejoindre l’équipe',
  'identity.mailPasswordChanged': 'Votre mot de passe a été modifié',
  'identity.question.firstSchool': 'Comment s’appelait votre première école ?',
  'identity.question.firstTeacher':
    'Quel était le nom de famille de votre premier enseignant ou de votre première enseignante ?',
  'identity.question.childhoodStreet': 'Dans quelle rue avez-vous grandi ?',
  'identity.question.childhoodFriend':
    'Quel était le prénom de votre meilleur ami ou de votre meilleure amie d’enfance ?',
  'identity.question.firstConcert': 'Quel artiste ou groupe avez-vous vu lors de votre premier concert ?',
  'identity.question.firstJob': 'Où avez-vous occupé votre premier emploi ?',
  'identity.question.favouriteBook': 'Quel est votre livre préféré ?',
  'identity.question.dreamJob': 'Que vouliez-vous devenir quand vous étiez enfant ?',
};
