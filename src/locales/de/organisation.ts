import type { organisation as en } from '../en/organisation';

export const organisation: Record<keyof typeof en, string> = {
  'organisation.signIn': 'Mit Ihrer Organisation anmelden',
  'organisation.or': 'oder',
  'organisation.leading': 'Die Anmeldung wird geöffnet…',
  'organisation.returning': 'Die Anmeldung wird abgeschlossen…',
  'organisation.leaving': 'Abmeldung läuft…',
  'organisation.unreachable':
    'Die Anmeldung Ihrer Organisation ist nicht erreichbar. Versuchen Sie es erneut oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
  'organisation.notLoaded': 'Die Anmeldung mit Ihrer Organisation konnte nicht geladen werden.',
  'organisation.misconfigured':
    'Die Anmeldung mit Ihrer Organisation ist nicht richtig eingerichtet. Wenden Sie sich an Ihre Administration.',
  'organisation.insecure':
    'Die Anmeldung mit Ihrer Organisation braucht eine Adresse, die mit https beginnt.',
  'organisation.refused':
    'Die Anmeldung Ihrer Organisation wurde abgebrochen oder abgelehnt. Sie sind nicht angemeldet.',
  'organisation.again': 'Ihre Organisation verlangt, dass Sie sich erneut anmelden.',
  'organisation.stale':
    'Diese Anmeldung wurde anderswo begonnen oder bereits verwendet. Beginnen Sie erneut.',
  'organisation.failed':
    'Die Anmeldung mit Ihrer Organisation konnte nicht abgeschlossen werden. Beginnen Sie erneut.',
  'organisation.unknownAccount':
    'Ihre Organisation kennt Sie, aber Ihr Konto ist hier nicht bekannt. Bitten Sie Ihre Administration, es aufzunehmen, oder melden Sie sich mit einem anderen an.',
  'organisation.stillOpen':
    'Sie sind hier abgemeldet, aber Ihre Organisation konnte nicht benachrichtigt werden. Schließen Sie an einem gemeinsam genutzten Computer den Browser.',
};
