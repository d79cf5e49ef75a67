export const views = {
  'worklist.viewsTitle': 'Saved views',
  'worklist.viewsOwn': 'A view saves filters, sort order and columns. Only you can see your views.',
  'worklist.viewsNone': 'No saved views yet.',
  'worklist.viewName': 'Name of the current view',
  'worklist.viewSave': 'Save view',
  'worklist.viewNameTaken': 'You already have a view with this name.',
  'worklist.viewIsDefault': 'default view',
  'worklist.viewDefault': 'Set “{name}” as default view',
  'worklist.viewNoDefault': 'Do not use “{name}” as default view any more',
  'worklist.viewRename': 'Rename “{name}”',
  'worklist.viewDelete': 'Delete “{name}”',
  'worklist.viewDeleted': 'View deleted: {name}.',
  'patient.patientId': 'Patient ID',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof views, string> {}
}
