import type { organisation as en } from '../../en/entry/organisation';

export const organisation: Record<keyof typeof en, string> = {
  'organisation.signIn': 'Über Ihre Einrichtung anmelden',
  'organisation.or': 'oder',
  'organisation.leading': 'Die Anmeldung wird geöffnet\u00a0…',
  'organisation.returning': 'Die Anmeldung wird abgeschlossen\u00a0…',
  'organisation.leaving': 'Abmeldung läuft\u00a0…',
  'organisation.unreachable':
    'Die Anmeldung Ihrer Einrichtung ist nicht erreichbar. Versuchen Sie es erneut oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
  'organisation.notLoaded': 'Die Anmeldung über Ihre Einrichtung konnte nicht geladen werden.',
  'organisation.misconfigured':
    'Die Anmeldung über Ihre Einrichtung ist nicht richtig eingerichtet. Wenden Sie sich an Ihre Administration.',
  'organisation.insecure': 'Die Anmeldung über Ihre Einrichtung braucht eine Adresse, die mit https beginnt.',
  'organisation.refused':
    'Die Anmeldung über Ihre Einrichtung wurde abgebrochen oder abgelehnt. Sie sind nicht angemeldet.',
  'organisation.again': 'Ihre Einrichtung verlangt, dass Sie sich erneut anmelden.',
  'organisation.stale':
    'Diese Anmeldung wurde anderswo begonnen oder bereits verwendet. Beginnen Sie erneut.',
  'organisation.failed':
    'Die Anmeldung über Ihre Einrichtung konnte nicht abgeschlossen werden. Beginnen Sie erneut.',
  'organisation.unknownAccount':
    'Ihre Einrichtung kennt Sie, aber Ihr Konto ist hier nicht bekannt. Bitten Sie Ihre Administration, es aufzunehmen, oder melden Sie sich mit einem anderen an.',
  'organisation.stillOpen':
    'Sie sind hier abgemeldet, aber Ihre Einrichtung konnte nicht benachrichtigt werden. Schließen Sie an einem gemeinsam genutzten Computer den Browser.',
};
