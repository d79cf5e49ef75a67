import type { Role } from '@/domain/access';
import type { MessageId } from '@/locales';

/** Display names of the roles. */
export const roleNames: Record<Role, MessageId> = { ADMIN: 'auth.roleAdmin', USER: 'auth.roleUser' };
