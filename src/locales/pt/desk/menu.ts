export const menu = {
  'menu.search': 'Pesquisar no menu',
  'menu.searchMissing': 'Não foi possível carregar a pesquisa do menu.',
  'menu.newTab': '(abre num novo separador)',
  'menu.otherSite': '(outro site)',
  'menu.otherSiteNewTab': '(outro site, abre num novo separador)',
  'menu.notAvailable': '(indisponível)',
  'menu.demonstration': 'Demonstração',
  'menu.sampleBadge': '(número de exemplo)',
  'menu.sampleSite': 'Orientações KDIGO',
  'menu.sampleOff': 'Entrada desativada',
};
