export const frame = {
  'app.groupMenus': 'Menus',
  'app.groupSettings': 'Settings',
  'app.settings': 'Settings',
  'app.toProfile': 'Open my profile',
  'app.signOut': 'Sign out',
  'app.noRoleLead':
    'Your account has no role that this application knows. An administrator gives it one; until then you can complete your profile.',
  'app.offline': 'The connection is lost. Nothing can be saved until it returns.',
  'app.oldAsOf':
    'What is shown is of {at}. The server has not answered since; newer alerts and readings may be missing.',
  'app.offlineAsOf':
    'The connection is lost. What you see is as of {at}; nothing can be saved until the connection returns.',
  'auth.roleChanged': 'Your role was changed. Menu and pages now follow the new one.',
  'staff.switch': 'Patients or staff',
  'app.storage.duties':
    'Alerts are not being kept up at the moment: escalations, reminders and alerts about missing readings may be late for some patients. Reload this page; if this returns, look at the patients yourself and tell your administrator.',
  'errors.storedOtherwise':
    'Something else is stored under this entry: an earlier try got through, or somebody has changed it since. Compare the two before you go on.',
  'errors.alertClosed': 'This alert is already resolved.',
  'errors.alertAcknowledged': 'This alert is already acknowledged.',
  'errors.alertState': 'The alert’s state does not allow this.',
  'errors.alertBulk': 'Critical alerts, and those of an unknown level, are closed one by one.',
  'errors.alertUndo':
    'An action can only be undone by whoever did it, within 5 minutes and before anybody else acts on the alert.',
  'errors.clinicFile':
    'That file cannot be taken: it is not a whole file of this program, or it was changed.',
  'errors.duplicatePatientId': 'Another patient already has this patient ID.',
  'errors.duplicateCode': 'Another category already has this code.',
  'errors.duplicateCategory': 'Another category already has this name.',
  'errors.categoryInUse':
    'Patients are in this category: it cannot be deleted, and its code cannot be changed. Move them first, or archive the category.',
  'errors.categoryNamed':
    'Rules, limits, fluid plans or posts name this category: it cannot be deleted, and its code cannot be changed. Archive it instead.',
  'errors.categoryArchived': 'This category is archived: nobody is put into it any more. Choose another one.',
  'errors.enteredInError': 'This reading was entered in error. Count it again before correcting it.',
  'errors.notInError': 'This reading is not marked as entered in error.',
  'errors.reviewUndo': 'Only who marked a patient as reviewed can undo it, within 10 minutes.',
  'errors.duplicateThreshold': 'There are already other limits of this rule for the same patient or group.',
  'errors.duplicatePlan': 'Another fluid plan already has this name.',
  'errors.planInUse': 'Patients have or had this plan: archive it instead.',
  'errors.planMoved': 'The values have changed since they were shown. Please check them again.',
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
