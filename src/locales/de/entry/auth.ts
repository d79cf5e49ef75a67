import type { auth as en } from '../../en/entry/auth';

export const auth: Record<keyof typeof en, string> = {
  'auth.title': 'Anmelden',
  'auth.lead': 'Patientenversorgung und Telemonitoring für nephrologische Teams',
  'auth.email': 'E-Mail',
  'auth.password': 'Passwort',
  'auth.showPassword': 'Passwort anzeigen',
  'auth.hidePassword': 'Passwort verbergen',
  'auth.signIn': 'Anmelden',
  'auth.signingIn': 'Anmeldung läuft\u00a0…',
  'auth.emailRequired': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'auth.passwordRequired': 'Geben Sie Ihr Passwort ein.',
  'auth.loginSuccessful': 'Anmeldung erfolgreich',
  'auth.rejected': 'Anmeldung fehlgeschlagen. Prüfen Sie E-Mail-Adresse und Passwort.',
  'auth.notStored':
    'Dieser Browser speichert nichts. Sie bleiben angemeldet, bis Sie die Seite verlassen oder neu laden.',
  'auth.accountsTitle': 'Beispielkonten',
  'auth.accountsLead':
    'Es ist kein Anmeldedienst eingerichtet. Diese Konten gelten nur in diesem Browser, mit erfundenen Patienten.',
  'auth.roleAdmin': 'Administration',
  'auth.roleUser': 'Klinisches Personal',
  'auth.useAccount': 'Dieses Konto verwenden',
  'auth.unreachableTitle': 'Ihre Sitzung konnte nicht geprüft werden',
  'auth.unreachableLead':
    'Sie sind nicht abgemeldet. Versuchen Sie es erneut, sobald die Verbindung wieder steht.',
  'auth.serverFaultLead':
    'Sie sind nicht abgemeldet. Der Fehler liegt am Server, nicht an Ihrer Verbindung. Versuchen Sie es in einigen Minuten erneut; bleibt er bestehen, melden Sie ihn der Person, die den Server betreut.',
  'auth.otherAccount': 'Mit einem anderen Konto anmelden',
  'auth.show': 'Anzeigen',
  'auth.hide': 'Verbergen',
};
