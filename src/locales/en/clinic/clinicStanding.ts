export const clinicStanding = {
  'lostClinic.title': 'The records in this browser are missing',
  'lostClinic.text':
    'Records have been stored in this browser since {since}. They are no longer there: the browser’s storage was cleared. Nothing is replaced until you decide.',
  'lostClinic.file':
    'A backup file restores everything up to the moment it was saved. Sign in as an administrator; the page to choose it opens afterwards.',
  'lostClinic.accounts':
    'Staff accounts were also stored here and are not part of any backup: staff have to be invited again.',
  'lostClinic.restore': 'Restore from a file',
  'lostClinic.sample': 'Start with the sample clinic',
  'lostClinic.sampleHint': 'The sample clinic has invented patients only.',
  'lostClinic.working': 'Being set up…',
  'clinicFile.standing': 'Safety of the records',
  'clinicFile.persisted': 'The browser keeps the records until somebody deletes them.',
  'clinicFile.notPersisted': 'The browser may delete the records when it runs out of space.',
  'clinicFile.persistUnknown': 'This browser does not report whether it may delete the records.',
  'clinicFile.askToKeep': 'Ask the browser to keep them',
  'clinicFile.notAgreed':
    'The browser did not agree. It is more likely to once the page is bookmarked or installed.',
  'clinicFile.last': 'Last file: {moment}',
  'clinicFile.never': 'No file has been saved yet. The records are kept here since {moment}.',
  'clinicFile.changedAt': 'Last change: {moment}',
  'clinicFile.unchanged': 'Nothing was changed since.',
  'clinicFile.due':
    'The last backup file is from {moment}. Save a new one, so that nothing is lost with this browser.',
  'clinicFile.dueFirst':
    'The records have been stored only in this browser since {moment}. Save a backup file, so that nothing is lost.',
  'clinicFile.toFile': 'Go to the backup',
  'clinicFile.later': 'Later',
  'clinicFile.reminder': 'Backup reminder',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof clinicStanding, string> {}
}
