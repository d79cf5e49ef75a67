/** Words of pages of the showcase. */
export const showcaseMarks = {
  'showcase:/components/badges#purpose': 'Ein Zustand in einem Wort, in der Zeile, zu der er gehört.',
  'showcase:/components/badges#use':
    'Für das, was in einer Liste auf einen Blick zu sehen sein soll: Dringlichkeit, Zustand, Neues.',
  'showcase:/components/badges#avoid':
    'Für das, was man drückt (eine Schaltfläche), oder wo man eine Farbe lernen müsste: Das Wort steht immer dabei.',
  'showcase:/components/badges#severity': 'Dringlichkeit, wie das Produkt sie zeigt',
  'showcase:/components/badges#programme': 'Platz im Programm',
  'showcase:/components/badges#light': 'Heller Grund',
  'showcase:/components/badges#square': 'Eckig',
  'showcase:/components/badges#wide': 'Als Link und über die ganze Zeile',
  'showcase:/components/badges#glowing': 'Mit Schein',
  'showcase:/components/badges#new': 'Neu',
  'showcase:/components/badges#seen': 'Gesehen',
  'showcase:/components/badges#done': 'Erledigt',
  'showcase:/components/badges#planned': 'Geplant',
  'showcase:/components/badges#due': 'Heute fällig',
  'showcase:/components/badges#overdue': 'Überfällig',
  'showcase:/components/badges#toAlerts': 'Offene Meldungen',
  'showcase:/components/badges#toCalendar': 'Termine',
  'showcase:/components/badges#offDay': 'Heute keine Sitzung',
  'showcase:/components/pill-badges#purpose': 'Dieselben Zeichen mit runden Enden.',
  'showcase:/components/pill-badges#use':
    'Für Zahlen an einer Schaltfläche und wo viele Zeichen in einer Zeile stehen.',
  'showcase:/components/pill-badges#avoid':
    'Gemischt mit eckigen in derselben Liste: Die Form schiene etwas zu bedeuten.',
  'showcase:/components/pill-badges#notification': 'An einer Schaltfläche',
  'showcase:/components/pill-badges#another': 'Noch eine Nachricht',
  'showcase:/components/pill-badges#waiting':
    '{count, plural, =0 {Keine Nachricht wartet} one {# Nachricht wartet} other {# Nachrichten warten}}',
  'showcase:/components/progress#purpose': 'Wie viel von etwas getan ist, als Balken mit einem Namen.',
  'showcase:/components/progress#use':
    'Für das, was ein bekanntes Ende hat: ein Upload, die Messungen eines Tages, ein Anteil an einer Grenze.',
  'showcase:/components/progress#avoid':
    'Wo niemand weiß, wie lange es dauert: Dort stehen graue Zeilen an der Stelle des Inhalts.',
  'showcase:/components/progress#readings': 'Messungen von heute',
  'showcase:/components/progress#measured': '{done} von {all} Messungen sind da',
  'showcase:/components/progress#measure': 'Messung hinzufügen',
  'showcase:/components/progress#restart': 'Von vorn',
  'showcase:/components/progress#labelled': 'Mit der Zahl darin',
  'showcase:/components/progress#striped': 'Gestreift',
  'showcase:/components/progress#animated': 'Bewegt',
  'showcase:/components/progress#several': 'Mehrere Teile eines Ganzen',
  'showcase:/components/progress#ofToday': 'Anteil an der Trinkmenge von heute',
  'showcase:/components/progress#drunk': 'Getränke',
  'showcase:/components/progress#eaten': 'Wasser im Essen',
  'showcase:/components/progress#medicines': 'Mit Medikamenten',
  'showcase:/components/media-objects#purpose': 'Ein Bild und was dazu gesagt wird, nebeneinander.',
  'showcase:/components/media-objects#use':
    'Für Menschen, Kommentare und kurze Ratschläge, wo ein Bild hilft, die Zeile wiederzufinden.',
  'showcase:/components/media-objects#avoid':
    'Für lange Listen mit Zahlen: Eine Tabelle stellt sie untereinander.',
  'showcase:/components/media-objects#person': 'Ein Mensch',
  'showcase:/components/media-objects#dietitian': 'Diätassistenz des Teams',
  'showcase:/components/media-objects#roundAtEnd': 'Rund, am Ende der Zeile',
  'showcase:/components/media-objects#bordered': 'Mit Rahmen',
  'showcase:/components/media-objects#nested': 'Ineinander',
  'showcase:/components/media-objects#fluid': 'In kleinen Mengen trinken',
  'showcase:/components/media-objects#fluidText':
    'Ein kleines Glas alle zwei Stunden stillt den Durst besser als ein großes auf einmal.',
  'showcase:/components/media-objects#pressure': 'In Ruhe messen',
  'showcase:/components/media-objects#pressureText':
    'Fünf Minuten sitzen, den Arm auf dem Tisch, und zweimal messen.',
  'showcase:/components/media-objects#weight': 'Jeden Morgen wiegen',
  'showcase:/components/media-objects#weightText': 'Immer auf derselben Waage und in derselben Kleidung.',
  'showcase:/components/spinners#purpose': 'Etwas ist unterwegs, und niemand weiß, wie lange es dauert.',
  'showcase:/components/spinners#use':
    'In einer Schaltfläche, die arbeitet, oder neben einem Wort, das sagt, worauf man wartet.',
  'showcase:/components/spinners#avoid':
    'Allein an der Stelle einer Seite oder Liste: Graue Zeilen zeigen dort, was kommt.',
  'showcase:/components/spinners#product': 'Graue Zeilen, wie das Produkt wartet',
  'showcase:/components/spinners#growing': 'Wachsend',
  'showcase:/components/spinners#inButtons': 'In Schaltflächen',
  'showcase:/components/spinners#fetch': 'Neu holen',
  'showcase:/components/spinners#first': 'Sitzung am Montag, vier Stunden',
  'showcase:/components/spinners#second': 'Sitzung am Mittwoch, vier Stunden',
  'showcase:/components/spinners#third': 'Sitzung am Freitag, dreieinhalb Stunden',
  'showcase:/components/spinners#save': 'Messwert speichern',
  'showcase:/components/spinners#saving': 'Wird gespeichert …',
  'showcase:/components/spinners#sending': 'Wird gesendet …',
  'showcase:/components/spinners#saved':
    '{count, plural, one {Einmal gespeichert} other {#-mal gespeichert}}',
  'showcase:/components/spinners#awaiting': 'Messwerte der Waage werden erwartet',
  'showcase:/components/spinners#around':
    'Die Waage sendet von selbst. Sie können inzwischen weiterarbeiten: Was ankommt, steht danach in der Akte und wird hier gemeldet.',
};
