import type { doors as en } from '../../en/demoPages/doors';

export const doors: Record<keyof typeof en, string> = {
  'doors.home': 'Retour à l’accueil',
  'doors.again': 'Réessayer',
  'doors.back': 'Revenir en arrière',
  'doors.serverErrorLead':
    'Le serveur n’a pas pu traiter la demande. Aucune de vos données n’est perdue\u00a0: réessayez dans un instant.',
  'doors.maintenanceLead':
    'Nous travaillons sur le produit et serons bientôt de retour. Merci de votre patience.',
  'doors.soonLead':
    'Quelque chose de nouveau se prépare ici. Laissez votre adresse pour être averti de l’ouverture.',
  'doors.hereLead': 'C’est ouvert.',
  'doors.until': 'Temps restant jusqu’au {day}',
  'doors.days': '{count, plural, one {jour} many {jours} other {jours}}',
  'doors.hours': '{count, plural, one {heure} many {heures} other {heures}}',
  'doors.minutes': '{count, plural, one {minute} many {minutes} other {minutes}}',
  'doors.seconds': '{count, plural, one {seconde} many {secondes} other {secondes}}',
  'doors.email': 'Votre adresse e-mail',
  'doors.subscribe': 'S’abonner',
  'doors.subscribed': '{email} est noté. Ceci est une démonstration\u00a0: personne ne recevra de message.',
};
