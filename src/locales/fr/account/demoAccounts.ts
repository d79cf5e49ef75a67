import type { demoAccounts as en } from '../../en/account/demoAccounts';

export const demoAccounts: Record<keyof typeof en, string> = {
  'demo.lead':
    'Des comptes pour découvrir l’application. Ils n’existent que dans ce navigateur et travaillent avec leurs propres patients fictifs.',
  'demo.accounts': 'Comptes au choix',
  'demo.noRole': 'Sans rôle dans l’équipe soignante',
  'demo.registerLead':
    'Un compte de démonstration n’existe que dans ce navigateur, jusqu’au prochain chargement de la page. Il n’a aucun rôle dans l’équipe soignante. Utilisez une adresse et un mot de passe inventés.',
  'demo.name': 'Nom',
  'demo.register': 'Créer un compte de démonstration',
  'demo.registering': 'Création du compte…',
  'demo.fixed': 'Ces informations d’un compte de démonstration ne peuvent pas être modifiées.',
};
