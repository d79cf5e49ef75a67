/** Words of pages of the showcase. */
export const showcaseOverlays = {
  'showcase:/components/tabs-component#purpose': 'Parts of one thing, of which one is in sight.',
  'showcase:/components/tabs-component#use':
    'For parts that are read one at a time and need no comparing: readings, plan and questions of one patient.',
  'showcase:/components/tabs-component#avoid':
    'For steps in an order (a wizard), or where somebody has to see two parts at once.',
  'showcase:/components/tabs-component#record': 'Parts of the record',
  'showcase:/components/tabs-component#readings': 'Readings',
  'showcase:/components/tabs-component#readingsText':
    'Blood pressure and weight of the last seven days, the newest first.',
  'showcase:/components/tabs-component#plan': 'Fluid plan',
  'showcase:/components/tabs-component#planText':
    'How much to drink each day, and how it is spread over the hours.',
  'showcase:/components/tabs-component#questions': 'Questions',
  'showcase:/components/tabs-component#questionsText': 'Two questions of the patient wait for an answer.',
  'showcase:/components/tabs-component#archive': 'Archive',
  'showcase:/components/tabs-component#address': 'Each with its own address',
  'showcase:/components/pills-component#purpose':
    'The same parts as tabs, without the line that ties them to a card.',
  'showcase:/components/pills-component#use':
    'For a choice that belongs to a part of a card, or a menu that stands beside its content.',
  'showcase:/components/pills-component#avoid':
    'For a filter or a value of a form: those are a choice, not a place.',
  'showcase:/components/pills-component#lined': 'With a line around the chosen one',
  'showcase:/components/tooltips#purpose':
    'A few words that come up beside what the pointer or the focus is on.',
  'showcase:/components/tooltips#use':
    'For the name of a button that is only a drawing, or the long form of an abbreviation.',
  'showcase:/components/tooltips#avoid':
    'For anything that must be read: a finger cannot point without pressing.',
  'showcase:/components/tooltips#uncontrolled': 'By itself',
  'showcase:/components/tooltips#onIcon': 'On a button without words',
  'showcase:/components/tooltips#target': 'Dry weight',
  'showcase:/components/tooltips#hint': 'The weight without surplus fluid, as the team last set it',
  'showcase:/components/tooltips#show': 'Show the hint',
  'showcase:/components/tooltips#hide': 'Hide the hint',
  'showcase:/components/tooltips#weight': 'Weight gain since the last session',
  'showcase:/components/tooltips#weightHint': 'Measured in the morning, before breakfast',
  'showcase:/components/tooltips#top': 'Above',
  'showcase:/components/tooltips#bottom': 'Below',
  'showcase:/components/tooltips#left': 'On the left',
  'showcase:/components/tooltips#right': 'On the right',
  'showcase:/components/tooltips#print': 'Print the plan',
  'showcase:/components/popovers#purpose': 'A heading and a few sentences that open beside a button.',
  'showcase:/components/popovers#use':
    'For an explanation that is wanted now and then, and would be in the way otherwise.',
  'showcase:/components/popovers#avoid':
    'For fields, buttons or links: what is to be done belongs into a dialog or onto the page.',
  'showcase:/components/popovers#title': 'What the limit means',
  'showcase:/components/popovers#text': 'An alert is raised when two readings in a row lie above it.',
  'showcase:/components/popovers#target': 'About the limit',
  'showcase:/components/popovers#close': 'Close it from here',
  'showcase:/components/popovers#top': 'Above',
  'showcase:/components/popovers#bottom': 'Below',
  'showcase:/components/popovers#left': 'On the left',
  'showcase:/components/popovers#right': 'On the right',
  'showcase:/components/popovers#triggers': 'What opens and closes it',
  'showcase:/components/popovers#click': 'By a click',
  'showcase:/components/popovers#focus': 'By the focus',
  'showcase:/components/popovers#legacy': 'By a click here, away by one anywhere',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseOverlays, string> {}
}
