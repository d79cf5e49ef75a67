import { AxiosError, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { toAppError, UnexpectedAnswer, type AppError } from '@/shared/api/appError';
import { iam } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { tokenOf } from './tokenStorage';

export interface Credentials {
  email: string;
  password: string;
}

/** A role without a readable name still counts as the first one: it must not make way for a more powerful second. */
const roleSchema = z.catch(z.object({ name: z.string().check(z.maxLength(100)) }), { name: '' });

/** The answer of the my-identity call (specification 3.1); the only place that names and roles are taken from. */
const profileSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(200)),
  roles: z.catch(z.array(roleSchema), []),
  firstName: z.catch(z.string().check(z.maxLength(200)), ''),
  lastName: z.catch(z.string().check(z.maxLength(200)), ''),
});
export type Profile = z.infer<typeof profileSchema>;

/** An answer counts as a failure unless its status is 200 and it carries no error (specification 5). */
function refuseErrors(response: AxiosResponse<unknown>): void {
  const { data, status } = response;
  const error = typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined;
  if (status === 200 && (error === undefined || error === null)) return;
  throw new AxiosError(
    'Refused by the identity host',
    AxiosError.ERR_BAD_REQUEST,
    response.config,
    undefined,
    response,
  );
}

/** Asks for a login; answers the whole response, which is what is stored, and the token in it. */
export async function authorize(credentials: Credentials): Promise<{ response: unknown; token: string }> {
  const answer = await iam.post<unknown>('/identities/authorize', credentials);
  refuseErrors(answer);
  const token = tokenOf(answer.data);
  if (token === null) throw new UnexpectedAnswer('/identities/authorize', 'accessToken');
  return { response: answer.data, token };
}

/** Who a token belongs to. */
export async function fetchIdentity(token: string): Promise<Profile> {
  const answer = await iam.get<unknown>('/identities/my/', { headers: { Authorization: `Bearer ${token}` } });
  refuseErrors(answer);
  return parseAnswer(answer, profileSchema);
}

/** Tells the host that a token is no longer wanted. Nobody waits for it and its failure changes nothing. */
export async function revoke(token: string): Promise<void> {
  try {
    await iam.post('/identities/logout', null, { headers: { Authorization: `Bearer ${token}` } });
  } catch {
    // The host may not offer it; the session has ended here either way.
  }
}

export { toAppError };

/** A failed sign-in in its own words: "session ended" or "saved or not?" would mislead on this page. */
export function signInError(thrown: unknown): AppError {
  const error = toAppError(thrown);
  if (error.message === 'errors.unknownOutcome') return { ...error, message: 'errors.network' };
  if (error.status !== undefined && error.status < 429) return { ...error, message: 'auth.rejected' };
  return error;
}
