import { beforeEach, describe, expect, it } from 'vitest';
import type { Allocation, AllocationBody, Segment } from '@/domain/medicine/allocation';
import { changedFrom, pausedFrom, resumedFrom } from '@/domain/medicine/changes';
import { dueIdOf, type Intake, type IntakeBody } from '@/domain/medicine/intake';
import type { Medicine } from '@/domain/medicine/medicine';
import { aSegment } from '@tests/support/plans';
import { DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aMedicineDraft, anAllocationDraft, anIntakeDraft, dayInNovember, TODAY } from '../planDrafts';
import { aPatientDraft } from '../drafts';
import { storedOtherwise, visitors, type Scene } from './scene';

const forbidden = { status: 403, data: { message: 'errors.forbidden' } };
const invalid = (fields: Record<string, string>) => ({ status: 422, data: { fields } });

export function medicineBehaviour(scene: Scene): void {
  const { addPatient, admin, nurse } = visitors(scene);
  const catalogue = async (parts: Partial<Medicine> = {}): Promise<Medicine> =>
    (await admin().post('/medicines', aMedicineDraft(parts))).data;
  const give = (parts: Partial<AllocationBody> = {}) =>
    nurse().post('/allocations', anAllocationDraft(parts));
  const save = ({ version, ...allocation }: Allocation, parts: Partial<AllocationBody>) =>
    nurse().put(`/allocations/${allocation.id}`, { ...allocation, ...parts }, matching(version));
  const enter = (parts: Partial<IntakeBody> = {}) => nurse().post('/intakes', anIntakeDraft(parts));
  const logged = async () =>
    (await admin().get('/audit')).data.items.map(({ action, kind, detail }: Record<string, string>) =>
      `${action} ${kind} ${detail ?? ''}`.trim(),
    );

  describe('the catalogue of medicines', () => {
    it('§2.0: is the administrators’ to write; what patients were given stays as it was', async () => {
      expect(await nurse().post('/medicines', aMedicineDraft())).toMatchObject(forbidden);
      const medicine = await catalogue();
      expect(scene().changes.at(-1)).toEqual({ patients: [], lists: ['medicines'] });
      const path = '/medicines/m1';
      expect(await nurse().put(path, medicine, matching(medicine.version))).toMatchObject(forbidden);
      expect(await nurse().delete(path, matching(medicine.version))).toMatchObject(forbidden);
      expect((await nurse().get('/medicines')).data.items).toEqual([medicine]);
      await addPatient('p1');
      await give();
      expect(await admin().delete(path, matching(medicine.version))).toMatchObject({
        status: 409,
        data: { message: 'errors.medicineInUse' },
      });
      const renamed = { ...medicine, name: 'Ramipril HEXA 5 mg', active: false };
      expect(await admin().put(path, renamed, matching('stale'))).toMatchObject({ status: 412 });
      expect(await admin().put(path, renamed, matching(medicine.version))).toMatchObject({ status: 200 });
      expect((await nurse().get('/allocations/x1')).data.given).toMatchObject({ name: 'Ramipril 5 mg' });
      expect(await give({ id: 'x2' })).toMatchObject(invalid({ medicine: 'validation.medicineInactive' }));
      const unused = await catalogue({ id: 'm2', name: 'Other' });
      expect((await admin().delete('/medicines/m2', matching(unused.version))).status).toBe(204);
      expect(await admin().post('/medicines', aMedicineDraft({ id: 'm3', name: '' }))).toMatchObject(
        invalid({ name: 'validation.required' }),
      );
    });
  });

  describe('a medicine of a patient', () => {
    beforeEach(async () => {
      await addPatient('p1');
      await catalogue();
    });

    it('§2.7: is kept with the medicine as it was, and never removed', async () => {
      const given = await give({ reason: 'Blood pressure' });
      expect(given).toMatchObject({
        status: 201,
        data: {
          given: { id: 'm1', name: 'Ramipril 5 mg', activeIngredients: ['Ramipril'] },
          history: [
            { at: iso(NOW), by: 'nurse@nephrodesk.test', what: 'allocated', reason: 'Blood pressure' },
          ],
        },
      });
      expect(await give({ reason: 'Twice' })).toMatchObject(storedOtherwise(given.data));
      expect(await admin().delete('/allocations/x1', matching(given.data.version))).toMatchObject({
        status: 403,
      });
      expect((await give({ id: 'x2', patient: 'nobody' })).status).toBe(404);
      expect(await logged()).toEqual([
        'created allocations Ramipril 5 mg',
        'created medicines',
        'created patients',
      ]);
    });

    it('NU09: is refused where it makes no sense', async () => {
      const refused = async (parts: Partial<Segment>) =>
        (await give({ id: 'wrong', segments: [aSegment({ from: TODAY, ...parts })] })).data.fields;
      expect(await refused({ to: dayInNovember(19) })).toEqual({ to: 'validation.endBeforeStart' });
      expect(await refused({ times: [] })).toEqual({ times: 'validation.timesNeeded' });
      expect(await refused({ dose: { value: 0, unit: 'mg' } })).toEqual({
        'segments.0.dose.value': 'validation.dosePositive',
      });
      expect(await refused({ frequency: { kind: 'preciseDays', weekdays: [] } })).toEqual({
        'segments.0.frequency.weekdays': 'validation.weekdays',
      });
      expect(await refused({ frequency: { kind: 'specificFrequency', everyDays: 1 } })).toMatchObject({
        'segments.0.frequency.everyDays': 'validation.invalid',
      });
    });

    it('that overlaps with another is given only when that was accepted', async () => {
      await give();
      await catalogue({
        id: 'm2',
        name: 'Ramipril comp',
        activeIngredients: ['Hydrochlorothiazide', 'RAMIPRIL'],
      });
      const second = { id: 'x2', medicine: 'm2' };
      expect(await give(second)).toMatchObject(invalid({ accepted: 'validation.overlap' }));
      expect(await give({ ...second, accepted: ['other'] })).toMatchObject({ status: 422 });
      expect(await give({ ...second, accepted: ['x1'] })).toMatchObject(
        invalid({ reason: 'validation.overlapReason' }),
      );
      expect((await give({ ...second, accepted: ['x1'], reason: 'Half each' })).status).toBe(201);
    });

    it('that the house avoids in the patient’s condition needs a reason', async () => {
      await catalogue({
        id: 'm2',
        name: 'Spironolactone',
        activeIngredients: ['Spironolactone'],
        avoidIn: ['KidneyFailure'],
      });
      const ill = aPatientDraft({ id: 'p2', patientId: 'NP-p2', pathologies: ['KidneyFailure'] });
      await admin().post('/patients', ill);
      const forbiddenThere = { id: 'x2', medicine: 'm2', patient: 'p2' };
      expect(await give(forbiddenThere)).toMatchObject(invalid({ reason: 'validation.avoided' }));
      expect((await give({ ...forbiddenThere, reason: 'Three days only' })).status).toBe(201);
      expect((await give({ id: 'x3', medicine: 'm2' })).status).toBe(201);
    });

    it('§3 #27: changes from today on, with a reason, and the past stays', async () => {
      const segments = [aSegment({ from: dayInNovember(1), times: ['08:00'] })];
      const { data: first } = await give({ segments });
      const later = (from: string): Segment[] => {
        const { id: _id, anchor: _anchor, ...same } = aSegment({ from, times: ['20:00'] });
        return changedFrom(segments, same, 's2');
      };
      const reason = 'Dizzy in the morning';
      expect(await save(first, { segments: later(dayInNovember(19)), reason })).toMatchObject(
        invalid({ segments: 'validation.pastFixed' }),
      );
      expect(await save(first, { segments: later(TODAY) })).toMatchObject(
        invalid({ reason: 'validation.required' }),
      );
      expect(await save(first, { medicine: 'm2', reason })).toMatchObject({ status: 422 });
      const changed = await save(first, { segments: later(TODAY), reason });
      expect(changed.data).toMatchObject({
        // Of today what was due before 11:00 stays.
        segments: [
          { to: TODAY, until: '11:00', times: ['08:00'] },
          { from: TODAY, since: '11:00', times: ['20:00'] },
        ],
        history: [{ what: 'allocated' }, { what: 'changed', reason }],
      });
      expect(await save(first, { reason })).toMatchObject({ status: 412 });
    });

    it('§2.7: is stopped from now on, and this morning’s intake still counts and can be entered', async () => {
      const { data: first } = await give();
      const stopped = await save(first, { stopped: { on: TODAY, reason: 'sideEffect' }, reason: 'Cough' });
      expect(stopped).toMatchObject({ status: 200, data: { stopped: { on: TODAY, time: '11:00' } } });
      expect((await enter()).status).toBe(201);
      expect(await enter(anIntakeDraft({ due: { day: TODAY, time: '20:00' } }))).toMatchObject(
        invalid({ due: 'validation.notDue' }),
      );
      const { version, ...body } = stopped.data;
      const noted = await save({ ...body, version }, { note: 'Told by telephone' });
      expect(noted.data.stopped).toEqual(stopped.data.stopped);
    });

    it('pauses, goes on and is stopped with a reason', async () => {
      const { data: first } = await give();
      const rested = pausedFrom(first.segments, { from: TODAY, reason: 'Nausea' }, ['s2', 's3']);
      const paused = await save(first, { segments: rested, reason: 'Nausea' });
      expect(paused.data.history.at(-1)).toMatchObject({ what: 'paused', reason: 'Nausea' });
      const again = resumedFrom(paused.data.segments, { from: TODAY }, 's4');
      const resumed = await save(paused.data, { segments: again, reason: 'Well again' });
      expect(resumed.data.history.at(-1)).toMatchObject({ what: 'resumed' });
      const stop = (on: string) =>
        save(resumed.data, { stopped: { on, reason: 'sideEffect' }, reason: 'Cough' });
      expect(await stop(dayInNovember(19))).toMatchObject({ status: 422 });
      const stopped = await stop(TODAY);
      expect(stopped.data.history.at(-1)).toMatchObject({ what: 'stopped', reason: 'Cough' });
      expect((await logged()).slice(0, 3)).toEqual([
        'updated allocations stopped',
        'updated allocations resumed',
        'updated allocations paused',
      ]);
    });
  });

  describe('intakes', () => {
    beforeEach(async () => {
      await addPatient('p1');
      await catalogue();
      await give({ segments: [aSegment({ from: dayInNovember(1), times: ['08:00', '20:00'] })] });
    });
    const ofDay = (number: number) => {
      const due = { day: dayInNovember(number), time: '08:00' };
      return { due, id: dueIdOf('x1', due.day, due.time) };
    };

    it('§2.7: are entered once, by whomever; who says otherwise has to see it first', async () => {
      const entered = await enter();
      expect(entered).toMatchObject({
        status: 201,
        data: { day: TODAY, by: 'nurse@nephrodesk.test', loggedAt: iso(NOW), takenAt: iso(NOW) },
      });
      expect(entered.data.retroactive).toBeUndefined();
      expect((await enter()).data).toEqual(entered.data);
      expect(await enter({ state: 'skipped', reason: 'forgotten' })).toMatchObject(
        storedOtherwise(entered.data),
      );
      const intake: Intake = entered.data;
      const changed = { ...intake, state: 'skipped' };
      const path = `/intakes/${encodeURIComponent(intake.id)}`;
      expect(await nurse().put(path, changed, matching(intake.version))).toMatchObject(
        invalid({ reason: 'validation.skipReason' }),
      );
      const skipped = await nurse().put(path, { ...changed, reason: 'advised' }, matching(intake.version));
      expect(skipped).toMatchObject({ status: 200, data: { state: 'skipped' } });
      expect((await nurse().delete(path, matching(intake.version))).status).toBe(412);
      expect((await nurse().delete(path, matching(skipped.data.version))).status).toBe(204);
      expect((await logged()).slice(0, 3)).toEqual([
        'removed intakes skipped',
        'corrected intakes skipped',
        'recorded intakes taken',
      ]);
    });

    it('§3 #26: may be entered 14 days later, marked, with when it was really taken', async () => {
      const takenAt = iso(NOW - 14 * DAY);
      expect(await enter({ ...ofDay(6), takenAt })).toMatchObject({
        status: 201,
        data: { day: dayInNovember(6), takenAt, retroactive: true },
      });
      expect(await enter(ofDay(5))).toMatchObject(invalid({ due: 'validation.tooLongAgo' }));
      expect(await enter(ofDay(21))).toMatchObject(invalid({ due: 'validation.notDue' }));
      expect(await enter({ takenAt: iso(NOW + HOUR) })).toMatchObject(
        invalid({ takenAt: 'validation.inFuture' }),
      );
    });

    it('of the evening are entered after midnight, those far ahead only with a note', async () => {
      await give({
        id: 'x2',
        accepted: ['x1'],
        reason: 'Two strengths',
        segments: [aSegment({ from: dayInNovember(1), times: ['04:59', '05:00', '17:00', '17:01'] })],
      });
      const take = (day: number, time: string, parts: Partial<IntakeBody> = {}) => {
        const due = { day: dayInNovember(day), time };
        return enter({ allocation: 'x2', id: dueIdOf('x2', due.day, time), due, ...parts });
      };
      // It is eleven o'clock: six hours around it are 05:00 to 17:00.
      expect((await take(20, '17:00')).status).toBe(201);
      expect(await take(20, '17:01')).toMatchObject(invalid({ note: 'validation.farAhead' }));
      expect((await take(20, '17:01', { note: 'Leaves for the airport' })).status).toBe(201);
      expect((await take(20, '04:59')).status).toBe(201);
      // In Kiribati this is midnight: the dose of half an hour ago is entered in time.
      const far = aPatientDraft({ id: 'p2', patientId: 'NP-p2' });
      await admin().post('/patients', { ...far, ext: { ...far.ext, timeZone: 'Pacific/Kiritimati' } });
      const segments = [aSegment({ from: dayInNovember(1), times: ['17:59', '18:00', '23:30'] })];
      await give({ id: 'x3', patient: 'p2', segments });
      const taken = async (day: number, time: string) => {
        const due = { day: dayInNovember(day), time };
        const body = { patient: 'p2', allocation: 'x3', id: dueIdOf('x3', due.day, time), due };
        return (await enter(body)).data;
      };
      const late = await taken(20, '23:30');
      expect(late).toMatchObject({ state: 'taken', day: dayInNovember(20) });
      expect(late.retroactive).toBeUndefined();
      expect((await taken(20, '18:00')).retroactive).toBeUndefined();
      expect(await taken(20, '17:59')).toMatchObject({ retroactive: true });
      expect(await taken(21, '23:30')).toMatchObject({ fields: { note: 'validation.farAhead' } });
    });

    it('are of something that is due', async () => {
      const wrong = invalid({ due: 'validation.notDue' });
      expect(await enter({ due: { day: TODAY, time: '09:00' } })).toMatchObject(wrong);
      expect(await enter({ id: 'another' })).toMatchObject(wrong);
      expect(await nurse().post('/intakes', { ...anIntakeDraft(), due: undefined })).toMatchObject(
        invalid({ due: 'validation.required' }),
      );
      await addPatient('p2');
      expect(await enter({ patient: 'p2' })).toMatchObject(invalid({ allocation: 'validation.invalid' }));
      expect((await enter({ patient: 'nobody' })).status).toBe(404);
    });

    it('can be put right after the medicine has changed', async () => {
      const { data: intake } = await enter();
      const { data: allocation } = await nurse().get('/allocations/x1');
      await save(allocation, { stopped: { on: TODAY, reason: 'other' }, reason: 'Done' });
      const corrected = { ...intake, note: 'With breakfast' };
      const path = `/intakes/${encodeURIComponent(intake.id)}`;
      expect((await nurse().put(path, corrected, matching(intake.version))).status).toBe(200);
    });

    it('taken as needed are counted, and more than the maximum is entered only with a note', async () => {
      await catalogue({ id: 'm2', name: 'Paracetamol 500 mg', activeIngredients: ['Paracetamol'] });
      await give({
        id: 'x2',
        medicine: 'm2',
        asNeeded: { maxPerDay: 2 },
        segments: [aSegment({ from: TODAY, times: [] })],
      });
      const take = (id: string, parts: Partial<IntakeBody> = {}) =>
        nurse().post('/intakes', { id, patient: 'p1', allocation: 'x2', state: 'taken', ...parts });
      expect((await take('n1')).status).toBe(201);
      expect((await take('n2')).status).toBe(201);
      expect(await take('n3')).toMatchObject(invalid({ note: 'validation.overMaximum' }));
      expect((await take('n3', { note: 'Toothache' })).status).toBe(201);
      expect(await take('n4', { takenAt: iso(NOW - DAY) })).toMatchObject({
        status: 201,
        data: { day: dayInNovember(19), retroactive: true },
      });
    });

    it('§2.7: the maximum of what is taken as needed counts any 24 hours, over midnight and between others', async () => {
      await catalogue({ id: 'm2', name: 'Paracetamol 500 mg', activeIngredients: ['Paracetamol'] });
      await give({
        id: 'x2',
        medicine: 'm2',
        asNeeded: { maxPerDay: 2 },
        segments: [aSegment({ from: dayInNovember(1), times: [] })],
      });
      const take = (hoursAgo: number, parts: Partial<IntakeBody> = {}) => {
        const takenAt = iso(NOW - hoursAgo * 3_600_000);
        const body = {
          id: `n${hoursAgo}`,
          patient: 'p1',
          allocation: 'x2',
          state: 'taken',
          takenAt,
          ...parts,
        };
        return nurse().post('/intakes', body);
      };
      // It is eleven o'clock: the first was taken on the evening before.
      expect((await take(15)).status).toBe(201);
      expect((await take(2)).status).toBe(201);
      const over = invalid({ note: 'validation.overMaximum' });
      expect(await take(0)).toMatchObject(over);
      expect(await take(20)).toMatchObject(over);
      expect(await take(26)).toMatchObject({ status: 201 });
      expect(await take(20, { state: 'skipped', reason: 'other' })).toMatchObject({ status: 201 });
      expect((await take(0, { note: 'Toothache' })).status).toBe(201);
    });
  });

  it('everything of plans and medicines goes with its patient', async () => {
    await addPatient('p1');
    await catalogue();
    await give();
    await enter();
    const { data: patient } = await nurse().get('/patients/p1');
    await admin().delete('/patients/p1', matching(patient.version));
    for (const kind of ['allocations', 'intakes', 'fluidAssignments'])
      expect((await nurse().get(`/${kind}`, { params: { patient: 'p1' } })).data.items).toEqual([]);
    expect((await nurse().get('/allocations/x1')).status).toBe(404);
    expect((await nurse().get('/medicines')).data.items).toHaveLength(1);
  });
}
