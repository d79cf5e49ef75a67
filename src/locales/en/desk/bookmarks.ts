export const bookmarks = {
  'bookmarks.title': 'Bookmarks',
  'bookmarks.starred': 'Starred pages',
  'bookmarks.more': '{count, plural, one {# more bookmark} other {# more bookmarks}}',
  'bookmarks.panel': 'Choose bookmarks',
  'bookmarks.find': 'Find a page to bookmark',
  'bookmarks.inBar': 'In the bar',
  'bookmarks.waiting': 'Waiting for a place (10 at most)',
  'bookmarks.star': 'Star {title}',
  'bookmarks.earlier': 'Move {title} earlier',
  'bookmarks.later': 'Move {title} later',
  'bookmarks.none': 'No bookmarks yet. Type a few letters to find a page.',
  'bookmarks.failed': 'The bookmarks could not be loaded.',
  'bookmarks.dragHint':
    'Press Space to lift this bookmark, the arrow keys to move it, Space to put it down, and Escape to leave it where it was.',
  'bookmarks.lifted': '{title} lifted, place {place} of {count}.',
  'bookmarks.over': '{title} is over place {place} of {count}.',
  'bookmarks.overNothing': '{title} is outside the row.',
  'bookmarks.dropped': '{title} put down at place {place} of {count}.',
  'bookmarks.back': '{title} is back where it was.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof bookmarks, string> {}
}
