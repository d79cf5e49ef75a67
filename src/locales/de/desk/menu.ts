export const menu = {
  'menu.search': 'Im Menü suchen',
  'menu.searchMissing': 'Die Menüsuche konnte nicht geladen werden.',
  'menu.newTab': '(öffnet sich in einem neuen Tab)',
  'menu.otherSite': '(andere Website)',
  'menu.otherSiteNewTab': '(andere Website, öffnet sich in einem neuen Tab)',
  'menu.notAvailable': '(nicht verfügbar)',
  'menu.demonstration': 'Demo',
  'menu.sampleBadge': '(Beispielzahl)',
  'menu.sampleSite': 'KDIGO-Leitlinien',
  'menu.sampleOff': 'Abgeschalteter Eintrag',
};
