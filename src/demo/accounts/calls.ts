import type { AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { toAppError, type AppError } from '@/shared/api/appError';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';

export interface Credentials {
  email: string;
  password: string;
}
export interface Registration extends Credentials {
  name: string;
}
/** The words of the host for a field of the registration, or null where nothing is wrong with it. */
export type Objections = Record<'email' | 'name', string | null>;
/** What a call for an access token came to. */
export type Entry = { token: string } | { failure: AppError } | { objections: Objections };

const words = z.nullable(z.string());
/** `error` says that it failed, whatever the status (specification 5). */
const loginSchema = z.object({ accessToken: z.optional(z.string()), error: z.optional(words) });
const registeredSchema = z.object({
  accessToken: z.optional(z.string()),
  error: z.optional(z.nullable(z.object({ email: words, name: words }))),
});
const refreshedSchema = z.object({ accessToken: z.string() });

const unexpected: Entry = { failure: { message: 'errors.unexpectedAnswer' } };

/** Nothing of value is stored by entering: a missing answer says that nobody could be reached. */
function failureOf(thrown: unknown): AppError {
  const error = toAppError(thrown);
  return error.message === 'errors.unknownOutcome' ? { ...error, message: 'errors.network' } : error;
}

async function enter(
  answered: Promise<AxiosResponse<unknown>>,
  entryOf: (answer: AxiosResponse<unknown>) => Entry,
): Promise<Entry> {
  try {
    return entryOf(await answered);
  } catch (thrown) {
    return { failure: failureOf(thrown) };
  }
}

const entered = (token: string | undefined): Entry => (token === undefined ? unexpected : { token });

/** POST …/authenticate/login/user */
export function logIn(credentials: Credentials): Promise<Entry> {
  return enter(demo.post('/authenticate/login/user', credentials), (answer) => {
    const { error, accessToken } = parseAnswer(answer, loginSchema);
    return typeof error === 'string'
      ? { failure: { message: 'auth.rejected', text: error } }
      : entered(accessToken);
  });
}

/** POST …/authenticate/register/user */
export function register(registration: Registration): Promise<Entry> {
  return enter(demo.post('/authenticate/register/user', registration), (answer) => {
    const { error, accessToken } = parseAnswer(answer, registeredSchema);
    return error ? { objections: error } : entered(accessToken);
  });
}

/**
 * POST …/authenticate/refresh-token
 * @returns the new access token, or null for a refusal; throws where nobody could be asked
 */
export async function refresh(accessToken: string): Promise<string | null> {
  const answer = await demo.post<unknown>(
    '/authenticate/refresh-token',
    { accessToken },
    { validateStatus: (status) => status === 200 || status === 401 },
  );
  return answer.status === 200 ? parseAnswer(answer, refreshedSchema).accessToken : null;
}
