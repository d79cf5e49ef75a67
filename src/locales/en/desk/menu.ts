export const menu = {
  'menu.search': 'Search the menu',
  'menu.searchMissing': 'The search of the menu could not be loaded.',
  'menu.newTab': '(opens in a new tab)',
  'menu.otherSite': '(another site)',
  'menu.otherSiteNewTab': '(another site, opens in a new tab)',
  'menu.notAvailable': '(not available)',
  'menu.demonstration': 'Demonstration',
  'menu.sampleBadge': '(sample number)',
  'menu.sampleSite': 'KDIGO guidelines',
  'menu.sampleOff': 'Entry that is off',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof menu, string> {}
}
