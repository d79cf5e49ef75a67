import type { RenewedToken } from '@/session/renewal';

/**
 * What renews a session of the organisation's lives in the memory of the tab that signed in. A tab that was opened or
 * reloaded since has none, and asks the others before it gives the session up for all of them.
 */
const CHANNEL = 'nephrodesk.organisation';
/** A tab that can help says so at once, ms; renewing may then take as long as any call. */
const HERE_MS = 500;
const ANSWER_MS = 20_000;

type Renewal = RenewedToken | null;
type Message =
  | { ask: string }
  | { to: string; here: true }
  /** `null`: refused; absent: nobody could be asked. */
  | { to: string; renewal?: Renewal };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What came with a renewal. @returns undefined where it is none: then nobody could be asked */
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
 * @param canRenew whether this tab holds what it takes
 * @returns stops it
 */
export function renewForOthers(canRenew: () => boolean, renew: () => Promise<Renewal>): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another version of the program, or another program of this origin, may say anything.
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

/** Has another tab renew. @returns null where none can, or the provider refused; throws where it could not be asked */
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
