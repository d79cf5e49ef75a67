import type { doors as en } from '../../en/demoPages/doors';

export const doors: Record<keyof typeof en, string> = {
  'doors.home': 'Zur ersten Seite',
  'doors.again': 'Erneut versuchen',
  'doors.back': 'Zurück',
  'doors.serverErrorLead':
    'Der Server konnte nicht tun, worum er gebeten wurde. Ihnen geht nichts verloren: Versuchen Sie es gleich noch einmal.',
  'doors.maintenanceLead': 'Wir arbeiten am Produkt und sind bald zurück. Danke für Ihre Geduld.',
  'doors.soonLead':
    'Hier entsteht etwas Neues. Hinterlassen Sie Ihre Adresse, um von der Eröffnung zu erfahren.',
  'doors.hereLead': 'Der Tag ist da: Es ist geöffnet.',
  'doors.until': 'Zeit bis {day}',
  'doors.days': '{count, plural, one {Tag} other {Tage}}',
  'doors.hours': '{count, plural, one {Stunde} other {Stunden}}',
  'doors.minutes': '{count, plural, one {Minute} other {Minuten}}',
  'doors.seconds': '{count, plural, one {Sekunde} other {Sekunden}}',
  'doors.email': 'Ihre E-Mail-Adresse',
  'doors.subscribe': 'Abonnieren',
  'doors.subscribed': '{email} ist notiert. Dies ist eine Demonstration: Niemand wird angeschrieben.',
};
