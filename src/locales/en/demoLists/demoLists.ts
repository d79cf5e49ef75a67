/** What the lists of the demonstration have in common. */
export const demoLists = {
  'lists.chosen': '{count, plural, =0 {Nothing chosen} one {# row chosen} other {# rows chosen}}',
  'lists.chooseAll': 'Choose all {count, number} rows of this list',
  'lists.deleteChosen': 'Delete chosen',
  'lists.archiveChosen': 'Archive chosen',
  'lists.unarchiveChosen': 'Take chosen out of the archive',
  'lists.print': 'Print',
  'lists.printed': '{count, plural, one {# row} other {# rows}}',
  'lists.export': 'Export as CSV',
  'lists.exported': '{count, plural, one {# row exported.} other {# rows exported.}}',
  'lists.undo': 'Undo',
  'lists.shown': 'Shown',
  'lists.current': 'Not archived',
  'lists.archived': 'Archived',
  'lists.edit': 'Edit {name}',
  'lists.delete': 'Delete {name}',
  'lists.choose': 'Choose {name}',
  'lists.noPicture': 'No picture',
  'lists.pictureNow': 'Picture as it is now',
  'lists.pictureFile': 'Picture file',
  'lists.choosePicture': 'Choose a picture',
  'lists.changePicture': 'Change picture',
  'lists.removePicture': 'Remove picture',
  'lists.pictureHint': 'JPEG, PNG or WebP, at most {mb, number}\u00a0MB.',
  'lists.pictureLarge': 'This picture is larger than {mb, number}\u00a0MB.',
  'todo.lead': 'A demonstration: what you change holds until the page is loaded anew.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof demoLists, string> {}
}
