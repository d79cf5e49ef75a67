import { host as place } from '../../support/server';
import { expect, signedIn, test } from './host';

interface Sent {
  status: number;
  body: { category?: unknown; fields?: object; ext?: { consent?: unknown } };
}

test(
  'AZ03: whatever a nurse’s browser sends, the category stays and a consent has nobody else’s hand',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.exempt(/api\/care\/patients\/p1/, 'the host refuses one of the saves on purpose');
    await signedIn(page, 'nurse', '/userlist/p1');
    /** Saves the patient with other fields, as a script in the page could. */
    const save = (changed: { category?: string; ext?: object }) =>
      page.evaluate(
        async ({ url, fields }): Promise<Sent> => {
          const headers = { Authorization: 'Bearer token-of-USER', 'Content-Type': 'application/json' };
          const stored = (await (await fetch(url, { headers })).json()) as { version: string; ext: object };
          const { version, ...patient } = stored;
          const body = JSON.stringify({ ...patient, ...fields, ext: { ...patient.ext, ...fields.ext } });
          const method = 'PUT';
          const answer = await fetch(url, { method, body, headers: { ...headers, 'If-Match': version } });
          return { status: answer.status, body: (await answer.json()) as Sent['body'] };
        },
        { url: `${place.origin}/api/care/patients/p1`, fields: changed },
      );

    const moved = await save({ category: 'HD' });
    expect(moved).toMatchObject({ status: 403, body: { fields: { category: 'errors.forbidden' } } });

    const at = '2026-01-05T09:00:00Z';
    const consent = { terms: 'terms1', number: 1, language: 'en', at, by: 'director@nephrodesk.test' };
    const forged = await save({ ext: { consent } });
    expect(forged.status).toBe(200);
    expect(forged.body.ext?.consent ?? null).toBeNull();
  },
);
