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
    'Data as of {at}. The server has not answered since; newer alerts and readings may be missing.',
  'app.offlineAsOf':
    'The connection is lost. Data as of {at}; nothing can be saved until the connection returns.',
  'auth.roleChanged': 'Your role was changed. Menu and pages now follow the new one.',
  'staff.switch': 'Patients or staff',
  'app.storage.duties':
    'Alerts are not being updated at the moment: escalations, reminders and alerts about missing readings may be late for some patients. Reload this page; if this message returns, check the patients yourself and tell your administrator.',
  'errors.alertClosed': 'This alert is already closed.',
  'errors.alertAcknowledged': 'This alert is already acknowledged.',
  'errors.alertState': 'This is not possible in the alert’s current status.',
  'errors.alertBulk': 'Critical alerts and those of unknown severity are resolved one at a time.',
  'errors.alertUndo':
    'An action can only be undone by whoever did it, within 5 minutes and before anybody else acts on the alert.',
  'errors.clinicFile': 'This file cannot be used: it is incomplete or was changed.',
  'errors.duplicatePatientId': 'Another patient already has this patient ID.',
  'errors.duplicateCode': 'Another category already has this code.',
  'errors.duplicateCategory': 'Another category already has this name.',
  'errors.categoryInUse':
    'Patients are in this category: it cannot be deleted and its code cannot be changed. Move them first, or archive the category.',
  'errors.categoryNamed':
    'Rules, limits, fluid plans or posts use this category: it cannot be deleted and its code cannot be changed. Archive it instead.',
  'errors.categoryArchived': 'This category is archived: no patients can be added. Choose another one.',
  'errors.enteredInError': 'This reading was entered in error. Restore it before correcting it.',
  'errors.notInError': 'This reading is not marked as entered in error.',
  'errors.reviewUndo': 'A review can only be undone by the person who made it, within 10 minutes.',
  'errors.duplicateThreshold': 'This rule already has specific limits for this patient or group.',
  'errors.duplicatePlan': 'Another fluid plan already has this name.',
  'errors.planInUse': 'Patients have or had this plan: archive it instead.',
  'errors.planMoved': 'The values have changed since they were shown. Please check them again.',
  'errors.medicineInUse': 'Patients have or had this medicine: deactivate it instead.',
  'errors.duplicatePractitioner':
    'The directory already has an entry with the same address, number or name. Check it, and confirm if this is another person.',
  'errors.termsPublished':
    'Published terms cannot be changed: people have accepted them. Publish new ones instead.',
  'errors.articlePublished': 'Patients may have read this post: archive it instead.',
  'errors.alreadyGiven': 'This patient already has this post.',
  'errors.duplicateQuestionnaire': 'Another questionnaire has this name already.',
  'errors.questionnaireInUse': 'Only a draft that was never published can be removed. Retire it instead.',
  'errors.questionnaireGiven': 'This patient already has this questionnaire.',
  'errors.questionnaireAnswered': 'This has already been answered.',
  'app.storage.replaced': 'All records were replaced from a file.',
  'app.storage.replacedTyped':
    'All records were replaced from a file. Because you have typed something, this page still shows the previous ones. Copy what you need: the page reloads by itself when you save, discard or leave.',
  'demo.waiting':
    'This is a demonstration account without a role in the care team: pages with patients stay closed to it. The accounts Admin and Staff of the demonstration open them.',
  'errors.clinicLost':
    'The records stored in this browser are missing. Reload the page to decide how to continue.',
  'errors.importMoved':
    'Something changed by the import has been changed again since. Correct it in the record; the log shows the previous value.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof frame, string> {}
}
