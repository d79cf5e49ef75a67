import pg from 'pg';
import { vi } from 'vitest';

/** A statement that was sent to PostgreSQL, and how many rows came back. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  rows: number;
}

/** Notes every statement from now on, until mocks are restored. */
export function noteStatements(): Statement[] {
  const statements: Statement[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const noting = async function noting(this: pg.Client, ...args: unknown[]): Promise<unknown> {
    const [asked] = args as [string | { text: string; values?: unknown[] }];
    const answer = (await query.apply(this, args)) as pg.QueryResult;
    const { text, values = [] } = typeof asked === 'string' ? { text: asked } : asked;
    statements.push({ text, values, rows: answer.rows?.length ?? 0 });
    return answer;
  };
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(noting as typeof pg.Client.prototype.query);
  return statements;
}
