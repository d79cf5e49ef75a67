export const house = {
  'house.links': 'Liens de l’établissement',
  'house.opensNew': '(s’ouvre dans un nouvel onglet)',
  'house.banner': 'Message de l’établissement',
};
