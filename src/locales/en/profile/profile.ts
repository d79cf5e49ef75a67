export const profile = {
  'profile.lead': 'Your details, how you sign in, and how the application looks for you.',
  'profile.waiting':
    'Your account has no role yet. An administrator gives it one; until then it opens no patient data. Meanwhile you can complete your details, choose a picture and set security questions.',
  'profile.managed': 'Your organisation manages this itself. It cannot be changed here.',

  'profile.contact': 'Name and contact',
  'profile.name': 'Name',
  'profile.role': 'Role',
  'profile.noRole': 'No role yet',
  'profile.since': 'Signed in since',
  'profile.fixedWhy':
    'The user name identifies you at sign-in, and an administrator gives the role. Neither can be changed here.',
  'profile.firstName': 'First name',
  'profile.lastName': 'Last name',
  'profile.phone': 'Phone',
  'profile.mobile': 'Mobile number',
  'profile.saved': 'Your profile is saved.',
  'profile.savedHere': 'Saved',

  'profile.picture': 'Picture',
  'profile.pictureLead':
    'Shown beside your name in the top bar. JPEG, PNG or WebP of up to {mb}\u00a0MB; it is cropped to a square.',
  'profile.pictureFile': 'Picture file',
  'profile.choosePicture': 'Choose a picture',
  'profile.usePicture': 'Use this picture',
  'profile.removePicture': 'Remove the picture',
  'profile.picturePreview': 'Preview of the picture, not saved yet',
  'profile.pictureReading': 'Reading the picture…',
  'profile.pictureSaved': 'Your picture is saved.',
  'profile.pictureRemoved': 'Your picture is removed. Your initials are shown instead.',
  'profile.pictureTooLarge': 'This file is larger than {mb}\u00a0MB. Choose a smaller one.',
  'profile.pictureBroken': 'This file cannot be read as a picture. It may be damaged; choose another one.',

  'profile.password': 'Password',
  'profile.currentPassword': 'Current password',
  'profile.newPassword': 'New password',
  'profile.passwordRule':
    'At least {shortest} characters. Length counts most: several words make a good password. It must not contain your address.',
  'profile.changePassword': 'Change password',
  'profile.passwordChanged': 'Your password is changed. You have been signed out everywhere else.',
  'profile.noPassword': 'You sign in through your organisation. The password is kept and changed there.',

  'profile.questions': 'Security questions',
  'profile.questionsLead':
    'They are asked when you have forgotten your password, in addition to the link that is sent to your address.',
  'profile.questionsNone': 'No security questions are set.',
  'profile.setQuestions': 'Set questions',
  'profile.replaceQuestions': 'Choose other questions',
  'profile.removeQuestions': 'Remove questions',
  'profile.removeQuestionsTitle': 'Remove your security questions?',
  'profile.removeQuestionsText': 'The link sent to your address is then enough to set a new password.',
  'profile.question': 'Question {number}',
  'profile.answer': 'Answer {number}',
  'profile.chooseQuestion': 'Choose a question',
  'profile.answerHint': 'Capitals, accents, spaces and punctuation are ignored.',
  'profile.questionsSaved': 'Your security questions are saved.',
  'profile.questionsRemoved': 'Your security questions are removed.',
  'profile.noQuestions': 'You sign in through your organisation, so no security questions are needed here.',

  'profile.sessions': 'Where you are signed in',
  'profile.unknownDevice': 'Unknown device',
  'profile.thisSession': 'This one',
  'profile.startedAt': 'Signed in {at}',
  'profile.lastSeenAt': 'Last used {at}',
  'profile.inUse': 'In use now',
  'profile.endSession': 'Sign out',
  'profile.endSessionOf': 'Sign out {device}, signed in {at}',
  'profile.endSessionTitle': 'Sign out {device}?',
  'profile.endSessionText':
    'Whoever works there has to sign in again. What is typed there and not saved may be lost.',
  'profile.endOthers': 'Sign out elsewhere',
  'profile.endOthersTitle': 'Sign out everywhere else?',
  'profile.sessionEnded': 'Signed out there.',
  'profile.othersEnded': 'You are now signed in here only.',
  'profile.onlyHere': 'You are not signed in anywhere else.',
  'profile.noSessions': 'No sessions are known.',

  'profile.lock': 'Screen lock',
  'profile.lockLead':
    'After this time without activity the screen locks and hides patient data. What you were typing is kept. Applies to this browser.',
  'profile.lockAfter': 'Lock after',
  'profile.minutes': '{minutes, plural, one {# minute} other {# minutes}}',

  'profile.appearance': 'Language and appearance',
  'profile.appearanceLead': 'Saved in this browser.',
  'profile.language': 'Language',
  'profile.mode': 'Mode',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof profile, string> {}
}
