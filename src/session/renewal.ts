import axios from 'axios';
import * as z from 'zod/mini';
import { iam } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { adoptStored, heldRefreshToken, heldSession, heldVia, renewToken, type Via } from './tokenStorage';

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

async function attempt(): Promise<Renewal> {
  const session = heldSession();
  // Another tab was quicker: its token is ours.
  if (adoptStored()) return 'renewed';
  try {
    const renewed = await renewers[heldVia()]?.();
    if (session === null || heldSession() !== session || !renewed) return 'refused';
    return renewToken(renewed) ? 'renewed' : 'refused';
  } catch (thrown) {
    if (axios.isCancel(thrown)) throw thrown;
    return 'unreachable';
  }
}

/** One tab at a time, where the browser can say so: a renewal token is spent by its first use. */
function inTurn(work: () => Promise<Renewal>): Promise<Renewal> {
  return 'locks' in navigator ? navigator.locks.request('nephrodesk.renewal', work) : work();
}

let underWay: Promise<Renewal> | null = null;

/** A new access token for the session that is held: one call, however many ask for it and in however many tabs. */
export function renew(): Promise<Renewal> {
  underWay ??= inTurn(attempt).finally(() => {
    underWay = null;
  });
  return underWay;
}
