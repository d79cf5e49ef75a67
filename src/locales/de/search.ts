export const search = {
  'search.patients': 'Patienten',
  'search.pages': 'Seiten',
};
