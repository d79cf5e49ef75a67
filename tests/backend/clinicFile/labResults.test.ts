import { afterEach, describe, expect, it } from 'vitest';
import { createRepository } from '@/backend/care/repository';
import { packed, unpacked } from '@/backend/clinicFile/packing';
import type { Store } from '@/backend/store/port';
import type { ClinicHeader } from '@/domain/exchange/clinicFile';
import { careClient, countingIds, NOW } from '../clinic';
import { aLabDraft, aPatientDraft } from '../drafts';
import { addResults } from '../sampleResults';
import { openStore } from '../stores';

const stores: Store[] = [];
let databases = 0;
function open() {
  const store = openStore(`clinic-file-laboratory-${(databases += 1)}`);
  stores.push(store);
  const context = { now: () => NOW, newId: countingIds(), onChange: () => undefined };
  return careClient(createRepository(store, context));
}
type Clinic = ReturnType<typeof open>;
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

const saved = async (clinic: Clinic): Promise<Blob> =>
  (await clinic.post('/clinic/export', { plain: true })).data as Blob;
const resultsOf = async (clinic: Clinic) =>
  (await clinic.get('/labResults', { params: { patient: 'p1' } })).data.items;
async function headed(file: Blob, schema: number): Promise<Blob> {
  const [first = '', ...lines] = new TextDecoder().decode(await unpacked(file)).split('\n');
  const header = { ...(JSON.parse(first) as ClinicHeader), schema };
  return new Blob([await packed(new TextEncoder().encode([JSON.stringify(header), ...lines].join('\n')))]);
}

describe('results of laboratories in the file of a clinic', () => {
  it('come back as they were, with what they said before', async () => {
    const first = open();
    await first.post('/patients', aPatientDraft());
    const before = await addResults(first, 'p1');
    const second = open();
    expect((await second.post('/clinic', await saved(first))).status).toBe(204);
    expect(await resultsOf(second)).toEqual(before);
    expect(before.filter(({ history }) => history !== undefined)).toHaveLength(2);
  });

  it('have a place where a file of version 8, which knew none, was put', async () => {
    const first = open();
    await first.post('/patients', aPatientDraft());
    const file = await headed(await saved(first), 8);
    const second = open();
    await second.post('/patients', aPatientDraft());
    await second.post('/labResults', aLabDraft({ id: 'gone' }));
    expect((await second.post('/clinic', file)).status).toBe(204);
    expect(await resultsOf(second)).toEqual([]);
    expect((await second.post('/labResults', aLabDraft())).status).toBe(201);
    expect(await resultsOf(second)).toMatchObject([aLabDraft()]);
  });

  it.each([
    ['an analyte that there is none of', '"analyte":"potassium"', '"analyte":"zinc"', 'analyte'],
    ['a figure that is text', '"value":5.1', '"value":"5.1"', 'value'],
    ['a state that there is none of', '"status":"final"', '"status":"sure"', 'status'],
  ])('are not taken with %s', async (_, from, to, field) => {
    const first = open();
    await first.post('/patients', aPatientDraft());
    await first.post('/labResults', aLabDraft());
    const text = new TextDecoder().decode(await unpacked(await saved(first)));
    const [head = '', ...lines] = text.trimEnd().split('\n');
    const body = lines
      .map((line) => (line.startsWith('["labResults"') ? line.replace(from, to) : line))
      .map((line) => `${line}\n`)
      .join('');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
    const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const header = JSON.stringify({ ...(JSON.parse(head) as ClinicHeader), sha256 });
    const file = new Blob([await packed(new TextEncoder().encode(`${header}\n${body}`))]);
    expect((await open().post('/clinic/check', file)).data).toMatchObject({
      problem: { kind: 'record', store: 'labResults', field },
    });
  });
});
