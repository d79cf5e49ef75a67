import type { showcaseMaps as en } from '../../en/showcase-maps/showcaseMaps';

/** Words of pages of the showcase. */
export const showcaseMaps: Record<keyof typeof en, string> = {
  'showcase:/maps/leaflet#purpose':
    'Une carte que l’on déplace et agrandit, avec des lieux, des zones et des textes, tracée par Leaflet.',
  'showcase:/maps/leaflet#use':
    'Quand le lieu compte\u00a0: la distance entre un domicile et le centre, le trajet d’un transport.',
  'showcase:/maps/leaflet#avoid':
    'Pour une seule adresse (des mots et un lien suffisent) ou pour comparer des régions\u00a0: prenez des barres.',
  'showcase:/maps/leaflet#events': 'Clics sur la carte',
  'showcase:/maps/leaflet#tips': 'Textes au survol',
  'showcase:/maps/leaflet#layers': 'Choix des couches',
  'showcase:/maps/leaflet#movable': 'Un lieu à déplacer',
  'showcase:/maps/leaflet#listed': 'Des lieux et leur liste',
  'showcase:/maps/leaflet#basicMap': 'Carte avec un centre',
  'showcase:/maps/leaflet#eventsMap': 'Carte à cliquer',
  'showcase:/maps/leaflet#tipsMap': 'Carte avec des textes sur les zones',
  'showcase:/maps/leaflet#layersMap': 'Carte à couches',
  'showcase:/maps/leaflet#movedMap': 'Carte avec un lieu à déplacer',
  'showcase:/maps/leaflet#listedMap': 'Carte avec les lieux de la liste',
  'showcase:/maps/leaflet#iconsMap': 'Carte avec ses propres symboles',
  'showcase:/maps/leaflet#nearer': 'Agrandir',
  'showcase:/maps/leaflet#farther': 'Réduire',
  'showcase:/maps/leaflet#back': 'Revenir au début',
  'showcase:/maps/leaflet#centre': '{name}\u00a0: centre de dialyse de 24 places',
  'showcase:/maps/leaflet#click':
    'Cliquez sur la carte, ou déplacez-la avec les flèches et prenez son milieu.',
  'showcase:/maps/leaflet#middle': 'Prendre le milieu de la carte',
  'showcase:/maps/leaflet#here': 'Vous êtes ici',
  'showcase:/maps/leaflet#where':
    'Latitude {latitude, number,\u00a0::.0}, longitude {longitude, number,\u00a0::.0} en degrés',
  'showcase:/maps/leaflet#pressed':
    'Zone d’un centre, cliquée {count, plural, one {# fois} many {# de fois} other {# fois}}',
  'showcase:/maps/leaflet#dot': 'Un domicile télésurveillé',
  'showcase:/maps/leaflet#pin': 'Stock de matériel',
  'showcase:/maps/leaflet#pinTip': 'Du matériel pour quatre semaines',
  'showcase:/maps/leaflet#region': 'Visites dans le sud\u00a0: ce texte suit le pointeur',
  'showcase:/maps/leaflet#box': 'Toujours affiché',
  'showcase:/maps/leaflet#ground': 'Fond',
  'showcase:/maps/leaflet#above': 'Par-dessus',
  'showcase:/maps/leaflet#countries': 'Pays',
  'showcase:/maps/leaflet#land': 'Terres seules',
  'showcase:/maps/leaflet#centres': 'Centres',
  'showcase:/maps/leaflet#north': 'Transport à l’est',
  'showcase:/maps/leaflet#south': 'Visites à domicile dans le sud',
  'showcase:/maps/leaflet#moveHint':
    'Faites glisser l’épingle, ou placez-y le focus et utilisez les flèches.',
  'showcase:/maps/leaflet#van': 'Transport, à déplacer',
  'showcase:/maps/leaflet#clinic': '{name}\u00a0: un centre de dialyse',
  'showcase:/maps/leaflet#home': '{name}\u00a0: dialyse à domicile',
  'showcase:/maps/leaflet#transport': '{name}\u00a0: une station de transport',
};
