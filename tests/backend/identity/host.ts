import { pbkdf2 } from '@/backend/identity/account/passwords';
import { seedAccounts } from '@/backend/identity/account/seedAccounts';
import type { Store } from '@/backend/store/port';
import axios, { type AxiosInstance } from 'axios';
import { afterEach, beforeEach } from 'vitest';
import { openStore } from '../stores';
import {
  createIdentityContext,
  type IdentityContext,
  type Voucher,
} from '@/backend/identity/identityContext';
import { openOutboxNews, type Outbox } from '@/backend/identity/links/outbox';
import { countingIds, NOW } from '../clinic';
import { installIdentities } from '@tests/support/answered';

/** The identity host of one page; a second one over the same database is a second tab, or the page reloaded. */
export interface Page {
  http: AxiosInstance;
  context: IdentityContext;
  outbox: Outbox;
  store: Store;
}

/** The clock of a test, epoch ms. */
export const clock = { now: NOW };

let databases = 0;
let pages = 0;
let name = '';
const opened: { close: () => void }[] = [];

/** Gives each test of a file a database of its own, and the one clock its beginning. */
export function withFreshHosts(): void {
  beforeEach(() => {
    name = `iam-${(databases += 1)}`;
    clock.now = NOW;
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });
}

export function page(vouchers: readonly Voucher[] = []): Page {
  const store = openStore(name, (empty) => seedAccounts(empty, clock.now));
  const news = openOutboxNews();
  opened.push(store, news);
  const http = axios.create({ baseURL: '/iam', validateStatus: () => true });
  const context = createIdentityContext(store, {
    now: () => clock.now,
    newId: countingIds(`page${(pages += 1)}`),
    hashing: pbkdf2(1),
    mailed: news.announce,
    vouchers,
  });
  installIdentities(http, '/iam', context);
  return { http, context, outbox: news.outboxOf(context), store };
}

export const nurse = { email: 'nurse@nephrodesk.test', password: 'nephrodesk' };
export const admin = { email: 'admin@nephrodesk.test', password: 'nephrodesk' };

export interface AccessToken {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

export async function logIn(http: AxiosInstance, credentials = nurse): Promise<AccessToken> {
  return (await http.post('/identities/authorize', credentials)).data.accessToken;
}
export const signIn = async (http: AxiosInstance, credentials = nurse): Promise<string> =>
  (await logIn(http, credentials)).access_token;

export const bearer = (token: string, headers: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${token}`, ...headers },
});

/** What the newest message holds: the code or the token of the link. */
export async function newestSecret({ outbox }: Page): Promise<string> {
  const [message] = await outbox.messages();
  return message?.code ?? new URLSearchParams(message?.path?.split('#')[1]).get('token') ?? '';
}

export const MINUTE = 60_000;

export const newcomer = {
  email: 'ines.duarte@clinic.example',
  password: 'tulip-anchor-river',
  firstName: 'Inês',
  lastName: 'Duarte',
};

/** Somebody who signed up and proved the address; answers the access token. */
export async function join(here: Page, person = newcomer): Promise<string> {
  await here.http.post('/identities/signup', person);
  const code = await newestSecret(here);
  const { data } = await here.http.post('/identities/otp/verify', {
    email: person.email,
    password: person.password,
    code,
  });
  return data.accessToken.access_token;
}
