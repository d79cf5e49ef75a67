import { refusalBody } from './bodies';
import { Refused } from '../contract';

/** A call of a client in the browser, as it can cross from the page to a worker. */
export interface Call {
  method: string;
  /** Below the base of the client, without the query. */
  path: string;
  /** As given: a client may hand over more than texts. */
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  authorization: string | undefined;
  ifMatch: string | undefined;
}

/** The answer to a call; `headers` beside the content type. */
export interface Answer {
  status: number;
  data?: unknown;
  headers?: Record<string, string>;
}

export interface Attention {
  /** The caller has lost interest. */
  signal?: AbortSignal | undefined;
  /** Called with the progress of a long answer, where the caller wants it. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Answers the calls of one client; null for a call that is none of its own. Rejects with whatever is no refusal. */
export type Answering = (call: Call, attention: Attention) => Promise<Answer | null>;

/** The clients that are answered in the browser, by name. */
export type ClientName = 'identities' | 'care' | 'navbar' | 'demonstration';
export type Answers = Partial<Record<ClientName, Answering>>;

/** Makes a refusal an answer as well. */
export const refusing =
  (answering: Answering): Answering =>
  async (call, attention) => {
    try {
      return await answering(call, attention);
    } catch (thrown) {
      if (thrown instanceof Refused) return { status: thrown.status, data: refusalBody(thrown) };
      throw thrown;
    }
  };
