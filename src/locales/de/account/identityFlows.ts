import type { identityFlows as en } from '../../en/account/identityFlows';

export const identityFlows: Record<keyof typeof en, string> = {
  'identity.mailSignUpCode': 'Code zur Bestätigung Ihrer Adresse',
  'identity.mailAlreadyRegistered': 'Sie haben bereits ein Konto',
  'identity.mailSignInLink': 'Link zum Anmelden',
  'identity.mailResetLink': 'Link zum Festlegen eines neuen Passworts',
  'identity.mailInvitation': 'Einladung ins Team',
  'identity.mailPasswordChanged': 'Ihr Passwort wurde geändert',
  'identity.toSignIn': 'Zurück zur Anmeldung',
  'identity.sendLink': 'Link senden',
  'identity.sendAgain': 'Erneut senden',
  'identity.sending': 'Wird gesendet\u00a0…',
  'identity.againIn': 'Erneutes Senden in {seconds, number}\u00a0s möglich',
  'identity.linkSent':
    'Falls es ein Konto für {email} gibt, ist ein Link unterwegs. Er gilt einmal, innerhalb von 30 Minuten.',
  'identity.forgotLead':
    'Geben Sie die E-Mail-Adresse Ihres Kontos an. Sie erhalten dort einen Link, mit dem Sie ein neues Passwort festlegen.',
  'identity.signUpLead':
    'Ihr Konto öffnet Patientenakten erst, wenn Ihnen die Administration eine Rolle gegeben hat.',
  'identity.firstName': 'Vorname',
  'identity.lastName': 'Nachname',
  'identity.firstNameRequired': 'Geben Sie Ihren Vornamen ein.',
  'identity.lastNameRequired': 'Geben Sie Ihren Nachnamen ein.',
  'identity.passwordHint':
    'Mindestens {shortest, number} Zeichen. Einige Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.',
  'identity.signUp': 'Konto anlegen',
  'identity.signingUp': 'Konto wird angelegt\u00a0…',
  'identity.haveCode': 'Ich habe schon einen Code',
  'identity.codeOnItsWay': 'Falls {email} verwendet werden kann, ist ein Code unterwegs. Er gilt 10 Minuten.',
  'identity.codeAsked':
    'Geben Sie Ihre E-Mail-Adresse an, das Passwort, das Sie bei der Registrierung gewählt haben, und den Code, der Ihnen gesendet wurde.',
  'identity.code': 'Code',
  'identity.codeHint': 'Acht Buchstaben und Ziffern',
  'identity.confirmCode': 'Bestätigen',
  'identity.checkingCode': 'Code wird geprüft\u00a0…',
  'identity.sendCode': 'Neuen Code senden',
  'identity.codeSentAgain': 'Gesendet. Nur der neueste Code gilt.',
  'identity.newPassword': 'Neues Passwort',
  'identity.resetLead': 'Mit diesem Passwort melden Sie sich künftig an. Offene Sitzungen des Kontos enden.',
  'identity.setPassword': 'Passwort festlegen',
  'identity.settingPassword': 'Passwort wird festgelegt\u00a0…',
  'identity.passwordSet': 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
  'identity.checkingLink': 'Link wird geprüft\u00a0…',
  'identity.linkVoidTitle': 'Dieser Link ist nicht verwendbar',
  'identity.noLink':
    'Ein neues Passwort wird über einen Link festgelegt. Öffnen Sie den Link, den Sie erhalten haben, oder fordern Sie einen an.',
  'identity.askLink': 'Link anfordern',
  'identity.questionsTitle': 'Sicherheitsfragen',
  'identity.questionsLead':
    'Geben Sie die Antworten, die Sie festgelegt haben. Großschreibung, Akzente und Leerzeichen spielen keine Rolle.',
  'identity.answer': 'Weiter',
  'identity.checkingAnswers': 'Antworten werden geprüft\u00a0…',
  'identity.refused': 'Das hat nicht geklappt. Prüfen Sie Ihre Eingaben und versuchen Sie es erneut.',
  'identity.resetUnknown':
    'Es kam keine Antwort, deshalb ist unklar, ob das Passwort festgelegt wurde. Versuchen Sie es erneut; gilt der Link dann nicht mehr, melden Sie sich mit dem neuen Passwort an.',
  'identity.outboxTitle': 'Gesendete Nachrichten',
  'identity.outboxLead':
    'Es ist kein Anmeldedienst eingerichtet, deshalb wird keine E-Mail verschickt: Die Nachrichten stehen hier.',
  'identity.outboxEmpty': 'Noch keine Nachrichten.',
  'identity.outboxOlder': '{count, plural, one {# ältere Nachricht} other {# ältere Nachrichten}} anzeigen',
  'identity.openLink': 'Link öffnen',
  'identity.copyCode': 'Code kopieren',
  'identity.copied': 'Kopiert',
  'identity.notCopied':
    'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Code und kopieren Sie ihn.',
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
