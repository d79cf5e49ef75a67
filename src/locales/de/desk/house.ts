export const house = {
  'house.links': 'Links der Einrichtung',
  'house.opensNew': '(öffnet einen neuen Tab)',
  'house.banner': 'Nachricht der Einrichtung',
};
