import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import type { Repository } from '@/backend/contract';
import type { Role } from '@/domain/access';
import { READER } from '@tests/support/reader';
import { repositoryAdapter, type AdapterOptions } from '@tests/support/answered';

/** Every test of this folder happens at this instant. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const iso = (ms: number): string => new Date(ms).toISOString();

/** Ids that can be told apart and repeated. */
export function countingIds(prefix = 'id'): () => string {
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
}

const tokens: Record<string, { username: string; role: Role | null }> = {
  admin: { username: 'admin@nephrodesk.test', role: 'ADMIN' },
  nurse: { username: 'nurse@nephrodesk.test', role: 'USER' },
  reader: { username: 'reader@nephrodesk.test', role: READER },
  visitor: { username: 'visitor@nephrodesk.test', role: null },
};

/** A client of the care contract over a repository, as somebody: `admin`, `nurse`, `reader` (see `withReader`), `visitor`, or with no token. */
export function careClient(
  repository: Repository,
  token: string | null = 'admin',
  options: Partial<AdapterOptions> = {},
): AxiosInstance {
  const authorise = (given: string) => Promise.resolve(tokens[given] ?? null);
  return axios.create({
    baseURL: '/api/care',
    adapter: repositoryAdapter(repository, { base: '/api/care', authorise, ...options }),
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    validateStatus: () => true,
  });
}

export const etag = (response: AxiosResponse): string => String(response.headers['etag']);
export const matching = (version: string) => ({ headers: { 'If-Match': version } });
