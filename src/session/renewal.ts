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

/** `refused`: the session is over. `unreachable`: nobody could be asked, and nothing is decided. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';

const renewedSchema = z.object({
  accessToken: z.object({ access_token: z.string(), refresh_token: z.optional(z.string()) }),
});
/** What came with a new access token; it takes the place of the former one's parts. */
export type RenewedToken = z.infer<typeof renewedSchema>['accessToken'];

/** Answers a new token, null for a refusal, and throws where nobody could be asked. */
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

/** Says how sessions of another door are renewed; a door without a renewer ends with its first token. */
export function setRenewer(via: Via, renewer: Renewer): void {
  renewers[via] = renewer;
}

/**
 * What one tab stores is read in another a moment later. Whoever finds a renewal under way, or just done, in another tab
 * listens for its token so long before asking for one, ms.
 */
const LISTENS_MS = 1_000;
const LISTENS_EVERY_MS = 50;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whether another tab was quicker: its token is ours. */
const isSuperseded = (token: string | null): boolean => heldToken() !== token || adoptStored();

async function isSupersededSoon(token: string | null): Promise<boolean> {
  for (let waited = 0; waited < LISTENS_MS; waited += LISTENS_EVERY_MS) {
    if (isSuperseded(token)) return true;
    await pause(LISTENS_EVERY_MS);
  }
  return isSuperseded(token);
}

/** @param token that has run out */
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
 * The renewal that `work` comes to while no other tab renews; null, without any work, where one does and it is `nobody
 * else`'s turn. A tab that has renewed keeps its turn until its token has surely spread.
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

/** One tab at a time, where the browser can say so: a renewal token is spent by its first use. */
async function oncePerBrowser(token: string | null): Promise<Renewal> {
  const work = () => attempt(token);
  if (!('locks' in navigator)) return work();
  const own = await inTurn('nobody else', work);
  if (own !== null) return own;
  if (await isSupersededSoon(token)) return 'renewed';
  return (await inTurn('after others', work)) ?? 'unreachable';
}

let underWay: Promise<Renewal> | null = null;

/** A new access token for the session that is held: one call, however many ask for it and in however many tabs. */
export function renew(): Promise<Renewal> {
  const token = heldToken();
  underWay ??= oncePerBrowser(token).finally(() => {
    underWay = null;
  });
  return underWay;
}
