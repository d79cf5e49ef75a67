export const house = {
  'house.links': 'Organisation links',
  'house.opensNew': '(opens in a new tab)',
  'house.banner': 'Message from the organisation',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof house, string> {}
}
