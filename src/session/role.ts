import type { MessageId } from '@/locales';

const roles = ['ADMIN', 'USER'] as const;
export type Role = (typeof roles)[number];

/** Display names of the roles. */
export const roleNames: Record<Role, MessageId> = { ADMIN: 'auth.roleAdmin', USER: 'auth.roleUser' };

/**
 * The only parser of role names: `admin` and ` ADMIN ` are the same role, and everything outside the closed set is no
 * role, so that a misspelt or unknown name never grants access (specification 6 shows both spellings).
 */
export function toRole(name: unknown): Role | null {
  if (typeof name !== 'string') return null;
  const folded = name.trim().toUpperCase();
  return roles.find((role) => role === folded) ?? null;
}
