import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import type { Condition } from '@/domain/conditions/condition';
import type { Patient, Referral } from '@/domain/patients/patient';
import { careClient, countingIds, matching, NOW } from '../clinic';
import { aPatientDraft, aRecord } from '../drafts';
import { storedOtherwise } from '../suite/scene';

let databases = 0;
let store: Store;
beforeEach(async () => {
  store = openStore(`people-${(databases += 1)}`);
  await nurse().post('/patients', aPatientDraft());
});
afterEach(() => store.close());

const clock = { now: () => NOW, newId: countingIds(), onChange: () => undefined };
const repository = () => createRepository(store, clock);
const nurse = () => careClient(repository(), 'nurse');
const admin = () => careClient(repository(), 'admin');
const invalid = (fields: Record<string, string>) => ({ status: 422, data: { fields } });
const logged = async () =>
  (await nurse().get('/patients/p1/audit')).data.items.map(
    ({ action, kind, changes }: { action: string; kind: string; changes: object[] }) => [
      `${action} ${kind}`,
      ...changes,
    ],
  );

const gout = { id: 'c1', patient: 'p1', label: 'Gout', clinicalStatus: 'active', onset: '2019' };

describe('§2.3: a condition', () => {
  it('is entered by staff within the rules, and bears who did it, whatever was sent', async () => {
    const sent = { ...gout, recordedBy: 'somebody@else.test' };
    const stored = await nurse().post('/conditions', sent);
    expect(stored).toMatchObject({ status: 201, data: { recordedBy: 'nurse@nephrodesk.test' } });
    expect(await nurse().post('/conditions', { ...sent, label: 'Twice' })).toMatchObject(
      storedOtherwise(stored.data),
    );
    const wrong = { ...gout, id: 'c2', clinicalStatus: 'unknown', onset: '2026-11-21', abatement: '2020' };
    expect(await nurse().post('/conditions', wrong)).toMatchObject(
      invalid({
        clinicalStatus: 'validation.required',
        onset: 'validation.afterToday',
        abatement: 'validation.endOfCurrent',
      }),
    );
    expect(await nurse().post('/conditions', { ...gout, id: 'c3', patient: 'nobody' })).toMatchObject(
      invalid({ patient: 'validation.invalid' }),
    );
  });

  it('ends, is marked as a mistake, and is never removed', async () => {
    const { data } = await nurse().post('/conditions', gout);
    const ended = { ...data, clinicalStatus: 'resolved', abatement: '2024-05-01' };
    expect(await nurse().put('/conditions/c1', ended, matching('stale'))).toMatchObject({ status: 412 });
    const saved = await admin().put('/conditions/c1', ended, matching(data.version));
    expect(saved).toMatchObject({ status: 200, data: { recordedBy: 'admin@nephrodesk.test' } });
    const moved = { ...saved.data, patient: 'p2' };
    expect((await nurse().put('/conditions/c1', moved, matching(saved.data.version))).status).toBe(422);
    const wrong = { ...saved.data, verification: 'entered-in-error' };
    const marked = await nurse().put('/conditions/c1', wrong, matching(saved.data.version));
    expect(marked).toMatchObject({ status: 200, data: { verification: 'entered-in-error' } });
    expect((await admin().delete('/conditions/c1', matching(marked.data.version))).status).toBe(403);
    expect(await logged()).toEqual([
      ['enteredInError conditions', { field: 'verification', after: 'entered-in-error' }],
      [
        'updated conditions',
        { field: 'clinicalStatus', before: 'active', after: 'resolved' },
        { field: 'abatement', after: '2024-05-01' },
      ],
      ['created conditions'],
      ['created patients'],
    ]);
  });

  it('of another system is taken as it comes, and what is known here stays', async () => {
    const record = aRecord('p9');
    const [first] = record.conditions;
    if (!first) throw new Error('no condition');
    const old = { ...first, clinicalStatus: 'unknown' as const, onset: '1890-01-01', verification: 'sure' };
    const send = () => nurse().post('/records', { records: [{ ...record, conditions: [old] }] });
    expect((await send()).status).toBe(200);
    const read = async (): Promise<Condition> => (await nurse().get(`/conditions/${first.id}`)).data;
    const before = await read();
    const noted = { ...before, note: 'Says so herself', severity: 'mild' };
    expect(await nurse().put(`/conditions/${first.id}`, noted, matching(before.version))).toMatchObject({
      status: 200,
      data: { onset: '1890-01-01' },
    });
    expect((await send()).data.outcomes).toMatchObject([{ updated: 0 }]);
    expect(await read()).toMatchObject({ note: 'Says so herself', severity: 'mild' });
    const { version } = await read();
    const mistake = { ...noted, verification: 'entered-in-error' };
    await nurse().put(`/conditions/${first.id}`, mistake, matching(version));
    await send();
    expect(await read()).toMatchObject({ verification: 'entered-in-error' });
  });
});

describe('§2.3: the team of a patient', () => {
  const member = { firstName: 'Irmgard', lastName: 'Hollerstett', mobile: '+49 30 23125091' };
  const referral: Referral = {
    id: 'r1',
    to: { firstName: 'Hugh', lastName: 'Merrowdale' },
    speciality: 'Cardiology',
    reason: 'Murmur',
    on: '2026-11-18',
    state: 'requested',
  };
  const change = async (parts: (patient: Patient) => Partial<Patient>) => {
    const { data } = await nurse().get('/patients/p1');
    return nurse().put('/patients/p1', { ...data, ...parts(data) }, matching(data.version));
  };

  it('can be reached, which the server asks for too', async () => {
    const { mobile: _, ...unreachable } = member;
    expect(await change(() => ({ medicalTeam: { coach: unreachable } }))).toMatchObject(
      invalid({ 'medicalTeam.coach.email': 'validation.reachable' }),
    );
    expect(await change(() => ({ medicalTeam: { coach: { ...member, email: 'x' } } }))).toMatchObject(
      invalid({ 'medicalTeam.coach.email': 'validation.email' }),
    );
    expect(await change(({ ext }) => ({ ext: { ...ext, teamOrder: ['coach', 'coach'] } }))).toMatchObject(
      invalid({ 'ext.teamOrder': 'validation.invalid' }),
    );
  });

  it('as another system gave it stands in nobody’s way', async () => {
    const { readings: _, ...record } = aRecord('p9');
    const { mobile: __, ...unreachable } = member;
    const patient = { ...record.patient, medicalTeam: { coach: unreachable } };
    await nurse().post('/records', { records: [{ ...record, patient, readings: [] }] });
    const { data } = await nurse().get('/patients/p9');
    const saved = await nurse().put('/patients/p9', { ...data, city: 'Lyon' }, matching(data.version));
    expect(saved).toMatchObject({ status: 200, data: { city: 'Lyon' } });
  });

  it('is told change by change, in words, with referrals and the order', async () => {
    expect((await change(() => ({ medicalTeam: { coach: member } }))).status).toBe(200);
    const withReferral = (parts: Partial<Referral> = {}) =>
      change(({ ext }) => ({
        ext: { ...ext, teamOrder: ['coach'], referrals: [{ ...referral, ...parts }] },
      }));
    expect(await withReferral({ state: 'completed' })).toMatchObject(
      invalid({ 'ext.referrals.0.state': 'validation.referralState' }),
    );
    expect((await withReferral()).status).toBe(200);
    expect((await withReferral({ state: 'accepted' })).status).toBe(200);
    expect((await withReferral({ state: 'requested' })).status).toBe(422);
    const said = 'Hugh Merrowdale, Cardiology, 2026-11-18, Murmur';
    expect((await logged()).slice(0, 3)).toEqual([
      [
        'updated patients',
        { field: 'ext.referrals', after: said },
        { field: 'ext.referrals.state', before: 'requested', after: 'accepted' },
      ],
      [
        'updated patients',
        { field: 'ext.referrals', after: said },
        { field: 'ext.teamOrder', after: 'coach' },
      ],
      ['updated patients', { field: 'medicalTeam.coach', after: 'Irmgard, Hollerstett, +49 30 23125091' }],
    ]);
  });
});

describe('#34: the directory', () => {
  const entry = {
    id: 'd1',
    firstName: 'Irmgard',
    lastName: 'Hollerstett',
    email: 'irmgard@example.org',
    roles: ['nephroLogist'],
    active: true,
  };
  const twice = { status: 409, data: { message: 'errors.duplicatePractitioner' } };

  it('takes nobody twice unnoticed', async () => {
    expect((await nurse().post('/practitioners', entry)).status).toBe(201);
    const twin = { ...entry, id: 'd2', firstName: 'I.' };
    expect(await nurse().post('/practitioners', twin)).toMatchObject({
      ...twice,
      data: { fields: { email: 'errors.duplicatePractitioner' } },
    });
    const stored = await nurse().post('/practitioners', { ...twin, accepted: ['d1'] });
    expect(stored.status).toBe(201);
    expect(stored.data).not.toHaveProperty('accepted');
    // Known to be two: other changes ask nothing.
    const leaves = { ...stored.data, active: false };
    expect((await nurse().put('/practitioners/d2', leaves, matching(stored.data.version))).status).toBe(200);
    await nurse().post('/practitioners', { ...entry, id: 'd3', firstName: 'Hugh', email: 'h@example.org' });
    const { data } = await nurse().get('/practitioners/d3');
    const same = { ...data, email: 'IRMGARD@example.org' };
    expect(await nurse().put('/practitioners/d3', same, matching(data.version))).toMatchObject(twice);
  });

  it('asks for names and an address that is one; only administrators remove', async () => {
    expect(await nurse().post('/practitioners', { ...entry, firstName: ' ', email: 'x' })).toMatchObject(
      invalid({ firstName: 'validation.required' }),
    );
    expect(await nurse().post('/practitioners', { ...entry, email: 'x' })).toMatchObject(
      invalid({ email: 'validation.email' }),
    );
    const { data } = await nurse().post('/practitioners', entry);
    expect((await nurse().delete('/practitioners/d1', matching(data.version))).status).toBe(403);
    expect((await admin().delete('/practitioners/d1', matching(data.version))).status).toBe(204);
  });
});
