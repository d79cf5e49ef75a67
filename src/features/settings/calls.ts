import {
  storedSettingSchema,
  termsSchema,
  type Setting,
  type SettingBody,
  type Terms,
  type TermsBody,
} from '@/domain/settings/setting';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { loadSettings, settings, terms } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

const overtaken = (thrown: unknown): boolean => [404, 409, 412].includes(toAppError(thrown).status ?? 0);

/** Saves a setting. After a conflict the newer one is there when this has failed, if it could be fetched. */
export const saveSetting = createAppThunk<Setting, Quiet & { body: SettingBody; version: string }>(
  'settings/store',
  async ({ body, version }, { dispatch }) => {
    try {
      const answer = await care.put(`/settings/${body.id}`, body, { headers: { 'If-Match': version } });
      const stored = parseAnswer(answer, storedSettingSchema);
      dispatch(settings.received([stored]));
      return stored;
    } catch (thrown) {
      if (overtaken(thrown)) await dispatch(loadSettings({ quiet: true }));
      throw thrown;
    }
  },
);

const at = (id: string) => `/terms/${encodeURIComponent(id)}`;

/** Stores terms: new without a version; with the status published they are published. */
export const saveTerms = createAppThunk<Terms, Quiet & { body: TermsBody; version?: string }>(
  'terms/store',
  async ({ body, version }, { dispatch }) => {
    try {
      const stored = await (version === undefined
        ? createRecord('/terms', body, termsSchema)
        : care
            .put(at(body.id), body, { headers: { 'If-Match': version } })
            .then((answer) => parseAnswer(answer, termsSchema)));
      dispatch(terms.received([stored]));
      return stored;
    } catch (thrown) {
      if (overtaken(thrown)) await dispatch(terms.fetchAll());
      throw thrown;
    }
  },
);

/** Removes a draft. */
export const removeTerms = createAppThunk<string, Quiet & { draft: Terms }>(
  'terms/drop',
  async ({ draft: { id, version } }, { dispatch }) => {
    try {
      await care.delete(at(id), { headers: { 'If-Match': version } });
    } finally {
      await dispatch(terms.fetchAll());
    }
    return id;
  },
);
