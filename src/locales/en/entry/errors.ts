export const errors = {
  'errors.badRequest': 'The request was not understood.',
  'errors.signedOut': 'Your session has ended. Sign in again.',
  'errors.locked': 'The screen was locked before this could be stored. Unlock it and save again.',
  'errors.forbidden': 'Your role does not allow this.',
  'errors.notFound': 'This record does not exist or was deleted.',
  'errors.conflict':
    'Somebody else changed this in the meantime. Your entry is kept; reload to see the newer version.',
  'errors.tooLarge': 'This is too large.',
  'errors.invalid': 'Some fields need a correction.',
  'errors.busy': 'The server is busy. Try again in a moment.',
  'errors.server': 'The server reported an error.',
  'errors.unknown': 'Something went wrong.',
  'errors.cancelled': 'Cancelled.',
  'errors.unexpectedAnswer': 'The server gave an unexpected answer. None of it is shown.',
  'errors.unknownWord':
    'Not saved. This record holds a value that this version of the application does not recognise, and saving would overwrite it. Reload the application to get the newest version.',
  'errors.unknownOutcome':
    'No answer came back, so it is not known whether this was saved. Try again: the same entry is never stored twice.',
  'errors.timeout': 'The server did not answer in time.',
  'errors.offline':
    'There is no connection, so nothing was sent. Your entry is kept; try again when the connection is back.',
  'errors.network': 'The server cannot be reached. Check the connection.',
  'errors.storage':
    'The browser’s storage cannot be used. Allow this site to keep data, or use another browser profile.',
  'errors.storageFull': 'The browser’s storage is full. This was not saved. Free some space and try again.',
  'errors.newerVersion':
    'A newer version of the application has already stored data here. Reload the page to use it; nothing was changed.',
  'errors.linkInvalid': 'This link has been used already or is no longer valid. Ask for a new one.',
  'errors.questionsFirst': 'Answer the security questions first.',
  'errors.lastAdmin': 'This is the last active administrator. Make somebody else an administrator first.',
  'errors.duplicateAccount': 'Somebody with this email address is already on the staff list.',
  'errors.signUpClosed':
    'Accounts are opened by invitation here. Ask an administrator of your clinic to invite you.',
  'errors.tooManyTries': 'Too many attempts. Wait a moment, then try again.',
  'errors.asOf': 'As of {at}: no newer data from the server',
  'errors.storedOtherwise':
    'A different version of this entry is already saved: an earlier attempt succeeded, or somebody has changed it since. Compare the two before you continue.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof errors, string> {}
}
