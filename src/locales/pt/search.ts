export const search = {
  'search.patients': 'Doentes',
  'search.pages': 'Páginas',
};
