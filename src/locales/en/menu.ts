export const menu = {
  'menu.search': 'Search the menu',
  'menu.searchMissing': 'The search of the menu could not be loaded.',
  'menu.newTab': '(opens in a new tab)',
  'menu.otherSite': '(another site)',
  'menu.otherSiteNewTab': '(another site, opens in a new tab)',
  'menu.notAvailable': '(not available)',
};
