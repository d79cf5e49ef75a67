export const guide = {
  'guide.offer': 'New here? Five stops show where your day begins.',
  'guide.start': 'Start the tour',
  'guide.notNow': 'Not now',
  'guide.tour': 'Tour',
  'guide.news': 'What is new',
  'guide.unseen': 'new',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof guide, string> {}
}
