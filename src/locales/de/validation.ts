import type { validation as en } from '../en/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Füllen Sie dieses Feld aus.',
  'validation.tooLong': 'Der Text ist zu lang.',
  'validation.invalid': 'Dieser Wert ist ungültig.',
  'validation.instant': 'Geben Sie Datum und Uhrzeit an.',
  'validation.date': 'Geben Sie ein existierendes Datum an.',
  'validation.timeOfDay': 'Geben Sie eine Uhrzeit zwischen 00:00 und 23:59 an.',
  'validation.bothPressures': 'Geben Sie systolischen und diastolischen Druck an.',
  'validation.outcome': 'Wählen Sie ein Ergebnis.',
  'validation.noteRequired': 'Beschreiben Sie in einer Notiz, was getan wurde: Ein hoher oder kritischer Alarm lässt sich nicht ohne sie abschließen.',
};
