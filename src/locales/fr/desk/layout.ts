export const layout = {
  'layout.more': 'Plus',
  'layout.menuMissing': 'Le menu n’a pas pu être chargé.',
};
