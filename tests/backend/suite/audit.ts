import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/domain/audit';
import { iso, matching, NOW } from '../clinic';
import { aPatientDraft } from '../drafts';
import { visitors, type Scene } from './scene';

export function auditBehaviour(scene: Scene): void {
  const { addPatient, admin, nurse } = visitors(scene);
  const log = async (params: object = {}): Promise<AuditEntry[]> =>
    (await admin().get('/audit', { params })).data.items;

  describe('the log of who did what when', () => {
    it('tells of creating, changing and removing, the newest first, with each field before and after', async () => {
      const { data: read } = await addPatient('p1');
      const ext = { ...read.ext, dialysisMode: 'peritoneal' };
      const { data: saved } = await nurse().put(
        '/patients/p1',
        { ...read, city: 'Lisboa', socialNumber: '17 0000', ext },
        matching(read.version),
      );
      await admin().delete('/patients/p1', matching(saved.version));
      const entries = await log();
      expect(entries.map(({ action }) => action)).toEqual(['removed', 'updated', 'created']);
      expect(entries[1]).toMatchObject({
        at: iso(NOW),
        by: 'nurse@nephrodesk.test',
        role: 'USER',
        kind: 'patients',
        record: 'p1',
        patient: 'p1',
      });
      expect(entries[1]?.changes).toEqual(
        expect.arrayContaining([
          { field: 'city', ...(read.city && { before: read.city }), after: 'Lisboa' },
          { field: 'ext.dialysisMode', before: 'none', after: 'peritoneal' },
          { field: 'socialNumber' },
        ]),
      );
      expect(entries[1]?.changes).toHaveLength(3);
      expect(JSON.stringify(entries)).not.toContain('17 0000');
    });

    it('does not take another order of the same fields for a change', async () => {
      const target = { systolicMin: 110, systolicMax: 140, diastolicMin: 60, diastolicMax: 85 };
      const { data: made } = await addPatient('p1');
      const { data: read } = await nurse().put(
        '/patients/p1',
        { ...made, ext: { ...made.ext, pressureTarget: target } },
        matching(made.version),
      );
      const turned = Object.fromEntries(Object.entries(target).reverse());
      const ext = { ...read.ext, pressureTarget: turned };
      await nurse().put('/patients/p1', { ...read, city: 'Lisboa', ext }, matching(read.version));
      const [entry] = await log();
      expect(entry?.changes?.map(({ field }) => field)).toEqual(['city']);
    });

    it('tells nothing of what was refused, answered from before or saved unchanged by a retry', async () => {
      const { data: read } = await addPatient('p1');
      await addPatient('p1');
      await nurse().put('/patients/p1', { ...read, city: 'Porto' }, matching('stale'));
      await nurse().delete('/patients/p1', matching(read.version));
      expect(await log()).toHaveLength(1);
    });

    it('tells of an export and of an import that changed something', async () => {
      await addPatient('p1');
      const { data: record } = await nurse().get('/records/p1');
      await nurse().post('/records', { records: [record] });
      expect((await log()).map(({ action, by }) => [action, by])).toEqual([
        ['exported', 'nurse@nephrodesk.test'],
        ['created', 'admin@nephrodesk.test'],
      ]);
      const changed = { ...record, patient: { ...record.patient, city: 'Faro' } };
      await nurse().post('/records', { records: [changed] });
      expect((await log())[0]).toMatchObject({
        action: 'imported',
        patient: 'p1',
        changes: [
          { field: 'updated', after: '1' },
          { field: 'city', after: 'Faro' },
        ],
      });
    });

    it('is read page by page, narrowed by person, deed, kind, patient and time', async () => {
      for (const id of ['p1', 'p2', 'p3', 'p4', 'p5']) await addPatient(id);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await admin().get('/audit', { params: { limit: 2, cursor } });
        expect(data.items.length).toBeLessThanOrEqual(2);
        seen.push(...data.items.map(({ record }: AuditEntry) => record));
        cursor = data.next;
      } while (cursor !== undefined);
      expect(seen).toEqual(['p5', 'p4', 'p3', 'p2', 'p1']);
      expect(await log({ patient: 'p3' })).toHaveLength(1);
      expect(await log({ by: 'nurse@nephrodesk.test' })).toEqual([]);
      expect(await log({ action: 'created', kind: 'patients' })).toHaveLength(5);
      expect(await log({ kind: 'alerts' })).toEqual([]);
      expect(await log({ from: iso(NOW), to: iso(NOW + 1), changes: true })).toHaveLength(5);
      expect(await log({ from: iso(NOW + 1) })).toEqual([]);
      expect(await log({ to: iso(NOW) })).toEqual([]);
      for (const params of [{ action: 'burnt' }, { cursor: 'p3' }, { limit: 0 }, { from: 'yesterday' }])
        expect((await admin().get('/audit', { params })).status).toBe(400);
    });

    it('tells who has read whose record, once for each hour, and in the record itself only where asked for', async () => {
      const { data: read } = await addPatient('p1');
      await addPatient('p2');
      await nurse().get('/patients/p1');
      await nurse().get('/patients/p1');
      await nurse().get('/conditions', { params: { patient: 'p1' } });
      await nurse().get('/conditions', { params: { patient: 'nobody' } });
      await nurse().get('/patients');
      await nurse().get('/patients/nobody');
      await admin().get('/readings/p2/weight', { params: { from: iso(NOW), to: iso(NOW + 1) } });
      await nurse().put('/patients/p1', { ...read, city: 'Faro' }, matching(read.version));
      const readers = async (params: object) =>
        (await log(params)).map(({ by, patient }) => `${by.split('@')[0]} ${patient}`);
      expect(await readers({ action: 'read' })).toEqual(['admin p2', 'nurse p1']);
      const asked = async (params: object): Promise<string[]> => {
        const { data } = await nurse().get('/patients/p1/audit', { params });
        return data.items.map(({ action }: AuditEntry) => action);
      };
      expect(await asked({})).toEqual(['updated', 'created']);
      expect(await asked({ action: 'read' })).toEqual(['read']);
      expect((await log({ changes: true })).map(({ action }) => action)).not.toContain('read');
    });

    it('as a whole is the administrators’; a patient’s own part belongs to the record; nobody changes it', async () => {
      await addPatient('p1');
      await addPatient('p2');
      expect((await nurse().get('/audit')).status).toBe(403);
      const { data } = await nurse().get('/patients/p1/audit', { params: { patient: 'p2' } });
      expect(data.items.map(({ record }: AuditEntry) => record)).toEqual(['p1']);
      expect((await admin().post('/audit', aPatientDraft())).status).toBe(403);
      expect((await admin().delete(`/audit/${data.items[0].id}`)).status).toBe(404);
    });
  });
}
