import type { sessionLife as en } from '../../en/desk/sessionLife';

export const sessionLife: Record<keyof typeof en, string> = {
  'session.draftBack': 'Votre saisie non enregistrée a été restaurée.',
  'session.lockText': 'Rien n’est affiché tant que vous n’avez pas saisi votre mot de passe.',
  'session.lockTextOther': 'Rien n’est affiché avant une nouvelle connexion.',
  'session.lockTextDemo': 'Cette démonstration n’a pas de mot de passe. Déconnectez-vous pour recommencer.',
  'session.draftsWait': 'Votre saisie est conservée jusqu’au déverrouillage.',
  'session.unlock': 'Déverrouiller',
  'session.unlocking': 'Déverrouillage…',
  'session.notYou': 'Ce n’est pas vous\u202f? Se déconnecter',
  'session.signOut': 'Se déconnecter',
  'session.dropTitle': 'Se déconnecter et abandonner la saisie\u202f?',
  'session.dropText':
    '{name} a saisi des données qui ne sont pas encore enregistrées. La déconnexion les efface.',
  'session.lockScreen': 'Verrouiller l’écran',
  'session.warnTitle': 'Êtes-vous toujours là\u202f?',
  'session.warnLeft':
    'L’écran se verrouille dans {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
  'session.warnText':
    'Appuyez sur une touche, cliquez ou touchez l’écran pour garder la session ouverte. Votre saisie est conservée dans tous les cas.',
  'session.stay': 'Garder la session ouverte',
  'session.lockNow': 'Verrouiller maintenant',
  'session.ageSoon':
    'Votre session prend fin dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}, après 12 heures. Enregistrez votre travail, puis reconnectez-vous.',
  'session.clockOff':
    'L’horloge de cet appareil {direction, select, ahead {avance} other {retarde}} d’environ {hours, plural, =0 {{minutes, plural, one {# minute} many {# de minutes} other {# minutes}}} one {# heure} many {# d’heures} other {# heures}}. Les heures que vous saisissez peuvent être fausses.',
};
