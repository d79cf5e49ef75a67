import type { profile as en } from '../en/profile';

export const profile: Record<keyof typeof en, string> = {
  'profile.account': 'Conta',
  'profile.name': 'Nome',
  'profile.userName': 'Nome de utilizador',
  'profile.role': 'Função',
  'profile.noRole': 'Nenhuma função aqui conhecida',
  'profile.since': 'Sessão iniciada em',
  'profile.lead': 'O nome e a função vêm da sua instituição e são alterados lá.',
  'profile.appearance': 'Aspeto',
  'profile.appearanceLead': 'Guardado neste navegador.',
  'profile.language': 'Idioma',
  'profile.mode': 'Modo',
};
