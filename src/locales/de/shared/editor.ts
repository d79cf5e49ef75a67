import type { editor as en } from '../../en/shared/editor';

export const editor: Record<keyof typeof en, string> = {
  'educationEditor.tools': 'Textwerkzeuge',
  'educationEditor.bold': 'Fett',
  'educationEditor.italic': 'Kursiv',
  'educationEditor.underline': 'Unterstrichen',
  'educationEditor.bulletList': 'Aufzählung',
  'educationEditor.orderedList': 'Nummerierte Liste',
  'educationEditor.quote': 'Zitat',
  'educationEditor.undo': 'Rückgängig',
  'educationEditor.redo': 'Wiederholen',
};
