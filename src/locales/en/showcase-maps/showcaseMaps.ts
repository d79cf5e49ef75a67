/** Words of pages of the showcase. */
export const showcaseMaps = {
  'showcase:/maps/leaflet#purpose':
    'A map that is moved and zoomed, with places, shapes and words on it, drawn by Leaflet.',
  'showcase:/maps/leaflet#use':
    'Where the place matters: how far patients live from a centre, which way a transport takes.',
  'showcase:/maps/leaflet#avoid':
    'For a single address (words and a link are enough), or where figures by region are compared: use a bar chart.',
  'showcase:/maps/leaflet#events': 'Clicks on the map',
  'showcase:/maps/leaflet#tips': 'Words while pointed at',
  'showcase:/maps/leaflet#layers': 'Choice of layers',
  'showcase:/maps/leaflet#movable': 'A place that can be moved',
  'showcase:/maps/leaflet#listed': 'Places with a list',
  'showcase:/maps/leaflet#basicMap': 'Map with one centre',
  'showcase:/maps/leaflet#eventsMap': 'Map to be clicked on',
  'showcase:/maps/leaflet#tipsMap': 'Map with words on shapes',
  'showcase:/maps/leaflet#layersMap': 'Map with layers',
  'showcase:/maps/leaflet#movedMap': 'Map with a place that can be moved',
  'showcase:/maps/leaflet#listedMap': 'Map with the places of the list',
  'showcase:/maps/leaflet#iconsMap': 'Map with drawings of its own',
  'showcase:/maps/leaflet#nearer': 'Zoom in',
  'showcase:/maps/leaflet#farther': 'Zoom out',
  'showcase:/maps/leaflet#back': 'Back to the beginning',
  'showcase:/maps/leaflet#centre': '{name}: dialysis centre with 24 places',
  'showcase:/maps/leaflet#click': 'Click on the map, or move it by the arrow keys and take its middle.',
  'showcase:/maps/leaflet#middle': 'Take the middle of the map',
  'showcase:/maps/leaflet#here': 'You are here',
  'showcase:/maps/leaflet#where': 'Latitude {latitude, number, ::.0}, longitude {longitude, number, ::.0}',
  'showcase:/maps/leaflet#pressed': 'Region of a centre, pressed {count, plural, one {once} other {# times}}',
  'showcase:/maps/leaflet#dot': 'A home with telemonitoring',
  'showcase:/maps/leaflet#pin': 'Stock of supplies',
  'showcase:/maps/leaflet#pinTip': 'Supplies for four weeks',
  'showcase:/maps/leaflet#region': 'Home visits in the south: these words follow the pointer',
  'showcase:/maps/leaflet#box': 'Always told',
  'showcase:/maps/leaflet#ground': 'Ground',
  'showcase:/maps/leaflet#above': 'Above it',
  'showcase:/maps/leaflet#countries': 'Countries',
  'showcase:/maps/leaflet#land': 'Land only',
  'showcase:/maps/leaflet#centres': 'Centres',
  'showcase:/maps/leaflet#north': 'Transport in the east',
  'showcase:/maps/leaflet#south': 'Home visits in the south',
  'showcase:/maps/leaflet#moveHint': 'Drag the pin, or focus it and use the arrow keys.',
  'showcase:/maps/leaflet#van': 'Transport, can be moved',
  'showcase:/maps/leaflet#clinic': '{name}: a dialysis centre',
  'showcase:/maps/leaflet#home': '{name}: dialysis at home',
  'showcase:/maps/leaflet#transport': '{name}: a stand for transports',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseMaps, string> {}
}
