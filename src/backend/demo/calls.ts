import * as z from 'zod/mini';
import { Refused } from '../contract';

export type Reply = [status: number, data?: unknown];
/** Answers a call. It may throw `Refused`, whose status and message are the answer then. */
export type Answer = (sent: unknown) => Reply | Promise<Reply>;
/** The answers of an area, by path. */
export type Answers = Record<string, Answer>;
export type Method = 'get' | 'post';

export interface DemoRoute {
  method: Method;
  /** Below the base of the calls; with or without a slash at the end. */
  path: string;
  /** Is given the body of what is posted, the query of what is not. */
  reply: Answer;
}

/** Reads what was sent by its schema: no other field is taken over. @throws Refused 400 */
export function understood<T>(schema: z.ZodMiniType<T>, sent: unknown): T {
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw new Refused(400, 'errors.badRequest');
  return parsed.data;
}

const filterSchema = z.object({ filter: z.optional(z.string()) });

/** The view that is asked for. @throws Refused 400 */
export const filterOf = (sent: unknown, usual: string): string =>
  understood(filterSchema, sent).filter ?? usual;

/**
 * Those of the rows that are named, each once.
 * @throws Refused 404 where one of the ids is no row's
 */
export function named<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Set<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    if (!row) throw new Refused(404, 'errors.notFound');
    return row;
  });
  return new Set(found);
}

/** The rows with a change to those that are named. @throws Refused 404 */
export function changed<Row extends { id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
  change: (row: Row) => Partial<Row>,
): Row[] {
  const wanted = named(rows, ids);
  return rows.map((row) => (wanted.has(row) ? { ...row, ...change(row) } : row));
}
