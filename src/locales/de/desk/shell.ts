import type { shell as en } from '../../en/desk/shell';

export const shell: Record<keyof typeof en, string> = {
  'shell.mainMenu': 'Hauptmenü',
  'shell.openMenu': 'Menü öffnen',
  'shell.closeMenu': 'Menü schließen',
  'shell.collapseMenu': 'Menü einklappen',
  'shell.keepMenuOpen': 'Menü ausgeklappt lassen',
  'shell.breadcrumbs': 'Sie sind hier',
  'shell.skip': 'Zum Inhalt springen',
  'shell.language': 'Sprache',
  'shell.appearance': 'Darstellung',
  'shell.themeLight': 'Hell',
  'shell.themeDark': 'Dunkel',
  'shell.themeSemiDark': 'Halbdunkel',
  'shell.rightToLeft': 'Von rechts nach links',
  'shell.userMenu': 'Benutzermenü von {name}',
  'shell.unnamedUser': 'Ohne Namen',
  'shell.editProfile': 'Profil bearbeiten',
  'shell.logOut': 'Abmelden',
  'shell.copyright': '© {year} Nephrodesk',
  'shell.scrollToTop': 'Nach oben',
  'palette.shortcuts': 'Tastenkürzel',
};
