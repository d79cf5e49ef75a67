export const programme = {
  'programme.tab': 'Registration',
  'programme.place': 'Place in the programme',
  'programme.state': 'Status',
  'programme.enrolled': 'Enrolled',
  'programme.since': 'Since',
  'programme.until': 'Goes on by itself on',
  'programme.by': 'Changed by',
  'programme.becauseEnrolled': 'Enrolled, with consent',
  'programme.itself': 'The programme itself',
  'programme.reason': 'Reason',
  'programme.notGiven': 'Not given',
  'programme.steps': 'Change the status',
  'programme.noSteps': 'Only administrators can change this.',
  'programme.deed_submit': 'Hand in',
  'programme.title_submit': 'Hand in the registration of {name}',
  'programme.text_submit': 'The registration waits for somebody to activate it.',
  'programme.deed_activate': 'Activate',
  'programme.title_activate': 'Begin the programme for {name}',
  'programme.text_activate': 'Readings are expected from this day on, and what stays away is pointed out.',
  'programme.deed_pause': 'Pause',
  'programme.title_pause': 'Pause the programme for {name}',
  'programme.text_pause':
    'Readings are still stored, but only an emergency raises a new alert, such as severe blood pressure or no urine, and nothing counts as missing. Alerts about measured values that are open stay open. On the day given the programme goes on by itself, and silence counts from then.',
  'programme.deed_prolong': 'Change the pause',
  'programme.title_prolong': 'Change the pause of {name}',
  'programme.text_prolong': 'The pause gets another end; everything else about it stays as it is.',
  'programme.deed_resume': 'Resume',
  'programme.title_resume': 'Resume the programme for {name}',
  'programme.text_resume':
    'Readings are expected again. What did not come during the pause is not counted as silence.',
  'programme.deed_complete': 'Complete',
  'programme.title_complete': 'Complete the programme for {name}',
  'programme.text_complete':
    'No alerts are raised any more and nothing more is asked. Medicines and the fluid plan stay as they are: end those that no longer hold.',
  'programme.deed_withdraw': 'Withdraw',
  'programme.title_withdraw': 'Withdraw {name} from the programme',
  'programme.text_withdraw':
    'No alerts are raised any more and nothing more is asked. Medicines and the fluid plan stay as they are: end those that no longer hold.',
  'programme.deed_decease': 'Record a death',
  'programme.title_decease': 'Record the death of {name}',
  'programme.text_decease':
    'This ends everything at once: all alerts are closed, nothing is asked, reminded or due any more, and nobody is called about readings. Only an administrator can take it back.',
  'programme.deed_retake': 'Take up again',
  'programme.title_retake': 'Take {name} up again',
  'programme.text_retake':
    'The programme goes on from this day. Questionnaires and posts are to be given anew.',
  'programme.deed_correct': 'Correct: not deceased',
  'programme.title_correct': '{name} has not died',
  'programme.text_correct':
    'The programme goes on as it was before. Alerts that were closed with the death are open again, and what ended with it holds again, unless somebody has changed it since.',
  'programme.saved': '{name}: {status}.',
  'programme.on': 'Holds since',
  'programme.on_decease': 'Day of death',
  'programme.untilLabel': 'Goes on again on',
  'programme.untilHint':
    'The first day on which readings are expected again; at most a year ahead. The pause can be prolonged.',
  'programme.problem': '{field}: {problem}',
  'programme.certain': 'I am certain that {name}, born on {born}, has died.',
  'programme.certainNeeded': 'Confirm that this is the right person.',
  'programme.brings': 'What this does',
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
  'programme.endsNothing': 'Nothing that is open ends with it.',
  'programme.conflict':
    'Somebody else has changed this record meanwhile: it now says “{status}”. Check it and try again.',
  'programme.consents': 'Consent',
  'programme.consent': 'Terms no. {number}, accepted in {language}, taken down by {who} on {when}.',
  'programme.noConsent': 'No consent has been taken down.',
  'programme.history': 'Changes of status',
  'programme.noHistory': 'The status has not been changed yet.',
  'programme.changed': '{before} → {after}',
  'programme.changedSince': 'since {on}',
  'programme.changedUntil': 'until {until}',
  'programme.byWhen': '{who}, {when}',
};
