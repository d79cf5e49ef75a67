import type { demoLists as en } from '../../en/demoLists/demoLists';

export const demoLists: Record<keyof typeof en, string> = {
  'lists.chosen':
    '{count, plural, =0 {Aucune ligne choisie} one {# ligne choisie} many {# de lignes choisies} other {# lignes choisies}}',
  'lists.chooseAll': 'Choisir les {count, number} lignes de cette liste',
  'lists.deleteChosen': 'Supprimer la sélection',
  'lists.archiveChosen': 'Archiver la sélection',
  'lists.unarchiveChosen': 'Sortir la sélection des archives',
  'lists.print': 'Imprimer',
  'lists.printed': '{count, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  'lists.export': 'Exporter en CSV',
  'lists.exported':
    '{count, plural, one {# ligne exportée.} many {# de lignes exportées.} other {# lignes exportées.}}',
  'lists.undo': 'Annuler l’action',
  'lists.shown': 'Affichage',
  'lists.current': 'Non archivés',
  'lists.archived': 'Archivés',
  'lists.edit': 'Modifier {name}',
  'lists.delete': 'Supprimer {name}',
  'lists.choose': 'Choisir {name}',
  'lists.noPicture': 'Pas d’image',
  'lists.pictureNow': 'Image actuelle',
  'lists.pictureFile': 'Fichier d’image',
  'lists.choosePicture': 'Choisir une image',
  'lists.changePicture': 'Changer d’image',
  'lists.removePicture': 'Retirer l’image',
  'lists.pictureHint': 'JPEG, PNG ou WebP, {mb, number}\u00a0Mo au plus.',
  'lists.pictureLarge': 'Cette image dépasse {mb, number}\u00a0Mo.',
  'todo.lead':
    'Démonstration\u00a0: vos modifications sont conservées jusqu’au prochain chargement de la page.',
};
