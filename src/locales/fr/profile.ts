import type { profile as en } from '../en/profile';

export const profile: Record<keyof typeof en, string> = {
  'profile.account': 'Compte',
  'profile.name': 'Nom',
  'profile.userName': 'Nom d’utilisateur',
  'profile.role': 'Rôle',
  'profile.noRole': 'Aucun rôle connu ici',
  'profile.since': 'Connecté depuis',
  'profile.lead': 'Le nom et le rôle proviennent de votre établissement et y sont modifiés.',
  'profile.appearance': 'Apparence',
  'profile.appearanceLead': 'Conservée dans ce navigateur.',
  'profile.language': 'Langue',
  'profile.mode': 'Mode',
};
