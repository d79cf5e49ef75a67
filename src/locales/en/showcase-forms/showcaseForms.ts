/** Words of pages of the showcase. */
export const showcaseForms = {
  'showcase:/forms/layout/form-layout#purpose':
    'How labels, boxes and buttons of a form stand to one another.',
  'showcase:/forms/layout/form-layout#use':
    'Vertical is the rule: the label above its box, the main button below and first.',
  'showcase:/forms/layout/form-layout#avoid':
    'Several columns for what is read one after the other; eyes jump, and entries are missed.',
  'showcase:/forms/layout/form-layout#verticalIcons': 'Vertical, with icons',
  'showcase:/forms/layout/form-layout#horizontalIcons': 'Horizontal, with icons',
  'showcase:/forms/layout/form-layout#floating': 'With floating labels',
  'showcase:/forms/layout/form-layout#floatingIcons': 'With floating labels and icons',
  'showcase:/forms/layout/form-layout#columns': 'In columns',
  'showcase:/forms/layout/form-layout#keep': 'Keep my entries for the next time',
  'showcase:/forms/layout/form-layout#submit': 'Submit',
  'showcase:/forms/layout/form-layout#sent': 'This was submitted: {values}',
  'showcase:/forms/layout/form-layout#empty': 'Nothing is filled in yet.',
  'showcase:/forms/layout/form-layout#emptied': 'The form is empty again.',
  'showcase:/forms/wizard#purpose': 'A longer task in steps, one of which is in sight.',
  'showcase:/forms/wizard#use': 'For rare tasks with an order of their own, such as admitting somebody.',
  'showcase:/forms/wizard#avoid': 'For daily work or fewer than three steps: one page is faster.',
  'showcase:/forms/wizard#numbered': 'Numbered, every step open',
  'showcase:/forms/wizard#validated': 'Each step is checked',
  'showcase:/forms/wizard#steps': 'Steps',
  'showcase:/forms/wizard#step': 'Step {step} of {of}: {title}',
  'showcase:/forms/wizard#back': 'Previous',
  'showcase:/forms/wizard#next': 'Next',
  'showcase:/forms/wizard#submit': 'Submit',
  'showcase:/forms/wizard#finished': 'Submitted: {values}',
  'showcase:/forms/wizard#who': 'Who',
  'showcase:/forms/wizard#when': 'When',
  'showcase:/forms/wizard#why': 'Why',
  'showcase:/forms/wizard#day': 'Day you would like',
  'showcase:/forms/wizard#reason': 'Reason (may stay empty)',
  'showcase:/forms/wizard#asked': 'A visit of {person} on {day} was asked for.',
  'showcase:/forms/formik#purpose':
    'A form kept by a library: what was typed, what is wrong, and when it may be sent.',
  'showcase:/forms/formik#use':
    'To read forms that formik keeps; new ones are written with react-hook-form and zod, as in the last example.',
  'showcase:/forms/formik#avoid': 'For a single box that acts at once; plain state is enough there.',
  'showcase:/forms/formik#messages': 'Messages at the entries',
  'showcase:/forms/formik#ownWay': 'As the product does it',
  'showcase:/forms/formik#sending': 'Sending…',
  'showcase:/forms/formik#sent': 'Sent: {values}',
  'showcase:/forms/formik#nameShort': 'Give at least two characters.',
  'showcase:/forms/formik#usernameWrong':
    'Use 3 to 20 small letters, digits, full stops, _ or -, a letter first.',
  'showcase:/forms/formik#address': 'Web page',
  'showcase:/forms/formik#addressWrong': 'Give an address that begins with https, or none.',
  'showcase:/forms/formik#again': 'Password again',
  'showcase:/forms/formik#different': 'The two passwords differ.',
  'showcase:/forms/formik#guessable': 'The password must not hold the username.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseForms, string> {}
}
