export const errors = {
  'errors.badRequest': 'The request was not understood.',
  'errors.signedOut': 'Your session has ended. Sign in again.',
  'errors.locked': 'The screen was locked before this could be stored. Unlock it and save again.',
  'errors.forbidden': 'Your role does not allow this.',
  'errors.notFound': 'This record does not exist or was deleted.',
  'errors.conflict':
    'Somebody else changed this in the meantime. Your entry is kept; reload to see the newer version.',
  'errors.storedOtherwise':
    'Something else is stored under this entry: an earlier try got through, or somebody has changed it since. Compare the two before you go on.',
  'errors.tooLarge': 'This is too large.',
  'errors.invalid': 'Some fields need a correction.',
  'errors.busy': 'The server is busy. Try again in a moment.',
  'errors.server': 'The server reported an error.',
  'errors.unknown': 'Something went wrong.',
  'errors.cancelled': 'Cancelled.',
  'errors.unexpectedAnswer': 'The server gave an unexpected answer. Nothing of it is shown.',
  'errors.unknownOutcome':
    'No answer came back, so it is not known whether this was saved. Try again: the same entry is never stored twice.',
  'errors.timeout': 'The server did not answer in time.',
  'errors.offline':
    'There is no connection, so nothing was sent. Your entry is kept; try again when the connection is back.',
  'errors.asOf': 'As of {at}: nothing newer has come from the server',
  'errors.network': 'The server cannot be reached. Check the connection.',
  'errors.alertClosed': 'This alert is already resolved.',
  'errors.alertAcknowledged': 'This alert is already acknowledged.',
  'errors.alertState': 'The alert’s state does not allow this.',
  'errors.alertBulk': 'Critical alerts, and those of an unknown level, are closed one by one.',
  'errors.alertUndo':
    'Only who did something to an alert can take it back, within five minutes and while nobody has acted on it since.',
  'errors.storage':
    'The browser’s storage cannot be used. Allow this site to keep data, or use another browser profile.',
  'errors.storageFull':
    'The browser’s storage is full. Nothing of this was saved. Free some space and try again.',
  'errors.clinicFile':
    'That file cannot be taken: it is not a whole file of this program, or it was changed.',
  'errors.newerVersion':
    'A newer version of the program has already stored data here. Reload the page to use it; nothing was changed.',
  'errors.duplicatePatientId': 'Another patient already has this patient ID.',
  'errors.duplicateCode': 'Another category already has this code.',
  'errors.duplicateCategory': 'Another category already has this name.',
  'errors.categoryInUse':
    'Patients are in this category: it cannot be deleted, and its code cannot be changed. Move them first, or archive the category.',
  'errors.categoryNamed':
    'Rules, limits, fluid plans or posts name this category: it cannot be deleted, and its code cannot be changed. Archive it instead.',
  'errors.categoryArchived': 'This category is archived: nobody is put into it any more. Choose another one.',
  'errors.linkInvalid': 'This link has been used already or is no longer valid. Ask for a new one.',
  'errors.questionsFirst': 'Answer the security questions first.',
  'errors.lastAdmin': 'This is the last active administrator. Make somebody else an administrator first.',
  'errors.duplicateAccount': 'Somebody with this email address is already on the staff list.',
  'errors.enteredInError': 'This reading was entered in error. Count it again before correcting it.',
  'errors.notInError': 'This reading is not marked as entered in error.',
  'errors.tooManyTries': 'Too many attempts. Wait a moment, then try again.',
  'errors.reviewUndo': 'Only who marked a patient as reviewed can undo it, within 10 minutes.',
  'errors.duplicateThreshold': 'There are already other limits of this rule for the same patient or group.',
  'errors.duplicatePlan': 'Another fluid plan already has this name.',
  'errors.planInUse': 'Patients have or had this plan: archive it instead.',
  'errors.planMoved': 'The figures have changed since they were shown. Please look at them again.',
  'errors.medicineInUse': 'Patients have or had this medicine: make it inactive instead.',
  'errors.duplicatePractitioner':
    'Somebody of the directory has the same address, number or name. Look at them, and confirm if this is another person.',
  'errors.termsPublished':
    'Published terms stay as they are: people have accepted them. Publish new ones instead.',
  'errors.articlePublished': 'Patients may have read this post: archive it instead.',
  'errors.alreadyGiven': 'This patient has this post already.',
  'errors.duplicateQuestionnaire': 'Another questionnaire has this name already.',
  'errors.questionnaireInUse': 'Only a draft that was never published can be removed. Retire it instead.',
  'errors.questionnaireGiven': 'This patient has this questionnaire already.',
  'errors.questionnaireAnswered': 'This was answered already.',
};
