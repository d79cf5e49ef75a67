export const sessionLife = {
  'session.draftBack': 'Your unsaved entries have been restored.',
  'session.lockText': 'Nothing is shown until you enter your password.',
  'session.lockTextOther': 'Nothing is shown until you sign in again.',
  'session.lockTextDemo': 'This demonstration has no password. Sign out to begin again.',
  'session.draftsWait': 'What you had typed is kept until you unlock.',
  'session.unlock': 'Unlock',
  'session.unlocking': 'Unlocking…',
  'session.notYou': 'Not you? Sign out',
  'session.signOut': 'Sign out',
  'session.dropTitle': 'Sign out and discard what was typed?',
  'session.dropText': '{name} has unsaved entries. Signing out discards them.',
  'session.lockScreen': 'Lock screen',
  'session.warnTitle': 'Are you still there?',
  'session.warnLeft': 'The screen locks in {seconds, plural, one {# second} other {# seconds}}.',
  'session.warnText': 'Press any key, click or tap to stay. What you have typed is kept either way.',
  'session.stay': 'Stay signed in',
  'session.lockNow': 'Lock now',
  'session.ageSoon':
    'Your session ends in {minutes, plural, one {# minute} other {# minutes}}, after 12 hours. Save your work, then sign in again.',
  'session.clockOff':
    'The clock of this device is {direction, select, ahead {fast} other {slow}} by {hours, plural, =0 {about {minutes, plural, one {# minute} other {# minutes}}} one {about # hour} other {about # hours}}. Times that you enter may be wrong.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof sessionLife, string> {}
}
