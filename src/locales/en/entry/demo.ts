export const demo = {
  'demo.tab': 'Demonstration',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof demo, string> {}
}
