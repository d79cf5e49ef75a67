/** Words of pages of the showcase. */
export const showcaseExtra = {
  'showcase:/extra-components/avatar#purpose':
    'Bild oder Initialen einer Person, schneller erkannt als gelesen.',
  'showcase:/extra-components/avatar#use': 'Neben einem Namen, in Listen von Personen und in Nachrichten.',
  'showcase:/extra-components/avatar#avoid':
    'Statt eines Namens: Zwei Menschen können dieselben Initialen haben.',
  'showcase:/extra-components/avatar#looks': 'Größen und Farben',
  'showcase:/extra-components/avatar#badge': 'Mit einer Zahl',
  'showcase:/extra-components/avatar#unread':
    '{count, plural, =0 {Keine ungelesene Nachricht} one {Eine ungelesene Nachricht} other {# ungelesene Nachrichten}}',
  'showcase:/extra-components/avatar#readAll': 'Als gelesen markieren',
  'showcase:/extra-components/avatar#again': 'Wie vorher',
  'showcase:/extra-components/avatar#state': 'Ob jemand da ist',
  'showcase:/extra-components/avatar#online': 'Erreichbar',
  'showcase:/extra-components/avatar#busy': 'Beschäftigt',
  'showcase:/extra-components/avatar#away': 'Abwesend',
  'showcase:/extra-components/avatar#offline': 'Abgemeldet',
  'showcase:/extra-components/chips#purpose':
    'Ein kurzes Wort im Rahmen: ein Filter, eine Person, eine Eigenschaft.',
  'showcase:/extra-components/chips#use':
    'Für mehrere, die gewählt wurden und sich einzeln wegnehmen lassen.',
  'showcase:/extra-components/chips#avoid':
    'Für eine Handlung, die ein Button ist, und für die Dringlichkeit eines Alarms, die ihr eigenes Zeichen hat.',
  'showcase:/extra-components/chips#fluid': 'Flüssigkeit',
  'showcase:/extra-components/chips#pressure': 'Blutdruck',
  'showcase:/extra-components/chips#approved': 'Freigegeben',
  'showcase:/extra-components/chips#faces': 'Mit Initialen',
  'showcase:/extra-components/chips#closable': 'Zum Entfernen',
  'showcase:/extra-components/chips#ownCross': 'Mit anderem Symbol zum Entfernen',
  'showcase:/extra-components/chips#remove': '{name} entfernen',
  'showcase:/extra-components/chips#back': 'Wieder alle zeigen',
  'showcase:/extra-components/chips#filters': 'Filter einer Liste',
  'showcase:/extra-components/chips#severity': 'Dringlichkeit: hoch',
  'showcase:/extra-components/chips#unit': 'Station: 2',
  'showcase:/extra-components/chips#since': 'Seit: Montag',
  'showcase:/extra-components/chips#filterAgain': 'Wieder filtern',
  'showcase:/extra-components/divider#purpose': 'Eine Linie zwischen zwei Teilen, mit oder ohne Wörter.',
  'showcase:/extra-components/divider#use':
    'Wo ein neuer Tag, eine neue Gruppe oder ein anderer Weg beginnt.',
  'showcase:/extra-components/divider#avoid':
    'Zwischen Teilen, die schon Überschriften oder genug Abstand haben.',
  'showcase:/extra-components/divider#morning': 'Morgens wiegen.',
  'showcase:/extra-components/divider#evening': 'Abends zusammenzählen.',
  'showcase:/extra-components/divider#text': 'Mit Wörtern, in der Mitte und an den Enden',
  'showcase:/extra-components/divider#or': 'oder',
  'showcase:/extra-components/divider#yesterday': 'Gestern',
  'showcase:/extra-components/divider#styles': 'Arten von Linien',
  'showcase:/extra-components/auto-complete#purpose': 'Ein Textfeld, das anbietet, was zum Getippten passt.',
  'showcase:/extra-components/auto-complete#use':
    'Für eines von vielen, die man beim Namen kennt: Person, Medikament, Seite.',
  'showcase:/extra-components/auto-complete#avoid':
    'Für eine Handvoll Möglichkeiten, die Optionsfelder oder eine Auswahlliste sind.',
  'showcase:/extra-components/auto-complete#chosen': 'Gewählt: {name}',
  'showcase:/extra-components/auto-complete#medicine': 'Medikament, z. B. cal',
  'showcase:/extra-components/auto-complete#fetched': 'Vom Server geholt',
  'showcase:/extra-components/auto-complete#film': 'Film, z. B. sea',
  'showcase:/extra-components/auto-complete#sections': 'In Abschnitten',
  'showcase:/extra-components/auto-complete#everything': 'Medikament oder Person',
  'showcase:/extra-components/auto-complete#medicines': 'Medikamente',
  'showcase:/extra-components/auto-complete#people': 'Personen',
  'showcase:/extra-components/auto-complete#drawn': 'Auf eigene Art gezeichnet',
  'showcase:/extra-components/auto-complete#person': 'Person, z. B. mar',
  'showcase:/extra-components/auto-complete#unit': 'Station {unit}',
  'showcase:/extra-components/auto-complete#atFocus': 'Angebote vor dem Tippen',
  'showcase:/extra-components/auto-complete#responsible': 'Zuständige Person',
  'showcase:/extra-components/auto-complete#limited': 'Höchstens zwei je Abschnitt',
  'showcase:/extra-components/auto-complete#two': 'Höchstens zwei wählen',
};
