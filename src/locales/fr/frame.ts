import type { frame as en } from '../en/frame';

export const frame: Record<keyof typeof en, string> = {
  'app.groupMenus': 'Menu',
  'app.groupSettings': 'Réglages',
  'app.settings': 'Réglages',
  'app.toProfile': 'Ouvrir mon profil',
  'app.signOut': 'Se déconnecter',
  'app.noRoleLead':
    'Votre compte n’a aucun rôle connu de cette application. L’administration l’attribue\u202f; d’ici là, vous pouvez compléter votre profil.',
  'app.offline': 'La connexion est interrompue. Rien ne peut être enregistré avant son rétablissement.',
  'app.oldAsOf':
    'Ce qui est affiché date de {at}. Le serveur n’a pas répondu depuis\u202f; des alertes et des mesures plus récentes peuvent manquer.',
  'app.offlineAsOf':
    'La connexion est interrompue. L’affichage date de {at}\u202f; rien ne peut être enregistré avant le rétablissement de la connexion.',
  'auth.roleChanged':
    'Votre rôle a été modifié. Le menu et les pages correspondent désormais au nouveau rôle.',
  'staff.switch': 'Patients ou personnel',
};
