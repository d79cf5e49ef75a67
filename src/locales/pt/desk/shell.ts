import type { shell as en } from '../../en/desk/shell';

export const shell: Record<keyof typeof en, string> = {
  'shell.mainMenu': 'Menu principal',
  'shell.openMenu': 'Abrir o menu',
  'shell.closeMenu': 'Fechar o menu',
  'shell.collapseMenu': 'Recolher o menu',
  'shell.keepMenuOpen': 'Manter o menu aberto',
  'shell.breadcrumbs': 'Está aqui',
  'shell.skip': 'Saltar para o conteúdo',
  'shell.language': 'Idioma',
  'shell.appearance': 'Aspeto',
  'shell.themeLight': 'Claro',
  'shell.themeDark': 'Escuro',
  'shell.themeSemiDark': 'Semiescuro',
  'shell.rightToLeft': 'Da direita para a esquerda',
  'shell.userMenu': 'Menu do utilizador {name}',
  'shell.unnamedUser': 'Utilizador sem nome',
  'shell.editProfile': 'Editar perfil',
  'shell.logOut': 'Terminar sessão',
  'shell.copyright': '© {year} Nephrodesk',
  'shell.scrollToTop': 'Voltar ao topo',
  'palette.shortcuts': 'Atalhos de teclado',
};
