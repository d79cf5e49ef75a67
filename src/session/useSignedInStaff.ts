import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Reader } from '@/domain/alerts/alertAudience';
import { selectProfile, selectRole, selectUserName } from './state';

/** Who looks, as alerts are brought to people. */
export function useSignedInStaff(): Reader {
  const username = useSelector(selectProfile)?.username ?? '';
  const name = useSelector(selectUserName);
  const role = useSelector(selectRole);
  return useMemo(() => ({ username, name, role }), [username, name, role]);
}
