export const showcaseMenus = {
  'showcase:/extensions/pagination#purpose':
    'Ten pages to go through: ends, neighbours, and a gap for the rest.',
  'showcase:/extensions/pagination#use': 'Where there are more pages than have room in a line.',
  'showcase:/extensions/pagination#avoid': 'With a handful of pages, all of which can be named.',
  'showcase:/extensions/pagination#address': 'In the address',
  'showcase:/extensions/pagination#session': 'Dialysis session, {litres, number} litres removed',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseMenus, string> {}
}
