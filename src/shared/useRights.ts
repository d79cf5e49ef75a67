import { use, useCallback } from 'react';
import { may, type Action } from '@/domain/access';
import { RoleContext } from './roleContext';

/** Tells of any action what `useMay` tells of one, for lists of things to do. */
export function useRights(): (action: Action) => boolean {
  const role = use(RoleContext);
  return useCallback((action: Action) => may(role, action), [role]);
}
