import type { MessageId } from '@/locales';

/** The roles that an account can have (specification 6), the one with the most rights first. */
export const roles = ['ADMIN', 'USER'] as const;
export type Role = (typeof roles)[number];

/** Display names of the roles. */
export const roleNames: Record<Role, MessageId> = { ADMIN: 'auth.roleAdmin', USER: 'auth.roleUser' };

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
  'patients.review': staff,
  'patients.setCategory': admins,
  'records.remove': admins,
  'records.import': staff,
  'records.export': staff,
  // Lists of patients or alerts as a file.
  'lists.saveAsFile': admins,
  'enrolments.write': staff,
  'programme.change': staff,
  // Taking somebody out, or back, against what was decided.
  'programme.overrule': admins,
  'practitioners.write': staff,

  'readings.write': staff,
  'annotations.write': staff,
  'targets.write': staff,
  'labResults.write': staff,
  'dialysisSessions.write': staff,
  'conditions.write': staff,
  'allergies.write': staff,
  'medicationRequests.write': staff,

  'alerts.act': staff,
  // Whom alerts reach that the referent or nobody answers for.
  'alerts.answerForClinic': admins,
  // Limits of one patient; those of more are rules.
  'thresholds.write': staff,
  'rules.write': admins,

  'medicines.write': admins,
  'allocations.write': staff,
  'intakes.write': staff,
  'fluidPlans.write': staff,
  'fluidPlans.publish': admins,
  'fluidAssignments.write': staff,
  'questionnaires.write': staff,
  'questionnaires.publish': admins,
  'questionnaireAssignments.write': staff,
  'questionnaireResponses.write': staff,
  'articles.write': staff,
  'articles.publish': admins,
  'articleAssignments.write': staff,

  'categories.write': admins,
  'settings.write': admins,
  'terms.write': admins,
  'staff.manage': admins,
  'mails.manage': admins,
  // The clinic as a file: what was saved when, saving, checking and restoring.
  'clinicFile.manage': admins,
  'audit.readAll': admins,
} as const satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof access;

/** Tells whether a role may do something; no role may do nothing. */
export const may = (role: Role | null | undefined, action: Action): boolean =>
  roles.some((one) => one === role && (access[action] as readonly Role[]).includes(one));

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
