/** Words of pages of the showcase. */
export const showcaseColours = {
  'showcase:/colors/colors#purpose':
    'Every token of the style sheet, as the browser shows it in light and in dark, with its contrast.',
  'showcase:/colors/colors#use':
    'Name the token, never the colour: then both modes, and a reader’s own accent, follow by themselves.',
  'showcase:/colors/colors#avoid':
    'Severity colours for anything but severity; and any colour as the only sign of a meaning.',
  'showcase:/colors/colors#palette': 'Tokens and their contrast',
  'showcase:/colors/colors#token': 'Token',
  'showcase:/colors/colors#light': 'Light',
  'showcase:/colors/colors#dark': 'Dark',
  'showcase:/colors/colors#group': 'Group of tokens',
  'showcase:/colors/colors#roles': 'Roles',
  'showcase:/colors/colors#texts': 'Texts',
  'showcase:/colors/colors#grounds': 'Surfaces',
  'showcase:/colors/colors#others': 'Others',
  'showcase:/colors/colors#ratio': '{ratio}:1',
  'showcase:/colors/colors#measured': 'Measured colours',
  'showcase:/colors/colors#sizes': 'Values that are no colours',
  'showcase:/colors/colors#text': 'enough for text',
  'showcase:/colors/colors#graphics': 'enough for graphics',
  'showcase:/colors/colors#decoration': 'decoration only',
  'showcase:/colors/colors#take': 'Copy {name}',
  'showcase:/colors/colors#taken': 'Copied: {name}',
  'showcase:/colors/colors#checker': 'Contrast of any two of them',
  'showcase:/colors/colors#onTop': 'On top',
  'showcase:/colors/colors#below': 'Below',
  'showcase:/colors/colors#mode': 'Mode',
  'showcase:/colors/colors#severities': 'Severities',
  'showcase:/colors/colors#shades': 'Shades, mixed with the surface',
  'showcase:/colors/colors#steps': '10 to 100 %',
  'showcase:/colors/colors#gradients': 'Gradients that text can stand on',
  'showcase:/colors/colors#measures': 'Sizes, shadows and parts of colours',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseColours, string> {}
}
