export const showcaseIcons = {
  'showcase:/icons/reactfeather#purpose':
    'One set of icons, Lucide, the successor of Feather, drawn in the colour of the text beside it.',
  'showcase:/icons/reactfeather#use':
    'Beside a word, to be found again faster; the same thing has the same icon everywhere.',
  'showcase:/icons/reactfeather#avoid': 'Alone, where a word has room; or as decoration that says nothing.',
  'showcase:/icons/reactfeather#product': 'The icons of the product',
  'showcase:/icons/reactfeather#set': 'The whole set',
  'showcase:/icons/reactfeather#search': 'Search for an icon, e.g. heart',
  'showcase:/icons/reactfeather#size': 'Size in pixels',
  'showcase:/icons/reactfeather#none': 'No icon is called “{text}”.',
  'showcase:/icons/reactfeather#take': 'Copy the import of {name}',
  'showcase:/icons/reactfeather#taken': 'The import of {name} was copied.',
  'showcase:/icons/reactfeather#named': 'With words, alone with a name, and turned with the page',
  'showcase:/icons/reactfeather#beside': 'Fluid',
  'showcase:/icons/reactfeather#alone': 'Sign out',
  'showcase:/icons/reactfeather#onward': 'On to the next patient',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseIcons, string> {}
}
