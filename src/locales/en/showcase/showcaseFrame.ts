/** What stands around every example of the showcase, and what many of them are called. */
export const showcaseFrame = {
  'showcase.use': 'When to use it',
  'showcase.avoid': 'When not',
  'showcase.view': 'View of “{example}”',
  'showcase.preview': 'Preview',
  'showcase.code': 'Code',
  'showcase.copy': 'Copy the code',
  'showcase.copied': 'The code was copied.',
  'showcase.notCopied': 'The browser did not allow copying. Select the code and copy it by keyboard.',
  'showcase.way': 'Way through the showcase',
  'showcase.previous': 'Previous: {page}',
  'showcase.next': 'Next: {page}',
  'showcase.all': 'All pages of the showcase',
  'showcase.basic': 'Basic',
  'showcase.sizes': 'Sizes',
  'showcase.colours': 'Colours',
  'showcase.icons': 'With icons',
  'showcase.outline': 'Outlined',
  'showcase.disabled': 'Disabled',
  'showcase.alignment': 'Alignment',
  'showcase.vertical': 'Vertical',
  'showcase.horizontal': 'Horizontal',
  'showcase.positions': 'Positions',
  'showcase.states': 'States',
  'showcase.controlled': 'Controlled',
  'showcase.validation': 'Validation',
  'showcase.live': 'Live example',
  'showcase.custom': 'Custom',
  'showcase.filled': 'Filled',
  'showcase.justified': 'Justified',
  'showcase.options': 'Options',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseFrame, string> {}
}
