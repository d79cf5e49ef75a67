import { account, care, iam, navbar } from '@/shared/api/http';
import { answerClient } from './adapter';
import type { Answers } from './answering';

/** Puts the embedded backend behind the clients that have no host. Their base URLs must be set before. */
export function answerClients({ identities, care: careCalls, navbar: navbarCalls }: Answers): void {
  if (identities)
    for (const client of [iam, account]) answerClient(client, client.defaults.baseURL ?? '/iam', identities);
  if (careCalls) {
    answerClient(care, care.defaults.baseURL ?? '/api/care', careCalls);
    // Nothing crosses a wire: a body of ten thousand readings need not become text and be read again.
    care.defaults.transformRequest = [(data: unknown) => data];
  }
  if (navbarCalls) answerClient(navbar, navbar.defaults.baseURL ?? '/api', navbarCalls);
}
