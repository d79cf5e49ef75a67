export const search = {
  'search.patients': 'Patients',
  'search.pages': 'Pages',
};
