import type { identity as en } from '../en/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Konto anlegen',
  'identity.codeTitle': 'Code eingeben',
  'identity.forgotTitle': 'Passwort vergessen',
  'identity.resetTitle': 'Neues Passwort festlegen',
  'identity.mailSignUpCode': 'Code zur Bestätigung Ihrer Adresse',
  'identity.mailAlreadyRegistered': 'Sie haben bereits ein Konto',
  'identity.mailSignInLink': 'Link zum Anmelden',
  'identity.mailResetLink': 'Link zum Festlegen eines neuen Passworts',
  'identity.mailInvitation': 'Einladung ins Team',
  'identity.mailPasswordChanged': 'Ihr Passwort wurde geändert',
  'identity.question.firstSchool': 'Wie hieß Ihre erste Schule?',
  'identity.question.firstTeacher': 'Wie hieß Ihre erste Lehrerin oder Ihr erster Lehrer mit Nachnamen?',
  'identity.question.childhoodStreet': 'In welcher Straße sind Sie aufgewachsen?',
  'identity.question.childhoodFriend':
    'Wie hieß Ihre beste Freundin oder Ihr bester Freund in der Kindheit mit Vornamen?',
  'identity.question.firstConcert': 'Wessen Konzert war das erste, das Sie besucht haben?',
  'identity.question.firstJob': 'Wo hatten Sie Ihre erste Arbeitsstelle?',
  'identity.question.favouriteBook': 'Welches ist Ihr Lieblingsbuch?',
  'identity.question.dreamJob': 'Was wollten Sie als Kind werden?',
};
