export const desk = {
  'app.groupMenus': 'Menus',
  'app.groupSettings': 'Settings',
  'app.settings': 'Settings',
  'app.announced': 'This area is being prepared',
  'app.toProfile': 'Open my profile',
  'app.signOut': 'Sign out',
  'app.leadEducation': 'Here the articles that patients learn from will be written and assigned.',
  'app.leadGeneral': 'Here the name, the time zone and the defaults of the organisation will be set.',
  'app.leadNotifications': 'Here it will be set who is told of what, and by which means.',
  'app.leadQuestioners': 'Here questionnaires will be put together, sent and evaluated.',
  'app.leadServerSetting': 'Here the connections to other systems will be set up and checked.',
  'app.leadSocialLinks': 'Here the links to the organisation’s public pages will be kept.',
  'app.leadTerms': 'Here the terms that patients and staff agree to will be kept, version by version.',
  'app.leadUserCategory':
    'Here administrators will keep the categories that patients are sorted into, with their codes.',
  'app.noRoleLead':
    'Your account has no role that this application knows. An administrator gives it one; until then you can complete your profile.',
  'app.offline': 'The connection is lost. Nothing can be saved until it returns.',
  'app.offlineAsOf':
    'The connection is lost. What you see is as of {at}; nothing can be saved until the connection returns.',
  'auth.roleChanged': 'Your role was changed. Menu and pages now follow the new one.',
};
