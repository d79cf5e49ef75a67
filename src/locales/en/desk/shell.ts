export const shell = {
  'shell.mainMenu': 'Main menu',
  'shell.openMenu': 'Open menu',
  'shell.closeMenu': 'Close menu',
  'shell.collapseMenu': 'Collapse menu',
  'shell.keepMenuOpen': 'Keep menu open',
  'shell.breadcrumbs': 'You are here',
  'shell.skip': 'Skip to content',
  'shell.language': 'Language',
  'shell.appearance': 'Appearance',
  'shell.themeLight': 'Light',
  'shell.themeDark': 'Dark',
  'shell.themeSemiDark': 'Semi-dark',
  'shell.rightToLeft': 'Right to left',
  'shell.userMenu': 'User menu of {name}',
  'shell.unnamedUser': 'Unnamed user',
  'shell.editProfile': 'Edit Profile',
  'shell.logOut': 'Log Out',
  'shell.copyright': '© {year} Nephrodesk',
  'shell.scrollToTop': 'Back to top',
  'palette.open': 'Find patients, pages and commands',
  'palette.openKey': 'Ctrl K',
  'palette.shortcuts': 'Keyboard shortcuts',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof shell, string> {}
}
