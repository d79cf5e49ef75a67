export const menu = {
  'menu.search': 'Search the menu',
  'menu.newTab': '(opens in a new tab)',
  'menu.otherSite': '(another site)',
  'menu.otherSiteNewTab': '(another site, opens in a new tab)',
  'menu.notAvailable': '(not available)',
};
