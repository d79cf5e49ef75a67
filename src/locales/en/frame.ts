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
};
