export const clinicFile = {
  'clinicFile.title': 'Backup of all records',
  'clinicFile.lead':
    'Saves everything stored here at this moment as one compressed file: patients, readings, alerts, plans, medicines, questionnaires and answers, posts, settings, terms and the audit log. Protect it like the records themselves.',
  'clinicFile.notIn':
    'Not included: accounts, passwords, sessions, sent messages and bookmarks. They stay in this browser and are not replaced.',
  'clinicFile.hostOnly':
    'The records are on a server, and whoever operates it makes the backups. A file can only be made here of records in this browser.',
  'clinicFile.passphrase': 'Passphrase of the file',
  'clinicFile.hint':
    'At least {shortest} characters; several words are best. Nobody can recover it: without the passphrase the file cannot be read.',
  'clinicFile.again': 'Repeat the passphrase',
  'clinicFile.differ': 'The two passphrases are not the same.',
  'clinicFile.plain': 'Without a passphrase: anybody who gets the file can read it',
  'clinicFile.plainWarning':
    'The file will not be encrypted. It holds the names, numbers and illnesses of all patients: keep it only where the records themselves may be kept.',
  'clinicFile.itsPassphrase': 'Passphrase of the chosen file',
  'clinicFile.open': 'Open the file',
  'clinicFile.save': 'Save backup file',
  'clinicFile.saving': '{done, number} of {total, number} records read',
  'clinicFile.begin': 'Being prepared…',
  'clinicFile.saved': 'The file is saved. The export is recorded in the audit log.',
  'clinicFile.restore': 'Restore from a file',
  'clinicFile.restoreLead':
    'The content of the file replaces everything stored here. The file is checked first.',
  'clinicFile.choose': 'Choose a file',
  'clinicFile.checking': '{done, number} of {total, number} records checked',
  'clinicFile.made': 'Made on {moment}',
  'clinicFile.kindOf': 'Kind',
  'clinicFile.inFile': 'In the file',
  'clinicFile.here': 'Here now',
  'clinicFile.compare': 'What the file holds and what it replaces',
  'clinicFile.others': 'Everything else',
  'clinicFile.saveFirst':
    'Anything stored here that is not in the file will be lost. Save a backup file first.',
  'clinicFile.type': 'Type {word} to confirm',
  'clinicFile.word': 'REPLACE',
  'clinicFile.typeWrong': 'Type {word} exactly as shown.',
  'clinicFile.replace': 'Replace everything',
  'clinicFile.replacing': '{done, number} of {total, number} records stored',
  'clinicFile.allOrNothing':
    'All of it is stored or nothing changes, also if the browser is closed in between.',
  'clinicFile.stopped': 'Stopped. Nothing was changed.',
  'clinicFile.progress': 'Progress',
  'clinicFile.p_format': 'This is not a backup file.',
  'clinicFile.p_newer': 'This file was made with a newer version of the application. Update this one first.',
  'clinicFile.p_size': 'This file is too large: at most {mb, number}\u00a0MB when unpacked.',
  'clinicFile.p_cut': 'The file is incomplete: its end is missing. Download or copy it again.',
  'clinicFile.p_changed': 'The file was changed or damaged after it was saved.',
  'clinicFile.p_record':
    'Line {line, number} cannot be stored{store, select, none {} other { ({store}{field, select, none {} other {, {field}}})}}.',
  'clinicFile.p_locked': 'This file is encrypted. Enter the passphrase with which it was saved.',
  'clinicFile.p_passphrase': 'Wrong passphrase, or the file was changed.',
  'clinicFile.nothing': 'Nothing was changed.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof clinicFile, string> {}
}
