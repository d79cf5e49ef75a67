import type { RenewedToken } from '@/session/renewal';

/**
 * The refresh token of an organisation's session lives in the memory of the tab that signed in. A tab opened or
 * reloaded later has none, and asks the other tabs before it ends the session for all of them.
 */
const CHANNEL = 'nephrodesk.organisation';
/** A tab that can help answers within this time, ms; the renewal itself may then take as long as any call. */
const HERE_MS = 500;
const ANSWER_MS = 20_000;

type Renewal = RenewedToken | null;
type Message =
  | { ask: string }
  | { to: string; here: true }
  /** `null`: refused; absent: the provider could not be reached. */
  | { to: string; renewal?: Renewal };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The result of a renewal. @returns undefined if it is none: then the provider could not be reached */
function renewalIn({ renewal }: Record<string, unknown>): Renewal | undefined {
  if (renewal === null) return null;
  if (!isObject(renewal) || typeof renewal['access_token'] !== 'string') return undefined;
  return { access_token: renewal['access_token'] };
}

function send(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel is this origin's own
  channel.postMessage(message);
}

/**
 * Renews for other tabs.
 * @param canRenew whether this tab holds the refresh token
 * @returns stops it
 */
export function renewForOthers(canRenew: () => boolean, renew: () => Promise<Renewal>): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another version of the program, or another program of this origin, may send any message.
    if (!isObject(data) || typeof data['ask'] !== 'string' || !canRenew()) return;
    const to = data['ask'];
    send(channel, { to, here: true });
    renew().then(
      (renewal) => send(channel, { to, renewal }),
      () => send(channel, { to }),
    );
  });
  return () => channel.close();
}

/**
 * Asks another tab to renew. @returns null if none can, or the provider refused; throws if the provider could not be
 * reached
 */
export function renewByOthers(): Promise<Renewal> {
  const channel = new BroadcastChannel(CHANNEL);
  const id = crypto.randomUUID();
  const answer = new Promise<Renewal>((settle, fail) => {
    let timer = setTimeout(() => settle(null), HERE_MS);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isObject(data) || data['to'] !== id) return;
      clearTimeout(timer);
      const giveUp = () => fail(new Error('The tab that renews gave no answer.'));
      const renewal = renewalIn(data);
      if ('here' in data) timer = setTimeout(giveUp, ANSWER_MS);
      else if (renewal === undefined) giveUp();
      else settle(renewal);
    });
  });
  send(channel, { ask: id });
  return answer.finally(() => channel.close());
}
