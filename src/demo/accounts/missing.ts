import type { MessageId } from '@/locales';
import type { Credentials } from './calls';

export type Problems = Partial<Record<keyof Credentials, MessageId>>;

/** What has to be filled in before anything is sent. A missing name is for the host to name (specification 5). */
export function missingIn({ email, password }: Credentials): Problems {
  return {
    ...(email.trim() === '' && { email: 'auth.emailRequired' as const }),
    ...(password === '' && { password: 'auth.passwordRequired' as const }),
  };
}
