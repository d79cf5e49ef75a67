import type { mails as en } from '../../en/mail/mails';

export const mails: Record<keyof typeof en, string> = {
  'mail.signUpCodeSubject': 'Code pour confirmer votre adresse',
  'mail.signUpCodeText':
    'Saisissez ce code sur la page où vous vous êtes inscrit. Il est valable {minutes, number} minutes.',
  'mail.alreadyRegisteredSubject': 'Vous avez déjà un compte',
  'mail.alreadyRegisteredText':
    'Quelqu’un a voulu s’inscrire avec cette adresse, pour laquelle un compte existe déjà. Si c’était vous, connectez-vous\u202f; si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau à cet endroit.',
  'mail.signIn': 'Se connecter',
  'mail.signInLinkSubject': 'Lien de connexion',
  'mail.signInLinkText':
    'Ce lien vous permet de vous connecter. Il est valable une seule fois, pendant {minutes, number} minutes.',
  'mail.resetLinkSubject': 'Lien pour définir un nouveau mot de passe',
  'mail.resetLinkText':
    'Ce lien vous permet de choisir un nouveau mot de passe. Il est valable une seule fois, pendant {minutes, number} minutes.',
  'mail.setPassword': 'Définir un nouveau mot de passe',
  'mail.notAsked': 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
  'mail.invitationSubject': 'Invitation à rejoindre {organisation}',
  'mail.invitationText':
    'Vous êtes invité à travailler avec {organisation}. Choisissez un mot de passe pour commencer. Le lien est valable {days, number} jours.',
  'mail.acceptInvitation': 'Accepter l’invitation',
  'mail.passwordChangedSubject': 'Votre mot de passe a été modifié',
  'mail.passwordChangedText':
    'Le mot de passe de votre compte a été modifié le {day} à {time} ({zone}). Si ce n’était pas vous, définissez aussitôt un nouveau mot de passe et prévenez un administrateur.',
  'mail.alert':
    '{severity, select, critical {Alerte critique} high {Alerte de niveau élevé} medium {Alerte de niveau moyen} low {Alerte de niveau faible} other {Alerte de niveau inconnu}}',
  'mail.alertRaisedText': 'Une alerte n’a encore été prise en charge par personne.',
  'mail.alertWorseText': 'Une alerte s’est aggravée et personne ne l’a prise en charge depuis.',
  'mail.alertBackText': 'Une alerte est de nouveau ouverte et personne ne l’a prise en charge depuis.',
  'mail.alertLateText':
    'Une alerte n’a encore été prise en charge par personne. Ce qui l’a déclenchée a été mesuré un jour précédent et vient seulement d’arriver.',
  'mail.alertEscalatedSubject': '{alert}\u00a0: non prise en charge',
  'mail.alertEscalatedText':
    'Une alerte attend depuis trop longtemps sans que personne ne l’ait prise en charge. Elle a fait l’objet d’une escalade pour que quelqu’un s’en occupe.',
  'mail.alertReminderSubject': '{alert}\u00a0: pas encore clôturée',
  'mail.alertReminderText': 'Une alerte prise en charge ou vue, ou à vérifier, n’est pas encore clôturée.',
  'mail.openAlert': 'Ouvrir l’alerte',
  'mail.alertsRaisedSubject':
    '{count, plural, one {# nouvelle alerte} many {# de nouvelles alertes} other {# nouvelles alertes}}, {severity, select, critical {la plus haute critique} high {la plus haute de niveau élevé} medium {la plus haute de niveau moyen} low {la plus haute de niveau faible} other {la plus haute de niveau inconnu}}',
  'mail.alertsRaisedText':
    '{count, plural, one {# alerte n’a encore été prise} many {# d’alertes n’ont encore été prises} other {# alertes n’ont encore été prises}} en charge par personne.',
  'mail.openAlerts': 'Ouvrir les alertes',
  'mail.alertNote':
    'Pour protéger le patient, ce message ne contient ni nom ni valeurs. Vous les verrez après connexion.',
  'mail.testSubject': 'Message de test',
  'mail.testText': 'Les messages de {organisation} arrivent à cette adresse.',
  'mail.testNote': 'Vous avez demandé ce test sur la page «\u00a0Notifications\u00a0».',
  'mail.footer': 'Envoyé automatiquement par {organisation}. Merci de ne pas répondre.',
};
