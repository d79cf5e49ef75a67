export const layout = {
  'layout.more': 'More',
  'layout.menuMissing': 'The menu could not be loaded.',
};
