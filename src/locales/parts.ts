/** Supported languages; English is the default and the fallback (specification 9). */
export const locales = ['en', 'de', 'fr', 'pt'] as const;
export type Locale = (typeof locales)[number];

/**
 * The files of each language, `<language>/<part>.json`. What stands in one is fetched together, for the pages and dialogs
 * that name it. `entry`: what is said before anybody has signed in, and what a server may refer to at any time; `desk`:
 * the menu, the bars and what else may be on screen beside every page, and what a server refers to in answer to somebody
 * signed in; `shared`: what pages of several areas say; the others: what one area, page or dialog says. Two are no parts:
 * `organisation` is said of an identity provider and comes with `entry` where there is one; `mail` a server alone says.
 */
interface Files {
  entry: typeof import('./en/entry.json');
  organisation: typeof import('./en/organisation.json');
  desk: typeof import('./en/desk.json');
  shared: typeof import('./en/shared.json');
  account: typeof import('./en/account.json');
  alerts: typeof import('./en/alerts.json');
  allergies: typeof import('./en/allergies.json');
  audit: typeof import('./en/audit.json');
  categories: typeof import('./en/categories.json');
  clinic: typeof import('./en/clinic.json');
  cohort: typeof import('./en/cohort.json');
  conditions: typeof import('./en/conditions.json');
  curves: typeof import('./en/curves.json');
  dashboard: typeof import('./en/dashboard.json');
  dialysis: typeof import('./en/dialysis.json');
  education: typeof import('./en/education.json');
  fluid: typeof import('./en/fluid.json');
  fluidPlans: typeof import('./en/fluidPlans.json');
  formula: typeof import('./en/formula.json');
  guide: typeof import('./en/guide.json');
  imports: typeof import('./en/imports.json');
  laboratory: typeof import('./en/laboratory.json');
  medicines: typeof import('./en/medicines.json');
  palette: typeof import('./en/palette.json');
  profile: typeof import('./en/profile.json');
  programme: typeof import('./en/programme.json');
  questionnaires: typeof import('./en/questionnaires.json');
  readings: typeof import('./en/readings.json');
  record: typeof import('./en/record.json');
  registration: typeof import('./en/registration.json');
  rules: typeof import('./en/rules.json');
  settings: typeof import('./en/settings.json');
  staff: typeof import('./en/staff.json');
  team: typeof import('./en/team.json');
  treatment: typeof import('./en/treatment.json');
  worklist: typeof import('./en/worklist.json');
  demoApps: typeof import('./en/demoApps.json');
  demoLists: typeof import('./en/demoLists.json');
  demoPages: typeof import('./en/demoPages.json');
  demoShop: typeof import('./en/demoShop.json');
  showcase: typeof import('./en/showcase.json');
  'showcase-cards': typeof import('./en/showcase-cards.json');
  'showcase-charts': typeof import('./en/showcase-charts.json');
  'showcase-colors': typeof import('./en/showcase-colors.json');
  'showcase-components': typeof import('./en/showcase-components.json');
  'showcase-extensions': typeof import('./en/showcase-extensions.json');
  'showcase-extra-components': typeof import('./en/showcase-extra-components.json');
  'showcase-forms': typeof import('./en/showcase-forms.json');
  'showcase-icons': typeof import('./en/showcase-icons.json');
  'showcase-maps': typeof import('./en/showcase-maps.json');
  'showcase-tables': typeof import('./en/showcase-tables.json');
  'showcase-ui-element': typeof import('./en/showcase-ui-element.json');
  mail: typeof import('./en/mail.json');
}
export type MessagePart = Exclude<keyof Files, 'organisation' | 'mail'>;
/** What a message is called; the English files say which there are. */
export type MessageId = Exclude<{ [File in keyof Files]: keyof Files[File] }[keyof Files], 'default'>;

/** Whether a part belongs to the demonstration or the showcase; a build without them has none of these. */
export const isDemoPart = (part: string): boolean => /^(demo|showcase)/.test(part);
