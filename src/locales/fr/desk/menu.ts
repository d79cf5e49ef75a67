export const menu = {
  'menu.search': 'Rechercher dans le menu',
  'menu.searchMissing': 'La recherche dans le menu n’a pas pu être chargée.',
  'menu.newTab': '(s’ouvre dans un nouvel onglet)',
  'menu.otherSite': '(autre site)',
  'menu.otherSiteNewTab': '(autre site, s’ouvre dans un nouvel onglet)',
  'menu.notAvailable': '(indisponible)',
  'menu.demonstration': 'Démonstration',
  'menu.sampleBadge': '(nombre d’exemple)',
  'menu.sampleSite': 'Recommandations KDIGO',
  'menu.sampleOff': 'Entrée désactivée',
};
