import { beforeEach, describe, expect, it } from 'vitest';
import type { AssignmentBody, FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import { careClient, iso, matching, NOW } from '../clinic';
import { aPatientDraft } from '../drafts';
import { aPlanDraft, anAssignmentDraft, dayInNovember, TODAY } from '../planDrafts';
import { storedOtherwise, visitors, type Scene } from './scene';

const forbidden = { status: 403, data: { message: 'errors.forbidden' } };
const invalid = (fields: Record<string, string>) => ({ status: 422, data: { fields } });

export function fluidPlanBehaviour(scene: Scene): void {
  const { addPatient, admin, nurse, summaryOf } = visitors(scene);
  const savePlan = ({ version, ...plan }: FluidPlan, parts: Partial<PlanBody>, who = admin) =>
    who().put(`/fluidPlans/${plan.id}`, { ...plan, ...parts }, matching(version));
  const givePlan = async (parts: Partial<PlanBody> = {}): Promise<FluidPlan> =>
    (await admin().post('/fluidPlans', aPlanDraft({ status: 'active', ...parts }))).data;
  const saveAssignment = ({ version, ...assignment }: FluidAssignment, parts: Partial<AssignmentBody>) =>
    nurse().put(`/fluidAssignments/${assignment.id}`, { ...assignment, ...parts }, matching(version));
  const assignmentOf = async (id: string): Promise<FluidAssignment> =>
    (await nurse().get(`/fluidAssignments/${id}`)).data;
  const logged = async (kind: string) =>
    (await admin().get('/audit')).data.items.filter((entry: { kind: string }) => entry.kind === kind);

  describe('fluid plans', () => {
    it('§2.0: anybody drafts, administrators publish, archive and delete', async () => {
      expect(await nurse().post('/fluidPlans', aPlanDraft({ status: 'active' }))).toMatchObject(forbidden);
      const created = await nurse().post('/fluidPlans', aPlanDraft());
      expect(created).toMatchObject({
        status: 201,
        data: {
          revision: 1,
          history: [{ revision: 1, by: 'nurse@nephrodesk.test', changed: [], status: 'draft' }],
        },
      });
      expect(await nurse().post('/fluidPlans', aPlanDraft({ name: 'Another' }))).toMatchObject(
        storedOtherwise(created.data),
      );
      expect((await nurse().post('/fluidPlans', aPlanDraft())).data).toEqual(created.data);
      const edited = await savePlan(created.data, { totalFluidQuantityFormula: '1600' }, nurse);
      expect(edited).toMatchObject({ status: 200, data: { revision: 1 } });
      expect(await savePlan(edited.data, { status: 'active' }, nurse)).toMatchObject(forbidden);
      expect(await nurse().delete('/fluidPlans/plan1', matching(edited.data.version))).toMatchObject(
        forbidden,
      );
      const active = await savePlan(edited.data, { status: 'active' });
      expect(active).toMatchObject({ status: 200, data: { status: 'active', revision: 1 } });
      expect(await savePlan(active.data, { name: 'Quietly' }, nurse)).toMatchObject(forbidden);
      expect(await savePlan(active.data, { status: 'draft' })).toMatchObject(
        invalid({ status: 'validation.planStatus' }),
      );
      const archived = await savePlan(active.data, { status: 'archived' });
      expect(archived).toMatchObject({ status: 200 });
      expect(await savePlan(archived.data, { status: 'active' })).toMatchObject({ status: 422 });
      expect((await careClient(scene().repository, null).get('/fluidPlans')).status).toBe(401);
      expect(await careClient(scene().repository, 'visitor').post('/fluidPlans', aPlanDraft())).toMatchObject(
        {
          status: 403,
        },
      );
    });

    it('RC04: count their revisions, with who, when and why; a stale or unchanged save changes nothing', async () => {
      const first = await givePlan();
      expect(await savePlan(first, { totalFluidQuantityFormula: '1400' })).toMatchObject(
        invalid({ reason: 'validation.required' }),
      );
      const reason = 'New house rule';
      const second = await savePlan(first, { totalFluidQuantityFormula: '1400', reason });
      expect(second.data).toMatchObject({ revision: 2 });
      expect(second.data.history.at(-1)).toEqual({
        revision: 2,
        at: iso(NOW),
        by: 'admin@nephrodesk.test',
        reason,
        status: 'active',
        changed: ['totalFluidQuantityFormula'],
      });
      expect(await savePlan(first, { name: 'Stale' })).toMatchObject({
        status: 412,
        data: { message: 'errors.conflict' },
      });
      expect((await savePlan(second.data, {})).data.version).toBe(second.data.version);
      // A name asks nothing of anybody.
      expect(await savePlan(second.data, { name: 'Limit 1400' })).toMatchObject({ data: { revision: 2 } });
      const entries = await logged('fluidPlans');
      expect(entries.map(({ action }: { action: string }) => action)).toEqual([
        'updated',
        'updated',
        'created',
      ]);
      expect(entries[1]).toMatchObject({
        reason,
        changes: expect.arrayContaining([
          { field: 'totalFluidQuantityFormula', before: '1500', after: '1400' },
        ]),
      });
    });

    it('NU08: are refused where they make no sense, or take a name that is another’s', async () => {
      const refused = async (parts: Partial<PlanBody>) =>
        (await admin().post('/fluidPlans', aPlanDraft({ id: 'wrong', ...parts }))).data.fields;
      expect(await refused({ totalFluidQuantityFormula: 'constructor' })).toEqual({
        totalFluidQuantityFormula: 'validation.formula',
      });
      expect(await refused({ totalFluidQuantityFormula: '1'.repeat(10_000) })).toEqual({
        totalFluidQuantityFormula: 'validation.tooLong',
      });
      expect(await refused({ direction: 'range' })).toEqual({ upperFormula: 'validation.required' });
      expect(await refused({ clampMinMl: 2000, clampMaxMl: 1999 })).toEqual({
        clampMaxMl: 'validation.clampOrder',
      });
      expect(await refused({ fluidDistribution: { by: 'percent', shares: [50, 49] } })).toEqual({
        fluidDistribution: 'validation.sharesCount',
      });
      expect(await refused({ name: 'ab' })).toEqual({ name: 'validation.tooShort' });
      await admin().post('/fluidPlans', aPlanDraft());
      expect(await admin().post('/fluidPlans', aPlanDraft({ id: 'twin', name: 'LIMIT 1500' }))).toMatchObject(
        {
          status: 409,
          data: { message: 'errors.duplicatePlan' },
        },
      );
    });

    it('go only where nobody has or had them', async () => {
      await addPatient('p1');
      const plan = await givePlan();
      expect(await admin().delete('/fluidPlans/plan1', matching(plan.version))).toMatchObject({
        status: 409,
        data: { message: 'errors.planInUse' },
      });
      const { data: draft } = await nurse().post('/fluidPlans', aPlanDraft({ id: 'plan2', name: 'Draft' }));
      expect((await admin().delete('/fluidPlans/plan2', matching('stale'))).status).toBe(412);
      expect((await admin().delete('/fluidPlans/plan2', matching(draft.version))).status).toBe(204);
      expect((await nurse().get('/fluidPlans/plan2')).status).toBe(404);
    });
  });

  describe('the plan of a patient', () => {
    beforeEach(async () => {
      await addPatient('p1');
      await givePlan();
    });
    const give = (parts: Partial<AssignmentBody> = {}) =>
      nurse().post('/fluidAssignments', anAssignmentDraft(parts));
    const addDialysed = () =>
      admin().post(
        '/patients',
        aPatientDraft({
          id: 'dialysed',
          patientId: 'NP-dialysed',
          ext: { timeZone: 'Europe/Paris', status: 'active', dialysisMode: 'haemodialysis', identifiers: [] },
        }),
      );

    it('§2.6: is reckoned and kept with what it was reckoned with; the worklist shows it at once', async () => {
      const given = await give();
      expect(given).toMatchObject({
        status: 201,
        data: {
          by: 'nurse@nephrodesk.test',
          revision: 1,
          body: { name: 'Limit 1500' },
          runs: [{ from: TODAY, revision: 1, day: { aimMl: 1500 }, assumedTimes: true }],
          history: [{ status: 'active', from: TODAY }],
        },
      });
      expect((await summaryOf('p1')).fluidTarget).toEqual({ direction: 'maximum', maxMl: 1500 });
      expect(await give({ reason: 'Twice' })).toMatchObject(storedOtherwise(given.data));
      expect((await nurse().get('/fluidAssignments', { params: { patient: 'p1' } })).data.items).toEqual([
        given.data,
      ]);
      expect((await nurse().get('/fluidAssignments', { params: { patient: 'p2' } })).data.items).toEqual([]);
      expect((await nurse().get('/patients/p1/audit')).data.items[0]).toMatchObject({
        action: 'created',
        kind: 'fluidAssignments',
        detail: 'Limit 1500',
        reason: 'Gains too much between sessions.',
      });
    });

    it('is refused where it cannot be', async () => {
      const refused = async (parts: Partial<AssignmentBody>) =>
        (await give({ id: 'wrong', ...parts })).data.fields;
      expect((await give({ patient: 'nobody' })).status).toBe(404);
      expect(await refused({ plan: 'nothing' })).toEqual({ plan: 'validation.planActive' });
      expect(await refused({ status: 'paused' })).toEqual({ status: 'validation.assignmentStatus' });
      expect(await refused({ end: dayInNovember(19) })).toEqual({ end: 'validation.endBeforeStart' });
      expect(await refused({ reason: ' ' })).toEqual({ reason: 'validation.required' });
      expect(await refused({ typed: { ufr: 13.1 } })).toEqual({ 'typed.ufr': 'validation.invalid' });
      expect(await refused({ dialysisWeekdays: [1, 1] })).toEqual({ dialysisWeekdays: 'validation.invalid' });
      await givePlan({ id: 'clamped', name: 'Clamped', clampMinMl: 1000, clampMaxMl: 2000 });
      for (const ml of [999, 2001])
        expect(await refused({ plan: 'clamped', override: { ml } })).toEqual({
          override: 'validation.overrideClamp',
        });
      expect((await give({ plan: 'clamped', override: { ml: 1000 } })).status).toBe(201);
      await givePlan({ id: 'urine', name: 'By urine', totalFluidQuantityFormula: '500 + urine24h' });
      expect(await refused({ plan: 'urine' })).toEqual({ 'supplied.urine24h': 'validation.planLacks' });
      await givePlan({ id: 'low', name: 'Too low', totalFluidQuantityFormula: '0 - 500' });
      expect(await refused({ plan: 'low' })).toEqual({ plan: 'validation.planBelowZero' });
      expect(await nurse().get('/fluidAssignments/wrong')).toMatchObject({ status: 404 });
    });

    it('names everything that is missing, and stores what is said of it as what it is, with the plan', async () => {
      await givePlan({
        id: 'much',
        name: 'Needs much',
        totalFluidQuantityFormula:
          'max(500; urine24h + 0 × weight ÷ dryWeight + 0 × ufr × sessionHours × weight)',
        upperFormula: undefined,
        dialysisDay: { totalFluidQuantityFormula: '5 × height ÷ height × 100 + 0 × urine24h' },
      });
      expect(await give({ plan: 'much' })).toMatchObject(
        invalid({
          'supplied.urine24h': 'validation.planLacks',
          'supplied.weight': 'validation.planLacks',
          'supplied.dryWeight': 'validation.planLacks',
          'supplied.height': 'validation.planLacks',
          'typed.ufr': 'validation.planLacks',
          'typed.sessionHours': 'validation.planLacks',
        }),
      );
      const typed = { ufr: 8, sessionHours: 4 };
      const supplied = { urine24h: 900, weight: 71, dryWeight: 69.5, height: 168 };
      const wrong = { ...supplied, weight: 800 };
      expect(await give({ plan: 'much', typed, supplied: wrong })).toMatchObject(
        invalid({ 'supplied.weight': 'validation.invalid' }),
      );
      const unusual = { ...supplied, urine24h: 5100 };
      expect(await give({ plan: 'much', typed, supplied: unusual })).toMatchObject(
        invalid({ confirmed: 'validation.confirmReason' }),
      );
      // What is refused leaves nothing behind.
      expect((await summaryOf('p1')).latest).toEqual({});
      const given = await give({ plan: 'much', typed, supplied });
      expect(given).toMatchObject({
        status: 201,
        data: {
          supplied,
          runs: [
            {
              day: { aimMl: 900 },
              inputs: expect.arrayContaining([
                { name: 'urine24h', value: 900, from: 'reading', day: dayInNovember(19) },
                { name: 'weight', value: 71, from: 'reading', day: TODAY },
                { name: 'height', value: 168, from: 'profile' },
              ]),
            },
          ],
        },
      });
      expect((await nurse().get('/patients/p1')).data).toMatchObject({
        height: 168,
        ext: { dryWeight: 69.5 },
      });
      const summary = await summaryOf('p1');
      expect(summary.urineDays).toEqual([
        { day: dayInNovember(19), ml: 900, voids: 0, collection: 'complete' },
      ]);
      expect(summary.latest.weight).toMatchObject({ value: 71 });
      expect((await logged('readings')).map(({ detail }: { detail: string }) => detail)).toEqual([
        'weight',
        'urine',
      ]);
      // Sent once more it is answered as it is stored, and nothing is recorded twice.
      expect((await give({ plan: 'much', typed, supplied })).data).toEqual(given.data);
      expect(await logged('readings')).toHaveLength(2);
    });

    it('that is unusual needs a reason: too little, too much, and what the plan warns of', async () => {
      await givePlan({ id: 'low', name: 'Very low', totalFluidQuantityFormula: '499' });
      const needsReason = invalid({ confirmed: 'validation.confirmReason' });
      expect(await give({ plan: 'low' })).toMatchObject(needsReason);
      expect(await give({ plan: 'low', confirmed: '' })).toMatchObject(needsReason);
      expect((await give({ plan: 'low', confirmed: 'No urine, no weight.' })).status).toBe(201);
    });

    it('that goes against the patient, or is meant for another category, needs a reason, which stays with it and in the log', async () => {
      const needsReason = invalid({ confirmed: 'validation.confirmReason' });
      await givePlan({
        id: 'least',
        name: 'At least 2150',
        direction: 'minimum',
        totalFluidQuantityFormula: '2150',
      });
      await givePlan({ id: 'other', name: 'For stones', category: 'STONE' });
      await addDialysed();
      await admin().post(
        '/patients',
        aPatientDraft({ id: 'failing', patientId: 'NP-failing', pathologies: ['HeartFailure'] }),
      );
      const confirmed = 'Residual urine of 3 L.';
      for (const patient of ['dialysed', 'failing']) {
        expect(await give({ id: `of-${patient}`, patient, plan: 'least' })).toMatchObject(needsReason);
        const given = await give({ id: `of-${patient}`, patient, plan: 'least', confirmed });
        expect(given).toMatchObject({ status: 201, data: { confirmed, history: [{ confirmed }] } });
      }
      // A limit is what they need, and others may be asked to drink more.
      expect((await give({ id: 'limit', patient: 'dialysed' })).status).toBe(201);
      expect((await give({ id: 'more', plan: 'least' })).status).toBe(201);
      expect(await give({ id: 'others', plan: 'other' })).toMatchObject(needsReason);
      expect((await give({ id: 'others', plan: 'other', confirmed })).status).toBe(201);
      expect(
        (await logged('fluidAssignments')).find(({ record }: { record: string }) => record === 'of-dialysed'),
      ).toMatchObject({ changes: [{ field: 'confirmed', after: confirmed }] });
    });

    it('keeps the reason for giving it against a warning while it is paused and resumed', async () => {
      await givePlan({
        id: 'least',
        name: 'At least 2150',
        direction: 'minimum',
        totalFluidQuantityFormula: '2150',
      });
      await addDialysed();
      const confirmed = 'Residual urine of 3 L.';
      const { data } = await give({ patient: 'dialysed', plan: 'least', confirmed });
      const { confirmed: _left, ...without } = data;
      const paused = await saveAssignment(without, { status: 'paused', reason: 'Ill' });
      expect(paused.data.confirmed).toBe(confirmed);
      const { confirmed: _out, ...still } = paused.data;
      const resumed = await saveAssignment(still, { status: 'active', reason: 'Well' });
      expect(resumed).toMatchObject({ status: 200, data: { confirmed } });
      // Calculated anew it is decided anew.
      const { confirmed: _again, ...anew } = resumed.data;
      expect(await saveAssignment(anew, { reason: 'Newest revision' })).toMatchObject(
        invalid({ confirmed: 'validation.confirmReason' }),
      );
    });

    it('is resumed only with a reason where the patient has come to dialysis meanwhile', async () => {
      await givePlan({
        id: 'least',
        name: 'At least 2150',
        direction: 'minimum',
        totalFluidQuantityFormula: '2150',
      });
      const { data } = await give({ plan: 'least' });
      const paused = await saveAssignment(data, { status: 'paused', reason: 'In hospital' });
      const { data: patient } = await nurse().get('/patients/p1');
      await admin().put(
        '/patients/p1',
        { ...patient, ext: { ...patient.ext, dialysisMode: 'haemodialysis' } },
        matching(patient.version),
      );
      const resume = { status: 'active', reason: 'Home again' } as const;
      expect(await saveAssignment(paused.data, resume)).toMatchObject(
        invalid({ confirmed: 'validation.confirmReason' }),
      );
      expect(await saveAssignment(paused.data, { ...resume, confirmed: 'Urine of 3 L.' })).toMatchObject({
        status: 200,
        data: { status: 'active', confirmed: 'Urine of 3 L.' },
      });
    });

    it('is refused with 409 where its figures have moved since they were seen', async () => {
      const moved = { status: 409, data: { message: 'errors.planMoved' } };
      expect(await give({ seen: { ml: 1450 } })).toMatchObject(moved);
      expect(await give({ seen: { ml: 1500, dialysisMl: 1200 } })).toMatchObject(moved);
      expect((await give({ seen: { ml: 1500 } })).status).toBe(201);
    });

    it('stays on its revision until it is updated', async () => {
      const { data: first } = await give();
      const { data: plan } = await nurse().get('/fluidPlans/plan1');
      await savePlan(plan, { totalFluidQuantityFormula: '1200', reason: 'New house rule' });
      expect(await assignmentOf('a1')).toMatchObject({
        revision: 1,
        body: { totalFluidQuantityFormula: '1500' },
      });
      // Pausing and going on do not reckon anew, whatever is sent along.
      const paused = await saveAssignment(first, { status: 'paused', reason: 'Ill', override: { ml: 700 } });
      expect(paused.data).toMatchObject({ status: 'paused', revision: 1 });
      expect(paused.data.override).toBeUndefined();
      expect((await summaryOf('p1')).fluidTarget).toBeUndefined();
      const resumed = await saveAssignment(paused.data, {
        status: 'active',
        reason: 'Well',
        dialysisWeekdays: [2],
      });
      expect(resumed.data).toMatchObject({ status: 'active', revision: 1, dialysisWeekdays: [] });
      expect((await summaryOf('p1')).fluidTarget).toMatchObject({ maxMl: 1500 });
      const updated = await saveAssignment(resumed.data, { reason: 'Newest revision' });
      expect(updated.data).toMatchObject({ revision: 2, runs: [{ day: { aimMl: 1200 }, revision: 2 }] });
      expect(updated.data.history.map(({ status }: { status: string }) => status)).toEqual([
        'active',
        'paused',
        'active',
        'active',
      ]);
      expect(await saveAssignment(first, { reason: 'Stale' })).toMatchObject({ status: 412 });
      expect((await logged('fluidAssignments')).map(({ detail }: { detail: string }) => detail)).toEqual([
        'active',
        'active',
        'paused',
        'Limit 1500',
      ]);
    });

    it('that is completed stays completed', async () => {
      const { data } = await give();
      const done = await saveAssignment(data, { status: 'completed', reason: 'Transplanted' });
      expect(done.data).toMatchObject({ status: 'completed', end: TODAY });
      expect((await summaryOf('p1')).fluidTarget).toBeUndefined();
      expect(await saveAssignment(done.data, { status: 'active' })).toMatchObject(
        invalid({ status: 'validation.assignmentStatus' }),
      );
      expect(await nurse().delete('/fluidAssignments/a1', matching(done.data.version))).toMatchObject({
        status: 422,
      });
    });

    it('is one: a new one supersedes it, today or from its later start', async () => {
      await give();
      await givePlan({ id: 'plan2', name: 'Limit 1000', totalFluidQuantityFormula: '1000' });
      await give({ id: 'a2', plan: 'plan2', start: dayInNovember(25) });
      expect(await assignmentOf('a1')).toMatchObject({
        status: 'active',
        end: dayInNovember(24),
        supersededBy: 'a2',
      });
      expect((await summaryOf('p1')).fluidTarget).toMatchObject({ maxMl: 1500 });
      // One that is over before the next begins leaves that as it is.
      await give({ id: 'a3', override: { ml: 1250 }, end: dayInNovember(24) });
      expect(await assignmentOf('a1')).toMatchObject({ status: 'superseded', supersededBy: 'a3' });
      expect(await assignmentOf('a2')).toMatchObject({ status: 'active' });
      expect((await summaryOf('p1')).fluidTarget).toMatchObject({ maxMl: 1250 });
      await give({ id: 'a4' });
      expect(await assignmentOf('a2')).toMatchObject({ status: 'superseded', supersededBy: 'a4' });
      expect((await assignmentOf('a2')).end).toBeUndefined();
      expect(
        (await nurse().get('/fluidAssignments', { params: { patient: 'p1' } })).data.items.map(
          ({ id, status }: FluidAssignment) => `${id} ${status}`,
        ),
      ).toEqual(['a1 superseded', 'a2 superseded', 'a3 superseded', 'a4 active']);
    });

    it('goes on with its own end where the one that was to follow is given up', async () => {
      await give({ end: dayInNovember(30) });
      const { data: next } = await give({ id: 'a2', start: dayInNovember(25) });
      await saveAssignment(next, { status: 'completed', reason: 'Not needed' });
      const first = await assignmentOf('a1');
      expect(first).toMatchObject({ status: 'active', end: dayInNovember(30) });
      expect(first.supersededBy).toBeUndefined();
      expect((await assignmentOf('a2')).end).toBeUndefined();
    });

    it('as a draft asks nothing, can be edited, given or removed', async () => {
      const { data: draft } = await give({ status: 'draft' });
      expect(draft.runs).toEqual([]);
      expect((await summaryOf('p1')).fluidTarget).toBeUndefined();
      const edited = await saveAssignment(draft, { start: dayInNovember(1) });
      const given = await saveAssignment(edited.data, { status: 'active' });
      // It was decided today: nothing is asked afterwards of the days before.
      expect(given.data).toMatchObject({ status: 'active', runs: [{ from: TODAY }] });
      const { data: other } = await give({ id: 'a2', status: 'draft' });
      expect((await nurse().delete('/fluidAssignments/a2', matching(other.version))).status).toBe(204);
    });
  });
}
