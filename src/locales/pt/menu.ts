export const menu = {
  'menu.search': 'Procurar no menu',
  'menu.searchMissing': 'Não foi possível carregar a pesquisa do menu.',
  'menu.newTab': '(abre num novo separador)',
  'menu.otherSite': '(outro sítio Web)',
  'menu.otherSiteNewTab': '(outro sítio Web, abre num novo separador)',
  'menu.notAvailable': '(indisponível)',
};
