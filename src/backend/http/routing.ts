import type { Action } from '@/domain/access';
import type { Actor } from '../actor';
import type { Entity } from '@/domain/entity';
import { versionNamed } from './bodies';
import type { Repository } from '../contract';

export interface CareRequest {
  /** Decoded placeholders of the path. */
  parameters: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  ifMatch: string | undefined;
  actor: Actor;
  signal: AbortSignal | undefined;
  /** Called with the progress of a long answer, where the caller wants it. */
  onProgress: ((done: number, total: number) => void) | undefined;
}

export interface CareAnswer {
  status: 200 | 201 | 204;
  data?: unknown;
  /** Version for the ETag. */
  version?: string;
}

export interface CareRoute {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below the care base; `{name}` stands for one segment. */
  path: string;
  /** Who may make the call: those who may do this. */
  action: Action;
  /** Bytes that a server takes at most of the body, where a record's is not enough. */
  mostBytes?: number;
  /** A file is sent, or a form with one; every other route takes JSON. */
  takesFile?: true;
  answer: (repository: Repository, request: CareRequest) => Promise<CareAnswer>;
}

/** One record with its version. */
export const one = (record: Entity, status: 200 | 201 = 200): CareAnswer => ({
  status,
  data: record,
  version: record.version,
});
export const parameter = (request: CareRequest, name: string): string => request.parameters[name] ?? '';

export const versionOf = ({ ifMatch }: CareRequest): string => versionNamed(ifMatch);
