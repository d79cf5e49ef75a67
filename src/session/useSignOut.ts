import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/shared/store/useEntities';
import { signOut } from './leave';

/** Signs out and opens the first page, from any page (specification 4). */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(() => {
    void dispatch(signOut());
    void navigate('/', { replace: true });
  }, [dispatch, navigate]);
}
