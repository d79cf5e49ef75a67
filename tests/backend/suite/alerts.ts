import { beforeEach, describe, expect, it } from 'vitest';
import type { Alert } from '@/domain/alert';
import { etag, iso, matching, NOW } from '../clinic';
import { aReadingDraft } from '../drafts';
import { visitors, type Scene } from './scene';

export function alertBehaviour(scene: Scene): void {
  const { addPatient, admin, alertsOf, nurse, summaryOf } = visitors(scene);
  describe('alerts', () => {
    let alert: Alert;
    beforeEach(async () => {
      await addPatient('p1');
      await nurse().post('/readings', aReadingDraft({ patient: 'p1', value: 190, diastolic: 100 }));
      [alert] = (await alertsOf('p1')) as [Alert];
    });
    const act = (body: object, version = alert.version) =>
      nurse().post(`/alerts/${alert.id}/actions`, body, matching(version));

    it('is acknowledged once, in its own name and in the worklist', async () => {
      const done = await act({ action: 'acknowledge' });
      expect(done.data).toMatchObject({ status: 'acknowledged', owner: 'nurse@nephrodesk.test' });
      expect(etag(done)).toBe(`"${done.data.version}"`);
      expect((await summaryOf('p1')).alerts).toMatchObject([{ id: alert.id, status: 'acknowledged' }]);
      expect((await act({ action: 'acknowledge' })).status).toBe(412);
      const again = await act({ action: 'acknowledge' }, done.data.version);
      expect(again).toMatchObject({ status: 422, data: { message: 'errors.alertAcknowledged' } });
    });

    it('is not closed without a word when it is critical', async () => {
      const silent = await act({ action: 'resolve', outcome: 'advicePhone', note: '' });
      expect(silent).toMatchObject({ status: 422, data: { fields: { note: 'validation.noteRequired' } } });
      const closed = await act({ action: 'resolve', outcome: 'advicePhone', note: 'Rang, will rest.' });
      expect(closed.data).toMatchObject({ status: 'resolved', outcome: 'advicePhone', closedAt: iso(NOW) });
      expect((await summaryOf('p1')).alerts).toEqual([]);
      expect((await nurse().get('/alerts', { params: { active: true } })).data.items).toEqual([]);
      expect((await nurse().get('/alerts')).data.items).toHaveLength(1);
    });

    it('is made and changed by rules only', async () => {
      expect((await admin().post('/alerts', alert)).status).toBe(403);
      expect((await admin().put(`/alerts/${alert.id}`, alert, matching(alert.version))).status).toBe(403);
      expect((await admin().delete(`/alerts/${alert.id}`, matching(alert.version))).status).toBe(403);
      expect((await admin().post('/summaries', {})).status).toBe(403);
      expect((await act({ action: 'explode' })).status).toBe(422);
      expect((await nurse().post(`/alerts/${alert.id}/actions`, { action: 'acknowledge' })).status).toBe(400);
    });
  });
}
