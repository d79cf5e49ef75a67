export const house = {
  'house.links': 'Links of the house',
  'house.opensNew': '(opens in a new tab)',
  'house.banner': 'Message from the house',
};
