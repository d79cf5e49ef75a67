/** Words of pages of the showcase. */
export const showcaseElements = {
  'showcase:/ui-element/grid#purpose':
    'Zwölf Spalten, die sich die Teile einer Seite teilen, je nach Breite.',
  'showcase:/ui-element/grid#use':
    'Für die großen Teile einer Seite und für Felder eines Formulars, die nebeneinander stehen.',
  'showcase:/ui-element/grid#avoid':
    'Für gleichartige Zeilen, denn die sind eine Tabelle oder Liste, und im Inneren eines kleinen Bausteins, wo ein CSS-Raster kürzer ist.',
  'showcase:/ui-element/grid#breakpoints': 'Breiten, bei denen die Spalten wechseln',
  'showcase:/ui-element/grid#prefix': 'Klasse',
  'showcase:/ui-element/grid#from': 'Ab',
  'showcase:/ui-element/grid#container': 'Breite eines Containers',
  'showcase:/ui-element/grid#pixels': '{value} px',
  'showcase:/ui-element/grid#whole': 'die ganze Breite',
  'showcase:/ui-element/grid#automatic': 'Gleiche, gemischte und veränderliche Breiten',
  'showcase:/ui-element/grid#fits': 'so breit wie die Wörter darin',
  'showcase:/ui-element/grid#responsive': 'Je nach Breite der Seite, gestapelt am Telefon',
  'showcase:/ui-element/grid#across': 'Ausrichtung entlang der Zeile',
  'showcase:/ui-element/grid#down': 'Ausrichtung quer zur Zeile',
  'showcase:/ui-element/grid#gutter': 'Abstände oder keine',
  'showcase:/ui-element/grid#order': 'Reihenfolge und Umbruch: gelesen wie geschrieben, gezeigt wie geordnet',
  'showcase:/ui-element/grid#offset': 'Versatz und schiebende Ränder',
  'showcase:/ui-element/typography#purpose':
    'Wie Wörter und Zahlen aussehen, von der Überschrift bis zur Fußnote.',
  'showcase:/ui-element/typography#use':
    'Überall: Die Größe sagt, wie wichtig etwas ist, das Element sagt, was es ist.',
  'showcase:/ui-element/typography#avoid':
    'Nie eine Überschrift der Größe wegen wählen: die Ebene der Gliederung nehmen und eine Klasse für das Aussehen.',
  'showcase:/ui-element/typography#font': 'Schriften des Systems',
  'showcase:/ui-element/typography#pangram':
    'Zwölf Pflegende wiegen Jochen, der zu viel Quellwasser trank: exakt 63,4 kg vor der Dialyse.',
  'showcase:/ui-element/typography#mono': 'Feste Breite, für Codes und Getipptes',
  'showcase:/ui-element/typography#headings': 'Größen von Überschriften',
  'showcase:/ui-element/typography#heading': 'Flüssigkeitsbilanz',
  'showcase:/ui-element/typography#aside': 'seit gestern',
  'showcase:/ui-element/typography#display': 'Zahlen, die man von Weitem liest',
  'showcase:/ui-element/typography#figure': '{value} mmHg',
  'showcase:/ui-element/typography#weights': 'Stärken und Arten',
  'showcase:/ui-element/typography#sentence': 'Die nächste Sitzung beginnt um sieben.',
  'showcase:/ui-element/typography#figures': 'Zahlen, die untereinander stehen',
  'showcase:/ui-element/typography#quotations': 'Zitate',
  'showcase:/ui-element/typography#said':
    'Ich wiege mich vor dem Frühstück, dann weiß ich, wie viel ich trinken darf.',
  'showcase:/ui-element/typography#by': '{name}, im Patientenbrief vom März',
  'showcase:/ui-element/typography#lists':
    'Listen: mit Punkten, Zahlen, ohne, mit Symbolen und in einer Zeile',
  'showcase:/ui-element/typography#weigh': 'Wiegen Sie sich',
  'showcase:/ui-element/typography#measure': 'Messen Sie Ihren Blutdruck',
  'showcase:/ui-element/typography#enter': 'Tragen Sie ein, was Sie getrunken haben',
  'showcase:/ui-element/typography#descriptions': 'Begriffe und was zu ihnen gehört',
  'showcase:/ui-element/typography#dryWeight': 'Trockengewicht',
  'showcase:/ui-element/typography#kilograms': '63,4 kg',
  'showcase:/ui-element/typography#access': 'Zugang',
  'showcase:/ui-element/typography#fistula': 'Fistel am linken Unterarm',
  'showcase:/ui-element/typography#note': 'Vermerk zur letzten Sitzung',
  'showcase:/ui-element/typography#longNote':
    'Der Druck fiel nach zwei Stunden; der Rest verlief mit geringerer Rate gut.',
  'showcase:/ui-element/typography#whole': 'Gekürztes ganz zeigen',
  'showcase:/ui-element/textutilities#purpose':
    'Klassen, die an einem Text eine Sache ändern und sonst nichts.',
  'showcase:/ui-element/textutilities#use':
    'Für eine einzelne Ausnahme an Ort und Stelle: eine Zahl am Ende ihrer Zelle, ein fettes Wort.',
  'showcase:/ui-element/textutilities#avoid':
    'Für ein Aussehen, das wiederkehrt: Das ist ein eigener Baustein mit Namen. Und nie Farbe allein: Ein Wort sagt es auch.',
  'showcase:/ui-element/textutilities#sentence': 'Seit Montag fehlen zwei Messungen.',
  'showcase:/ui-element/textutilities#paragraph':
    'Wer zu Hause misst, misst in Ruhe: fünf Minuten auf einem Stuhl, der Arm auf Höhe des Herzens, zweimal mit einer Minute dazwischen. Der zweite Wert zählt.',
  'showcase:/ui-element/textutilities#transform': 'Schreibweise',
  'showcase:/ui-element/textutilities#wrapping': 'Umbruch',
  'showcase:/ui-element/textutilities#longWord': 'Hämodiafiltrationsbehandlung am Mittwoch am Nachmittag',
  'showcase:/ui-element/textutilities#classes': 'Klassen für Text',
  'showcase:/ui-element/textutilities#class': 'Klasse',
  'showcase:/ui-element/textutilities#does': 'Was sie tut',
  'showcase:/ui-element/textutilities#aligns':
    'Legt die Seite fest; Anfang und Ende folgen der Richtung der Seite',
  'showcase:/ui-element/textutilities#alignsWide': 'Dasselbe ab einer Breite',
  'showcase:/ui-element/textutilities#wraps': 'Lässt Zeilen umbrechen oder hält sie zusammen',
  'showcase:/ui-element/textutilities#truncates': 'Kürzt am Ende des Kastens; das Ganze muss woanders stehen',
  'showcase:/ui-element/textutilities#breaks': 'Trennt Wörter, die zu lang sind',
  'showcase:/ui-element/textutilities#transforms': 'Ändert die Schreibweise, nicht den Text',
  'showcase:/ui-element/textutilities#styles': 'Fett, schräg, unterstrichen',
  'showcase:/ui-element/textutilities#lineHeight': 'Abstand der Zeilen',
  'showcase:/ui-element/textutilities#sizesText': 'Größe, in Stufen wie bei Überschriften',
  'showcase:/ui-element/textutilities#selects': 'Wählt mit einem Klick alles aus',
  'showcase:/ui-element/syntaxhighlighter#purpose': 'Quelltext mit farbigen Wörtern, zum Lesen und Kopieren.',
  'showcase:/ui-element/syntaxhighlighter#use': 'In Anleitungen für die Technik und im Musterbuch selbst.',
  'showcase:/ui-element/syntaxhighlighter#avoid':
    'Für einen einzelnen Namen im Satz, der einfacher Code ist, und für Text, den jemand bearbeiten soll.',
  'showcase:/ui-element/syntaxhighlighter#codeOf': 'Code: {name}',
  'showcase:/ui-element/syntaxhighlighter#language': 'Sprache des Codes',
  'showcase:/ui-element/syntaxhighlighter#languages': 'Sprachen, jede erst beim Zeigen geladen',
  'showcase:/ui-element/syntaxhighlighter#numbers': 'Zeilennummern, die nicht mitkopiert werden',
  'showcase:/ui-element/syntaxhighlighter#marked': 'Zeilen, die hervortreten',
  'showcase:/ui-element/syntaxhighlighter#lines': 'Zeilen, die markiert werden, z. B. 2, 4-6',
  'showcase:/ui-element/syntaxhighlighter#own': 'Eigener Code',
};
