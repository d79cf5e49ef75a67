import type { showcaseToasts as en } from '../../en/showcase-components/showcaseToasts';

export const showcaseToasts: Record<keyof typeof en, string> = {
  'showcase:/components/toasts#purpose': 'Eine kurze Meldung in einem Kasten, mit Kopf und Kreuz.',
  'showcase:/components/toasts#use':
    'Für das, was man bemerken kann und nicht beantworten muss, innerhalb einer Karte.',
  'showcase:/components/toasts#avoid':
    'Für das Ergebnis einer Handlung: Das tun die eigenen Hinweise des Produkts, an einer Stelle für alle Seiten.',
  'showcase:/components/toasts#toggle': 'Zeigen oder verbergen',
  'showcase:/components/toasts#now': 'gerade eben',
  'showcase:/components/toasts#arrived': 'Messwert angekommen',
  'showcase:/components/toasts#arrivedText': 'Die Waage zu Hause hat ein neues Gewicht gesendet.',
  'showcase:/components/toasts#stored': 'Plan gespeichert',
  'showcase:/components/toasts#storedText': 'Der neue Trinkplan gilt ab morgen früh.',
  'showcase:/components/toasts#late': 'Sitzung verspätet sich',
  'showcase:/components/toasts#lateText': 'Die Sitzung am Nachmittag beginnt eine halbe Stunde später.',
  'showcase:/components/toasts#lost': 'Verbindung verloren',
  'showcase:/components/toasts#lostText': 'Ihre Eingaben bleiben auf diesem Gerät, bis sie wieder da ist.',
  'showcase:/components/toasts#translucent': 'Durchscheinend',
  'showcase:/components/toasts#top-start': 'Oben am Anfang',
  'showcase:/components/toasts#top-end': 'Oben am Ende',
  'showcase:/components/toasts#middle': 'In der Mitte',
  'showcase:/components/toasts#bottom-start': 'Unten am Anfang',
  'showcase:/components/toasts#bottom-end': 'Unten am Ende',
  'showcase:/components/toasts#product': 'Die des Produkts',
  'showcase:/components/toasts#elsewhere': 'Zu den Hinweisen des Produkts',
};
