import axios from 'axios';
import type { core } from 'zod/mini';
import type { Entity } from '@/domain/entity';
import type { Difference } from '@/domain/exchange/storedOtherwise';
import { hasMessage, type MessageId } from '@/locales';
import { unknownError } from './unknownError';

/** A record that is stored beside what was sent under its id. */
export interface Conflict {
  /** The path of the list, below the base: `/conditions`. */
  path: string;
  stored: Entity;
  sent: object;
  differences: Difference[];
}

/**
 * The form that every failed call takes: a message id for people, the server's own words where it sent any, fields at
 * fault.
 */
export interface AppError {
  message: MessageId;
  /** The server's own text, shown verbatim where the specification says so. */
  text?: string;
  status?: number;
  fields?: Record<string, MessageId>;
  /** Something else is stored under the id of what was to be created. */
  conflict?: Conflict;
  /** The view that asked has gone: nobody is to be told. */
  aborted?: boolean;
}

/** The code of an error that says: this call was never sent. */
export const NOT_SENT = 'ERR_NOT_SENT';

/** Thrown when an answer does not have the shape of the contract. It names the place, never the values. */
export class UnexpectedAnswer extends Error {
  constructor(endpoint: string, issues: string) {
    super(`Unexpected answer from ${endpoint}: ${issues}`);
    this.name = 'UnexpectedAnswer';
  }
}

/** Thrown where a save would overwrite a word of a newer host that this version does not know. */
export class UnknownWordLost extends Error {
  readonly fields: Record<string, MessageId>;
  /** @param paths of the fields that hold such a word */
  constructor(paths: readonly string[]) {
    super('A word that is not known here would be overwritten');
    this.name = 'UnknownWordLost';
    this.fields = Object.fromEntries(paths.map((path) => [path, 'validation.unknownWord']));
  }
}

/** Thrown where an earlier try, or somebody since, has stored something else under the id of what was to be created. */
export class StoredOtherwise extends Error {
  readonly conflict: Conflict;
  constructor(conflict: Conflict) {
    super(`Something else is stored at ${conflict.path}`);
    this.name = 'StoredOtherwise';
    this.conflict = conflict;
  }
}

/**
 * Where an answer broke the contract, as `path: code` pairs without any value (values may be about a patient). The
 * same place in many records is one place.
 */
export function describeIssues(error: core.$ZodError): string {
  const places = error.issues.map(({ path, code }) => {
    const steps = path.map((step) => (typeof step === 'number' ? '[]' : String(step)));
    return `${steps.join('.') || '(whole)'}: ${code}`;
  });
  return [...new Set(places)].slice(0, 5).join(', ');
}

const byStatus: Record<number, MessageId> = {
  400: 'errors.badRequest',
  401: 'errors.signedOut',
  403: 'errors.forbidden',
  404: 'errors.notFound',
  409: 'errors.conflict',
  410: 'errors.notFound',
  412: 'errors.conflict',
  413: 'errors.tooLarge',
  422: 'errors.invalid',
  423: 'errors.locked',
  429: 'errors.busy',
};

interface ErrorBody {
  error?: unknown;
  message?: unknown;
  fields?: unknown;
}

/** Words of a server longer than this are no message for people. */
const LONGEST_TEXT = 300;

function bodyText(body: ErrorBody | undefined): string | undefined {
  const candidate = body?.error ?? body?.message;
  if (typeof candidate !== 'string' || candidate.length > LONGEST_TEXT) return undefined;
  return candidate.trim() === '' ? undefined : candidate;
}

function bodyFields(body: ErrorBody | undefined): Record<string, MessageId> | undefined {
  if (typeof body?.fields !== 'object' || body.fields === null) return undefined;
  const known = Object.entries(body.fields).map(([field, id]): [string, MessageId] => [
    field,
    hasMessage(id) ? id : 'validation.invalid',
  ]);
  return Object.fromEntries(known);
}

function fromResponse(status: number, data: unknown): AppError {
  const body = typeof data === 'object' && data !== null ? (data as ErrorBody) : undefined;
  const text = bodyText(body);
  const fields = bodyFields(body);
  const fallback: MessageId = byStatus[status] ?? (status >= 500 ? 'errors.server' : 'errors.unknown');
  const error: AppError = { message: hasMessage(text) ? text : fallback, status };
  if (text !== undefined && !hasMessage(text)) error.text = text;
  if (fields) error.fields = fields;
  return error;
}

/**
 * Turns whatever was thrown into an AppError. A save whose answer never arrived has an unknown outcome: it may have
 * been stored, and saying "failed" would be as wrong as saying "saved".
 */
export function toAppError(thrown: unknown): AppError {
  if (axios.isCancel(thrown) || (thrown instanceof Error && thrown.name === 'AbortError')) {
    return { message: 'errors.cancelled', aborted: true };
  }
  if (thrown instanceof UnexpectedAnswer) return { message: 'errors.unexpectedAnswer' };
  if (thrown instanceof UnknownWordLost) return { message: 'errors.unknownWord', fields: thrown.fields };
  if (thrown instanceof StoredOtherwise)
    return { message: 'errors.storedOtherwise', status: 409, conflict: thrown.conflict };
  if (!axios.isAxiosError(thrown)) return unknownError;
  if (thrown.response) return fromResponse(thrown.response.status, thrown.response.data);
  if (thrown.code === NOT_SENT) return { message: 'errors.offline' };
  const reads = (thrown.config?.method ?? 'get').toLowerCase() === 'get';
  if (!reads) return { message: 'errors.unknownOutcome' };
  const late = thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT';
  return { message: late ? 'errors.timeout' : 'errors.network' };
}
