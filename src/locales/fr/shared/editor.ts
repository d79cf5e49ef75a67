import type { editor as en } from '../../en/shared/editor';

export const editor: Record<keyof typeof en, string> = {
  'educationEditor.tools': 'Outils de texte',
  'educationEditor.bold': 'Gras',
  'educationEditor.italic': 'Italique',
  'educationEditor.underline': 'Souligné',
  'educationEditor.bulletList': 'Liste à puces',
  'educationEditor.orderedList': 'Liste numérotée',
  'educationEditor.quote': 'Citation',
  'educationEditor.undo': 'Annuler',
  'educationEditor.redo': 'Rétablir',
};
