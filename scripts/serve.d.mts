import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export function configuredHosts(env: Record<string, string | undefined>): string[];
export function createHandler(options: { directory: string; hosts?: string[]; notice?: string }): Handler;
export function serve(
  options: { port: number; hosts?: string[] } & ({ directory: string } | { handler: Handler }),
): Promise<() => Promise<void>>;

/** Whether a client has what an entity tag stands for already, by its `If-None-Match`. */
export function isKnown(header: string | undefined, etag: string): boolean;
