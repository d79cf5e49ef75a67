import type { showcaseIcons as en } from '../../en/showcase-icons/showcaseIcons';

export const showcaseIcons: Record<keyof typeof en, string> = {
  'showcase:/icons/reactfeather#purpose':
    'Un seul jeu d’icônes, Lucide, successeur de Feather, dessiné dans la couleur du texte voisin.',
  'showcase:/icons/reactfeather#use':
    'À côté d’un mot, pour le retrouver plus vite ; la même chose a partout la même icône.',
  'showcase:/icons/reactfeather#avoid': 'Seule, là où un mot a sa place, ou comme décor muet.',
  'showcase:/icons/reactfeather#product': 'Les icônes du produit',
  'showcase:/icons/reactfeather#set': 'Le jeu complet',
  'showcase:/icons/reactfeather#search': 'Chercher une icône, p. ex. heart',
  'showcase:/icons/reactfeather#size': 'Taille en pixels',
  'showcase:/icons/reactfeather#none': 'Aucune icône ne s’appelle « {text} ».',
  'showcase:/icons/reactfeather#take': 'Copier l’import de {name}',
  'showcase:/icons/reactfeather#taken': 'L’import de {name} a été copié.',
  'showcase:/icons/reactfeather#named': 'Avec des mots, seule avec un nom, et tournée avec la page',
  'showcase:/icons/reactfeather#beside': 'Liquide',
  'showcase:/icons/reactfeather#alone': 'Se déconnecter',
  'showcase:/icons/reactfeather#onward': 'Au patient suivant',
};
