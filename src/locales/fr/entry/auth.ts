import type { auth as en } from '../../en/entry/auth';

export const auth: Record<keyof typeof en, string> = {
  'auth.title': 'Connexion',
  'auth.lead': 'Suivi des patients et télésurveillance pour les équipes de néphrologie',
  'auth.email': 'Adresse e-mail',
  'auth.password': 'Mot de passe',
  'auth.showPassword': 'Afficher le mot de passe',
  'auth.hidePassword': 'Masquer le mot de passe',
  'auth.signIn': 'Se connecter',
  'auth.signingIn': 'Connexion en cours…',
  'auth.emailRequired': 'Saisissez votre adresse e-mail.',
  'auth.passwordRequired': 'Saisissez votre mot de passe.',
  'auth.loginSuccessful': 'Connexion réussie',
  'auth.rejected': 'Échec de la connexion. Vérifiez l’adresse e-mail et le mot de passe.',
  'auth.notStored':
    'Ce navigateur n’enregistre rien. Votre session reste ouverte jusqu’à ce que vous quittiez ou rechargiez la page.',
  'auth.accountsTitle': 'Comptes de démonstration',
  'auth.accountsLead':
    'Aucun service d’identité n’est configuré. Ces comptes ne fonctionnent que dans ce navigateur, avec des patients fictifs.',
  'auth.roleAdmin': 'Administration',
  'auth.roleUser': 'Équipe soignante',
  'auth.useAccount': 'Utiliser ce compte',
  'auth.unreachableTitle': 'Votre session n’a pas pu être vérifiée',
  'auth.unreachableLead': 'Votre session n’est pas fermée. Réessayez dès que la connexion est rétablie.',
  'auth.serverFaultLead':
    'Votre session n’est pas fermée. La panne vient du serveur, pas de votre connexion. Réessayez dans quelques minutes\u202f; si elle persiste, signalez-la à la personne qui gère le serveur.',
  'auth.otherAccount': 'Se connecter avec un autre compte',
  'auth.show': 'Afficher',
  'auth.hide': 'Masquer',
};
