import type { notifications as en } from '../../en/desk/notifications';

export const notifications: Record<keyof typeof en, string> = {
  'notifications.button': 'Benachrichtigungen der Demonstration: {count}',
  'notifications.new': '{count, plural, =0 {Nichts Neues} one {# neu} other {# neu}}',
  'notifications.lead': 'Erfundene Nachrichten der Demonstration. Keine betrifft einen Patienten.',
  'notifications.isNew': 'Neu',
  'notifications.readAll': 'Alle Benachrichtigungen lesen',
  'notifications.allRead': 'Alle Benachrichtigungen sind gelesen',
  'notifications.orderTitle': 'Beispiel: Bestellung eingegangen',
  'notifications.orderText': 'Im Demonstrationsladen wurden neun Schreibtischlampen gekauft.',
  'notifications.brochureTitle': 'Beispiel: Broschüre fertig',
  'notifications.brochureText': 'Die erfundene Broschüre hat ihre letzte Seite.',
  'notifications.mailboxTitle': 'Beispiel: Postfach fast voll',
  'notifications.mailboxText': 'Das Postfach der Demonstration enthält 97 von 100 Nachrichten.',
  'notifications.parcelTitle': 'Beispiel: Paket unterwegs',
  'notifications.parcelText': 'Drei Bürostühle haben ein erfundenes Lager verlassen.',
  'notifications.reportTitle': 'Beispiel: Bericht fällig',
  'notifications.reportText': 'Der Demonstrationsladen wartet noch auf seine Umsatzzahlen.',
  'notifications.alerts':
    '{open, plural, =0 {Kein offener Alarm} one {# offener Alarm} other {# offene Alarme}}{critical, plural, =0 {{open, plural, =0 {} one {, am dringendsten: {worst}} other {, am dringendsten: {worst}}}} one {, # davon kritisch} other {, # davon kritisch}}',
  'notifications.alertsUnknown': 'Offene Alarme: Die Anzahl ist noch unbekannt',
  'notifications.alertsNotAvailable': 'Offene Alarme: Die Anzahl ist nicht verfügbar',
  'notifications.open': '{number, plural, one {{count} offen} other {{count} offen}}',
  'notifications.critical': '{number, plural, one {{count} kritisch} other {{count} kritisch}}',
  'notifications.notAvailable': 'nicht verfügbar',
};
