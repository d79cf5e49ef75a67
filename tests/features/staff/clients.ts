import { screen, within } from '@testing-library/react';
import axios, {
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosResponse,
  type CreateAxiosDefaults,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { StaffMember } from '@/domain/staff/identity';
import { outbox } from '@/session/outbox/outbox';
import { account, care, iam } from '@/shared/api/http';

/** A client of the host that another one calls, without what the rendered session put into that one. */
function past({ defaults: { adapter, baseURL, transformRequest } }: AxiosInstance): AxiosInstance {
  const options = { adapter, baseURL, transformRequest, validateStatus: () => true };
  return axios.create(options as CreateAxiosDefaults);
}

/** Somebody at another computer: calls of a session of their own, which answer their status instead of throwing it. */
export async function clientOf(email: string, password = 'nephrodesk') {
  const login = await past(iam).post<{ accessToken?: { access_token: string } }>('/identities/authorize', {
    email,
    password,
  });
  const headers = { Authorization: `Bearer ${login.data.accessToken?.access_token}` };
  const staff = async () =>
    (await past(iam).get<{ items: StaffMember[] }>('/identities/staff', { headers })).data.items;
  const member = async (username: string): Promise<StaffMember> => {
    const found = (await staff()).find((one) => one.username === username);
    if (!found) throw new Error(`${username} is not on the staff list`);
    return found;
  };
  return {
    staff,
    member,
    /** Whether the call about patients is answered. */
    patients: async () => (await past(care).get('/summaries', { headers })).status,
    self: async () => (await past(iam).get('/identities/my/', { headers })).status,
    async change(username: string, change: { role?: StaffMember['role']; active?: boolean }) {
      const { id, role, state, version } = await member(username);
      const body = { id, role, active: state !== 'inactive', ...change };
      return past(iam).put(`/identities/staff/${id}`, body, {
        headers: { ...headers, 'If-Match': version },
      });
    },
    invite: (username: string, role: 'ADMIN' | 'USER' = 'USER') =>
      past(iam).post(
        '/identities/staff',
        { id: crypto.randomUUID(), username, firstName: 'Ines', lastName: 'Invited', role },
        { headers },
      ),
  };
}
export const admin = () => clientOf('admin@nephrodesk.test');
export const PASSWORD = 'three blue herons';

/** Signs somebody up and confirms the address: from now on they wait for a role. */
export async function newcomer(email: string, firstName = 'Nora', lastName = 'Neu') {
  await iam.post('/identities/signup', { email, password: PASSWORD, firstName, lastName });
  const code = (await outbox()?.messages())?.find(({ to }) => to === email)?.code;
  await iam.post('/identities/otp/verify', { email, code, password: PASSWORD });
}

/** Sets a password by the newest link that was sent to an address, as who got it would. */
export async function acceptInvitation(email: string): Promise<void> {
  const path = (await outbox()?.messages())?.find(
    ({ to, kind }) => to === email && kind === 'invitation',
  )?.path;
  const token = path?.split('#token=')[1];
  await iam.post('/identities/password/reset', { token, password: PASSWORD });
}

type Answering = (
  config: InternalAxiosRequestConfig,
  genuine: () => Promise<AxiosResponse>,
) => Promise<AxiosResponse>;

/** Stands between the staff calls and the host, and tells of each: `put /identities/staff/…`. */
export function between(answer: Answering): string[] {
  const genuine = account.defaults.adapter as AxiosAdapter;
  const calls: string[] = [];
  account.defaults.adapter = (config) => {
    calls.push(`${config.method} ${config.url}`);
    return answer(config, () => genuine(config));
  };
  return calls;
}

export const table = () => screen.findByRole('table', { name: /^Staff of the application/ });
/** The row of somebody, by a part of its name or address. */
export async function rowOf(name: RegExp | string) {
  return within(await screen.findByRole('row', { name }));
}
export const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name });
