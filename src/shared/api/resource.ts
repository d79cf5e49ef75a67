import type { AxiosInstance, AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import type { Draft, Entity } from '@/domain/entity';
import { describeIssues, UnexpectedAnswer } from './appError';
import { care } from './http';

export interface Page<T> {
  items: T[];
  next?: string | undefined;
}

export interface Resource<T extends Entity, Q extends object = object> {
  list(query?: Q & { cursor?: string }, signal?: AbortSignal): Promise<Page<T>>;
  get(id: string, signal?: AbortSignal): Promise<T>;
  create(draft: Draft<T>): Promise<T>;
  update(record: T): Promise<T>;
  remove(record: Entity): Promise<void>;
}

/** What was asked, without the id in it: a host may take a person's number for one. */
const endpointOf = (url: string): string => url.replace(/\?.*$/, '').replace(/^(\/[^/]+)\/[^/]+/, '$1/*');

/**
 * Checks an answer against the contract before anything trusts it. A violation is logged once per place, with
 * endpoint and path only: values may be about a patient.
 */
export function parseAnswer<T>(response: AxiosResponse<unknown>, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(response.data);
  if (parsed.success) return parsed.data;
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
 * The calls of one kind of record. Answers are parsed by `schema`, saves name the version they read (If-Match) and
 * creates carry the client's id.
 * @param path path under the care base, e.g. `/patients`
 */
export function createResource<T extends Entity, Q extends object = object>(
  path: string,
  schema: z.ZodMiniType<T>,
  http: AxiosInstance = care,
): Resource<T, Q> {
  const page = pageOf(schema);
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    async list(query, signal) {
      return parseAnswer(await http.get(path, { params: query, ...(signal && { signal }) }), page);
    },
    async get(id, signal) {
      return parseAnswer(await http.get(one(id), signal ? { signal } : {}), schema);
    },
    async create(draft) {
      return parseAnswer(await http.post(path, draft), schema);
    },
    async update(record) {
      const headers = { 'If-Match': record.version };
      return parseAnswer(await http.put(one(record.id), record, { headers }), schema);
    },
    async remove(record) {
      await http.delete(one(record.id), { headers: { 'If-Match': record.version } });
    },
  };
}

/** Calls whose schema comes when they are first made: few sessions read this kind of record. */
export const lazyResource = <T extends Entity>(load: () => Promise<Resource<T>>): Resource<T> => ({
  list: async (query, signal) => (await load()).list(query, signal),
  get: async (id, signal) => (await load()).get(id, signal),
  create: async (draft) => (await load()).create(draft),
  update: async (record) => (await load()).update(record),
  remove: async (record) => (await load()).remove(record),
});
