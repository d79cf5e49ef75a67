/** Supported languages; English is the default and the fallback (specification 9). */
export const locales = ['en', 'de', 'fr', 'pt'] as const;
export type Locale = (typeof locales)[number];

/**
 * The folders of each language. What lies in one is fetched together, for the pages and dialogs that name it. `entry`:
 * what is said before anybody has signed in, and what a server may refer to at any time; `desk`: the menu, the bars and
 * what else may be on screen beside every page, and what a server refers to in answer to somebody signed in; `shared`:
 * what pages of several areas say; the others: what one area, page or dialog says.
 */
export const messageParts = [
  'entry',
  'desk',
  'shared',
  'account',
  'alerts',
  'allergies',
  'audit',
  'categories',
  'clinic',
  'cohort',
  'conditions',
  'curves',
  'dashboard',
  'dialysis',
  'education',
  'fluid',
  'fluidPlans',
  'formula',
  'guide',
  'imports',
  'laboratory',
  'medicines',
  'palette',
  'profile',
  'programme',
  'questionnaires',
  'readings',
  'record',
  'registration',
  'rules',
  'settings',
  'staff',
  'team',
  'treatment',
  'worklist',
  'demoApps',
  'demoLists',
  'demoPages',
  'demoShop',
  'showcase',
  'showcase-cards',
  'showcase-charts',
  'showcase-colors',
  'showcase-components',
  'showcase-extensions',
  'showcase-extra-components',
  'showcase-forms',
  'showcase-icons',
  'showcase-maps',
  'showcase-tables',
  'showcase-ui-element',
] as const;
/** The words of mails: a server alone says them, and no page waits for them. */
export const serverPart = 'mail';
export type MessagePart = (typeof messageParts)[number];

/** Whether a part belongs to the demonstration or the showcase; a build without them has none of these. */
export const isDemoPart = (part: MessagePart): boolean => /^(demo|showcase)/.test(part);
