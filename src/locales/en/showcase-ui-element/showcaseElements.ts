/** Words of pages of the showcase. */
export const showcaseElements = {
  'showcase:/ui-element/grid#purpose': 'Twelve columns that parts of a page share, by the width there is.',
  'showcase:/ui-element/grid#use':
    'For the large parts of a page, and for fields of a form that stand beside one another.',
  'showcase:/ui-element/grid#avoid':
    'For rows of the same kind, which are a table or a list; and inside of a small piece, where a CSS grid is shorter.',
  'showcase:/ui-element/grid#breakpoints': 'Widths at which the columns change',
  'showcase:/ui-element/grid#prefix': 'Class',
  'showcase:/ui-element/grid#from': 'From',
  'showcase:/ui-element/grid#container': 'Width of a container',
  'showcase:/ui-element/grid#pixels': '{value} px',
  'showcase:/ui-element/grid#whole': 'the whole width',
  'showcase:/ui-element/grid#automatic': 'Equal, mixed and variable widths',
  'showcase:/ui-element/grid#fits': 'as wide as its words',
  'showcase:/ui-element/grid#responsive': 'By the width of the page, and stacked on a phone',
  'showcase:/ui-element/grid#across': 'Alignment along the row',
  'showcase:/ui-element/grid#down': 'Alignment across the row',
  'showcase:/ui-element/grid#gutter': 'Gutters, or none',
  'showcase:/ui-element/grid#order': 'Order and line breaks: read as written, shown as ordered',
  'showcase:/ui-element/grid#offset': 'Offsets and margins that push',
  'showcase:/ui-element/typography#purpose': 'How words and figures look, from a heading to a footnote.',
  'showcase:/ui-element/typography#use':
    'Everywhere: the size says how important something is, the element says what it is.',
  'showcase:/ui-element/typography#avoid':
    'Never choose a heading for its size: take the level of the outline and a class for the look.',
  'showcase:/ui-element/typography#font': 'Fonts of the system',
  'showcase:/ui-element/typography#pangram':
    'Five nurses weigh Jacques, who drank very quickly: exactly 63.4 kg before the dialysis.',
  'showcase:/ui-element/typography#mono': 'Fixed width, for codes and for what is typed',
  'showcase:/ui-element/typography#headings': 'Sizes of headings',
  'showcase:/ui-element/typography#heading': 'Fluid balance',
  'showcase:/ui-element/typography#aside': 'since yesterday',
  'showcase:/ui-element/typography#display': 'Figures to be read from afar',
  'showcase:/ui-element/typography#figure': '{value} mmHg',
  'showcase:/ui-element/typography#weights': 'Weights and kinds',
  'showcase:/ui-element/typography#sentence': 'The next session begins at seven.',
  'showcase:/ui-element/typography#figures': 'Figures that line up',
  'showcase:/ui-element/typography#quotations': 'Quotations',
  'showcase:/ui-element/typography#said':
    'I weigh myself before breakfast, then I know how much I may drink.',
  'showcase:/ui-element/typography#by': '{name}, in the patients’ letter of March',
  'showcase:/ui-element/typography#lists': 'Lists: with dots, numbers, nothing, icons, and in one line',
  'showcase:/ui-element/typography#weigh': 'Weigh yourself',
  'showcase:/ui-element/typography#measure': 'Measure your blood pressure',
  'showcase:/ui-element/typography#enter': 'Enter what you drank',
  'showcase:/ui-element/typography#descriptions': 'Terms and what they say',
  'showcase:/ui-element/typography#dryWeight': 'Dry weight',
  'showcase:/ui-element/typography#kilograms': '63.4 kg',
  'showcase:/ui-element/typography#access': 'Access',
  'showcase:/ui-element/typography#fistula': 'Fistula, left forearm',
  'showcase:/ui-element/typography#note': 'Note on the last session',
  'showcase:/ui-element/typography#longNote':
    'The pressure fell after two hours; the rest went well with a lower rate.',
  'showcase:/ui-element/typography#whole': 'Show truncated words whole',
  'showcase:/ui-element/textutilities#purpose':
    'Classes that change one thing about a text and nothing else.',
  'showcase:/ui-element/textutilities#use':
    'For a single exception in place: a figure at the end of its cell, a word in bold.',
  'showcase:/ui-element/textutilities#avoid':
    'For a look that comes back: that is a piece of its own with a name. And never colour alone: a word says it too.',
  'showcase:/ui-element/textutilities#sentence': 'Two readings are missing since Monday.',
  'showcase:/ui-element/textutilities#paragraph':
    'Whoever measures at home measures at rest: five minutes on a chair, the arm at the height of the heart, twice with a minute between. The second value counts.',
  'showcase:/ui-element/textutilities#transform': 'Case',
  'showcase:/ui-element/textutilities#wrapping': 'Wrapping',
  'showcase:/ui-element/textutilities#longWord': 'Haemodiafiltrationtreatment on Wednesday in the afternoon',
  'showcase:/ui-element/textutilities#classes': 'Classes for text',
  'showcase:/ui-element/textutilities#class': 'Class',
  'showcase:/ui-element/textutilities#does': 'What it does',
  'showcase:/ui-element/textutilities#aligns':
    'Sets the side; start and end follow the direction of the page',
  'showcase:/ui-element/textutilities#alignsWide': 'The same from a width on',
  'showcase:/ui-element/textutilities#wraps': 'Lets lines break, or keeps them whole',
  'showcase:/ui-element/textutilities#truncates':
    'Cuts at the end of the box; the whole must be found elsewhere',
  'showcase:/ui-element/textutilities#breaks': 'Breaks words that are too long',
  'showcase:/ui-element/textutilities#transforms': 'Changes the case, not the text',
  'showcase:/ui-element/textutilities#styles': 'Bold, slanted, underlined',
  'showcase:/ui-element/textutilities#lineHeight': 'Distance of the lines',
  'showcase:/ui-element/textutilities#sizesText': 'Size, in steps like those of headings',
  'showcase:/ui-element/textutilities#selects': 'Selects all of it at one click',
  'showcase:/ui-element/syntaxhighlighter#purpose':
    'Source text with its words coloured, to read and to copy.',
  'showcase:/ui-element/syntaxhighlighter#use': 'In instructions for technicians and in the showcase itself.',
  'showcase:/ui-element/syntaxhighlighter#avoid':
    'For a single name within a sentence, which is plain code; and for text that somebody is to edit.',
  'showcase:/ui-element/syntaxhighlighter#codeOf': 'Code: {name}',
  'showcase:/ui-element/syntaxhighlighter#language': 'Language of the code',
  'showcase:/ui-element/syntaxhighlighter#languages': 'Languages, each fetched when it is shown',
  'showcase:/ui-element/syntaxhighlighter#numbers': 'Line numbers that are not copied',
  'showcase:/ui-element/syntaxhighlighter#marked': 'Lines that stand out',
  'showcase:/ui-element/syntaxhighlighter#lines': 'Lines to mark, e.g. 2, 4-6',
  'showcase:/ui-element/syntaxhighlighter#own': 'Code of your own',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseElements, string> {}
}
