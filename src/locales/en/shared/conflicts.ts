export const conflicts = {
  'questionerBuilder.stateKept': 'Not saved yet, kept in this browser.',
  'questionerBuilder.stateNotKept': 'Not saved yet, and this browser cannot keep it.',
  'settings.notSaved': 'Your changes are not saved yet.',
  'settings.mine': 'Yours:',
  'settings.theirs': 'Stored:',
  'settings.replaceStored': 'Save mine instead',
  'settings.replaceReason': 'Corrected after a save without an answer',
  'settings.replaceRefused': 'Nothing was replaced: close this, open the saved version and change it there.',
  'settings.nothing': 'nothing',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof conflicts, string> {}
}
