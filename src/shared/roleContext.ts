import { createContext } from 'react';
import type { Role } from '@/domain/access';

/** The role of whoever is signed in; null for nobody, and for an account without rights. */
export const RoleContext = createContext<Role | null>(null);
