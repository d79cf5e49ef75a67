import axios, { AxiosError, type AxiosAdapter, type AxiosInstance } from 'axios';
import type { Repository } from '@/backend/contract';
import { answerByMock } from '@/backend/demo/mocked';
import {
  createDemonstrations,
  type DemonstrationOptions,
  type Demonstrations,
} from '@/backend/demo/demonstrations';
import { answerClient } from '@/backend/http/adapter';
import type { Answering } from '@/backend/http/answering';
import { careAnswers, type CareHost } from '@/backend/http/careCalls';
import type { IdentityContext } from '@/backend/identity/identityContext';
import { identityAnswers } from '@/backend/identity/identities';
import { navbarAnswers, type NavbarContext } from '@/backend/navbar/navbarAnswers';

export const installIdentities = (http: AxiosInstance, base: string, context: IdentityContext): void =>
  answerClient(http, base, identityAnswers(context));

export const installNavbar = (http: AxiosInstance, base: string, context: NavbarContext): void =>
  answerClient(http, base, navbarAnswers(context));

export function installDemonstrations(
  http: AxiosInstance,
  base: string,
  options: DemonstrationOptions,
): Demonstrations {
  const demonstrations = createDemonstrations(options);
  answerByMock(http, base, demonstrations.answer);
  return demonstrations;
}

export interface AdapterOptions extends Pick<CareHost, 'authorise'>, Partial<Pick<CareHost, 'storeOf'>> {
  /** Path or URL under which the contract is answered, e.g. `/api/care`. */
  base: string;
  /** Waits so long before each answer, ms. */
  delay?: number;
  /** Failures in place of answers: a status, or `network` for a call that never arrives. */
  faults?: (call: { method: string; path: string }) => number | 'network' | undefined;
}

/** The care contract over a repository, behind a client of its own. */
export function repositoryAdapter(
  repository: Repository,
  { base, authorise, storeOf = () => repository, delay, faults }: AdapterOptions,
): AxiosAdapter {
  const answers = careAnswers({ authorise, storeOf });
  const failing: Answering = async (call, attention) => {
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    const fault = faults?.(call);
    if (fault === 'network') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    return fault === undefined ? answers(call, attention) : { status: fault, data: {} };
  };
  const http = axios.create({ adapter: ['xhr', 'fetch'] });
  answerClient(http, base, failing);
  return axios.getAdapter(http.defaults.adapter);
}
