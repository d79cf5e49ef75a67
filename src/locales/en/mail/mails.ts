export const mails = {
  'mail.signUpCodeSubject': 'Code to confirm your address',
  'mail.signUpCodeText':
    'Enter this code on the page on which you signed up. It is valid for {minutes, number} minutes.',
  'mail.alreadyRegisteredSubject': 'You already have an account',
  'mail.alreadyRegisteredText':
    'Somebody has tried to sign up with this address, which has an account already. If it was you, sign in; if you have forgotten your password, you can choose a new one there.',
  'mail.signIn': 'Sign in',
  'mail.signInLinkSubject': 'Link to sign in',
  'mail.signInLinkText': 'Use this link to sign in. It works once, within {minutes, number} minutes.',
  'mail.resetLinkSubject': 'Link to set a new password',
  'mail.resetLinkText':
    'Use this link to choose a new password. It works once, within {minutes, number} minutes.',
  'mail.setPassword': 'Set a new password',
  'mail.notAsked': 'If you did not ask for this, you need not do anything.',
  'mail.invitationSubject': 'Invitation to {organisation}',
  'mail.invitationText':
    'You are invited to work with {organisation}. Choose a password to begin. The link is valid for {days, number} days.',
  'mail.acceptInvitation': 'Accept the invitation',
  'mail.passwordChangedSubject': 'Your password was changed',
  'mail.passwordChangedText':
    'The password of your account was changed on {day} at {time} ({zone}). If it was not you, set a new password at once and inform an administrator.',
  'mail.alert':
    '{severity, select, critical {Critical alert} high {Alert of high severity} medium {Alert of medium severity} low {Alert of low severity} other {Alert of unknown severity}}',
  'mail.alertRaisedText': 'There is an alert that nobody has taken over yet.',
  'mail.alertWorseText': 'An alert has become worse, and nobody has taken it over since.',
  'mail.alertBackText': 'An alert is open again, and nobody has taken it over since.',
  'mail.alertLateText':
    'There is an alert that nobody has taken over yet. What raised it was measured on an earlier day and has only arrived now.',
  'mail.alertEscalatedSubject': '{alert}: not taken over',
  'mail.alertEscalatedText':
    'An alert has been waiting for too long and nobody has taken it over. It was escalated, so that somebody takes care of it.',
  'mail.alertReminderSubject': '{alert}: not closed yet',
  'mail.alertReminderText':
    'An alert that was taken over or seen, or is to be reviewed, has not been closed yet.',
  'mail.openAlert': 'Open the alert',
  'mail.alertsRaisedSubject':
    '{count, plural, one {# new alert} other {# new alerts}}, {severity, select, critical {the highest critical} high {the highest of high severity} medium {the highest of medium severity} low {the highest of low severity} other {the highest of unknown severity}}',
  'mail.alertsRaisedText':
    '{count, plural, one {There is # alert} other {There are # alerts}} that nobody has taken over yet.',
  'mail.openAlerts': 'Open the alerts',
  'mail.alertNote':
    'To protect the patient, this message contains no name and no values. They are shown after you sign in.',
  'mail.testSubject': 'Test mail',
  'mail.testText': 'Mail from {organisation} arrives at this address.',
  'mail.testNote': 'You asked for this test on the page “Notifications”.',
  'mail.footer': 'Sent automatically by {organisation}. Please do not reply.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof mails, string> {}
}
