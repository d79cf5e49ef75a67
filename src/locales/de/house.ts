export const house = {
  'house.links': 'Links des Hauses',
  'house.opensNew': '(öffnet einen neuen Tab)',
  'house.banner': 'Mitteilung des Hauses',
};
