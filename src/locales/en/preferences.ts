export const preferences = {
  'preferences.title': 'Units and time zone',
};
