export const app = {
  'app.notAuthorized': 'Not authorised',
  'app.notFound': 'Page not found',
  'app.comingSoon': 'Coming soon',
  'app.serverError': 'Server error',
  'app.maintenance': 'Maintenance',

  'app.toDashboard': 'Go to the dashboard',
  'app.toSignIn': 'Go to sign-in',

  'app.notAuthorizedLead':
    'Your role does not have access to this page. If you need it for your work, ask an administrator.',
  'app.notFoundLead': 'There is no page at this address. It may have been moved, or the link was incomplete.',

  'app.crashTitle': 'This page has stopped working',
  'app.crashLead': 'Everything else still works. Try the page again, or continue elsewhere.',
  'app.crashAllTitle': 'The application has stopped working',
  'app.crashAllLead': 'Reload the page to continue. Saved data are safe.',
  'app.staleTitle': 'This page could not be loaded',
  'app.staleLead': 'A newer version may have been installed, or the connection is down. Reload to continue.',
  'app.reload': 'Reload',
  'app.unexpected': 'Something unexpected went wrong. What you see may not be up to date.',
  'app.settingsNotKept': 'This browser cannot store data. Your settings apply until you leave the page.',
  'app.storage.superseded': 'A newer version of the application is open in another tab. Reload this page.',
  'app.storage.deleted':
    'The data stored in this browser were deleted outside the application. Reload this page.',
  'app.storage.terminated': 'The browser closed the database. Try again.',
  'app.storage.blocked': 'Another tab runs an older version and blocks the database. Close that tab.',
  'app.dismiss': 'Dismiss',
  'app.messages': 'Messages',
  'app.badConfiguration': 'The configuration is not valid',
  'app.badConfigurationLead': 'These settings need a correction before the application can start:',
  'app.typedBeforeReload':
    'Part of this page comes from a newer version and could not be loaded. Nothing was reloaded because you have typed something: save it, then reload the page.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof app, string> {}
}
