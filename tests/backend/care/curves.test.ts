import { afterEach, describe, expect, it } from 'vitest';
import { createRepository } from '@/backend/care/repository';
import type { ClinicCurves } from '@/domain/curves/clinicCurves';
import type { Store } from '@/backend/store/port';
import { careClient, countingIds, DAY, HOUR, iso } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';
import { openStore } from '../stores';

const opened: Store[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

/** A nurse of a clinic of its own, at a moment that the test moves. */
function nurseAt(name: string) {
  const store = openStore(name);
  opened.push(store);
  const clock = { now: 0 };
  const context = { now: () => clock.now, newId: countingIds(), onChange: () => undefined };
  return { client: careClient(createRepository(store, context), 'nurse'), clock };
}

describe('the curves of the clinic (§2.1)', () => {
  it('look back beyond the turn of the year, where readings of two years lie apart', async () => {
    const { client, clock } = nurseAt('curves-year');
    const ext = { ...aPatientDraft().ext, fluidTarget: { direction: 'maximum' as const, maxMl: 1000 } };
    clock.now = Date.parse('2026-11-30T12:00:00Z');
    await client.post('/patients', aPatientDraft({ ext }));
    // Enough days of the new year that a worklist row needs nothing of the old one.
    const first = Date.parse('2026-12-14T10:00:00Z');
    for (let day = 0; day < 56; day += 1) {
      clock.now = first + day * DAY + HOUR;
      for (const measure of ['water', 'bloodPressure'] as const) {
        const value = measure === 'water' ? 900 : 120;
        const draft = aReadingDraft({ id: `${measure}-${day}`, measure, value, at: iso(clock.now - HOUR) });
        await client.post('/readings', { ...draft, diastolic: measure === 'water' ? undefined : 75 });
      }
    }
    clock.now += DAY;
    const { data } = await client.get<ClinicCurves>('/clinic/curves');
    expect(data.days.filter(({ fluid }) => fluid.known === 1)).toHaveLength(56);
    expect(data.days.find(({ day }) => day === '2026-12-14')?.fluid).toEqual({ met: 1, known: 1 });
  });

  it('count an alert on the day on which it was raised, and again on the one on which it was closed', async () => {
    const { client, clock } = nurseAt('curves-alerts');
    clock.now = Date.parse('2026-11-10T12:00:00Z');
    await client.post('/patients', aPatientDraft());
    await client.post('/readings', aReadingDraft({ value: 190, at: iso(clock.now - HOUR) }));
    clock.now += 2 * DAY;
    const { data: found } = await client.get('/alerts', { params: { patient: 'p1' } });
    const [alert] = found.items;
    const action = { action: 'resolve', outcome: 'advicePhone', note: 'Measured again: 140/85.' };
    const resolved = await client.post(`/alerts/${alert.id}/actions`, action, {
      headers: { 'If-Match': alert.version },
    });
    expect(resolved.status).toBe(200);
    clock.now += DAY;
    const { data } = await client.get<ClinicCurves>('/clinic/curves');
    const told = data.days.flatMap(({ day, raised, closed, cleared }) =>
      raised + closed + cleared > 0 ? [{ day, raised, closed, cleared }] : [],
    );
    expect(told).toEqual([
      { day: '2026-11-10', raised: 1, closed: 0, cleared: 0 },
      { day: '2026-11-12', raised: 0, closed: 1, cleared: 0 },
    ]);
  });
});
