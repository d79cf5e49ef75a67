export const layout = {
  'layout.more': 'More',
  'layout.menuMissing': 'The menu could not be loaded.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof layout, string> {}
}
