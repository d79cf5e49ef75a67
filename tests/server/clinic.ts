import { inject, onTestFinished } from 'vitest';
import { pino } from 'pino';
import type { ServerConfig } from '@/server/config';
import type { Limits } from '@/server/limits';
import { startServer, type RunningServer } from '@/server/server';
import { appointAdministrator } from '@/server/commands';
import { pbkdf2 } from '@/backend/identity/account/passwords';
import { emptySchema } from '../backend/postgres';

export const config: ServerConfig = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: undefined,
  dataFolder: '',
  publicUrl: 'http://clinic.example',
  proxies: 0,
  smtpUrl: undefined,
  mailFrom: 'nephrodesk@clinic.example',
  hasFhir: false,
  isSample: false,
  isSignUpOpen: false,
  provider: undefined,
};

export const PASSWORD = 'tulip-anchor-river';

/** An empty clinic's schema, given back with the test. */
export async function anEmptyClinic(): Promise<string> {
  const schema = await emptySchema();
  onTestFinished(() => {
    schema.users = 0;
  });
  return schema.name;
}

export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of any shape
  data: any;
}

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Calls of one client of a server. */
export const clientOf =
  (origin: string, token?: string): Ask =>
  async (method, path, body, headers = {}) => {
    const isJson = body !== undefined && !(body instanceof Blob) && !(body instanceof FormData);
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    const isText = /json/.test(answer.headers.get('Content-Type') ?? '');
    return {
      status: answer.status,
      headers: answer.headers,
      data: isText ? await answer.json() : await answer.blob(),
    };
  };

export interface StartedServer extends RunningServer {
  origin: string;
  /** The lines of its log. */
  log: string[];
}

interface Options {
  schema: string;
  config?: Partial<ServerConfig>;
  directory?: string;
  now?: () => number;
  /** Shorter times and smaller bounds than those of the program. */
  limits?: Partial<Limits>;
  /** As the program hashes where it is undefined; absent, so that it costs nothing. */
  hashing?: undefined;
}

const costless = pbkdf2(1);

/** A server of a clinic, stopped with the test. */
export async function start({ schema, config: own = {}, ...options }: Options): Promise<StartedServer> {
  const log: string[] = [];
  const logger = pino({ level: 'debug', base: null }, { write: (line) => void log.push(line) });
  const server = await startServer({
    url: inject('postgres'),
    schema,
    config: { ...config, ...own },
    logger,
    hashing: costless,
    ...options,
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await server.stop();
  };
  onTestFinished(stop);
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { ...server, stop, log, origin: `http://127.0.0.1:${port}` };
}

/** The access token of somebody with a password. */
export async function signIn(origin: string, email: string, password = PASSWORD): Promise<string> {
  const { data } = await clientOf(origin)('POST', '/iam/identities/authorize', { email, password });
  return data.accessToken.access_token as string;
}

/** The first administrator of a clinic, by the link of the command; answers the access token. */
export async function firstAdministrator(
  { services, origin }: StartedServer,
  email = 'ada@clinic.example',
): Promise<string> {
  const path = await appointAdministrator(services, email);
  const token = path.split('#token=')[1];
  await clientOf(origin)('POST', '/iam/identities/password/reset', { token, password: PASSWORD });
  return signIn(origin, email);
}
