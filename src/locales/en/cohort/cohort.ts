export const cohort = {
  'cohort.toWhom': 'Recipients',
  'cohort.toPatients': 'Selected patients',
  'cohort.toCategory': 'A user category',
  'cohort.toPathology': 'A pathology',
  'cohort.cohortHint':
    'All patients currently in the group and in care. Patients who join later do not receive the post automatically.',
  'cohort.takeOut': 'Remove {name}',
  'cohort.give': 'Give to patients',
  'cohort.whomChosen':
    'Applies to {count, plural, one {the # chosen patient} other {the # chosen patients}}.',
  'cohort.whomHere':
    'Applies to {count, plural, =0 {nobody at the moment} one {# patient} other {# patients}}.',
  'cohort.names': 'Show their names',
  'cohort.doGive': 'Give to {count, plural, =0 {nobody} one {# patient} other {# patients}}',
  'cohort.running': '{done, number} of {total, number} patients processed',
  'cohort.takingBack': '{done, number} of {total, number} undone',
  'cohort.progress': 'Progress',
  'cohort.stop': 'Stop',
  'cohort.stopped': 'Stopped.',
  'cohort.rest':
    '{count, plural, one {# patient was not processed yet;} other {# patients were not processed yet;}} changes already made are kept.',
  'cohort.goOn':
    'Continue with {count, plural, one {the remaining # patient} other {the remaining # patients}}',
  'cohort.takeBack': 'Undo',
  'cohort.takeBackHint': 'Undoes what was just done; skipped patients are not changed.',
  'cohort.takeBackFailed':
    '{count, plural, one {# could not be undone, because it has been changed since.} other {# could not be undone, because they have been changed since.}}',
  'cohort.takenBackReason': 'Undone right after it was given to several patients',
  'cohort.nobody': 'No patients selected. Nothing was changed.',
  'cohort.out_given': 'Given: {count, number}',
  'cohort.out_already': 'Already has it and keeps it: {count, number}',
  'cohort.out_ended': 'No longer in the programme: {count, number}',
  'cohort.out_unknown': 'Not found: {count, number}',
  'cohort.out_invalid': 'Could not be given to: {count, number}',
  'cohort.out_failed': 'Request failed: {count, number}',
  'cohort.out_hasPlan': 'Has a fluid plan and keeps it: {count, number}',
  'cohort.out_lacking': 'Values are missing for the plan: {count, number}',
  'cohort.out_impossible': 'No possible total: {count, number}',
  'cohort.out_unusual': 'The total would be unusual and needs an individual reason: {count, number}',
  'cohort.out_moved': 'Moved: {count, number}',
  'cohort.out_there': 'Already in that category: {count, number}',
  'cohort.out_elsewhere': 'Moved by somebody else in the meantime: {count, number}',
  'cohort.out_takenBack': 'Undone: {count, number}',
  'cohort.inRecord': 'It can be given to individual patients in their record.',
  'cohort.wouldSkip': 'Skipped:',
  'cohort.planTotals': 'Totals from {least} to {most}',
  'cohort.checking': 'Calculating the plan for each patient…',
  'cohort.planFailed': 'The plan could not be calculated.',
  'cohort.noPlans': 'No active fluid plan can be given to several patients at once.',
  'cohort.noPosts': 'No published post can be given.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof cohort, string> {}
}
