export const staff = {
  'staff.title': 'Staff',
};
