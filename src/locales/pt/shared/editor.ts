import type { editor as en } from '../../en/shared/editor';

export const editor: Record<keyof typeof en, string> = {
  'educationEditor.tools': 'Ferramentas de texto',
  'educationEditor.bold': 'Negrito',
  'educationEditor.italic': 'Itálico',
  'educationEditor.underline': 'Sublinhado',
  'educationEditor.bulletList': 'Lista com marcas',
  'educationEditor.orderedList': 'Lista numerada',
  'educationEditor.quote': 'Citação',
  'educationEditor.undo': 'Anular',
  'educationEditor.redo': 'Refazer',
};
