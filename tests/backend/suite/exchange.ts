import { describe, expect, it } from 'vitest';
import { careClient, DAY, iso, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft, aRecord } from '../drafts';
import { visitors, type Scene } from './scene';

export function exchangeBehaviour(scene: Scene): void {
  const { admin, alertsOf, nurse, subject } = visitors(scene);
  describe('whole records', () => {
    const send = (records: unknown[], signal?: AbortSignal) =>
      nurse().post('/records', { records }, signal ? { signal } : {});

    it('stores once what is sent twice', async () => {
      const first = await send([aRecord('p1')]);
      expect(first.data.outcomes).toEqual([{ patient: 'p1', created: 7, updated: 0, unchanged: 0 }]);
      const before = [await nurse().get('/patients/p1'), await nurse().get('/summaries/p1')].map(
        ({ data }) => data,
      );
      subject().changes.length = 0;
      const second = await send([aRecord('p1')]);
      expect(second.data.outcomes).toEqual([{ patient: 'p1', created: 0, updated: 0, unchanged: 7 }]);
      expect(
        [await nurse().get('/patients/p1'), await nurse().get('/summaries/p1')].map(({ data }) => data),
      ).toEqual(before);
      expect(subject().changes).toEqual([]);
    });

    it('knows a patient by another system’s identifier and leaves the clinic’s settings alone', async () => {
      const ours = aPatientDraft({
        id: 'ours',
        patientId: 'NP-1',
        category: 'CKD',
        wakeUpTime: '06:30',
        city: 'Lyon',
      });
      const identifiers = [{ system: 'urn:hospital', value: '77' }];
      await admin().post('/patients', {
        ...ours,
        ext: { ...ours.ext, timeZone: 'Europe/Paris', identifiers },
      });
      const sent = aRecord('theirs');
      sent.patient = {
        ...sent.patient,
        patientId: 'H-77',
        mobile: '+33 6',
        city: '',
        category: 'OTHER',
        wakeUpTime: '09:00',
        ext: { ...sent.patient.ext, timeZone: 'UTC', identifiers },
      };
      const { data } = await send([sent]);
      expect(data.outcomes[0]).toMatchObject({ patient: 'ours', updated: 1 });
      const { data: merged } = await nurse().get('/patients/ours');
      expect(merged).toMatchObject({
        patientId: 'NP-1',
        category: 'CKD',
        wakeUpTime: '06:30',
        city: 'Lyon',
        mobile: '+33 6',
      });
      expect(merged.ext.timeZone).toBe('Europe/Paris');
      const { data: conditions } = await nurse().get('/conditions', { params: { patient: 'ours' } });
      expect(conditions.items).toHaveLength(1);
      expect((await nurse().get('/patients')).data.items).toHaveLength(1);
    });

    it('never makes one person of two because their numbers are equal', async () => {
      await admin().post('/patients', aPatientDraft({ id: 'ours', patientId: '4711', firstName: 'Ours' }));
      const stranger = aRecord('theirs');
      stranger.patient = { ...stranger.patient, patientId: '4711', firstName: 'Stranger' };
      expect((await send([stranger])).data.outcomes).toMatchObject([
        { created: 0, updated: 0, doubt: { kind: 'number', stored: { id: 'ours' } } },
      ]);
      const { data } = await nurse().get('/patients');
      expect(data.items.map((patient: { firstName: string }) => patient.firstName)).toEqual(['Ours']);
    });

    it('keeps two equal drinks of one minute, and one of two equal pressures', async () => {
      const record = aRecord('p1');
      const [pressure] = record.readings;
      const drink = {
        ...aReadingDraft({ patient: 'p1', value: 200 }),
        measure: 'water' as const,
        diastolic: undefined,
      };
      record.readings = [
        drink,
        { ...drink, id: 'second' },
        ...(pressure ? [pressure, { ...pressure, id: 'copy' }] : []),
      ];
      expect((await send([record])).data.outcomes[0]).toMatchObject({ created: 6, unchanged: 1 });
      expect((await send([record])).data.outcomes[0]).toMatchObject({ created: 0, unchanged: 7 });
    });

    it('leaves nothing of an import that was aborted', async () => {
      const abort = new AbortController();
      const records = Array.from({ length: 40 }, (_, index) => aRecord(`p${index}`));
      const sending = send(records, abort.signal);
      setTimeout(() => abort.abort(), 5);
      await expect(sending).rejects.toMatchObject({ code: 'ERR_CANCELED' });
      // A read waits for the transaction that is being undone.
      expect((await nurse().get('/patients')).data.items).toEqual([]);
      expect((await nurse().get('/summaries')).data.items).toEqual([]);
      expect(subject().changes).toEqual([]);
    });

    it('leaves nothing of an import of which one record is wrong', async () => {
      const wrong = aRecord('p2');
      wrong.readings[0] = { ...aReadingDraft({ patient: 'p2' }), at: iso(NOW + DAY) };
      const refused = await send([aRecord('p1'), wrong]);
      expect(refused.status).toBe(422);
      expect(refused.data.fields).toEqual({ 'records.1.readings.0.at': 'validation.inFuture' });
      expect((await nurse().get('/patients')).data.items).toEqual([]);
    });

    it('gives back what makes the same record elsewhere', async () => {
      await send([aRecord('p1')]);
      await nurse().post('/readings', {
        ...aReadingDraft({ id: 'noted', patient: 'p1' }),
        note: 'after lunch',
      });
      const { data: exported } = await nurse().get('/records/p1');
      const there = careClient(await subject().empty(), 'nurse');
      await there.post('/records', { records: [exported] });
      // Who recorded it is known to the house it was recorded in alone: a file could name anybody.
      const elsewhere = structuredClone(exported);
      for (const reading of elsewhere.readings) delete reading.recordedBy;
      expect((await there.get('/records/p1')).data).toEqual(elsewhere);
      expect((await send([exported])).data.outcomes[0]).toMatchObject({ created: 0, updated: 0 });
    });

    it('raises alerts for what is recent only', async () => {
      const record = aRecord('p1');
      record.readings = [3, 8, 30].map((days) =>
        aReadingDraft({
          id: `d${days}`,
          patient: 'p1',
          at: iso(NOW - days * DAY),
          value: 200,
          diastolic: 120,
        }),
      );
      await send([record]);
      const severe = (await alertsOf('p1')).filter(({ rule }) => rule === 'pressureSevere');
      expect(severe).toMatchObject([{ repeatCount: 1, observed: { at: iso(NOW - 3 * DAY) } }]);
    });
  });
}
