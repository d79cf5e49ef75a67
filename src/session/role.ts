import type { MessageId } from '@/locales';

const roles = ['ADMIN', 'USER'] as const;
export type Role = (typeof roles)[number];

/** What people read in the place of a role's name on the wire. */
export const roleNames: Record<Role, MessageId> = { ADMIN: 'auth.roleAdmin', USER: 'auth.roleUser' };

/**
 * The one reading of a role's name: `admin` and ` ADMIN ` are the same role, and everything outside the closed set is
 * no role at all, so that a misspelt or unknown name never opens anything (specification 6 shows both spellings).
 */
export function toRole(name: unknown): Role | null {
  if (typeof name !== 'string') return null;
  const folded = name.trim().toUpperCase();
  return roles.find((role) => role === folded) ?? null;
}
