import type { validation as en } from '../en/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Remplissez ce champ.',
  'validation.tooLong': 'Ce texte est trop long.',
  'validation.invalid': 'Cette valeur n’est pas valide.',
  'validation.instant': 'Indiquez une date et une heure.',
  'validation.date': 'Indiquez une date existante.',
  'validation.timeOfDay': 'Indiquez une heure entre 00:00 et 23:59.',
  'validation.bothPressures': 'Indiquez les pressions systolique et diastolique.',
  'validation.outcome': 'Choisissez une issue.',
  'validation.noteRequired': 'Indiquez dans une note ce qui a été fait : une alerte élevée ou critique ne peut être clôturée sans elle.',
};
