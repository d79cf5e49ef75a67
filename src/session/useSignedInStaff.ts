import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Reader } from '@/domain/alerts/alertAudience';
import { selectProfile, selectRole, selectUserName } from './state';

/** The current user as a recipient of alerts. */
export function useSignedInStaff(): Reader {
  const username = useSelector(selectProfile)?.username ?? '';
  const name = useSelector(selectUserName);
  const role = useSelector(selectRole);
  return useMemo(() => ({ username, name, role }), [username, name, role]);
}
