/** Words of pages of the showcase. */
export const showcaseMarks = {
  'showcase:/components/badges#purpose': 'Un état en un mot, sur la ligne de l’élément concerné.',
  'showcase:/components/badges#use':
    'Pour ce qui doit se voir d’un coup d’œil dans une liste : l’urgence, l’état, une nouveauté.',
  'showcase:/components/badges#avoid':
    'Pour ce qui se clique (un bouton), ou quand il faudrait apprendre une couleur\u00a0: le mot est toujours là.',
  'showcase:/components/badges#severity': 'L’urgence, telle que le produit la montre',
  'showcase:/components/badges#programme': 'Place dans le programme',
  'showcase:/components/badges#light': 'Fond clair',
  'showcase:/components/badges#square': 'À angles droits',
  'showcase:/components/badges#wide': 'En lien et sur toute la ligne',
  'showcase:/components/badges#glowing': 'Avec un halo',
  'showcase:/components/badges#new': 'Nouveau',
  'showcase:/components/badges#seen': 'Vu',
  'showcase:/components/badges#done': 'Fait',
  'showcase:/components/badges#planned': 'Prévu',
  'showcase:/components/badges#due': 'À faire aujourd’hui',
  'showcase:/components/badges#overdue': 'En retard',
  'showcase:/components/badges#toAlerts': 'Alertes ouvertes',
  'showcase:/components/badges#toCalendar': 'Rendez-vous',
  'showcase:/components/badges#offDay': 'Pas de séance aujourd’hui',
  'showcase:/components/pill-badges#purpose': 'Les mêmes marques à bords arrondis.',
  'showcase:/components/pill-badges#use':
    'Pour un nombre sur un bouton, et quand plusieurs marques tiennent sur une ligne.',
  'showcase:/components/pill-badges#avoid':
    'Mêlées à des marques carrées dans une même liste : la forme semblerait dire quelque chose.',
  'showcase:/components/pill-badges#notification': 'Sur un bouton',
  'showcase:/components/pill-badges#another': 'Un message de plus',
  'showcase:/components/pill-badges#waiting':
    '{count, plural, =0 {Aucun message en attente} one {# message en attente} many {# de messages en attente} other {# messages en attente}}',
  'showcase:/components/progress#purpose': 'La part accomplie d’un tout, dans une barre nommée.',
  'showcase:/components/progress#use':
    'Pour ce qui a une fin connue : un envoi, les mesures du jour, une part d’une limite.',
  'showcase:/components/progress#avoid':
    'Quand la durée est inconnue : des lignes grises tiennent alors la place du contenu.',
  'showcase:/components/progress#readings': 'Mesures du jour',
  'showcase:/components/progress#measured': '{done} mesures sur {all} sont là',
  'showcase:/components/progress#measure': 'Ajouter une mesure',
  'showcase:/components/progress#restart': 'Recommencer',
  'showcase:/components/progress#labelled': 'Avec la valeur affichée',
  'showcase:/components/progress#striped': 'Rayée',
  'showcase:/components/progress#animated': 'En mouvement',
  'showcase:/components/progress#several': 'Plusieurs parts d’un tout',
  'showcase:/components/progress#ofToday': 'Part du liquide du jour',
  'showcase:/components/progress#drunk': 'Boissons',
  'showcase:/components/progress#eaten': 'Eau des aliments',
  'showcase:/components/progress#medicines': 'Avec les médicaments',
  'showcase:/components/media-objects#purpose': 'Une image et ce qui en est dit, côte à côte.',
  'showcase:/components/media-objects#use':
    'Pour des personnes, des commentaires et de brefs conseils, quand une image aide à retrouver la ligne.',
  'showcase:/components/media-objects#avoid': 'Pour de longues listes de chiffres : un tableau les aligne.',
  'showcase:/components/media-objects#person': 'Une personne',
  'showcase:/components/media-objects#dietitian': 'Diététicienne de l’équipe',
  'showcase:/components/media-objects#roundAtEnd': 'Ronde, en fin de ligne',
  'showcase:/components/media-objects#bordered': 'Avec une bordure',
  'showcase:/components/media-objects#nested': 'Imbriqués',
  'showcase:/components/media-objects#fluid': 'Boire par petites quantités',
  'showcase:/components/media-objects#fluidText':
    'Un petit verre toutes les deux heures désaltère mieux qu’un grand d’un seul coup.',
  'showcase:/components/media-objects#pressure': 'Mesurer au repos',
  'showcase:/components/media-objects#pressureText':
    'Rester assis cinq minutes, le bras sur la table, puis mesurer deux fois.',
  'showcase:/components/media-objects#weight': 'Se peser chaque matin',
  'showcase:/components/media-objects#weightText': 'Toujours sur la même balance et dans la même tenue.',
  'showcase:/components/spinners#purpose':
    'Quelque chose est en route, sans que l’on sache pour combien de temps.',
  'showcase:/components/spinners#use':
    'Dans un bouton dont l’action est en cours, ou à côté d’un mot qui dit ce qu’on attend.',
  'showcase:/components/spinners#avoid':
    'Seule à la place d’une page ou d’une liste : des lignes grises y montrent ce qui vient.',
  'showcase:/components/spinners#product': 'Des lignes grises, comme le produit attend',
  'showcase:/components/spinners#growing': 'Qui grandit',
  'showcase:/components/spinners#inButtons': 'Dans des boutons',
  'showcase:/components/spinners#fetch': 'Charger',
  'showcase:/components/spinners#first': 'Séance de lundi, quatre heures',
  'showcase:/components/spinners#second': 'Séance de mercredi, quatre heures',
  'showcase:/components/spinners#third': 'Séance de vendredi, trois heures et demie',
  'showcase:/components/spinners#save': 'Enregistrer la mesure',
  'showcase:/components/spinners#saving': 'Enregistrement…',
  'showcase:/components/spinners#sending': 'Envoi…',
  'showcase:/components/spinners#saved':
    '{count, plural, one {Enregistré # fois} many {Enregistré # de fois} other {Enregistré # fois}}',
  'showcase:/components/spinners#awaiting': 'Les mesures de la balance sont attendues',
  'showcase:/components/spinners#around':
    'La balance envoie ses mesures automatiquement. Vous pouvez continuer\u00a0: les nouvelles mesures sont ajoutées au dossier et annoncées ici.',
};
