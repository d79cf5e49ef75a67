export const handover = {
  'handover.hand': 'Hand to the patient',
  'handover.title': 'Hand the device to {name}?',
  'handover.text':
    'The patient sees these questions only: no menu, no record and no other patient, also in the other tabs of this browser.',
  'handover.returnPassword': 'To come back, press “Give the device back” and enter your password.',
  'handover.returnOrganisation':
    'To come back, press “Give the device back” and sign in with your organisation again.',
  'handover.returnDemonstration': 'To come back, press “Give the device back” and sign in again.',
  'handover.giveBack': 'Give the device back',
  'handover.nothing': 'There is nothing to answer at the moment. Please give the device back.',
  'handover.thanks': 'Thank you',
  'handover.thanksText': 'Your answers have been sent to your care team. Please give the device back.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof handover, string> {}
}
