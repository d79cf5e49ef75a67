import type { desk as english } from '../en/desk';

export const desk: Record<keyof typeof english, string> = {
  'app.groupMenus': 'Menu',
  'app.groupSettings': 'Réglages',
  'app.settings': 'Réglages',
  'app.announced': 'Cette rubrique est en préparation',
  'app.toProfile': 'Ouvrir mon profil',
  'app.signOut': 'Se déconnecter',
  'app.leadEducation': 'Les articles d’éducation thérapeutique seront rédigés et attribués ici.',
  'app.leadGeneral':
    'Le nom, le fuseau horaire et les valeurs par défaut de l’établissement seront définis ici.',
  'app.leadNotifications': 'On définira ici qui est informé, de quoi et par quel moyen.',
  'app.leadQuestioners': 'Les questionnaires seront composés, envoyés et évalués ici.',
  'app.leadServerSetting': 'Les connexions aux autres systèmes seront configurées et vérifiées ici.',
  'app.leadSocialLinks': 'Les liens vers les pages publiques de l’établissement seront gérés ici.',
  'app.leadTerms':
    'Les conditions acceptées par les patients et le personnel seront conservées ici, version par version.',
  'app.leadUserCategory':
    'L’administration gérera ici les catégories dans lesquelles les patients sont classés, avec leurs codes.',
  'app.noRoleLead':
    'Votre compte n’a aucun rôle connu de cette application. L’administration l’attribue\u202f; d’ici là, vous pouvez compléter votre profil.',
  'app.offline': 'La connexion est interrompue. Rien ne peut être enregistré avant son rétablissement.',
  'app.offlineAsOf':
    'La connexion est interrompue. L’affichage date de {at}\u202f; rien ne peut être enregistré avant le rétablissement de la connexion.',
  'auth.roleChanged':
    'Votre rôle a été modifié. Le menu et les pages correspondent désormais au nouveau rôle.',
};
