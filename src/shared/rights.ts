import { createContext, use, useCallback } from 'react';
import { may, type Action, type Role } from '@/domain/access';

/** The role of whoever is signed in; null for nobody, and for an account without rights. */
export const RoleContext = createContext<Role | null>(null);

/** Tells whether whoever is signed in may do something; the backend decides by the same table. */
export const useMay = (action: Action): boolean => may(use(RoleContext), action);

/** Tells of any action what `useMay` tells of one, for lists of things to do. */
export function useRights(): (action: Action) => boolean {
  const role = use(RoleContext);
  return useCallback((action: Action) => may(role, action), [role]);
}
