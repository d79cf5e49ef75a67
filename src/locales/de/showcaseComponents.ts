/** Words of pages of the showcase. */
export const showcaseComponents = {
  'showcase:/components/alerts#purpose':
    'Eine Meldung im Fluss der Seite, die bleibt, bis ihr Anlass behoben ist.',
  'showcase:/components/alerts#use':
    'Für das, was die ganze Seite oder das ganze Formular betrifft: Speichern gescheitert, Daten veraltet, Verbindung verloren.',
  'showcase:/components/alerts#avoid':
    'Für das Ergebnis einer einzelnen Handlung (ein Toast) oder für ein einzelnes Feld (die Meldung gehört an das Feld).',
  'showcase:/components/alerts#heading': 'Mit Überschrift und Ausweg',
  'showcase:/components/alerts#dismissable': 'Zum Schließen',
  'showcase:/components/alerts#stale': 'Die letzte Messung ist älter als zwei Tage.',
  'showcase:/components/alerts#digits': 'Hier sind nur Ziffern erlaubt.',
  'showcase:/components/alerts#sessions': 'Anzahl der Sitzungen',
  'showcase:/components/alerts#failed': 'Der Blutdruck konnte nicht gespeichert werden',
  'showcase:/components/alerts#kept': 'Nichts ist verloren: Ihre Eingaben stehen noch im Formular.',
  'showcase:/components/alerts#again': 'Wieder anzeigen',
  'showcase:/components/alerts#retry': 'Erneut versuchen',
  'showcase:/components/alerts#tried': '{count, plural, one {Einmal} other {#-mal}} versucht',
};
