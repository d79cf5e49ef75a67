import axios from 'axios';
import * as z from 'zod/mini';
import { iam } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import {
  adoptStored,
  heldRefreshToken,
  heldSession,
  heldToken,
  heldVia,
  renewToken,
  type Via,
} from './tokenStorage';

/** `refused`: the session is over. `unreachable`: the host could not be reached, and nothing is decided. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';

const renewedSchema = z.object({
  accessToken: z.object({ access_token: z.string(), refresh_token: z.optional(z.string()) }),
});
/** The response fields with a new access token; they replace the previous ones. */
export type RenewedToken = z.infer<typeof renewedSchema>['accessToken'];

/** Returns a new token, null for a refusal, and throws if the host could not be reached. */
type Renewer = () => Promise<RenewedToken | null>;

async function renewHere(): Promise<RenewedToken | null> {
  const token = heldRefreshToken();
  if (token === null) return null;
  try {
    const answer = await iam.post<unknown>('/identities/refresh', { refresh_token: token });
    return parseAnswer(answer, renewedSchema).accessToken;
  } catch (thrown) {
    const status = axios.isAxiosError(thrown) ? thrown.response?.status : undefined;
    if (status !== undefined && status >= 400 && status < 429) return null;
    throw thrown;
  }
}

const renewers: Partial<Record<Via, Renewer>> = { password: renewHere };

/**
 * Registers how sessions of another sign-in method are renewed; without a renewer a session ends with its first token.
 */
export function setRenewer(via: Via, renewer: Renewer): void {
  renewers[via] = renewer;
}

/**
 * Storage changes reach other tabs a moment later. A tab that finds a renewal in progress or just done elsewhere waits
 * this long for its token before requesting one, ms.
 */
const LISTENS_MS = 1_000;
const LISTENS_EVERY_MS = 50;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whether another tab was faster and its token is used. */
const isSuperseded = (token: string | null): boolean => heldToken() !== token || adoptStored();

async function isSupersededSoon(token: string | null): Promise<boolean> {
  for (let waited = 0; waited < LISTENS_MS; waited += LISTENS_EVERY_MS) {
    if (isSuperseded(token)) return true;
    await pause(LISTENS_EVERY_MS);
  }
  return isSuperseded(token);
}

/** @param token the expired one */
async function attempt(token: string | null): Promise<Renewal> {
  const session = heldSession();
  if (isSuperseded(token)) return 'renewed';
  const isSpent = heldRefreshToken() !== null;
  try {
    const renewed = await renewers[heldVia()]?.();
    if (session === null || heldSession() !== session) return 'refused';
    if (renewed) return renewToken(renewed) ? 'renewed' : 'refused';
    return isSpent && (await isSupersededSoon(token)) ? 'renewed' : 'refused';
  } catch (thrown) {
    if (axios.isCancel(thrown)) throw thrown;
    return 'unreachable';
  }
}

type Turn = 'nobody else' | 'after others';

/**
 * The renewal by `work` while no other tab renews; null, without any work, if one does and it is `nobody else`'s turn.
 * A tab that has renewed keeps its turn until its token has reached the other tabs.
 */
async function inTurn(turn: Turn, work: () => Promise<Renewal>): Promise<Renewal | null> {
  return new Promise((settle, fail) => {
    const held = navigator.locks.request(
      'nephrodesk.renewal',
      { ifAvailable: turn === 'nobody else' },
      async (lock) => {
        if (lock === null) return settle(null);
        const renewal = await work();
        settle(renewal);
        if (renewal === 'renewed') await pause(LISTENS_MS);
      },
    );
    held.catch(fail);
  });
}

/** One tab at a time, if the browser supports locks: a refresh token is valid for one use. */
async function oncePerBrowser(token: string | null): Promise<Renewal> {
  const work = () => attempt(token);
  if (!('locks' in navigator)) return work();
  const own = await inTurn('nobody else', work);
  if (own !== null) return own;
  if (await isSupersededSoon(token)) return 'renewed';
  return (await inTurn('after others', work)) ?? 'unreachable';
}

let underWay: Promise<Renewal> | null = null;

/** A new access token for the current session: one call, however many callers and tabs need it. */
export function renew(): Promise<Renewal> {
  const token = heldToken();
  underWay ??= oncePerBrowser(token).finally(() => {
    underWay = null;
  });
  return underWay;
}
