/** Words of pages of the showcase. */
export const showcaseOverlays = {
  'showcase:/components/tabs-component#purpose': 'Teile einer Sache, von denen einer zu sehen ist.',
  'showcase:/components/tabs-component#use':
    'Für Teile, die man einzeln liest und nicht vergleicht: Messwerte, Plan und Fragen eines Menschen.',
  'showcase:/components/tabs-component#avoid':
    'Für Schritte in einer Reihenfolge (ein Assistent) oder wo zwei Teile zugleich gebraucht werden.',
  'showcase:/components/tabs-component#record': 'Teile der Akte',
  'showcase:/components/tabs-component#readings': 'Messwerte',
  'showcase:/components/tabs-component#readingsText':
    'Blutdruck und Gewicht der letzten sieben Tage, das Neueste zuerst.',
  'showcase:/components/tabs-component#plan': 'Trinkplan',
  'showcase:/components/tabs-component#planText':
    'Wie viel am Tag zu trinken ist und wie es sich auf die Stunden verteilt.',
  'showcase:/components/tabs-component#questions': 'Fragen',
  'showcase:/components/tabs-component#questionsText': 'Zwei Fragen warten auf eine Antwort.',
  'showcase:/components/tabs-component#archive': 'Archiv',
  'showcase:/components/tabs-component#address': 'Jeder mit eigener Adresse',
  'showcase:/components/pills-component#purpose':
    'Dieselben Teile wie bei Reitern, ohne die Linie, die sie an eine Karte bindet.',
  'showcase:/components/pills-component#use':
    'Für eine Wahl, die zu einem Teil einer Karte gehört, oder ein Menü neben seinem Inhalt.',
  'showcase:/components/pills-component#avoid':
    'Für einen Filter oder einen Wert im Formular: Das ist eine Auswahl, kein Ort.',
  'showcase:/components/pills-component#lined': 'Mit einer Linie um den gewählten',
  'showcase:/components/tooltips#purpose':
    'Ein paar Worte, die neben dem erscheinen, worauf Zeiger oder Fokus stehen.',
  'showcase:/components/tooltips#use':
    'Für den Namen einer Schaltfläche, die nur ein Bild ist, oder die Langform einer Abkürzung.',
  'showcase:/components/tooltips#avoid':
    'Für alles, was gelesen werden muss: Ein Finger kann nicht zeigen, ohne zu drücken.',
  'showcase:/components/tooltips#uncontrolled': 'Von selbst',
  'showcase:/components/tooltips#onIcon': 'An einer Schaltfläche ohne Worte',
  'showcase:/components/tooltips#target': 'Trockengewicht',
  'showcase:/components/tooltips#hint':
    'Das Gewicht ohne überschüssige Flüssigkeit, wie das Team es zuletzt festgelegt hat',
  'showcase:/components/tooltips#show': 'Hinweis zeigen',
  'showcase:/components/tooltips#hide': 'Hinweis verbergen',
  'showcase:/components/tooltips#weight': 'Gewichtszunahme seit der letzten Sitzung',
  'showcase:/components/tooltips#weightHint': 'Morgens vor dem Frühstück gemessen',
  'showcase:/components/tooltips#top': 'Darüber',
  'showcase:/components/tooltips#bottom': 'Darunter',
  'showcase:/components/tooltips#left': 'Links',
  'showcase:/components/tooltips#right': 'Rechts',
  'showcase:/components/tooltips#print': 'Plan drucken',
  'showcase:/components/popovers#purpose':
    'Eine Überschrift und ein paar Sätze, die neben einer Schaltfläche aufgehen.',
  'showcase:/components/popovers#use':
    'Für eine Erklärung, die ab und zu gebraucht wird und sonst im Weg wäre.',
  'showcase:/components/popovers#avoid':
    'Für Felder, Schaltflächen oder Links: Was zu tun ist, gehört in einen Dialog oder auf die Seite.',
  'showcase:/components/popovers#title': 'Was die Grenze bedeutet',
  'showcase:/components/popovers#text':
    'Eine Meldung entsteht, wenn zwei Messwerte nacheinander darüber liegen.',
  'showcase:/components/popovers#target': 'Zur Grenze',
  'showcase:/components/popovers#close': 'Von hier aus schließen',
  'showcase:/components/popovers#top': 'Darüber',
  'showcase:/components/popovers#bottom': 'Darunter',
  'showcase:/components/popovers#left': 'Links',
  'showcase:/components/popovers#right': 'Rechts',
  'showcase:/components/popovers#triggers': 'Was öffnet und schließt',
  'showcase:/components/popovers#click': 'Durch Klick',
  'showcase:/components/popovers#focus': 'Durch den Fokus',
  'showcase:/components/popovers#legacy': 'Klick hier öffnet, Klick irgendwo schließt',
};
