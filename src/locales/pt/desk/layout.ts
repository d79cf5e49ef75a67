export const layout = {
  'layout.more': 'Mais',
  'layout.menuMissing': 'Não foi possível carregar o menu.',
};
