import type { shell as en } from '../../en/desk/shell';

export const shell: Record<keyof typeof en, string> = {
  'shell.mainMenu': 'Menu principal',
  'shell.openMenu': 'Ouvrir le menu',
  'shell.closeMenu': 'Fermer le menu',
  'shell.collapseMenu': 'Réduire le menu',
  'shell.keepMenuOpen': 'Garder le menu ouvert',
  'shell.breadcrumbs': 'Vous êtes ici',
  'shell.skip': 'Aller au contenu',
  'shell.language': 'Langue',
  'shell.appearance': 'Apparence',
  'shell.themeLight': 'Clair',
  'shell.themeDark': 'Sombre',
  'shell.themeSemiDark': 'Semi-sombre',
  'shell.rightToLeft': 'De droite à gauche',
  'shell.userMenu': 'Menu utilisateur de {name}',
  'shell.unnamedUser': 'Utilisateur sans nom',
  'shell.editProfile': 'Modifier le profil',
  'shell.logOut': 'Se déconnecter',
  'shell.copyright': '© {year} Nephrodesk',
  'shell.scrollToTop': 'Haut de page',
  'palette.shortcuts': 'Raccourcis clavier',
};
