import type { showcaseToasts as en } from '../../en/showcase-components/showcaseToasts';

export const showcaseToasts: Record<keyof typeof en, string> = {
  'showcase:/components/toasts#purpose': 'Un bref message dans une boîte, avec un en-tête et une croix.',
  'showcase:/components/toasts#use':
    'Pour ce qu’on peut remarquer sans devoir répondre, dans une carte ou un volet.',
  'showcase:/components/toasts#avoid':
    'Pour le résultat d’une action : les avis du produit s’en chargent, au même endroit pour toutes les pages.',
  'showcase:/components/toasts#toggle': 'Afficher ou masquer',
  'showcase:/components/toasts#now': 'à l’instant',
  'showcase:/components/toasts#arrived': 'Mesure reçue',
  'showcase:/components/toasts#arrivedText': 'La balance du domicile a envoyé un nouveau poids.',
  'showcase:/components/toasts#stored': 'Plan enregistré',
  'showcase:/components/toasts#storedText': 'Le nouveau plan hydrique vaut dès demain matin.',
  'showcase:/components/toasts#late': 'Séance en retard',
  'showcase:/components/toasts#lateText': 'La séance de l’après-midi commence une demi-heure plus tard.',
  'showcase:/components/toasts#lost': 'Connexion perdue',
  'showcase:/components/toasts#lostText': 'Votre saisie reste sur cet appareil jusqu’à son retour.',
  'showcase:/components/toasts#translucent': 'Translucide',
  'showcase:/components/toasts#top-start': 'En haut, au début',
  'showcase:/components/toasts#top-end': 'En haut, à la fin',
  'showcase:/components/toasts#middle': 'Au milieu',
  'showcase:/components/toasts#bottom-start': 'En bas, au début',
  'showcase:/components/toasts#bottom-end': 'En bas, à la fin',
  'showcase:/components/toasts#product': 'Ceux du produit',
  'showcase:/components/toasts#elsewhere': 'Voir les avis du produit',
};
