import axios, { AxiosError, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { toAppError, UnexpectedAnswer, type AppError } from '@/shared/api/appError';
import { iam } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { renew } from './renewal';
import { heldToken, isStorable, tokenOf } from './tokenStorage';

export interface Credentials {
  email: string;
  password: string;
}

/** A role without a readable name still counts as the first one: it must not make way for a more powerful second. */
const roleSchema = z.catch(z.object({ name: z.string().check(z.maxLength(100)) }), { name: '' });
const spare = (longest: number) => z.catch(z.string().check(z.maxLength(longest)), '');
const maybe = (longest: number) => z.catch(z.optional(z.string().check(z.maxLength(longest))), undefined);

/**
 * The answer of the my-identity call (specification 3.1); the only place that names and roles are taken from. Beyond
 * user name and roles a host may know less than the embedded one: what is missing or cannot be read is left out.
 */
export const profileSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(200)),
  roles: z.catch(z.array(roleSchema), []),
  firstName: spare(200),
  lastName: spare(200),
  phone: maybe(40),
  mobile: maybe(40),
  avatar: z.catch(
    z.optional(
      z.string().check(z.maxLength(100_000), z.regex(/^data:image\/(jpeg|png|webp);base64,[\w+/]+=*$/)),
    ),
    undefined,
  ),
  /** Of the profile, where the host lets it be changed. */
  version: maybe(100),
  hasPassword: z.catch(z.boolean(), false),
  hasQuestions: z.catch(z.boolean(), false),
  /** The host asks for the password again before it answers anything else. */
  isLocked: z.catch(z.optional(z.boolean()), undefined),
});
export type Profile = z.infer<typeof profileSchema>;

const textError = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'error' in data &&
  data.error !== undefined &&
  data.error !== null;

/** An answer counts as a failure unless its status is 200 and it carries no error (specification 5). */
export function refuseErrors(response: AxiosResponse<unknown>): void {
  if (response.status === 200 && !textError(response.data)) return;
  throw new AxiosError(
    'Refused by the identity host',
    AxiosError.ERR_BAD_REQUEST,
    response.config,
    undefined,
    response,
  );
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

interface Login {
  response: object;
  token: string;
}

/** The token of a login response, with the whole response, which is what is stored. @throws UnexpectedAnswer */
export function loginOf(response: unknown, endpoint = '/identities'): Login {
  const token = tokenOf(response);
  if (token === null || typeof response !== 'object' || response === null || !isStorable(response))
    throw new UnexpectedAnswer(endpoint, 'accessToken');
  return { response, token };
}

/** Asks for a login. */
export async function authorize(credentials: Credentials): Promise<Login> {
  const answer = await iam.post<unknown>('/identities/authorize', credentials);
  refuseErrors(answer);
  return loginOf(answer.data, '/identities/authorize');
}

/** Who a token belongs to. */
export async function fetchIdentity(token: string): Promise<Profile> {
  const answer = await iam.get<unknown>('/identities/my/', bearer(token));
  refuseErrors(answer);
  return parseAnswer(answer, profileSchema);
}

/** Who the stored login belongs to; a token that has run out is renewed once. */
export async function fetchHeldIdentity(): Promise<Profile> {
  const token = heldToken() ?? '';
  try {
    return await fetchIdentity(token);
  } catch (thrown) {
    if (!(axios.isAxiosError(thrown) && thrown.response?.status === 401)) throw thrown;
    // Another call may have had it renewed meanwhile.
    if (heldToken() === token && (await renew()) !== 'renewed') throw thrown;
    return fetchIdentity(heldToken() ?? '');
  }
}

/** A bare access token as the login response it stands for, with who it belongs to. */
export async function loginByAccessToken(token: string): Promise<Login & { profile: Profile }> {
  const profile = await fetchIdentity(token);
  const { username, roles } = profile;
  return { ...loginOf({ identity: { username, roles }, accessToken: { access_token: token } }), profile };
}

/**
 * The login that a link's token stands for: the host exchanges it, once. A host that knows no such exchange gave an
 * access token.
 */
export async function exchange(token: string): Promise<Login> {
  try {
    const answer = await iam.post<unknown>('/identities/token', { token });
    refuseErrors(answer);
    return loginOf(answer.data, '/identities/token');
  } catch (thrown) {
    const status = axios.isAxiosError(thrown) ? thrown.response?.status : undefined;
    if (status !== 404 && status !== 405) throw thrown;
    return loginByAccessToken(token);
  }
}

/** Tells the host that a token is no longer wanted. Nobody waits for it and its failure changes nothing. */
export async function revoke(token: string): Promise<void> {
  try {
    await iam.post('/identities/logout', null, bearer(token));
  } catch {
    // The host may not offer it; the session has ended here either way.
  }
}

/**
 * Has the host ask for the password again before the token opens anything. One that knows no locks is told that the
 * token is no longer wanted, which comes to the same. @returns whether the host has heard of it
 */
export async function lockThere(token: string): Promise<boolean> {
  try {
    await iam.post('/identities/my/lock', null, bearer(token));
    return true;
  } catch (thrown) {
    const status = axios.isAxiosError(thrown) ? thrown.response?.status : undefined;
    if (status === 404 || status === 405 || status === 501) await revoke(token);
    // A token that does not hold opens nothing either.
    return status !== undefined && status < 500 && status !== 429;
  }
}

export { toAppError };

/** A failed sign-in in its own words: "session ended" or "saved or not?" would mislead on this page. */
export function signInError(thrown: unknown): AppError {
  const error = toAppError(thrown);
  if (error.message === 'errors.linkInvalid') return error;
  if (error.message === 'errors.unknownOutcome') return { ...error, message: 'errors.network' };
  if (error.status !== undefined && error.status < 429) return { ...error, message: 'auth.rejected' };
  return error;
}
