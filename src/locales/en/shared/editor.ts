export const editor = {
  'educationEditor.tools': 'Text tools',
  'educationEditor.bold': 'Bold',
  'educationEditor.italic': 'Italic',
  'educationEditor.underline': 'Underline',
  'educationEditor.bulletList': 'Bulleted list',
  'educationEditor.orderedList': 'Numbered list',
  'educationEditor.quote': 'Quotation',
  'educationEditor.undo': 'Undo',
  'educationEditor.redo': 'Redo',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof editor, string> {}
}
