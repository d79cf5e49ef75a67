import type { mails as en } from '../../en/mail/mails';

export const mails: Record<keyof typeof en, string> = {
  'mail.signUpCodeSubject': 'Code zur Bestätigung Ihrer Adresse',
  'mail.signUpCodeText':
    'Geben Sie diesen Code auf der Seite ein, auf der Sie sich registriert haben. Er gilt {minutes, number} Minuten.',
  'mail.alreadyRegisteredSubject': 'Sie haben bereits ein Konto',
  'mail.alreadyRegisteredText':
    'Jemand wollte sich mit dieser Adresse registrieren, zu der es schon ein Konto gibt. Wenn Sie es waren, melden Sie sich an; falls Sie Ihr Passwort vergessen haben, können Sie dort ein neues festlegen.',
  'mail.signIn': 'Anmelden',
  'mail.signInLinkSubject': 'Link zum Anmelden',
  'mail.signInLinkText':
    'Mit diesem Link melden Sie sich an. Er gilt einmal, innerhalb von {minutes, number} Minuten.',
  'mail.resetLinkSubject': 'Link zum Festlegen eines neuen Passworts',
  'mail.resetLinkText':
    'Mit diesem Link legen Sie ein neues Passwort fest. Er gilt einmal, innerhalb von {minutes, number} Minuten.',
  'mail.setPassword': 'Neues Passwort festlegen',
  'mail.notAsked': 'Wenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun.',
  'mail.invitationSubject': 'Einladung zu {organisation}',
  'mail.invitationText':
    'Sie sind eingeladen, bei {organisation} mitzuarbeiten. Legen Sie dafür ein Passwort fest. Der Link gilt {days, number} Tage.',
  'mail.acceptInvitation': 'Einladung annehmen',
  'mail.passwordChangedSubject': 'Ihr Passwort wurde geändert',
  'mail.passwordChangedText':
    'Das Passwort Ihres Kontos wurde am {day} um {time} ({zone}) geändert. Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und informieren Sie die Administration.',
  'mail.alert':
    '{severity, select, critical {Kritischer Alarm} high {Alarm, Stufe hoch} medium {Alarm, Stufe mittel} low {Alarm, Stufe niedrig} other {Alarm, Stufe unbekannt}}',
  'mail.alertRaisedText': 'Es gibt einen Alarm, den noch niemand übernommen hat.',
  'mail.alertWorseText': 'Ein Alarm ist schwerer geworden, und seitdem hat ihn niemand übernommen.',
  'mail.alertBackText': 'Ein Alarm ist wieder offen, und seitdem hat ihn niemand übernommen.',
  'mail.alertLateText':
    'Es gibt einen Alarm, den noch niemand übernommen hat. Was ihn ausgelöst hat, wurde an einem früheren Tag gemessen und ist erst jetzt eingetroffen.',
  'mail.alertEscalatedSubject': '{alert}: nicht übernommen',
  'mail.alertEscalatedText':
    'Ein Alarm wartet zu lange und niemand hat ihn übernommen. Er wurde eskaliert, damit sich jemand darum kümmert.',
  'mail.alertReminderSubject': '{alert}: noch nicht abgeschlossen',
  'mail.alertReminderText':
    'Ein Alarm, der übernommen oder gesehen wurde oder geprüft werden soll, ist noch nicht abgeschlossen.',
  'mail.openAlert': 'Alarm öffnen',
  'mail.alertsRaisedSubject':
    '{count, plural, one {# neuer Alarm} other {# neue Alarme}}, {severity, select, critical {höchste Stufe kritisch} high {höchste Stufe hoch} medium {höchste Stufe mittel} low {höchste Stufe niedrig} other {höchste Stufe unbekannt}}',
  'mail.alertsRaisedText':
    '{count, plural, one {Es gibt # Alarm, den} other {Es gibt # Alarme, die}} noch niemand übernommen hat.',
  'mail.openAlerts': 'Alarme öffnen',
  'mail.alertNote':
    'Zum Schutz der Patientin oder des Patienten enthält diese Nachricht keinen Namen und keine Werte. Sie sehen sie nach der Anmeldung.',
  'mail.testSubject': 'Testnachricht',
  'mail.testText': 'Nachrichten von {organisation} kommen unter dieser Adresse an.',
  'mail.testNote': 'Sie haben diesen Test auf der Seite „Benachrichtigungen“ angefordert.',
  'mail.footer': 'Automatisch gesendet von {organisation}. Bitte antworten Sie nicht.',
};
