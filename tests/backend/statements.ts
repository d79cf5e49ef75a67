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
  function noting(this: pg.Client, ...args: unknown[]): unknown {
    const [asked] = args as [string | { text: string; values?: unknown[] }];
    const { text, values = [] } = typeof asked === 'string' ? { text: asked } : asked;
    const statement: Statement = { text, values, rows: 0 };
    statements.push(statement);
    const answer = query.apply(this, args);
    // A pool asks with a callback.
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: pg.QueryResult) => {
      statement.rows = result.rows?.length ?? 0;
      return result;
    });
  }
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(noting as typeof pg.Client.prototype.query);
  return statements;
}
