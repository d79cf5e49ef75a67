export const bookmarks = {
  'bookmarks.title': 'Favoris',
  'bookmarks.starred': 'Pages favorites',
  'bookmarks.more':
    '{count, plural, one {# autre favori} many {# d’autres favoris} other {# autres favoris}}',
  'bookmarks.panel': 'Choisir les favoris',
  'bookmarks.find': 'Trouver une page à ajouter',
  'bookmarks.inBar': 'Dans la barre',
  'bookmarks.waiting': 'En attente d’une place (10 au plus)',
  'bookmarks.star': 'Mettre {title} en favori',
  'bookmarks.earlier': 'Avancer {title}',
  'bookmarks.later': 'Reculer {title}',
  'bookmarks.none': 'Aucune page n’est encore en favori. Saisissez quelques lettres pour en trouver une.',
  'bookmarks.failed': 'Les favoris n’ont pas pu être chargés.',
  'bookmarks.dragHint':
    'Espace pour saisir le favori, flèches pour le déplacer, espace pour le déposer, Échap pour le laisser à sa place.',
  'bookmarks.lifted': '{title} saisi, place {place} sur {count}.',
  'bookmarks.over': '{title} est au-dessus de la place {place} sur {count}.',
  'bookmarks.overNothing': '{title} est hors de la barre.',
  'bookmarks.dropped': '{title} déposé à la place {place} sur {count}.',
  'bookmarks.back': '{title} est revenu à sa place.',
};
