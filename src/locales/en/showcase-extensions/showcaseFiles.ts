/** Words of pages of the showcase. */
export const showcaseFiles = {
  'showcase:/extensions/import#purpose':
    'Reads a table out of a file that somebody has, and refuses everything else in words that help.',
  'showcase:/extensions/import#use':
    'Where rows come from another program: a list of appointments, readings of a device.',
  'showcase:/extensions/import#avoid': 'For a few values: typing them is quicker than preparing a file.',
  'showcase:/extensions/import#table': 'Table out of a file',
  'showcase:/extensions/import#choose': 'Drop a file here or choose one: .csv or .xlsx',
  'showcase:/extensions/import#limits':
    'At most {size} MB, {rows, number} rows and {columns, number} columns. The first row holds the heads.',
  'showcase:/extensions/import#reading': 'Reading {file}…',
  'showcase:/extensions/import#again': '{file} holds what is already shown: nothing was added.',
  'showcase:/extensions/import#read': '{count, plural, one {# row was read.} other {# rows were read.}}',
  'showcase:/extensions/import#refused': '{file} was not read',
  'showcase:/extensions/import#name':
    'Only files that end in .csv or .xlsx are read. Save the table in one of these formats and choose it again.',
  'showcase:/extensions/import#oldExcel':
    'This is an old or a locked Excel workbook. Open it in Excel and save it as .xlsx without a password.',
  'showcase:/extensions/import#notWorkbook':
    'The name ends in .xlsx, but the file is no workbook. Save the table as an .xlsx workbook and choose that file.',
  'showcase:/extensions/import#isWorkbook':
    'The name ends in .csv, but the file is a packed one. If it is a workbook, let its name end in .xlsx.',
  'showcase:/extensions/import#notCsv':
    'The name ends in .csv, but the file holds no table of text. Save the table as CSV (UTF-8) and choose that file.',
  'showcase:/extensions/import#size':
    'The file is larger than {size} MB, or becomes far larger when it is unpacked. Divide the table and read its parts one after the other.',
  'showcase:/extensions/import#rows':
    'The table has more than {rows, number} rows. Divide it and read its parts one after the other.',
  'showcase:/extensions/import#columns':
    'The table has more than {columns, number} columns. Leave out those that are not needed.',
  'showcase:/extensions/import#empty': 'The file has no rows below a row of heads.',
  'showcase:/extensions/import#quotes':
    'A quotation mark in line {line, number} is not closed, or stands where none may be. Nothing was read.',
  'showcase:/extensions/import#damaged':
    'The file is damaged or uses what cannot be read here. Open it in the program it comes from and save it anew.',
  'showcase:/extensions/import#uneven':
    '{count, plural, one {# row has more or fewer cells than there are heads.} other {# rows have more or fewer cells than there are heads.}}',
  'showcase:/extensions/import#filter': 'Filter of the table',
  'showcase:/extensions/import#search': 'Search all cells',
  'showcase:/extensions/import#found': '{count, plural, one {# row} other {# rows}}',
  'showcase:/extensions/import#caption': 'What {file} holds',
  'showcase:/extensions/import#column': 'Column {number}',
  'showcase:/extensions/export#purpose': 'Hands a table over as a file that other programs open.',
  'showcase:/extensions/export#use':
    'Where people count on or report elsewhere: a list for a meeting, figures for a review.',
  'showcase:/extensions/export#avoid':
    'To move data between systems: that is what the FHIR export of the record is for.',
  'showcase:/extensions/export#table': 'Export of a filtered table',
  'showcase:/extensions/export#defaultName': 'sessions',
  'showcase:/extensions/export#title': 'Export the table',
  'showcase:/extensions/export#save': 'Save the file',
  'showcase:/extensions/export#saved': '{file} was handed to the browser.',
  'showcase:/extensions/export#failed': 'The file could not be written.',
  'showcase:/extensions/export#name': 'File name',
  'showcase:/extensions/export#noName': 'Enter a name with at least one letter or digit.',
  'showcase:/extensions/export#format': 'Format',
  'showcase:/extensions/export#xlsx': 'Excel workbook (.xlsx)',
  'showcase:/extensions/export#csv': 'Text with commas (.csv)',
  'showcase:/extensions/export#txt': 'Text with tabs (.txt)',
  'showcase:/extensions/export#columnName': 'Name',
  'showcase:/extensions/export#unit': 'Unit',
  'showcase:/extensions/export#removed': 'Removed (mL)',
  'showcase:/extensions/export#note': 'Note',
  'showcase:/extensions/export#open': '{count, plural, one {Export # row} other {Export # rows}}',
  'showcase:/extensions/export#filter': 'Filter of the sessions',
  'showcase:/extensions/export#search': 'Search by name or unit',
  'showcase:/extensions/export#found': '{count, plural, one {# row} other {# rows}}',
  'showcase:/extensions/export#caption': 'Sessions to export',
  'showcase:/extensions/export-selected#purpose': 'Hands over only the rows that somebody has chosen.',
  'showcase:/extensions/export-selected#use': 'Where the choice is a judgement that no filter can express.',
  'showcase:/extensions/export-selected#avoid':
    'For everything that a filter finds: then export the filtered table.',
  'showcase:/extensions/export-selected#table': 'Export of chosen rows',
  'showcase:/extensions/export-selected#chosen':
    '{count, plural, one {# row is chosen.} other {# rows are chosen.}}',
  'showcase:/extensions/export-selected#caption': 'Sessions to choose from',
  'showcase:/extensions/export-selected#choose': 'Choose {name}',
  'showcase:/extensions/tree#purpose':
    'Things that are parts of other things, opened and closed level by level.',
  'showcase:/extensions/tree#use':
    'For a real order of parts that people know: units, stations, the people there.',
  'showcase:/extensions/tree#avoid': 'For two levels: a grouped list shows everything at once.',
  'showcase:/extensions/tree#filterable': 'With a filter',
  'showcase:/extensions/tree#viewer': 'Chosen node',
  'showcase:/extensions/tree#loading': 'Branches that are fetched',
  'showcase:/extensions/tree#search': 'Search units, stations and people',
  'showcase:/extensions/tree#found': '{count, plural, one {# match} other {# matches}}',
  'showcase:/extensions/tree#units': 'Units and their people',
  'showcase:/extensions/tree#keys':
    'Up and down move, the arrow of the reading direction opens and the other one closes, the space bar chooses.',
  'showcase:/extensions/tree#choose': 'Units to choose from',
  'showcase:/extensions/tree#node': 'Chosen node as JSON',
  'showcase:/extensions/tree#none': 'Choose a node to see how it is held.',
  'showcase:/extensions/tree#again': 'Could not be fetched. Try again.',
  'showcase:/extensions/tree#server': 'What the call does',
  'showcase:/extensions/tree#answers': 'It answers',
  'showcase:/extensions/tree#fails': 'It fails',
  'showcase:/extensions/tree#failed':
    'A branch could not be fetched. Choose the entry in its place to try again.',
  'showcase:/extensions/file-uploader#purpose':
    'Takes files by dropping or by choosing, and says at once what became of each.',
  'showcase:/extensions/file-uploader#use':
    'For pictures and documents that belong to a record: a photograph of a wound, a letter.',
  'showcase:/extensions/file-uploader#avoid':
    'For tables that are read: the import says more about what is wrong in them.',
  'showcase:/extensions/file-uploader#dropOrChoose': 'Drop or choose, with previews',
  'showcase:/extensions/file-uploader#photographs': 'Only JPEG and PNG',
  'showcase:/extensions/file-uploader#byButton': 'Opened by the button alone',
  'showcase:/extensions/file-uploader#given': 'Files given',
  'showcase:/extensions/file-uploader#size': '{size} kB',
  'showcase:/extensions/file-uploader#refused': 'Not taken: this is no picture of the kinds named above.',
  'showcase:/extensions/file-uploader#broken': 'The file cannot be read or shown: it may be damaged.',
  'showcase:/extensions/file-uploader#readOf': 'How much of {file} is read',
  'showcase:/extensions/file-uploader#remove': 'Remove {file}',
  'showcase:/extensions/file-uploader#anyPicture':
    'Drop pictures here, or press to choose some: JPEG, PNG, GIF or WebP.',
  'showcase:/extensions/file-uploader#onlyPhotographs':
    'Drop photographs here, or press to choose some: JPEG or PNG, nothing else.',
  'showcase:/extensions/file-uploader#dropHere':
    'Drop photographs here (JPEG or PNG). Pressing the area opens nothing; the button does.',
  'showcase:/extensions/file-uploader#choose': 'Choose photographs',
  'showcase:/extensions/file-uploader#closed': 'No files are taken as long as the record is locked.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseFiles, string> {}
}
