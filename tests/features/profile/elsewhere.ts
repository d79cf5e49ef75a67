import axios, { type CreateAxiosDefaults } from 'axios';
import { ownProfileSchema, type OwnProfile, type OwnProfileDraft } from '@/domain/staff/identity';
import { iam } from '@/shared/api/http';

/** Somebody's own account in another browser: calls of a session that is not the rendered one's. */
export async function elsewhere(email: string, password = 'nephrodesk') {
  const { adapter, baseURL, transformRequest } = iam.defaults;
  const options = { adapter, baseURL, transformRequest, validateStatus: () => true };
  const http = axios.create(options as CreateAxiosDefaults);
  const login = await http.post<{ accessToken?: { access_token: string } }>('/identities/authorize', {
    email,
    password,
  });
  const headers = { Authorization: `Bearer ${login.data.accessToken?.access_token}` };
  const profile = async (): Promise<OwnProfile> =>
    ownProfileSchema.parse((await http.get<unknown>('/identities/my/', { headers })).data);
  return {
    /** Whether the sign-in was let in. */
    isIn: login.data.accessToken !== undefined,
    profile,
    /** Whether the session still goes on. */
    status: async () => (await http.get('/identities/my/', { headers })).status,
    async save(change: Partial<OwnProfileDraft>) {
      const { firstName, lastName, phone, mobile, avatar, version } = await profile();
      const draft = { firstName, lastName, phone, mobile, avatar, ...change };
      await http.put('/identities/my/', draft, { headers: { ...headers, 'If-Match': version } });
    },
    questions: async () =>
      (await http.get<{ questions: string[] }>('/identities/my/questions', { headers })).data.questions,
  };
}

export const NURSE = 'nurse@nephrodesk.test';

/** One of several elements that are there. */
export function nth(elements: readonly HTMLElement[], index: number): HTMLElement {
  const element = elements[index];
  if (!element) throw new Error(`There are only ${elements.length}`);
  return element;
}
