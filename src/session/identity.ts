import axios, { AxiosError, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import type { Answer } from '@/domain/staff/identity';
import { toAppError, UnexpectedAnswer, type AppError } from '@/shared/api/appError';
import { iam, isOwnHost } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { deviceSecret } from './deviceSecret';
import { renew } from './renewal';
import { heldToken, isStorable, tokenOf } from './tokenStorage';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * A role with an unreadable name still counts as the first one, so that a more powerful second one does not replace it.
 */
const roleSchema = z.catch(z.object({ name: z.string().check(z.maxLength(100)) }), { name: '' });
const spare = (longest: number) => z.catch(z.string().check(z.maxLength(longest)), '');
const maybe = (longest: number) => z.catch(z.optional(z.string().check(z.maxLength(longest))), undefined);

/**
 * The answer of the my-identity call (specification 3.1); the only source of names and roles. A host may send less than
 * the embedded one beyond user name and roles: missing or unreadable fields are omitted.
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
  /** Version of the profile, if the host lets it be changed. */
  version: maybe(100),
  hasPassword: z.catch(z.boolean(), false),
  hasQuestions: z.catch(z.boolean(), false),
  /** The host requires the password before it answers anything else. */
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

/** The token of a login response, with the whole response, which is stored. @throws UnexpectedAnswer */
export function loginOf(response: unknown, endpoint = '/identities'): Login {
  const token = tokenOf(response);
  if (token === null || typeof response !== 'object' || response === null || !isStorable(response))
    throw new UnexpectedAnswer(endpoint, 'accessToken');
  return { response, token };
}

/** What a host is told besides of the browser; another organisation's may refuse a field that it does not know. */
const browser = () => (isOwnHost(iam.defaults) ? { device: deviceSecret() } : {});

/** Asks for a login. */
export async function authorize(credentials: Credentials): Promise<Login> {
  const answer = await iam.post<unknown>('/identities/authorize', { ...credentials, ...browser() });
  refuseErrors(answer);
  return loginOf(answer.data, '/identities/authorize');
}

/** The user of a token. */
export async function fetchIdentity(token: string): Promise<Profile> {
  const answer = await iam.get<unknown>('/identities/my/', bearer(token));
  refuseErrors(answer);
  return parseAnswer(answer, profileSchema);
}

/** The user of the stored login; an expired token is renewed once. */
export async function fetchHeldIdentity(): Promise<Profile> {
  const token = heldToken() ?? '';
  try {
    return await fetchIdentity(token);
  } catch (thrown) {
    if (!(axios.isAxiosError(thrown) && thrown.response?.status === 401)) throw thrown;
    // Another call may have renewed it meanwhile.
    if (heldToken() === token && (await renew()) !== 'renewed') throw thrown;
    return fetchIdentity(heldToken() ?? '');
  }
}

/** Turns an access token into a login response, with its user. */
export async function loginByAccessToken(token: string): Promise<Login & { profile: Profile }> {
  const profile = await fetchIdentity(token);
  const { username, roles } = profile;
  return { ...loginOf({ identity: { username, roles }, accessToken: { access_token: token } }), profile };
}

/** Exchanges a link's token, and the answers to the security questions where the account has some, for a login, once. A host without this exchange issued an access token instead. */
export async function exchange(token: string, answers?: readonly Answer[]): Promise<Login> {
  try {
    const answer = await iam.post<unknown>('/identities/token', {
      token,
      ...browser(),
      ...(answers && { answers }),
    });
    refuseErrors(answer);
    return loginOf(answer.data, '/identities/token');
  } catch (thrown) {
    const status = axios.isAxiosError(thrown) ? thrown.response?.status : undefined;
    if (status !== 404 && status !== 405) throw thrown;
    return loginByAccessToken(token);
  }
}

const statusOf = (thrown: unknown): number | undefined =>
  axios.isAxiosError(thrown) ? thrown.response?.status : undefined;
/** A host that could answer has decided: what is asked again gets the same answer. */
const isDecided = (status: number | undefined): boolean =>
  status !== undefined && status < 500 && status !== 429;

/**
 * Revokes a token at the host. A host that does not support it has answered too: the session has ended here either way.
 * @returns whether the host has answered
 */
export async function revoke(token: string): Promise<boolean> {
  try {
    await iam.post('/identities/logout', null, bearer(token));
    return true;
  } catch (thrown) {
    return isDecided(statusOf(thrown));
  }
}

/**
 * Makes the host require the password before the token works again. On a host without locks the token is revoked, which
 * has the same effect. @returns whether the host has confirmed it
 */
export async function lockThere(token: string): Promise<boolean> {
  try {
    await iam.post('/identities/my/lock', null, bearer(token));
    return true;
  } catch (thrown) {
    const status = statusOf(thrown);
    if (status === 404 || status === 405 || status === 501) await revoke(token);
    // An invalid token gives no access either.
    return isDecided(status);
  }
}

export { toAppError };

/** The error of a failed sign-in in its own words: "session ended" or "saved or not?" would mislead on this page. */
export function signInError(thrown: unknown): AppError {
  const error = toAppError(thrown);
  if (error.message === 'errors.linkInvalid' || error.message === 'errors.questionsFirst') return error;
  if (error.message === 'errors.unknownOutcome') return { ...error, message: 'errors.network' };
  if (error.status !== undefined && error.status < 429) return { ...error, message: 'auth.rejected' };
  return error;
}
