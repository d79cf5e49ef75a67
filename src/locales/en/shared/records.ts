export const records = {
  'record.changedMeanwhile':
    'Somebody else changed this in the meantime. Review the current version, then confirm again.',
  'record.changedByOther':
    'Somebody else changed this in the meantime{at, select, known { ({when})} other {}}.',
  'record.changedBy': '{who} changed this in the meantime{at, select, known { ({when})} other {}}.',
  'record.changedFor': 'Reason: {reason}.',
  'record.kept': 'What you typed is still here.',
  'record.bothSame': 'Both versions are the same.',
  'record.keepMine': 'Continue with mine',
  'record.takeTheirs': 'Use the saved version',
  'record.theirsTaken': 'Saved values are shown in place of yours. What you typed is still here.',
  'record.goBack': 'Go back to mine',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof records, string> {}
}
