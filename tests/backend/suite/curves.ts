import type { AxiosInstance } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { clinicCurvesSchema, type CurveDay } from '@/domain/curves/clinicCurves';
import { careClient, DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';
import { visitors, type Scene } from './scene';

const target = { systolicMin: 110, systolicMax: 130, diastolicMin: 65, diastolicMax: 80 };

export function curveBehaviour(scene: Scene): void {
  const { admin, nurse } = visitors(scene);
  const daysOf = async (client: AxiosInstance = nurse()): Promise<CurveDay[]> => {
    const answer = await client.get('/clinic/curves');
    expect(answer.status).toBe(200);
    return clinicCurvesSchema.parse(answer.data).days;
  };
  /** The day a number of days ago, as midday in Paris is 10:00 in UTC. */
  const ago = (days: readonly CurveDay[], count: number) => days.at(-count);
  const send = (change: Parameters<typeof aReadingDraft>[0]) =>
    nurse().post('/readings', aReadingDraft({ diastolic: undefined, confirmedOutOfRange: true, ...change }));

  describe('the curves of the clinic (§2.1)', () => {
    beforeEach(async () => {
      const fluidTarget = { direction: 'maximum' as const, maxMl: 1000 };
      const ext = { ...aPatientDraft().ext, fluidTarget, pressureTarget: target };
      await admin().post('/patients', aPatientDraft({ ext }));
      const zone = { timeZone: 'Europe/Paris' };
      const { data } = await admin().get('/settings/general');
      await admin().put('/settings/general', { ...data, ...zone }, matching(data.version));
    });

    it('are for everybody who works here, and for nobody else', async () => {
      expect(await daysOf(admin())).toEqual(await daysOf());
      expect((await careClient(scene().repository, 'visitor').get('/clinic/curves')).status).toBe(403);
      expect((await careClient(scene().repository, null).get('/clinic/curves')).status).toBe(401);
    });

    it('follow each reading, its correction and its withdrawal, also of a day that was over', async () => {
      const known = async () => ago(await daysOf(), 40)?.fluid;
      expect(await known()).toEqual({ met: 0, known: 0 });
      const { data } = await send({ id: 'w1', measure: 'water', value: 900, at: iso(NOW - 40 * DAY) });
      expect(await known()).toEqual({ met: 1, known: 1 });
      const corrected = await nurse().put(
        '/readings/p1/water/w1',
        { value: 1100, at: data.at, reason: 'Misread', confirmedOutOfRange: true },
        matching(data.version),
      );
      expect(await known()).toEqual({ met: 0, known: 1 });
      const withdrawal = matching(corrected.data.version);
      await nurse().post('/readings/p1/water/w1/entered-in-error', { reason: 'Wrong patient' }, withdrawal);
      expect(await known()).toEqual({ met: 0, known: 0 });
    });

    it('judge all weeks by the target that holds now', async () => {
      for (const days of [12, 11, 10])
        for (const hours of [0, 2])
          await send({
            id: `r${days}-${hours}`,
            value: 125,
            diastolic: 75,
            at: iso(NOW - days * DAY - hours * HOUR),
          });
      expect(ago(await daysOf(), 10)?.pressure).toEqual({ met: 1, known: 1 });
      const { data: patient } = await nurse().get('/patients/p1');
      const band = { ...target, systolicMax: 120 };
      const decided = {
        id: 't1',
        kind: 'pressure',
        aim: { kind: 'pressure', band },
        from: '2026-11-20',
        reason: 'Tighter.',
      };
      expect(
        (await nurse().post('/patients/p1/targets', decided, matching(patient.version))).status,
      ).toBeLessThan(300);
      expect(ago(await daysOf(), 10)?.pressure).toEqual({ met: 0, known: 1 });
    });

    it('show nothing of alerts before the day is over, nor of a patient who was removed', async () => {
      await send({ value: 190, diastolic: 115 });
      expect((await daysOf()).every(({ raised }) => raised === 0)).toBe(true);
      await send({ id: 'w1', measure: 'water', value: 900, at: iso(NOW - 3 * DAY) });
      expect(ago(await daysOf(), 3)?.fluid.known).toBe(1);
      const { data: patient } = await admin().get('/patients/p1');
      await admin().delete('/patients/p1', matching(patient.version));
      expect(ago(await daysOf(), 3)?.fluid.known).toBe(0);
    });
  });
}
