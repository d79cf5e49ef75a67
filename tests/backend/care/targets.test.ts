import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Repository } from '@/backend/contract';
import { openStore } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import type { AuditEntry } from '@/domain/audit';
import type { Patient } from '@/domain/patients/patient';
import { careClient, countingIds, etag, matching, NOW } from '../clinic';
import { aPatientDraft } from '../drafts';

const TODAY = '2026-11-20';
let store: Store;
let repository: Repository;
let count = 0;
const newId = countingIds();

beforeEach(() => {
  store = openStore(`targets-${(count += 1)}`);
  repository = createRepository(store, {
    now: () => NOW,
    newId,
    onChange: () => undefined,
  });
});
afterEach(() => store.close());

const nurse = () => careClient(repository, 'nurse');
const read = async (): Promise<Patient> => (await nurse().get('/patients/p1')).data;
const log = async (): Promise<AuditEntry[]> => (await nurse().get('/patients/p1/audit')).data.items;
const enrol = () => careClient(repository, 'admin').post('/patients', aPatientDraft());
const band = { systolicMin: 110, systolicMax: 130, diastolicMin: 60, diastolicMax: 80 };
const home = {
  id: 't1',
  kind: 'pressure',
  aim: { kind: 'pressure', band },
  from: TODAY,
  reason: 'Agreed at the visit',
  proposal: 'home130',
};
const decide = async (
  draft: object,
  { as = 'nurse', version }: { as?: string | null; version?: string } = {},
) =>
  careClient(repository, as).post('/patients/p1/targets', draft, matching(version ?? (await read()).version));

describe('a decision about a target', () => {
  it.each(['nurse', 'admin'])(
    'is stored by %s with who, when and why, in record, worklist and log',
    async (as) => {
      await enrol();
      const answer = await decide(home, { as });
      expect(answer.status).toBe(200);
      expect(etag(answer)).toBe(`"${answer.data.version}"`);
      expect((await read()).ext).toMatchObject({
        pressureTarget: band,
        targetDecisions: [{ ...home, by: `${as}@nephrodesk.test`, at: '2026-11-20T10:00:00.000Z' }],
      });
      expect((await nurse().get('/summaries/p1')).data.pressureTarget).toEqual(band);
      expect((await log())[0]).toMatchObject({
        action: 'updated',
        kind: 'patients',
        detail: 'targetSet',
        reason: 'Agreed at the visit',
        changes: [
          { field: 'ext.pressureTarget', after: '110–130/60–80 mmHg' },
          { field: 'from', after: TODAY },
        ],
      });
    },
  );

  it('changes and ends a target; every decision stays', async () => {
    await enrol();
    await decide(home);
    const wider = { ...band, systolicMax: 140 };
    await decide({ ...home, id: 't2', aim: { kind: 'pressure', band: wider }, reason: 'Dizzy' });
    const ended = await decide({ id: 't3', kind: 'pressure', from: TODAY, reason: 'Fell twice' });
    expect(ended.status).toBe(200);
    const { ext } = await read();
    expect(ext.pressureTarget).toBeUndefined();
    expect(ext.targetDecisions?.map(({ id, reason }) => [id, reason])).toEqual([
      ['t1', 'Agreed at the visit'],
      ['t2', 'Dizzy'],
      ['t3', 'Fell twice'],
    ]);
    expect((await nurse().get('/summaries/p1')).data.pressureTarget).toBeUndefined();
    expect((await log())[0]).toMatchObject({
      detail: 'targetEnded',
      changes: [{ field: 'ext.pressureTarget', before: '110–140/60–80 mmHg' }, { field: 'from' }],
    });
  });

  it('sets what is drunk and the weight, and one in the practice that no home reading is held against', async () => {
    await enrol();
    const fluid = { direction: 'maximum', maxMl: 1000 };
    await decide({ ...home, id: 'f', kind: 'fluid', aim: { kind: 'fluid', fluid }, proposal: undefined });
    await decide({ ...home, id: 'w', kind: 'weight', aim: { kind: 'weight', weightKg: 71.5 } });
    const office = { kind: 'officePressure', systolicMax: 120 };
    await decide({ ...home, id: 'o', kind: 'officePressure', aim: office });
    const { ext } = await read();
    expect(ext).toMatchObject({ fluidTarget: fluid, dryWeight: 71.5 });
    expect(ext.pressureTarget).toBeUndefined();
    expect((await nurse().get('/summaries/p1')).data.fluidTarget).toEqual(fluid);
  });

  it('sent again is stored once; another under its id is refused', async () => {
    await enrol();
    const { version } = await read();
    const first = await decide(home, { version });
    const again = await decide(home, { version });
    expect([again.status, again.data.version]).toEqual([200, first.data.version]);
    expect((await decide({ ...home, reason: 'Another' })).status).toBe(409);
    expect((await read()).ext.targetDecisions).toHaveLength(1);
    expect((await log()).filter(({ detail }) => detail === 'targetSet')).toHaveLength(1);
  });

  it('is refused in another version, without one, to strangers and where nobody is', async () => {
    await enrol();
    expect((await decide(home, { version: 'stale' })).status).toBe(412);
    expect((await nurse().post('/patients/p1/targets', home)).status).toBe(400);
    expect((await decide(home, { as: 'visitor' })).status).toBe(403);
    expect((await decide(home, { as: null })).status).toBe(401);
    expect((await nurse().post('/patients/nobody/targets', home, matching('1'))).status).toBe(404);
    expect((await read()).ext.targetDecisions).toBeUndefined();
  });

  it('is refused with the fields that are wrong, and leaves nothing behind', async () => {
    await enrol();
    const before = [await read(), await log()];
    const turned = { ...band, systolicMax: 75 };
    expect(await decide({ ...home, aim: { kind: 'pressure', band: turned }, reason: ' ' })).toMatchObject({
      status: 422,
      data: {
        fields: {
          systolicMax: 'validation.targetRange',
          diastolicMax: 'validation.pressureOrder',
          reason: 'validation.required',
        },
      },
    });
    expect(await decide({ ...home, from: '2026-11-21' })).toMatchObject({
      status: 422,
      data: { fields: { from: 'validation.afterToday' } },
    });
    expect(await decide({ id: 'e', kind: 'weight', from: TODAY, reason: 'None' })).toMatchObject({
      status: 422,
      data: { fields: { kind: 'validation.noTargetToEnd' } },
    });
    expect(await decide({ ...home, kind: 'mood' })).toMatchObject({ status: 422 });
    expect([await read(), await log()]).toEqual(before);
  });

  it('stays as it is stored when the record is saved with other decisions', async () => {
    await enrol();
    await decide(home);
    const stored = await read();
    const forged = { ...stored, city: 'Porto', ext: { ...stored.ext, targetDecisions: [] } };
    const { data } = await nurse().put('/patients/p1', forged, matching(stored.version));
    expect(data.city).toBe('Porto');
    expect(data.ext.targetDecisions).toHaveLength(1);
  });
});
