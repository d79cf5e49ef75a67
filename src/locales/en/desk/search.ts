export const search = {
  'search.patients': 'Patients',
  'search.pages': 'Pages',
  'search.files': 'Files',
  'search.contacts': 'Contacts',
  'search.open': 'Search',
  'search.shortcut': 'Open the search',
  'search.close': 'Close search',
  'search.placeholder': 'Explore Nephrodesk',
  'search.listFailed': 'Files and contacts could not be loaded.',
  'search.patientsFailed': 'The patients could not be loaded.',
  'search.size': '{kB}\u00a0kB',
  'search.email': 'Email',
  'search.date': 'Date',
  'search.writeEmail': 'Write email',
  'search.copyAddress': 'Copy address',
  'search.copied': 'Address copied.',
  'search.notCopied': 'The browser did not allow copying. Select the address and copy it.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof search, string> {}
}
