import { useCallback } from 'react';
import { useT } from '@/shared/i18n/text';
import type { UserTexts } from './userQuery';
import { departments, roles, states, verified } from '../words';

/** What the cells of a user say in the language of the page. */
export function useTexts(): UserTexts {
  const t = useT();
  return useCallback(
    ({ id, name, username, email, country, role, status, is_verified, department }) => ({
      id,
      name,
      username,
      email,
      country,
      role: t(roles[role]),
      status: t(states[status]),
      verified: t(verified[`${is_verified}`]),
      department: t(departments[department]),
    }),
    [t],
  );
}
