import type { dayField as en } from '../../en/shared/dayField';

export const dayField: Record<keyof typeof en, string> = {
  'dayField.leaf': 'Autres mois',
  'dayField.pattern': 'jj/mm/aaaa',
  'dayField.open': 'Ouvrir le calendrier',
  'dayField.openOf': 'Calendrier\u00a0: {field}',
  'dayField.calendar': 'Choisir une date',
  'dayField.calendarFailed': 'Le calendrier n’a pas pu être chargé. Saisissez la date au clavier.',
  'dayField.previousMonth': 'Mois précédent',
  'dayField.nextMonth': 'Mois suivant',
  'dayField.month': 'Mois',
  'dayField.year': 'Année',
  'dayField.isToday': 'aujourd’hui',
  'dayField.isChosen': 'choisi',
  'dayField.unreadable':
    '{field}\u00a0: «\u00a0{typed}\u00a0» n’est pas une date. Indiquez le jour, le mois et l’année, par exemple {example}.',
  'dayField.impossible':
    '{field}\u00a0: la date «\u00a0{typed}\u00a0» n’existe pas. Indiquez une date existante, le jour avant le mois, par exemple {example}.',
  'dayField.tooEarly': 'Choisissez le {day} ou un jour ultérieur.',
  'dayField.tooLate': 'Choisissez le {day} ou un jour antérieur.',
  'dayField.time': 'Heure\u00a0: {field}',
};
