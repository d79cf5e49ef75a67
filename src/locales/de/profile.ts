import type { profile as en } from '../en/profile';

export const profile: Record<keyof typeof en, string> = {
  'profile.account': 'Konto',
  'profile.name': 'Name',
  'profile.userName': 'Benutzername',
  'profile.role': 'Rolle',
  'profile.noRole': 'Keine hier bekannte Rolle',
  'profile.since': 'Angemeldet seit',
  'profile.lead': 'Name und Rolle kommen von Ihrer Einrichtung und werden dort geändert.',
  'profile.appearance': 'Darstellung',
  'profile.appearanceLead': 'Wird in diesem Browser gespeichert.',
  'profile.language': 'Sprache',
  'profile.mode': 'Modus',
};
