import type { Identified } from '@/backend/actor';
import { Refused, type Repository } from '@/backend/contract';
import { answerCare } from '@/backend/http/careCalls';

export type Interaction = 'read' | 'search-type' | 'create' | 'update';

/** Who calls: their rights in the records, and which interactions are open to them here. */
export interface Principal {
  identified: Identified;
  may: (type: string, interaction: Interaction) => boolean;
}

/** Staff do here what they do on the pages. */
export const staff = (identified: Identified): Principal => ({ identified, may: () => true });

interface Sent {
  query?: Record<string, string>;
  body?: unknown;
  ifMatch?: string;
}

/** A call of the care contract by the caller: rights, log, versions and alerts are those of every other way in. */
export type Care = <T>(method: string, path: string, sent?: Sent) => Promise<T>;

/** What answers a call of the door. */
export interface Room {
  principal: Principal;
  care: Care;
  /** Address of the door as the caller reaches it, without a slash at its end. */
  base: string;
  /** Epoch ms. */
  now: number;
}

export const careOf =
  ({ identified }: Principal, repository: Repository): Care =>
  async <T>(method: string, path: string, { query = {}, body, ifMatch }: Sent = {}): Promise<T> => {
    const host = { authorise: async () => identified, storeOf: () => repository };
    const answer = await answerCare(host, {
      method,
      path,
      query,
      body,
      // The caller is known already.
      authorization: 'Bearer known',
      ifMatch,
      signal: undefined,
      onProgress: undefined,
    });
    return answer.data as T;
  };

/** A segment of a path. */
export const segment = (text: string): string => encodeURIComponent(text);

/** What a call answers, or undefined where there is nothing of this name. */
export async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (thrown) {
    if (thrown instanceof Refused && thrown.status === 404) return undefined;
    throw thrown;
  }
}

/** All records of a kind, or those of one patient. */
export async function listAll<T>(care: Care, kind: string, patient?: string): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: '1000', ...(patient !== undefined && { patient }), ...(cursor && { cursor }) };
    const page: { items: T[]; next?: string } = await care('GET', `/${kind}`, { query });
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return items;
}
