import type { curves as en } from '../../en/curves/curves';

export const curves: Record<keyof typeof en, string> = {
  'curves.title': 'Die Klinik über acht Wochen',
  'curves.alerts': 'Alarme der letzten 7 Tage',
  'curves.raisedAndClosed': '<n>{raised, number}</n> ausgelöst <n>{closed, number}</n> geschlossen',
  'curves.alertText':
    '{cleared, plural, =0 {Keiner wurde automatisch aufgehoben.} one {# weiterer wurde automatisch aufgehoben.} other {# weitere wurden automatisch aufgehoben.}}',
  'curves.alertBefore':
    'In den ersten 7 gezeigten Tagen: {raised, number} ausgelöst, {closed, number} geschlossen, {cleared, number} automatisch aufgehoben.',
  'curves.alertLabel':
    'Alarme je Tag vom {firstDay} bis {lastDay}: insgesamt {raised, number} ausgelöst, {closed, number} geschlossen und {cleared, number} automatisch aufgehoben',
  'curves.raised': 'Ausgelöst',
  'curves.closed': 'Geschlossen',
  'curves.cleared': 'Automatisch aufgehoben',
  'curves.fluid': 'Trinkmenge im Ziel',
  'curves.pressure': 'Blutdruck im Ziel',
  'curves.shareText': '{met, number} von {known, plural, one {# Patient} other {# Patienten}} am {day}.',
  'curves.pressureText':
    '{met, number} von {known, plural, one {# Patient} other {# Patienten}}, nach dem Mittel der 7 Tage bis {day}.',
  'curves.shareBefore':
    '{weeks, plural, one {Eine Woche} other {# Wochen}} davor: {share} ({met, number} von {known, number}).',
  'curves.shareLabel': '{title}: {first} am {firstDay}, {last} am {lastDay}, zwischen {low} und {high}',
  'curves.shareCell': '{share} ({met, number} von {known, number})',
  'curves.noShare': 'In diesen Wochen ist von keinem Patienten etwas bekannt.',
  'curves.basis':
    'Nur Tage, die vorüber sind. Trinkmenge nach der Vorgabe des jeweiligen Tages; Blutdruck nach dem Mittel von 7 Tagen und den heutigen Zielen. Tage, von denen nichts bekannt ist, fehlen.',
  'curves.table': 'Als Tabelle zeigen',
  'curves.day': 'Tag',
  'curves.unknown': 'Unbekannt',
  'curves.empty': 'Noch nichts zu zeichnen',
  'curves.emptyText': 'Die Kurven beginnen mit dem ersten Tag, der vorüber ist.',
};
