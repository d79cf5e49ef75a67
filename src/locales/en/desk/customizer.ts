export const customizer = {
  'customizer.title': 'Theme customizer',
  'customizer.close': 'Close',
  'customizer.menuColour': 'Menu colour',
  'customizer.layout': 'Layout',
  'customizer.vertical': 'Vertical',
  'customizer.horizontal': 'Horizontal',
  'customizer.tooNarrow':
    'This window is too narrow for the horizontal layout. It is shown from a width of {width} pixels.',
  'customizer.mode': 'Mode',
  'customizer.collapse': 'Collapse sidebar',
  'customizer.collapseNarrow':
    'In a window this narrow the menu opens over the page. This choice shows from a width of {width} pixels.',
  'customizer.barColour': 'Navbar colour',
  'customizer.staticUncoloured':
    'A static navbar has no colour of its own. Choose another type to colour it.',
  'customizer.barType': 'Navbar type',
  'customizer.footerType': 'Footer type',
  'customizer.hidden': 'Hidden',
  'customizer.static': 'Static',
  'customizer.sticky': 'Sticky',
  'customizer.floating': 'Floating',
  'customizer.hideScrollToTop': 'Hide scroll-to-top button',
  'customizer.default': 'Default',
  'customizer.primary': 'Primary',
  'customizer.success': 'Success',
  'customizer.danger': 'Danger',
  'customizer.info': 'Info',
  'customizer.warning': 'Warning',
  'customizer.dark': 'Dark',
  'customizer.reset': 'Reset',
  'customizer.undo': 'Undo',
  'customizer.wasReset': 'The initial look is back.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof customizer, string> {}
}
