import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import type { Draft, Entity } from '@/domain/entity';
import { differencesOf, type Difference } from '@/domain/exchange/storedOtherwise';
import {
  describeIssues,
  StoredOtherwise,
  UnexpectedAnswer,
  UnknownWordLost,
  type Conflict,
} from './appError';
import { care } from './http';
import { openAnswer, overwrittenWords, rememberWords } from './openAnswer';

export interface Page<T> {
  items: T[];
  next?: string | undefined;
}

/** The calls of one kind of record. @typeParam Body what is sent of one: the server decides the rest */
export interface Resource<T extends Entity, Body extends { id: string } = Draft<T>> {
  list(query?: Record<string, unknown>, signal?: AbortSignal): Promise<Page<T>>;
  get(id: string, signal?: AbortSignal): Promise<T>;
  create(body: Body): Promise<T>;
  /** Puts a body in the place of the version that it was made from. */
  update(body: Body, version: string): Promise<T>;
  remove(record: Read): Promise<void>;
  /** Does something named with a record in the version that was read; answers the record as it is then. */
  act(record: Read, action: string, body?: unknown): Promise<T>;
}

/** The version of something that was read. */
type Read = Pick<Entity, 'id' | 'version'>;

/** Gives the address that was asked, without the id in it: a host may take a person's number for one. */
const endpointOf = (url: string): string => url.replace(/\?.*$/, '').replace(/^(\/[^/]+)\/[^/]+/, '$1/*');

/**
 * Checks an answer against the contract before anything trusts it. A word that no set of this version has is no
 * violation: it stays as it was sent. A violation is logged once per place, with endpoint and path only: values may be
 * about a patient.
 * @param sets `closed` where nothing may go by a word that is not known, as when somebody signs in
 */
export function parseAnswer<T>(
  response: AxiosResponse<unknown>,
  schema: z.ZodMiniType<T>,
  sets: 'open' | 'closed' = 'open',
): T {
  const parsed = (sets === 'open' ? openAnswer(schema) : schema).safeParse(response.data);
  if (parsed.success) {
    rememberWords(schema, parsed.data);
    return parsed.data;
  }
  const endpoint = endpointOf(response.config.url ?? '');
  const violation = new UnexpectedAnswer(endpoint, describeIssues(parsed.error));
  reportOnce(violation.message);
  throw violation;
}

const reported = new Set<string>();
function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(message);
}

/** The schema of one page of a list. */
export const pageOf = <T>(schema: z.ZodMiniType<T>) =>
  z.object({ items: z.array(schema), next: z.optional(z.string()) });

/**
 * The records that users decided to store in the place of what was there: sent once more, each is answered as that.
 */
const settled = new Map<string, { sent: string; stored: unknown }>();
const keyOf = (path: string, { id }: { id: string }): string => `${path} ${id}`;

const isRecord = (value: unknown): value is { record: unknown } =>
  typeof value === 'object' && value !== null && 'record' in value;
/** Gives the record that a refusal says is stored under the id, as it came. */
function storedInstead(thrown: unknown): unknown {
  const response = axios.isAxiosError(thrown) ? thrown.response : undefined;
  return response?.status === 409 && isRecord(response.data) ? response.data.record : undefined;
}

/** Lists what a stored record says otherwise than what was sent. */
function differencesIn<T extends Entity>(
  path: string,
  schema: z.ZodMiniType<T>,
  stored: T,
  draft: { id: string },
): Difference[] {
  // As the host would have answered it: fields that it does not know and forms of writing are no difference.
  const read = openAnswer(schema).safeParse({ ...stored, ...draft });
  const told = Object.keys(draft);
  const sent = read.success
    ? Object.fromEntries(Object.entries(read.data).filter(([name]) => told.includes(name)))
    : draft;
  return differencesOf(path.slice(1), stored, sent);
}

/** @throws StoredOtherwise where the stored record says otherwise than what was sent */
function mustBeSent<T extends Entity>(
  path: string,
  schema: z.ZodMiniType<T>,
  stored: T,
  draft: { id: string },
): T {
  const differences = differencesIn(path, schema, stored, draft);
  if (differences.length === 0) return stored;
  throw new StoredOtherwise({ path, stored, sent: draft, differences });
}

/** The refusal of a record that is stored otherwise, with what was sent under its id; any other failure as it is. */
function asStoredOtherwise<T extends Entity>(
  path: string,
  schema: z.ZodMiniType<T>,
  thrown: unknown,
  drafts: readonly { id: string }[],
): unknown {
  const read = openAnswer(schema).safeParse(storedInstead(thrown));
  const sent = read.success && (drafts.find(({ id }) => id === read.data.id) ?? drafts[0]);
  if (!read.success || !sent) return thrown;
  const stored = read.data;
  return new StoredOtherwise({
    path,
    stored,
    sent,
    differences: differencesIn(path, schema, stored, sent),
  });
}

/**
 * Sends something new. The answer is compared with what was sent, whatever the host: a first try whose answer was lost
 * may be what is stored, and is never taken for what was corrected since.
 * @param path path of the list under the care base, e.g. `/patients`
 * @throws StoredOtherwise where something else is stored under this id
 */
export async function createRecord<T extends Entity>(
  path: string,
  draft: { id: string },
  schema: z.ZodMiniType<T>,
  http: AxiosInstance = care,
): Promise<T> {
  const before = settled.get(keyOf(path, draft));
  if (before?.sent === JSON.stringify(draft)) return before.stored as T;
  try {
    return mustBeSent(path, schema, parseAnswer(await http.post(path, draft), schema), draft);
  } catch (thrown) {
    throw asStoredOtherwise(path, schema, thrown, [draft]);
  }
}

/**
 * Sends several new records of one kind in one call: all of them are stored, or none. The answers are compared as those
 * of `createRecord`.
 * @throws StoredOtherwise where something else is stored under one of the ids
 */
export async function createRecords<T extends Entity>(
  path: string,
  drafts: readonly { id: string }[],
  schema: z.ZodMiniType<T>,
  http: AxiosInstance = care,
): Promise<T[]> {
  const answers = z.object({ items: z.array(schema) });
  try {
    const sent = { [path.slice(1)]: drafts };
    const { items } = parseAnswer(await http.post(`${path}/bulk`, sent), answers);
    return items.map((stored, place) => {
      const draft = drafts[place];
      return draft ? mustBeSent(path, schema, stored, draft) : stored;
    });
  } catch (thrown) {
    throw asStoredOtherwise(path, schema, thrown, drafts);
  }
}

/** A reading is put right by its own call, with a reason, and stays whose and what it is. */
const addressOf = (path: string, { id, patient, measure }: Record<string, unknown>): string =>
  [path, ...(path === '/readings' ? [patient, measure] : []), id]
    .map((part, place) => (place === 0 ? String(part) : encodeURIComponent(String(part))))
    .join('/');

/** Tells whether what was sent can be put in the place of what is stored: it must be about the same. */
export function canReplace({ path: list, differences }: Conflict): boolean {
  // The invitation has been sent already.
  if (list === '/identities/staff') return false;
  return !differences.some(({ path }) => path === 'patient' || path === 'measure' || path === 'source');
}

/**
 * Puts what was sent in the place of what is stored under its id, in the version that was shown. Creating it once more
 * is answered from then on as if it had been stored at first.
 * @param reason why, in words: some kinds are not changed without
 */
export async function replaceStored(
  { path, stored, sent }: Conflict,
  reason: string,
  http: AxiosInstance = care,
): Promise<void> {
  const answer = await inVersion(stored.version, http).put(
    addressOf(path, { ...stored }),
    { reason, ...sent },
    z.unknown(),
  );
  settled.set(keyOf(path, stored), {
    sent: JSON.stringify(sent),
    stored: { ...stored, ...(answer as object) },
  });
}

/** Calls that name the version that was read: where another one is stored meanwhile, it is refused (412). */
export const inVersion = (version: string, http: AxiosInstance = care) => {
  const config = { headers: { 'If-Match': version } };
  return {
    put: async <T>(path: string, body: unknown, schema: z.ZodMiniType<T>): Promise<T> =>
      parseAnswer(await http.put(path, body, config), schema),
    post: async <T>(path: string, body: unknown, schema: z.ZodMiniType<T>): Promise<T> =>
      parseAnswer(await http.post(path, body, config), schema),
    remove: async (path: string): Promise<void> => {
      await http.delete(path, config);
    },
  };
};

/**
 * The calls of one kind of record. Answers are parsed by `schema`, saves name the version they read (If-Match) and
 * creates carry the client's id.
 * @param path path under the care base, e.g. `/patients`
 */
export function createResource<T extends Entity, Body extends { id: string } = Draft<T>>(
  path: string,
  schema: z.ZodMiniType<T>,
  http: AxiosInstance = care,
): Resource<T, Body> {
  const page = pageOf(schema);
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    async list(query, signal) {
      return parseAnswer(await http.get(path, { params: query, ...(signal && { signal }) }), page);
    },
    async get(id, signal) {
      return parseAnswer(await http.get(one(id), signal ? { signal } : {}), schema);
    },
    async create(body) {
      return createRecord(path, body, schema, http);
    },
    async update(body, version) {
      const lost = overwrittenWords(schema, body);
      if (lost.length > 0) throw new UnknownWordLost(lost);
      return inVersion(version, http).put(one(body.id), body, schema);
    },
    remove: async ({ id, version }) => inVersion(version, http).remove(one(id)),
    act: async ({ id, version }, action, body) =>
      inVersion(version, http).post(`${one(id)}/${action}`, body, schema),
  };
}

/** Calls whose schema comes when they are first made: few sessions read this kind of record. */
export const lazyResource = <T extends Entity, Body extends { id: string } = Draft<T>>(
  load: () => Promise<Resource<T, Body>>,
): Resource<T, Body> => ({
  list: async (query, signal) => (await load()).list(query, signal),
  get: async (id, signal) => (await load()).get(id, signal),
  create: async (body) => (await load()).create(body),
  update: async (body, version) => (await load()).update(body, version),
  remove: async (record) => (await load()).remove(record),
  act: async (record, action, body) => (await load()).act(record, action, body),
});
