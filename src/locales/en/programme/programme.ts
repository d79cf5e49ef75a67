export const programme = {
  'programme.place': 'Programme status',
  'programme.state': 'Status',
  'programme.enrolled': 'Enrolled',
  'programme.since': 'Since',
  'programme.until': 'Resumes automatically on',
  'programme.by': 'Changed by',
  'programme.becauseEnrolled': 'Enrolled, with consent',
  'programme.itself': 'Automatically',
  'programme.reason': 'Reason',
  'programme.notGiven': 'Not given',
  'programme.steps': 'Change the status',
  'programme.noSteps': 'Only administrators can change this.',
  'programme.action_submit': 'Submit',
  'programme.title_submit': 'Submit the registration of {name}',
  'programme.text_submit': 'The registration waits to be activated.',
  'programme.action_activate': 'Activate',
  'programme.title_activate': 'Start the programme for {name}',
  'programme.text_activate': 'Readings are expected from this day; missing readings are flagged.',
  'programme.action_pause': 'Pause',
  'programme.title_pause': 'Pause the programme for {name}',
  'programme.text_pause':
    'Readings are still stored, but only an emergency raises a new alert, such as severely high blood pressure or anuria, and nothing counts as missing. Open alerts about measured values stay open. The programme resumes automatically on the given day; missing readings count from then.',
  'programme.action_prolong': 'Change the pause',
  'programme.title_prolong': 'Change the pause of {name}',
  'programme.text_prolong': 'The pause gets a new end date; nothing else changes.',
  'programme.action_resume': 'Resume',
  'programme.title_resume': 'Resume the programme for {name}',
  'programme.text_resume':
    'Readings are expected again. Readings missed during the pause are not counted as missing.',
  'programme.action_complete': 'Complete',
  'programme.title_complete': 'Complete the programme for {name}',
  'programme.text_complete':
    'No more alerts are raised and nothing more is requested. Medicines and the fluid plan stay as they are: end those that no longer apply.',
  'programme.action_withdraw': 'Withdraw',
  'programme.title_withdraw': 'Withdraw {name} from the programme',
  'programme.text_withdraw':
    'No more alerts are raised and nothing more is requested. Medicines and the fluid plan stay as they are: end those that no longer apply.',
  'programme.action_decease': 'Record a death',
  'programme.title_decease': 'Record the death of {name}',
  'programme.text_decease':
    'This ends everything at once: all alerts are closed, and no requests, reminders or doses remain due. Only an administrator can undo it.',
  'programme.action_retake': 'Re-enrol',
  'programme.title_retake': 'Re-enrol {name}',
  'programme.text_retake':
    'The programme continues from this day. Questionnaires and posts have to be given again.',
  'programme.action_correct': 'Correct: not deceased',
  'programme.title_correct': '{name} has not died',
  'programme.text_correct':
    'The programme continues as before. Alerts closed with the death are reopened, and what ended with it is restored, unless somebody has changed it since.',
  'programme.saved': '{name}: {status}.',
  'programme.on': 'Effective from',
  'programme.on_decease': 'Day of death',
  'programme.untilLabel': 'Resumes on',
  'programme.untilHint':
    'The first day on which readings are expected again; at most a year ahead. The pause can be extended.',
  'programme.certain': 'I confirm that {name}, born on {born}, has died.',
  'programme.certainNeeded': 'Confirm that this is the right person.',
  'programme.brings': 'Consequences',
  'programme.ends_alerts':
    '{count, plural, one {# open alert will be closed.} other {# open alerts will be closed.}}',
  'programme.ends_questionnaires':
    '{count, plural, one {# questionnaire will not be asked any more.} other {# questionnaires will not be asked any more.}}',
  'programme.ends_articles':
    '{count, plural, one {# unread post will be withdrawn.} other {# unread posts will be withdrawn.}}',
  'programme.ends_allocations':
    '{count, plural, one {# medicine will be stopped.} other {# medicines will be stopped.}}',
  'programme.ends_fluidAssignments':
    '{count, plural, one {# fluid plan will end.} other {# fluid plans will end.}}',
  'programme.endsNothing': 'No open items are ended.',
  'programme.consents': 'Consent',
  'programme.consent': 'Terms no. {number}, accepted in {language}, recorded by {who} on {when}.',
  'programme.noConsent': 'No consent recorded.',
  'programme.history': 'Changes of status',
  'programme.noHistory': 'The status has not been changed yet.',
  'programme.changed': '{before} → {after}',
  'programme.changedSince': 'since {on}',
  'programme.byWhen': '{who}, {when}',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof programme, string> {}
}
