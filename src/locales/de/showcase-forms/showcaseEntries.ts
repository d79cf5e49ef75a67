/** Words of pages of the showcase. */
export const showcaseEntries = {
  'showcase:/forms/elements/number-input#purpose':
    'Eine Zahl mit ihrer Einheit, gelesen in jeder Schreibweise, die nur eines heißen kann.',
  'showcase:/forms/elements/number-input#use':
    'Für alles, was gemessen oder gezählt wird: Gewicht, Puls, Trinkmenge, Geld.',
  'showcase:/forms/elements/number-input#avoid':
    'Für Ziffern, mit denen niemand rechnet, etwa Telefon- oder Fallnummern (ein Textfeld, eine Maske).',
  'showcase:/forms/elements/number-input#decimals': 'Mit Nachkommastellen',
  'showcase:/forms/elements/number-input#formatted': 'Ein Geldbetrag',
  'showcase:/forms/elements/number-input#native': 'Das des Browsers',
  'showcase:/forms/elements/number-input#wellbeing': 'Wie gut fühlen Sie sich heute?',
  'showcase:/forms/elements/number-input#range':
    'Eine ganze Zahl von {min} bis {max}. Auch die Pfeiltasten ändern sie.',
  'showcase:/forms/elements/number-input#less': 'Eins weniger',
  'showcase:/forms/elements/number-input#more': 'Eins mehr',
  'showcase:/forms/elements/number-input#read': 'Gelesen als: {value}',
  'showcase:/forms/elements/number-input#price': 'Preis des Geräts',
  'showcase:/forms/elements/number-input#dry': 'Trockengewicht in kg (hier nur zu lesen)',
  'showcase:/forms/elements/number-input#sessions': 'Sitzungen pro Woche (gesperrt)',
  'showcase:/forms/elements/number-input#needles': 'Nadeln, immer paarweise (höchstens 20)',
  'showcase:/forms/elements/textarea#purpose': 'Mehrere Zeilen Text in eigenen Worten.',
  'showcase:/forms/elements/textarea#use': 'Für Notizen, Gründe und Briefe, die in keine Liste passen.',
  'showcase:/forms/elements/textarea#avoid':
    'Für das, was später gezählt oder gesucht wird; fragen Sie es in einem eigenen Feld ab.',
  'showcase:/forms/elements/textarea#inAForm': 'In einem Formular des Produkts',
  'showcase:/forms/elements/textarea#counted': 'Mit Zähler',
  'showcase:/forms/elements/textarea#floating': 'Mit schwebender Beschriftung, wächst mit dem Text',
  'showcase:/forms/elements/textarea#note': 'Notiz zur Sitzung',
  'showcase:/forms/elements/textarea#noteHint': 'Was die nächste Schicht wissen muss.',
  'showcase:/forms/elements/textarea#headline': 'Überschrift der Übergabe',
  'showcase:/forms/elements/textarea#over':
    'Auf die Tafel passen höchstens {limit} Zeichen. Nichts wird abgeschnitten.',
  'showcase:/forms/elements/textarea#letter': 'Brief an die Hausarztpraxis',
  'showcase:/forms/elements/textarea#readOnly': 'Verordnung (kopierbar, nicht änderbar)',
  'showcase:/forms/elements/textarea#disabled': 'Verordnung (bis zur Unterschrift gesperrt)',
  'showcase:/forms/elements/pickers#purpose': 'Tage und Zeiten, getippt oder aus einem Kalender gewählt.',
  'showcase:/forms/elements/pickers#use':
    'Für jeden Tag und jede Zeit; was gemeint ist, steht darunter in Worten.',
  'showcase:/forms/elements/pickers#avoid':
    'Für eine Dauer (eine Zahl mit Einheit) oder eine ungefähre Zeit wie „letztes Frühjahr“ (Text).',
  'showcase:/forms/elements/pickers#inWords': 'Ein Tag, in Worten gesagt',
  'showcase:/forms/elements/pickers#withTime': 'Ein Tag mit Uhrzeit',
  'showcase:/forms/elements/pickers#limited': 'In den nächsten 14\u00a0Tagen',
  'showcase:/forms/elements/pickers#unless': 'Nicht an bestimmten Tagen',
  'showcase:/forms/elements/pickers#range': 'Von einem Tag bis zum anderen',
  'showcase:/forms/elements/pickers#several': 'Mehrere Tage',
  'showcase:/forms/elements/pickers#weeks': 'Mit Nummer der Woche',
  'showcase:/forms/elements/pickers#time': 'Eine Uhrzeit',
  'showcase:/forms/elements/pickers#limitedTime': 'Eine Uhrzeit in Grenzen',
  'showcase:/forms/elements/pickers#session': 'Beginn der nächsten Sitzung',
  'showcase:/forms/elements/pickers#zone': 'Ortszeit der behandelten Person: {zone}',
  'showcase:/forms/elements/pickers#control': 'Nächste Blutabnahme',
  'showcase:/forms/elements/pickers#within': 'Von {from} bis {to}.',
  'showcase:/forms/elements/pickers#notWithin':
    'Das ist nicht möglich. Wählen Sie etwas von {from} bis {to}.',
  'showcase:/forms/elements/pickers#visit': 'Tag des Hausbesuchs',
  'showcase:/forms/elements/pickers#span': '{from} bis {to}',
  'showcase:/forms/elements/pickers#closed': 'Geschlossen: {days}',
  'showcase:/forms/elements/pickers#isClosed':
    'Die Einheit ist geschlossen: {days}. Wählen Sie einen anderen Tag.',
  'showcase:/forms/elements/pickers#stay': 'Aufenthalt auf der Station',
  'showcase:/forms/elements/pickers#from': 'Ankunft',
  'showcase:/forms/elements/pickers#to': 'Abreise',
  'showcase:/forms/elements/pickers#order': 'Die Abreise kann nicht vor der Ankunft liegen.',
  'showcase:/forms/elements/pickers#days':
    '{count, plural, one {Ein Tag} other {# Tage}} mit An- und Abreise',
  'showcase:/forms/elements/pickers#further': 'Weiterer Schulungstag',
  'showcase:/forms/elements/pickers#add': 'Tag hinzufügen',
  'showcase:/forms/elements/pickers#twice': 'Dieser Tag steht schon in der Liste.',
  'showcase:/forms/elements/pickers#chosen': 'Schulungstage',
  'showcase:/forms/elements/pickers#remove': '{day} entfernen',
  'showcase:/forms/elements/pickers#count':
    '{count, plural, =0 {Kein Tag ist gewählt.} one {Ein Tag ist gewählt.} other {# Tage sind gewählt.}}',
  'showcase:/forms/elements/pickers#duty': 'Erster Diensttag',
  'showcase:/forms/elements/pickers#week': 'Woche {week}',
  'showcase:/forms/elements/pickers#reminder': 'Erinnerung ans Wiegen',
  'showcase:/forms/elements/pickers#start': 'Beginn der Abendschicht',
  'showcase:/forms/elements/input-mask#purpose':
    'Ein Feld, das die Form der Eingabe kennt und Leerzeichen und Striche selbst setzt.',
  'showcase:/forms/elements/input-mask#use': 'Für Nummern, deren Form alle kennen und die nie abweicht.',
  'showcase:/forms/elements/input-mask#avoid':
    'Für Namen, für ausländische Telefonnummern oder wo die Form abweichen kann: Eine Maske weist dann Richtiges ab.',
  'showcase:/forms/elements/input-mask#day': 'Tag, Monat und Jahr',
  'showcase:/forms/elements/input-mask#card': 'Nummer einer Zahlkarte',
  'showcase:/forms/elements/input-mask#order': 'Nummer einer Bestellung',
  'showcase:/forms/elements/input-mask#amount': 'Betrag mit Nachkommastellen',
  'showcase:/forms/elements/input-mask#like': 'Zum Beispiel {example}',
  'showcase:/forms/elements/input-mask#stored': 'Gespeichert wird: {value}',
  'showcase:/forms/elements/input-mask#figures':
    '{count, plural, one {Eine Ziffer} other {# Ziffern}} von {of}. Tippen Sie hier keine echte Nummer.',
};
