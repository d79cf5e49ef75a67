export const profile = {
  'profile.account': 'Account',
  'profile.name': 'Name',
  'profile.userName': 'User name',
  'profile.role': 'Role',
  'profile.noRole': 'No role known here',
  'profile.since': 'Signed in since',
  'profile.lead': 'Name and role come from your organisation and are changed there.',
  'profile.appearance': 'Appearance',
  'profile.appearanceLead': 'Kept in this browser.',
  'profile.language': 'Language',
  'profile.mode': 'Mode',
};
