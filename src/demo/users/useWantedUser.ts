import { useSearchParams } from 'react-router-dom';
import type { ListedUser } from '@/shared/demonstration/users';
import type { Users } from './useUsers';

/** The user that the address names by `id`, the first where it names none; undefined where nobody is called so. */
export function useWantedUser({ users }: Pick<Users, 'users'>): {
  wanted: string | null;
  user: ListedUser | undefined;
} {
  const [params] = useSearchParams();
  const wanted = params.get('id');
  const user = wanted === null ? users[0] : users.find(({ id }) => String(id) === wanted);
  return { wanted, user };
}
