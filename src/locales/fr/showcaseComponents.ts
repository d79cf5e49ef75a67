/** Words of pages of the showcase. */
export const showcaseComponents = {
  'showcase:/components/alerts#purpose':
    'Un message dans le fil de la page, qui reste tant que sa cause demeure.',
  'showcase:/components/alerts#use':
    'Pour ce qui concerne toute la page ou tout le formulaire : enregistrement échoué, données anciennes, connexion perdue.',
  'showcase:/components/alerts#avoid':
    'Pour le résultat d’une seule action (un message éphémère) ou pour un seul champ (le message va avec le champ).',
  'showcase:/components/alerts#heading': 'Avec un titre et une issue',
  'showcase:/components/alerts#dismissable': 'À fermer',
  'showcase:/components/alerts#stale': 'La dernière mesure date de plus de deux jours.',
  'showcase:/components/alerts#digits': 'Seuls les chiffres sont admis ici.',
  'showcase:/components/alerts#sessions': 'Nombre de séances',
  'showcase:/components/alerts#failed': 'La pression artérielle n’a pas pu être enregistrée',
  'showcase:/components/alerts#kept': 'Rien n’est perdu : votre saisie est encore dans le formulaire.',
  'showcase:/components/alerts#again': 'Afficher de nouveau',
  'showcase:/components/alerts#retry': 'Réessayer',
  'showcase:/components/alerts#tried': 'Essayé {count, plural, one {# fois} many {# de fois} other {# fois}}',
};
