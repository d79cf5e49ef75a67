import type { MessageId } from '@/locales';

export const faqCategories = ['start', 'readings', 'alerts', 'account'] as const;
export type FaqCategory = (typeof faqCategories)[number];

export const faqWords: Record<FaqCategory | 'all', MessageId> = {
  all: 'faq.all',
  start: 'faq.start',
  readings: 'faq.readings',
  alerts: 'faq.alerts',
  account: 'faq.account',
};

interface FaqQuestion {
  id: string;
  category: FaqCategory;
  title: string;
  answer: string;
}

const asked = (category: FaqCategory, id: string, title: string, answer: string): FaqQuestion => ({
  id,
  category,
  title,
  answer,
});

/** Sample texts of the demonstration: invented, and in English. */
export const faqQuestions: readonly FaqQuestion[] = [
  asked(
    'start',
    'first-day',
    'What do I do on my first day?',
    'Sign in, open the worklist and read the sentence at its top: it says who needs somebody now. Everything else can wait until you have looked at those people.',
  ),
  asked(
    'start',
    'tour',
    'Is there a list of all keys?',
    'Press the question mark anywhere outside a field. The list names every key, and those without Ctrl can be turned off there.',
  ),
  asked(
    'start',
    'languages',
    'In which languages can I work?',
    'In English, German, French and Portuguese. Choose yours in the bar at the top; it is remembered in your browser and changes nothing for your colleagues.',
  ),
  asked(
    'start',
    'tablet',
    'Can I use a tablet at the bedside?',
    'Yes. Every button is large enough for a thumb, and the menu is swiped in from the edge of the screen.',
  ),
  asked(
    'readings',
    'enter',
    'Who may enter a reading for a patient?',
    'Everybody on the care team. The reading keeps your name and the time, so that a colleague can ask you about it.',
  ),
  asked(
    'readings',
    'correct',
    'How is a wrong reading corrected?',
    'Open it in the list of readings and choose Correct. The old figure stays readable under the new one, with who changed it and why.',
  ),
  asked(
    'readings',
    'missing',
    'Why does a day show “no data”?',
    'Nothing arrived on that day. It is never drawn as a normal day, because nobody knows whether it was one.',
  ),
  asked(
    'alerts',
    'order',
    'In which order are alerts shown?',
    'The most urgent ones first, and among those the ones that have waited longest. An alert whose level cannot be read counts as urgent.',
  ),
  asked(
    'alerts',
    'snooze',
    'Can an alert be put off?',
    'Yes, for a time that depends on its level. Everybody sees who put it off and until when, and everybody can end that.',
  ),
  asked(
    'alerts',
    'close',
    'What happens when I close an alert?',
    'You choose an outcome and may add a note. Both stay in the history of the patient, and the alert leaves the worklist.',
  ),
  asked(
    'account',
    'password',
    'How do I change my password?',
    'In your profile, under Password. You need the present one; the new one has to be at least ten characters long.',
  ),
  asked(
    'account',
    'lock',
    'What does locking the screen do?',
    'It hides everything at once and keeps what you typed. Only your password brings it back; others can sign in in your place.',
  ),
  asked(
    'account',
    'colleague',
    'A colleague cannot sign in. Who helps?',
    'An administrator can send a new link from the staff list. Nobody, not even an administrator, can read a password.',
  ),
];

/** Whom to turn to with what is not answered here. */
export const supporters = [
  { name: 'Ineke Rautamaa', part: 'First steps and training' },
  { name: 'Dario Belmonteiro', part: 'Readings and devices' },
  { name: 'Carys Thistlewood', part: 'Accounts and access' },
];
