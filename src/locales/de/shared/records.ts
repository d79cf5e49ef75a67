import type { records as en } from '../../en/shared/records';

export const records: Record<keyof typeof en, string> = {
  'record.changedMeanwhile':
    'Jemand anderes hat dies inzwischen geändert. Bitte die aktuelle Fassung ansehen und dann erneut bestätigen.',
  'record.changedByOther':
    'Jemand anderes hat dies inzwischen geändert{at, select, known { ({when})} other {}}.',
  'record.changedBy': '{who} hat dies inzwischen geändert{at, select, known { ({when})} other {}}.',
  'record.changedFor': 'Begründung: {reason}.',
  'record.kept': 'Ihre Eingaben sind noch da.',
  'record.bothSame': 'Beide Fassungen sind gleich.',
  'record.keepMine': 'Mit meiner Fassung weiter',
  'record.takeTheirs': 'Gespeicherte Fassung übernehmen',
  'record.theirsTaken':
    'Gespeicherte Werte stehen jetzt an der Stelle Ihrer Eingaben. Ihre Eingaben sind noch da.',
  'record.goBack': 'Zurück zu meiner Fassung',
};
