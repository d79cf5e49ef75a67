import type { showcaseMaps as en } from '../../en/showcase-maps/showcaseMaps';

/** Words of pages of the showcase. */
export const showcaseMaps: Record<keyof typeof en, string> = {
  'showcase:/maps/leaflet#purpose':
    'Eine Karte zum Verschieben und Vergrößern, mit Orten, Flächen und Worten darauf, gezeichnet von Leaflet.',
  'showcase:/maps/leaflet#use':
    'Wo es auf den Ort ankommt: wie weit jemand vom Zentrum wohnt, wohin ein Transport fährt.',
  'showcase:/maps/leaflet#avoid':
    'Für eine einzelne Adresse (Worte und ein Link genügen) oder um Regionen zu vergleichen: Dafür gibt es Balken.',
  'showcase:/maps/leaflet#events': 'Klicks auf die Karte',
  'showcase:/maps/leaflet#tips': 'Worte beim Zeigen',
  'showcase:/maps/leaflet#layers': 'Auswahl der Ebenen',
  'showcase:/maps/leaflet#movable': 'Ein Ort zum Verschieben',
  'showcase:/maps/leaflet#listed': 'Orte mit einer Liste',
  'showcase:/maps/leaflet#basicMap': 'Karte mit einem Zentrum',
  'showcase:/maps/leaflet#eventsMap': 'Karte zum Anklicken',
  'showcase:/maps/leaflet#tipsMap': 'Karte mit Worten an Flächen',
  'showcase:/maps/leaflet#layersMap': 'Karte mit Ebenen',
  'showcase:/maps/leaflet#movedMap': 'Karte mit einem verschiebbaren Ort',
  'showcase:/maps/leaflet#listedMap': 'Karte mit den Orten der Liste',
  'showcase:/maps/leaflet#iconsMap': 'Karte mit eigenen Zeichen',
  'showcase:/maps/leaflet#nearer': 'Vergrößern',
  'showcase:/maps/leaflet#farther': 'Verkleinern',
  'showcase:/maps/leaflet#back': 'Zurück zum Anfang',
  'showcase:/maps/leaflet#centre': '{name}: Dialysezentrum mit 24 Plätzen',
  'showcase:/maps/leaflet#click':
    'Klicken Sie auf die Karte, oder verschieben Sie sie mit den Pfeiltasten und nehmen Sie ihre Mitte.',
  'showcase:/maps/leaflet#middle': 'Mitte der Karte nehmen',
  'showcase:/maps/leaflet#here': 'Sie sind hier',
  'showcase:/maps/leaflet#where': 'Breite {latitude, number, ::.0}, Länge {longitude, number, ::.0}',
  'showcase:/maps/leaflet#pressed':
    'Gebiet eines Zentrums, {count, plural, one {einmal} other {# Mal}} gedrückt',
  'showcase:/maps/leaflet#dot': 'Ein Zuhause mit Telemonitoring',
  'showcase:/maps/leaflet#pin': 'Lager für Material',
  'showcase:/maps/leaflet#pinTip': 'Material für vier Wochen',
  'showcase:/maps/leaflet#region': 'Hausbesuche im Süden: Diese Worte folgen dem Zeiger',
  'showcase:/maps/leaflet#box': 'Immer genannt',
  'showcase:/maps/leaflet#ground': 'Grund',
  'showcase:/maps/leaflet#above': 'Darüber',
  'showcase:/maps/leaflet#countries': 'Länder',
  'showcase:/maps/leaflet#land': 'Nur Land',
  'showcase:/maps/leaflet#centres': 'Zentren',
  'showcase:/maps/leaflet#north': 'Transport im Osten',
  'showcase:/maps/leaflet#south': 'Hausbesuche im Süden',
  'showcase:/maps/leaflet#moveHint':
    'Ziehen Sie die Nadel, oder setzen Sie den Fokus darauf und nutzen Sie die Pfeiltasten.',
  'showcase:/maps/leaflet#van': 'Transport, verschiebbar',
  'showcase:/maps/leaflet#clinic': '{name}: ein Dialysezentrum',
  'showcase:/maps/leaflet#home': '{name}: Dialyse zu Hause',
  'showcase:/maps/leaflet#transport': '{name}: ein Platz für Transporte',
};
