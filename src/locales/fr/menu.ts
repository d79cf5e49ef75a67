export const menu = {
  'menu.search': 'Rechercher dans le menu',
  'menu.newTab': '(s’ouvre dans un nouvel onglet)',
  'menu.otherSite': '(autre site)',
  'menu.otherSiteNewTab': '(autre site, s’ouvre dans un nouvel onglet)',
  'menu.notAvailable': '(indisponible)',
};
