export const clinicStanding = {
  'lostClinic.title': 'The records of this browser are gone',
  'lostClinic.text':
    'Since {since} this browser has kept a clinic. Its records are no longer there: the browser or somebody has cleared its storage. Nothing is put in their place until you decide.',
  'lostClinic.file':
    'A file of all records brings everything back up to the moment at which it was saved. Sign in as an administrator; the page on which it is chosen opens afterwards.',
  'lostClinic.accounts':
    'Accounts of staff were kept here too and are in no file: they have to be invited again.',
  'lostClinic.restore': 'Restore from a file',
  'lostClinic.sample': 'Begin with the sample clinic',
  'lostClinic.sampleHint': 'The sample clinic has invented patients only.',
  'lostClinic.working': 'Being set up…',
  'errors.clinicLost':
    'The records that this browser has kept are gone. Reload the page to decide how to go on.',
  'clinicFile.standing': 'How safe the records are',
  'clinicFile.persisted': 'The browser keeps the records until somebody deletes them.',
  'clinicFile.notPersisted': 'The browser may clear the records away when it runs out of space.',
  'clinicFile.persistUnknown': 'This browser does not say whether it may clear the records away.',
  'clinicFile.askToKeep': 'Ask the browser to keep them',
  'clinicFile.notAgreed':
    'The browser did not agree. It does more readily once the page is bookmarked or installed.',
  'clinicFile.last': 'Last file: {moment}',
  'clinicFile.never': 'No file has been saved yet. The records are kept here since {moment}.',
  'clinicFile.changedAt': 'Last change: {moment}',
  'clinicFile.unchanged': 'Nothing was changed since.',
  'clinicFile.due':
    'The last file of all records is of {moment}. Save another one, so that nothing is lost with this browser.',
  'clinicFile.dueFirst':
    'The records are kept in this browser alone since {moment}. Save them as a file, so that nothing is lost with it.',
  'clinicFile.toFile': 'To the file',
  'clinicFile.later': 'Later',
  'clinicFile.reminder': 'Reminder of a file of all records',
};
