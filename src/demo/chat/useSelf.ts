import { useSelector } from 'react-redux';
import type { SessionState } from '@/session/state';

export interface Self {
  name: string;
  picture: string | undefined;
}

type Root = { session: SessionState };

/** The person at the keyboard. */
export function useSelf(): Self {
  const name = useSelector(({ session }: Root) => session.values?.name ?? '');
  const picture = useSelector(({ session }: Root) => session.profile?.avatar);
  return { name, picture };
}
