export const layout = {
  'layout.more': 'Mehr',
  'layout.menuMissing': 'Das Menü konnte nicht geladen werden.',
};
