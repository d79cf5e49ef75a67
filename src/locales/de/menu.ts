export const menu = {
  'menu.search': 'Im Menü suchen',
  'menu.newTab': '(öffnet sich in einem neuen Tab)',
  'menu.otherSite': '(andere Website)',
  'menu.otherSiteNewTab': '(andere Website, öffnet sich in einem neuen Tab)',
  'menu.notAvailable': '(nicht verfügbar)',
};
