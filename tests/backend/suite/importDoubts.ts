import { describe, expect, it } from 'vitest';
import type { Draft } from '@/domain/entity';
import type { Patient } from '@/domain/patients/patient';
import type { ImportDecision, PatientRecord, RecordOutcome } from '@/domain/exchange/patientRecord';
import { DAY, iso, NOW } from '../clinic';
import { aRecord } from '../drafts';
import { visitors, type Scene } from './scene';

type Change = Partial<Omit<Draft<Patient>, 'ext'>> & { ext?: Partial<Patient['ext']> };

/** Marie Dubois as a hospital sends her, or whoever else is said. */
function sent(id: string, { ext, ...change }: Change = {}, more: Partial<PatientRecord> = {}): PatientRecord {
  const record = aRecord(id);
  const patient = { ...record.patient, ...change, ext: { ...record.patient.ext, ...ext } };
  return { ...record, patient, ...more };
}
const anna = {
  firstName: 'Anna',
  lastName: 'Berg',
  dateOfbirth: '1949-09-30',
  patientId: '12345',
} as const;
const karl = {
  firstName: 'Karl',
  lastName: 'Thal',
  dateOfbirth: '1983-01-12',
  gender: 'male',
  patientId: '12345',
} as const;
const ofHospital = { ext: { identifiers: [{ system: 'urn:hospital', value: '12345' }] } };
const withoutSystem = { ext: { identifiers: [{ system: '', value: '12345' }] } };

export function importDoubtBehaviour(scene: Scene): void {
  const { nurse } = visitors(scene);
  const send = async (...records: PatientRecord[]): Promise<RecordOutcome[]> => {
    const answer = await nurse().post('/records', { records });
    expect(answer).toMatchObject({ status: 200 });
    return answer.data.outcomes;
  };
  const names = async () =>
    ((await nurse().get('/patients')).data.items as Patient[])
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      .toSorted();
  const read = async (id: string): Promise<Patient> => (await nurse().get(`/patients/${id}`)).data;
  const readingsOf = async (id: string) => (await nurse().get(`/records/${id}`)).data.readings.length;
  const doubtOf = (outcome: RecordOutcome | undefined) => {
    if (!outcome?.doubt) throw new Error('Nothing was asked');
    return outcome.doubt;
  };
  const decided = (
    record: PatientRecord,
    { stored }: ReturnType<typeof doubtOf>,
    answer: ImportDecision['answer'],
  ): PatientRecord => ({ ...record, decision: { answer, patient: stored.id, version: stored.version } });

  describe('an import that may be about somebody else', () => {
    it('never overwrites the person who has the same number of the same system', async () => {
      await send(sent('anna', { ...anna, ...ofHospital }));
      const before = await read('anna');
      const [outcome] = await send(sent('karl', { ...karl, ...ofHospital }));
      expect(outcome).toMatchObject({ patient: 'anna', created: 0, updated: 0, unchanged: 0 });
      expect(doubtOf(outcome)).toMatchObject({
        kind: 'person',
        stored: { id: 'anna', firstName: 'Anna', lastName: 'Berg', dateOfbirth: '1949-09-30' },
        sent: { firstName: 'Karl', lastName: 'Thal', dateOfbirth: '1983-01-12', gender: 'male' },
      });
      expect(await read('anna')).toEqual(before);
      expect(await readingsOf('anna')).toBe(4);
      expect(await names()).toEqual(['Anna Berg']);
    });

    it.each([
      ['name', { lastName: 'Thal' }],
      ['date of birth', { dateOfbirth: '1949-09-03' }],
      ['sex', { gender: 'male' as const }],
    ])('asks where only the %s differs, under the same id too', async (_, change) => {
      await send(sent('anna', anna));
      const [outcome] = await send(sent('anna', { ...anna, ...change }));
      expect(doubtOf(outcome).kind).toBe('person');
      expect(await read('anna')).toMatchObject({ lastName: 'Berg', dateOfbirth: '1949-09-30' });
    });

    it('takes case, marks, the order of the names and an unknown sex for no difference', async () => {
      await send(sent('anna', { ...anna, firstName: 'Änne', ...ofHospital }));
      const same = { firstName: 'BERG', lastName: 'aenne', gender: 'unknown' as const };
      const [outcome] = await send(sent('x', { ...anna, ...same, ...ofHospital }, { lastUpdated: iso(NOW) }));
      expect(outcome).toMatchObject({ patient: 'anna' });
      expect(outcome?.doubt).toBeUndefined();
    });

    it('never matches people by a number without its system', async () => {
      await send(sent('anna', { ...anna, ...withoutSystem }));
      const [outcome] = await send(sent('karl', { ...karl, ...withoutSystem }));
      expect(doubtOf(outcome)).toMatchObject({ kind: 'number', stored: { id: 'anna' } });
      expect(await names()).toEqual(['Anna Berg']);
      const [again] = await send(sent('anna-again', { ...anna, ...withoutSystem }));
      expect(again).toMatchObject({ patient: 'anna' });
    });

    it('keeps them apart once somebody says so, and knows both from then on', async () => {
      await send(sent('anna', { ...anna, ...ofHospital }));
      const record = sent('karl', { ...karl, ...ofHospital });
      const doubt = doubtOf((await send(record))[0]);
      const [outcome] = await send(decided(record, doubt, 'other'));
      expect(outcome).toMatchObject({ created: 7, updated: 0 });
      expect(outcome?.patient).not.toBe('anna');
      expect(await names()).toEqual(['Anna Berg', 'Karl Thal']);
      expect(await read(outcome?.patient ?? '')).toMatchObject({ patientId: '12345/2' });
      expect((await send(record))[0]).toMatchObject({ patient: outcome?.patient, created: 0, updated: 0 });
      expect((await send(sent('anna', { ...anna, ...ofHospital })))[0]).toMatchObject({ patient: 'anna' });
      expect(await names()).toEqual(['Anna Berg', 'Karl Thal']);
    });

    it('keeps two people of one id apart, within one file too', async () => {
      const [, outcome] = await send(sent('1', anna), sent('1', karl));
      const doubt = doubtOf(outcome);
      const [other] = await send(decided(sent('1', karl), doubt, 'other'));
      expect(other?.patient).not.toBe('1');
      expect(await names()).toEqual(['Anna Berg', 'Karl Thal']);
      expect(await readingsOf('1')).toBe(4);
      expect(await readingsOf(other?.patient ?? '')).toBe(4);
    });

    it('makes one person of them only when somebody says so, and the log keeps what stood there', async () => {
      const newer = { lastUpdated: iso(NOW) };
      await send(sent('anna', { ...anna, ...ofHospital }, { lastUpdated: iso(NOW - 9 * DAY) }));
      const record = sent('x', { ...anna, lastName: 'Berg-Thal', ...ofHospital }, newer);
      const doubt = doubtOf((await send(record))[0]);
      const [outcome] = await send(decided(record, doubt, 'same'));
      expect(outcome).toMatchObject({ patient: 'anna', updated: 1 });
      expect(await read('anna')).toMatchObject({ lastName: 'Berg-Thal' });
      const { data } = await nurse().get('/patients/anna/audit');
      expect(data.items[0]).toMatchObject({ action: 'imported', detail: 'importSame' });
      expect(data.items[0].changes).toContainEqual({
        field: 'lastName',
        before: 'Berg',
        after: 'Berg-Thal',
      });
    });

    it('asks again where the stored person has changed since the question', async () => {
      await send(sent('anna', { ...anna, ...ofHospital }));
      const record = sent('karl', { ...karl, ...ofHospital });
      const doubt = doubtOf((await send(record))[0]);
      const stored = await read('anna');
      await nurse().put(
        '/patients/anna',
        { ...stored, city: 'Lyon' },
        { headers: { 'If-Match': stored.version } },
      );
      const [outcome] = await send(decided(record, doubt, 'same'));
      expect(doubtOf(outcome).stored).toMatchObject({ city: 'Lyon' });
      expect(await names()).toEqual(['Anna Berg']);
    });
  });

  describe('an older file', () => {
    const march = iso(NOW - 60 * DAY);
    const january = iso(NOW - 120 * DAY);
    const june = iso(NOW - DAY);

    it('adds what is missing and puts nothing older in the place of what is stored', async () => {
      await send(sent('anna', { ...anna, mobile: '+49 1', city: 'Kiel' }, { lastUpdated: march }));
      const older = sent('anna', { ...anna, mobile: '+49 9', profession: 'Cook' }, { lastUpdated: january });
      const [outcome] = await send(older);
      expect(outcome).toMatchObject({ patient: 'anna', updated: 1 });
      expect(doubtOf(outcome)).toMatchObject({
        kind: 'older',
        storedAt: march,
        sentAt: january,
        differences: [{ kind: 'patients', field: 'mobile', stored: '+49 1', sent: '+49 9' }],
      });
      expect(await read('anna')).toMatchObject({ mobile: '+49 1', city: 'Kiel', profession: 'Cook' });
    });

    it('is put in place where somebody says so', async () => {
      await send(sent('anna', { ...anna, mobile: '+49 1' }, { lastUpdated: march }));
      const older = sent('anna', { ...anna, mobile: '+49 9' }, { lastUpdated: january });
      const [outcome] = await send(decided(older, doubtOf((await send(older))[0]), 'replace'));
      expect(outcome).toMatchObject({ updated: 1 });
      expect(outcome?.doubt).toBeUndefined();
      expect(await read('anna')).toMatchObject({ mobile: '+49 9' });
    });

    it('wins only over what its source said before, never over what was changed here since', async () => {
      await send(sent('anna', { ...anna, mobile: '+49 1' }, { lastUpdated: january }));
      const [newer] = await send(sent('anna', { ...anna, mobile: '+49 2' }, { lastUpdated: march }));
      expect(newer).toMatchObject({ updated: 1 });
      expect(newer?.doubt).toBeUndefined();
      const stored = await read('anna');
      expect(stored.mobile).toBe('+49 2');
      await nurse().put(
        '/patients/anna',
        { ...stored, mobile: '+49 3' },
        { headers: { 'If-Match': stored.version } },
      );
      const [outcome] = await send(sent('anna', { ...anna, mobile: '+49 4' }, { lastUpdated: june }));
      expect(doubtOf(outcome).differences).toMatchObject([
        { field: 'mobile', stored: '+49 3', sent: '+49 4' },
      ]);
    });

    it('does not win after a newer one that said the same', async () => {
      const of = (mobile: string, lastUpdated: string) => sent('anna', { ...anna, mobile }, { lastUpdated });
      await send(of('+49 1', january));
      await send(of('+49 1', june));
      expect(doubtOf((await send(of('+49 2', march)))[0]).differences).toHaveLength(1);
      expect(await read('anna')).toMatchObject({ mobile: '+49 1' });
    });

    it('that does not say when it is of asks before it replaces anything', async () => {
      await send(sent('anna', { ...anna, mobile: '+49 1' }));
      const [outcome] = await send(sent('anna', { ...anna, mobile: '+49 2' }));
      expect(doubtOf(outcome)).toMatchObject({ kind: 'older', differences: [{ field: 'mobile' }] });
      expect(doubtOf(outcome).sentAt).toBeUndefined();
    });

    it('reverts no diagnosis and no prescription', async () => {
      const record = (
        status: 'active' | 'stopped',
        clinicalStatus: 'active' | 'resolved',
        lastUpdated: string,
      ) => {
        const { conditions, medicationRequests, ...rest } = sent('anna', anna, { lastUpdated });
        return {
          ...rest,
          conditions: conditions.map((one) => ({ ...one, clinicalStatus, lastUpdated })),
          medicationRequests: medicationRequests.map((one) => ({ ...one, status, lastUpdated })),
        };
      };
      await send(record('stopped', 'resolved', march));
      const older = record('active', 'active', january);
      const [outcome] = await send(older);
      expect(outcome).toMatchObject({ updated: 0 });
      expect(doubtOf(outcome).differences).toEqual([
        {
          kind: 'conditions',
          name: 'Chronic kidney disease',
          field: 'clinicalStatus',
          stored: 'resolved',
          sent: 'active',
        },
        { kind: 'medicationRequests', name: 'Ramipril', field: 'status', stored: 'stopped', sent: 'active' },
      ]);
      const stored = async () => {
        const { data } = await nurse().get('/records/anna');
        return [data.conditions[0].clinicalStatus, data.medicationRequests[0].status];
      };
      expect(await stored()).toEqual(['resolved', 'stopped']);
      await send(record('active', 'active', june));
      expect(await stored()).toEqual(['active', 'active']);
    });

    it('stores its readings all the same', async () => {
      await send(sent('anna', { ...anna, mobile: '+49 1' }, { lastUpdated: march, readings: [] }));
      const [outcome] = await send(sent('anna', { ...anna, mobile: '+49 9' }, { lastUpdated: january }));
      expect(outcome).toMatchObject({ created: 4 });
      expect(await readingsOf('anna')).toBe(4);
    });
  });

  describe('the clinical facts of a file', () => {
    const here = { ckdStage: '3a', dialysisMode: 'none', dryWeight: 72, anuric: false } as const;
    const there = { ckdStage: '5', dialysisMode: 'haemodialysis', dryWeight: 66, anuric: true } as const;
    const differences = [
      { kind: 'patients', field: 'ext.dialysisMode', stored: 'none', sent: 'haemodialysis' },
      { kind: 'patients', field: 'ext.ckdStage', stored: '3a', sent: '5' },
      { kind: 'patients', field: 'ext.dryWeight', stored: '72', sent: '66' },
      { kind: 'patients', field: 'ext.anuric', stored: 'false', sent: 'true' },
    ];
    const march = iso(NOW - 60 * DAY);

    it.each([
      ['newer', iso(NOW - DAY)],
      ['older', iso(NOW - 120 * DAY)],
    ])(
      'are asked about where the file is %s, and taken over only where somebody says so',
      async (kind, lastUpdated) => {
        await send(sent('anna', { ...anna, city: 'Kiel', ext: here }, { lastUpdated: march }));
        const file = sent('anna', { ...anna, profession: 'Cook', ext: there }, { lastUpdated });
        const [outcome] = await send(file);
        const doubt = doubtOf(outcome);
        expect(doubt).toMatchObject({ kind, storedAt: march, sentAt: lastUpdated });
        expect(doubt.differences).toHaveLength(4);
        expect(doubt.differences).toEqual(expect.arrayContaining(differences));
        expect(await read('anna')).toMatchObject({ profession: 'Cook', ext: here });
        const [after] = await send(decided(file, doubt, 'replace'));
        expect(after?.doubt).toBeUndefined();
        const { ext } = await read('anna');
        expect(ext).toMatchObject(there);
        expect(ext.targetDecisions).toMatchObject([{ kind: 'weight', aim: { weightKg: 66 } }]);
        expect((await send(file))[0]?.doubt).toBeUndefined();
      },
    );

    it('are no question where the file does not state them, and are added where none stand here', async () => {
      await send(
        sent('anna', { ...anna, ext: { dialysisMode: 'peritoneal', anuric: true } }, { lastUpdated: march }),
      );
      const [outcome] = await send(
        sent('anna', { ...anna, ext: { ckdStage: '5' } }, { lastUpdated: iso(NOW) }),
      );
      expect(outcome?.doubt).toBeUndefined();
      expect((await read('anna')).ext).toMatchObject({
        dialysisMode: 'peritoneal',
        anuric: true,
        ckdStage: '5',
      });
    });
  });

  describe('a programme that rests', () => {
    const paused = { ...anna, ext: { status: 'paused' as const } };
    const day = (days: number) => iso(NOW + days * DAY).slice(0, 10);

    it('goes on in the next clinic when it was to go on in this one', async () => {
      const [outcome] = await send(sent('anna', paused, { pausedUntil: day(10) }));
      expect(outcome?.doubt).toBeUndefined();
      expect((await read('anna')).ext.programme).toMatchObject({ until: day(10) });
      const { data } = await nurse().get('/records/anna');
      expect(data.pausedUntil).toBe(day(10));
    });

    it('goes on after 14 days where the file does not say when, and asks', async () => {
      const [outcome] = await send(sent('anna', paused));
      expect((await read('anna')).ext.programme).toMatchObject({ until: day(14) });
      expect(doubtOf(outcome)).toMatchObject({
        kind: 'pause',
        differences: [{ field: 'ext.programme.until', stored: day(14) }],
      });
    });

    it('rests no longer than any other', async () => {
      await send(sent('anna', paused, { pausedUntil: day(400) }));
      expect((await read('anna')).ext.programme).toMatchObject({ until: day(366) });
    });
  });
}
