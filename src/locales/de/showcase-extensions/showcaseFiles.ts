/** Words of pages of the showcase. */
export const showcaseFiles = {
  'showcase:/extensions/import#purpose':
    'Liest eine Tabelle aus einer Datei, die jemand hat, und weist alles andere mit hilfreichen Worten zurück.',
  'showcase:/extensions/import#use':
    'Wo Zeilen aus einem anderen Programm kommen: eine Liste von Terminen, Messwerte eines Geräts.',
  'showcase:/extensions/import#avoid':
    'Für ein paar Werte: Sie einzutippen geht schneller, als eine Datei vorzubereiten.',
  'showcase:/extensions/import#table': 'Tabelle aus einer Datei',
  'showcase:/extensions/import#choose': 'Eine Datei hier ablegen oder auswählen: .csv oder .xlsx',
  'showcase:/extensions/import#limits':
    'Höchstens {size} MB, {rows, number} Zeilen und {columns, number} Spalten. Die erste Zeile enthält die Köpfe.',
  'showcase:/extensions/import#reading': '{file} wird gelesen …',
  'showcase:/extensions/import#again': '{file} enthält, was schon gezeigt wird: Nichts kam hinzu.',
  'showcase:/extensions/import#read':
    '{count, plural, one {# Zeile wurde gelesen.} other {# Zeilen wurden gelesen.}}',
  'showcase:/extensions/import#refused': '{file} wurde nicht gelesen',
  'showcase:/extensions/import#name':
    'Nur Dateien mit der Endung .csv oder .xlsx werden gelesen. Speichern Sie die Tabelle in einem dieser Formate und wählen Sie sie erneut aus.',
  'showcase:/extensions/import#oldExcel':
    'Das ist eine alte oder gesperrte Arbeitsmappe von Excel. Öffnen Sie sie in Excel und speichern Sie sie ohne Kennwort als .xlsx.',
  'showcase:/extensions/import#notWorkbook':
    'Der Name endet auf .xlsx, die Datei ist aber keine Arbeitsmappe. Speichern Sie die Tabelle als Arbeitsmappe (.xlsx) und wählen Sie diese Datei aus.',
  'showcase:/extensions/import#isWorkbook':
    'Der Name endet auf .csv, die Datei ist aber gepackt. Wenn sie eine Arbeitsmappe ist, lassen Sie den Namen auf .xlsx enden.',
  'showcase:/extensions/import#notCsv':
    'Der Name endet auf .csv, die Datei enthält aber keine Tabelle aus Text. Speichern Sie die Tabelle als CSV (UTF-8) und wählen Sie diese Datei aus.',
  'showcase:/extensions/import#size':
    'Die Datei ist größer als {size} MB oder wird entpackt viel größer. Teilen Sie die Tabelle und lesen Sie die Teile nacheinander ein.',
  'showcase:/extensions/import#rows':
    'Die Tabelle hat mehr als {rows, number} Zeilen. Teilen Sie sie und lesen Sie die Teile nacheinander ein.',
  'showcase:/extensions/import#columns':
    'Die Tabelle hat mehr als {columns, number} Spalten. Lassen Sie weg, was nicht gebraucht wird.',
  'showcase:/extensions/import#empty': 'Die Datei hat keine Zeilen unter einer Zeile mit Köpfen.',
  'showcase:/extensions/import#quotes':
    'Ein Anführungszeichen in Zeile {line, number} wird nicht geschlossen oder steht, wo keines stehen darf. Nichts wurde gelesen.',
  'showcase:/extensions/import#damaged':
    'Die Datei ist beschädigt oder verwendet etwas, was hier nicht gelesen werden kann. Öffnen Sie sie in ihrem Programm und speichern Sie sie neu.',
  'showcase:/extensions/import#uneven':
    '{count, plural, one {# Zeile hat mehr oder weniger Zellen, als es Köpfe gibt.} other {# Zeilen haben mehr oder weniger Zellen, als es Köpfe gibt.}}',
  'showcase:/extensions/import#filter': 'Filter der Tabelle',
  'showcase:/extensions/import#search': 'Alle Zellen durchsuchen',
  'showcase:/extensions/import#found': '{count, plural, one {# Zeile} other {# Zeilen}}',
  'showcase:/extensions/import#caption': 'Inhalt von {file}',
  'showcase:/extensions/import#column': 'Spalte {number}',
  'showcase:/extensions/export#purpose': 'Gibt eine Tabelle als Datei heraus, die andere Programme öffnen.',
  'showcase:/extensions/export#use':
    'Wo Menschen anderswo weiterrechnen oder berichten: eine Liste für eine Besprechung, Zahlen für eine Auswertung.',
  'showcase:/extensions/export#avoid':
    'Um Daten zwischen Systemen zu übertragen: Dafür gibt es den FHIR-Export der Akte.',
  'showcase:/extensions/export#table': 'Export einer gefilterten Tabelle',
  'showcase:/extensions/export#defaultName': 'Sitzungen',
  'showcase:/extensions/export#title': 'Tabelle exportieren',
  'showcase:/extensions/export#save': 'Datei speichern',
  'showcase:/extensions/export#saved': '{file} wurde dem Browser übergeben.',
  'showcase:/extensions/export#failed': 'Die Datei konnte nicht geschrieben werden.',
  'showcase:/extensions/export#name': 'Dateiname',
  'showcase:/extensions/export#noName':
    'Geben Sie einen Namen mit mindestens einem Buchstaben oder einer Ziffer ein.',
  'showcase:/extensions/export#format': 'Format',
  'showcase:/extensions/export#xlsx': 'Excel-Arbeitsmappe (.xlsx)',
  'showcase:/extensions/export#csv': 'Text mit Kommas (.csv)',
  'showcase:/extensions/export#txt': 'Text mit Tabulatoren (.txt)',
  'showcase:/extensions/export#columnName': 'Name',
  'showcase:/extensions/export#unit': 'Station',
  'showcase:/extensions/export#removed': 'Entzogen (mL)',
  'showcase:/extensions/export#note': 'Notiz',
  'showcase:/extensions/export#open':
    '{count, plural, one {# Zeile exportieren} other {# Zeilen exportieren}}',
  'showcase:/extensions/export#filter': 'Filter der Sitzungen',
  'showcase:/extensions/export#search': 'Name oder Station',
  'showcase:/extensions/export#found': '{count, plural, one {# Zeile} other {# Zeilen}}',
  'showcase:/extensions/export#caption': 'Sitzungen zum Exportieren',
  'showcase:/extensions/export-selected#purpose': 'Gibt nur die Zeilen heraus, die jemand ausgewählt hat.',
  'showcase:/extensions/export-selected#use':
    'Wo die Auswahl eine Entscheidung ist, die kein Filter ausdrücken kann.',
  'showcase:/extensions/export-selected#avoid':
    'Für alles, was ein Filter findet: Exportieren Sie dann die gefilterte Tabelle.',
  'showcase:/extensions/export-selected#table': 'Export ausgewählter Zeilen',
  'showcase:/extensions/export-selected#chosen':
    '{count, plural, one {# Zeile ist ausgewählt.} other {# Zeilen sind ausgewählt.}}',
  'showcase:/extensions/export-selected#caption': 'Sitzungen zur Auswahl',
  'showcase:/extensions/export-selected#choose': '{name} auswählen',
  'showcase:/extensions/tree#purpose':
    'Dinge, die Teile anderer Dinge sind, Ebene für Ebene auf- und zugeklappt.',
  'showcase:/extensions/tree#use':
    'Für eine wirkliche Ordnung aus Teilen, die man kennt: Stationen, ihre Bereiche, die Menschen dort.',
  'showcase:/extensions/tree#avoid': 'Für zwei Ebenen: Eine gruppierte Liste zeigt alles auf einmal.',
  'showcase:/extensions/tree#filterable': 'Mit Filter',
  'showcase:/extensions/tree#viewer': 'Ausgewählter Knoten',
  'showcase:/extensions/tree#loading': 'Zweige, die geholt werden',
  'showcase:/extensions/tree#search': 'Im Baum suchen',
  'showcase:/extensions/tree#found': '{count, plural, one {# Treffer} other {# Treffer}}',
  'showcase:/extensions/tree#units': 'Stationen und ihre Menschen',
  'showcase:/extensions/tree#keys':
    'Auf und ab bewegen, der Pfeil in Leserichtung klappt auf und der andere zu, die Leertaste wählt aus.',
  'showcase:/extensions/tree#choose': 'Stationen zur Auswahl',
  'showcase:/extensions/tree#node': 'Ausgewählter Knoten als JSON',
  'showcase:/extensions/tree#none': 'Wählen Sie einen Knoten aus, um zu sehen, wie er gehalten wird.',
  'showcase:/extensions/tree#again': 'Konnte nicht geholt werden. Erneut versuchen.',
  'showcase:/extensions/tree#server': 'Was der Abruf tut',
  'showcase:/extensions/tree#answers': 'Er antwortet',
  'showcase:/extensions/tree#fails': 'Er scheitert',
  'showcase:/extensions/tree#failed':
    'Ein Zweig konnte nicht geholt werden. Wählen Sie den Eintrag an seiner Stelle, um es erneut zu versuchen.',
  'showcase:/extensions/file-uploader#purpose':
    'Nimmt Dateien durch Ablegen oder Auswählen an und sagt sofort, was aus jeder wurde.',
  'showcase:/extensions/file-uploader#use':
    'Für Bilder und Dokumente, die zu einer Akte gehören: ein Foto einer Wunde, ein Brief.',
  'showcase:/extensions/file-uploader#avoid':
    'Für Tabellen, die gelesen werden: Der Import sagt genauer, was darin nicht stimmt.',
  'showcase:/extensions/file-uploader#dropOrChoose': 'Ablegen oder auswählen, mit Vorschau',
  'showcase:/extensions/file-uploader#photographs': 'Nur JPEG und PNG',
  'showcase:/extensions/file-uploader#byButton': 'Nur durch die Schaltfläche geöffnet',
  'showcase:/extensions/file-uploader#given': 'Angenommene Dateien',
  'showcase:/extensions/file-uploader#size': '{size} kB',
  'showcase:/extensions/file-uploader#refused':
    'Nicht angenommen: Das ist kein Bild der oben genannten Arten.',
  'showcase:/extensions/file-uploader#broken':
    'Die Datei kann nicht gelesen oder gezeigt werden: Sie ist vielleicht beschädigt.',
  'showcase:/extensions/file-uploader#readOf': 'Wie viel von {file} gelesen ist',
  'showcase:/extensions/file-uploader#remove': '{file} entfernen',
  'showcase:/extensions/file-uploader#anyPicture':
    'Bilder hier ablegen oder drücken, um welche auszuwählen: JPEG, PNG, GIF oder WebP.',
  'showcase:/extensions/file-uploader#onlyPhotographs':
    'Fotos hier ablegen oder drücken, um welche auszuwählen: JPEG oder PNG, sonst nichts.',
  'showcase:/extensions/file-uploader#dropHere':
    'Fotos hier ablegen (JPEG oder PNG). Die Fläche öffnet nichts, die Schaltfläche schon.',
  'showcase:/extensions/file-uploader#choose': 'Fotos auswählen',
  'showcase:/extensions/file-uploader#closed':
    'Solange die Akte gesperrt ist, werden keine Dateien angenommen.',
};
