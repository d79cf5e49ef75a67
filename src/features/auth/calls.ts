import type { Claim, FlowName, Sent } from './flow';
import * as z from 'zod/mini';
import type { QuestionId } from '@/domain/staff/questions';
import {
  linkSchema,
  offersSchema,
  questionsSchema,
  sentSchema,
  type Answer,
  type SignUp,
} from '@/domain/staff/identity';
import type { MessageId } from '@/locales';
import { loginOf, refuseErrors } from '@/session/identity';
import { toAppError, UnexpectedAnswer, type AppError } from '@/shared/api/appError';
import { iam, isOwnHost } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { drawnSecret } from '@/shared/drawnSecret';
import { now } from '@/shared/store/clock';

/** Whatever a host asks for, nobody waits longer than this to ask for the same again, ms. */
const LONGEST_WAIT_MS = 10 * 60_000;

async function ask<T>(path: string, body: object, schema: z.ZodMiniType<T>): Promise<T> {
  const answer = await iam.post<unknown>(path, body);
  refuseErrors(answer);
  return parseAnswer(answer, schema, 'closed');
}

async function send(path: string, body: { email: string } & Claim): Promise<Sent> {
  const { resendAfterMs } = await ask(path, body, sentSchema);
  const wait = Math.min(Math.max(resendAfterMs, 0), LONGEST_WAIT_MS);
  const { email, nonce } = body;
  return { to: email, resendAt: now() + wait, ...(nonce !== undefined && { nonce }) };
}

export const signUp = (person: Omit<SignUp, 'nonce'>) =>
  send('/identities/signup', { ...person, nonce: drawnSecret() });
export const sendCode = (email: string, claim: Claim) => send('/identities/otp/send', { email, ...claim });
export const sendSignInLink = (email: string) => send('/identities/token/send', { email });
export const lostPassword = (email: string) => send('/identities/password/lost', { email });

/** Whether anybody may sign up. Hosts of others do not know the question, and let everybody. */
export async function fetchSignUpOffer(): Promise<boolean> {
  if (!isOwnHost(iam.defaults)) return true;
  return parseAnswer(await iam.get<unknown>('/identities/offers'), offersSchema).signUp;
}

/** @returns the login response */
export async function verifyCode(email: string, code: string, claim: Claim): Promise<object> {
  const path = '/identities/otp/verify';
  return loginOf(await ask(path, { email, code, ...claim }, z.unknown()), path).response;
}

export async function fetchQuestions(token: string): Promise<QuestionId[]> {
  const { questions } = await ask('/identities/questions/fetch', { token }, questionsSchema);
  return [...new Set(questions)];
}

export async function answerQuestions(token: string, answers: Answer[]): Promise<string> {
  return (await ask('/identities/questions/answer', { token, answers }, linkSchema)).token;
}

export async function resetPassword(token: string, password: string): Promise<void> {
  const path = '/identities/password/reset';
  const answer = await iam.post<unknown>(path, { token, password });
  if (answer.status === 204) return;
  refuseErrors(answer);
  throw new UnexpectedAnswer(path, 'status');
}

/** Answers by which a host could tell whether there is an account, on purpose or not. */
const TELLING = new Set([401, 403, 404, 409, 410]);
const byLink = new Set<FlowName>(['fetchQuestions', 'answerQuestions', 'resetPassword']);

/** "Saved or not?" is no question where nothing is lost by trying again; a password may have been set. */
function unanswered(flow: FlowName): MessageId {
  return flow === 'resetPassword' ? 'identity.resetUnknown' : 'errors.network';
}

/** What is wrong with a field, in words about the field: anything else could be about the account. */
function safeFields(fields: Record<string, MessageId>): Record<string, MessageId> {
  const safe = (id: MessageId): MessageId => (id.startsWith('validation.') ? id : 'validation.invalid');
  return Object.fromEntries(Object.entries(fields).map(([field, id]) => [field, safe(id)]));
}

/**
 * A failed step in its own words. None of them says whether an account exists, even where the host would; only a link
 * that its owner has followed may be called void.
 */
export function flowError(thrown: unknown, flow: FlowName): AppError {
  const error = toAppError(thrown);
  if (error.message === 'errors.unknownOutcome') return { ...error, message: unanswered(flow) };
  const told: AppError = error.fields ? { ...error, fields: safeFields(error.fields) } : error;
  if (error.status === undefined || !TELLING.has(error.status)) return told;
  // What holds for everybody tells nothing of anybody.
  if (error.message === 'errors.signUpClosed') return told;
  if (!byLink.has(flow)) return { message: 'identity.refused', status: error.status };
  return error.status === 403 ? told : { ...told, message: 'errors.linkInvalid' };
}
