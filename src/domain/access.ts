/** The roles that an account can have (specification 6), the one with the most rights first. */
export const roles = ['ADMIN', 'USER'] as const;
export type Role = (typeof roles)[number];

/** The role with the fewest rights: what a new account is offered first. */
export const leastRole: Role = 'USER';

const admins = ['ADMIN'] as const;
const staff = ['ADMIN', 'USER'] as const;

/**
 * Who may do what: routes of the backend, pages of the site map and buttons name an action of this table. A role that an
 * action does not list may not do it. What concerns nobody but the caller (the own account, bookmarks) needs no role.
 */
export const access = {
  // All records of patients, and what holds for all of them.
  'clinic.read': staff,
  // One's own saved views of lists.
  'views.write': staff,
  'patients.write': staff,
  'enrolments.write': staff,
  'practitioners.write': staff,
  'readings.write': staff,
  // Conditions, allergies, medication elsewhere, laboratory, dialysis sessions and notes.
  'findings.write': staff,
  // Targets and limits of one patient; limits of more are rules.
  'limits.write': staff,
  // Medicines and fluid plans of a patient, and what was taken.
  'therapy.write': staff,
  // Questionnaires and posts given to patients, and what became of them.
  'assignments.write': staff,
  'fluidPlans.write': staff,
  'questionnaires.write': staff,
  'articles.write': staff,
  'patients.review': staff,
  'alerts.act': staff,
  'programme.change': staff,
  'records.import': staff,
  'records.export': staff,

  // What staff only mark as a mistake, patients among it.
  'records.remove': admins,
  'patients.setCategory': admins,
  // Taking somebody out, or back, against what was decided.
  'programme.overrule': admins,
  // Whom alerts reach that the referent or nobody answers for.
  'alerts.oversee': admins,
  'fluidPlans.publish': admins,
  'questionnaires.publish': admins,
  'articles.publish': admins,
  'rules.write': admins,
  'medicines.write': admins,
  'categories.write': admins,
  // Terms and mails among them.
  'settings.write': admins,
  // Lists of patients or alerts.
  'lists.save': admins,
  // What was saved when, saving, checking and restoring.
  'clinicFile.manage': admins,
  'staff.manage': admins,
  'audit.readAll': admins,
} as const satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof access;

/** Tells whether a role may do something; no role may do nothing. */
export const may = (role: Role | null | undefined, action: Action): boolean =>
  access[action].some((one) => one === role);

/** Lists the roles that may do something, in the order of `roles`. */
export const rolesFor = (action: Action): Role[] => roles.filter((role) => may(role, action));

/**
 * Reads the name of a role: `admin` and ` ADMIN ` are the same one, and every name outside the closed set is no role, so
 * that a misspelt or unknown name never grants access (specification 6 shows both spellings).
 */
export function toRole(name: unknown): Role | null {
  if (typeof name !== 'string') return null;
  const folded = name.trim().toUpperCase();
  return roles.find((role) => role === folded) ?? null;
}
