export const clinicFile = {
  'clinicFile.title': 'All records as one file',
  'clinicFile.lead':
    'Saves everything that is kept here, of this moment, as one packed file: patients, readings, alerts, plans, medicines, questionnaires and answers, posts, settings, terms and the audit log. Keep it as safe as the records themselves.',
  'clinicFile.notIn':
    'Not in the file: accounts, passwords, sessions, sent messages and bookmarks. They stay in this browser and are not replaced either.',
  'clinicFile.hostOnly':
    'The records are on a server, which is responsible for its own copies. A file can only be made of records in this browser.',
  'clinicFile.passphrase': 'Passphrase of the file',
  'clinicFile.hint':
    'At least {shortest} characters; several words are best. Nobody can recover it: without the passphrase the file cannot be read.',
  'clinicFile.again': 'Passphrase once more',
  'clinicFile.differ': 'The two passphrases are not the same.',
  'clinicFile.plain': 'Without a passphrase: anybody who gets the file can read it',
  'clinicFile.plainWarning':
    'The file will not be encrypted. It holds the names, numbers and illnesses of all patients: keep it only where the records themselves may be kept.',
  'clinicFile.itsPassphrase': 'Passphrase of the chosen file',
  'clinicFile.open': 'Open the file',
  'clinicFile.save': 'Save everything as a file',
  'clinicFile.saving': '{done, number} of {total, number} records read',
  'clinicFile.begin': 'Being prepared…',
  'clinicFile.saved': 'The file is saved. What left is written down in the audit log.',
  'clinicFile.restore': 'Put a file in place of everything',
  'clinicFile.restoreLead':
    'What the file holds takes the place of everything that is kept here. First it is only looked at.',
  'clinicFile.choose': 'Choose a file',
  'clinicFile.checking': '{done, number} of {total, number} records checked',
  'clinicFile.made': 'Made on {moment}',
  'clinicFile.kindOf': 'Kind',
  'clinicFile.inFile': 'In the file',
  'clinicFile.here': 'Here now',
  'clinicFile.compare': 'What the file holds and what it replaces',
  'clinicFile.others': 'Everything else',
  'clinicFile.saveFirst': 'Whatever is here now and not in the file is lost. Save it as a file first.',
  'clinicFile.type': 'Type {word} to confirm',
  'clinicFile.word': 'REPLACE',
  'clinicFile.typeWrong': 'Type {word} exactly as it stands here.',
  'clinicFile.replace': 'Replace everything',
  'clinicFile.replacing': '{done, number} of {total, number} records stored',
  'clinicFile.allOrNothing':
    'All of it is stored or nothing changes, also if the browser is closed in between.',
  'clinicFile.stopped': 'Stopped. Nothing was changed.',
  'clinicFile.progress': 'Progress',
  'clinicFile.p_format': 'This is no file of all records.',
  'clinicFile.p_newer': 'A newer version of the application made this file. Update this one first.',
  'clinicFile.p_size': 'This file is too large: unpacked at most {mb, number}\u00a0MB.',
  'clinicFile.p_cut': 'The end of this file is missing. Fetch or copy it again.',
  'clinicFile.p_changed': 'This file is not what was saved: it was changed or damaged afterwards.',
  'clinicFile.p_record':
    'Line {line, number} cannot be stored{store, select, none {} other { ({store}{field, select, none {} other {, {field}}})}}.',
  'clinicFile.p_locked': 'This file is encrypted. Enter the passphrase with which it was saved.',
  'clinicFile.p_passphrase': 'Wrong passphrase, or the file was changed.',
  'clinicFile.nothing': 'Nothing was changed.',
};
