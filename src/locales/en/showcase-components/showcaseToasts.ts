export const showcaseToasts = {
  'showcase:/components/toasts#purpose': 'A short message in a box, with a head and a cross.',
  'showcase:/components/toasts#use':
    'For what somebody may notice and need not answer, inside a card or a panel.',
  'showcase:/components/toasts#avoid':
    'For the result of an action: the product’s own notices do that, in one place for all pages.',
  'showcase:/components/toasts#toggle': 'Show or hide it',
  'showcase:/components/toasts#now': 'just now',
  'showcase:/components/toasts#arrived': 'Reading arrived',
  'showcase:/components/toasts#arrivedText': 'The scales at home have sent a new weight.',
  'showcase:/components/toasts#stored': 'Plan saved',
  'showcase:/components/toasts#storedText': 'The new fluid plan holds from tomorrow morning.',
  'showcase:/components/toasts#late': 'Session runs late',
  'showcase:/components/toasts#lateText': 'The afternoon session begins half an hour later.',
  'showcase:/components/toasts#lost': 'Connection lost',
  'showcase:/components/toasts#lostText': 'What you enter is kept on this device until it is back.',
  'showcase:/components/toasts#translucent': 'Translucent',
  'showcase:/components/toasts#top-start': 'Above, at the start',
  'showcase:/components/toasts#top-end': 'Above, at the end',
  'showcase:/components/toasts#middle': 'In the middle',
  'showcase:/components/toasts#bottom-start': 'Below, at the start',
  'showcase:/components/toasts#bottom-end': 'Below, at the end',
  'showcase:/components/toasts#product': 'The product’s own',
  'showcase:/components/toasts#elsewhere': 'See the notices of the product',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseToasts, string> {}
}
