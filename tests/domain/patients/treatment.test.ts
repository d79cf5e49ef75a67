import { describe, expect, it } from 'vitest';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { Allocation } from '@/domain/medicine/allocation';
import { fluidTreatment, medicinesTreatment, prescribedElsewhere } from '@/domain/patients/treatment';
import { aPlanned, aRun, aSegment, anAllocation, anAssignment } from '@tests/support/plans';

/** A Wednesday at noon in Berlin. */
const NOW = Date.parse('2027-03-10T11:00:00Z');
const ZONE = 'Europe/Berlin';
const target = { direction: 'maximum', maxMl: 1000 } as const;
const change = (status: 'active' | 'paused' | 'completed', from: string) => ({
  at: `${from}T08:00:00.000Z`,
  by: 'nurse@nephrodesk.test',
  status,
  from,
});

describe('§2.3 Treatment: what is to be drunk now', () => {
  const patient = aPlanned({}, { fluidTarget: target });

  it('is the plan that holds, with the run that holds and the plan that follows', () => {
    const held = anAssignment({
      end: '2027-03-31',
      runs: [aRun('2027-03-01'), aRun('2027-03-08', { revision: 2 }), aRun('2027-03-20', { revision: 3 })],
    });
    const following = anAssignment({ id: 'a2', start: '2027-04-01' });
    expect(fluidTreatment(patient, [following, held], NOW)).toMatchObject({
      kind: 'plan',
      assignment: { id: 'a1' },
      run: { revision: 2 },
      nextFrom: '2027-04-01',
    });
    expect(fluidTreatment(patient, [held], NOW)).not.toHaveProperty('nextFrom');
  });

  it('goes by the patient day: before waking it is the evening before', () => {
    const held = anAssignment({ start: '2027-03-10' });
    expect(fluidTreatment(patient, [held], Date.parse('2027-03-10T05:59:00Z'))?.kind).toBe('planned');
    expect(fluidTreatment(patient, [held], Date.parse('2027-03-10T06:00:00Z'))?.kind).toBe('plan');
  });

  it.each([
    ['nothing at all: what the record says', [], { kind: 'target', target }],
    ['drafts alone: what the record says', [anAssignment({ status: 'draft' })], { kind: 'target', target }],
    [
      'one that pauses: no amount, not even that of the record',
      [
        anAssignment({
          status: 'paused',
          history: [change('active', '2027-03-01'), change('paused', '2027-03-05')],
        }),
      ],
      { kind: 'paused' },
    ],
    [
      'one that is to begin',
      [anAssignment({ start: '2027-03-11' })],
      { kind: 'planned', from: '2027-03-11' },
    ],
    ['one that is over', [anAssignment({ end: '2027-03-09' })], { kind: 'none' }],
    ['one that holds and says nothing: unknown, never none', [anAssignment({ runs: [] })], null],
  ])('of %s', (_, assignments, expected) => {
    expect(fluidTreatment(patient, assignments, NOW)).toEqual(expected);
  });
});

describe('§2.3 Treatment: which medicines are taken now', () => {
  const of = (parts: Parameters<typeof anAllocation>[0]) =>
    medicinesTreatment([anAllocation(parts)], NOW, ZONE)[0];

  it('says what holds, when next, and what changes', () => {
    const segments = [
      aSegment({ to: '2027-03-14', times: ['08:00', '20:00'] }),
      aSegment({ id: 's2', from: '2027-03-15', to: '2027-03-31', dose: { value: 2, unit: 'tablet' } }),
    ];
    const one = of({ segments });
    expect(one).toMatchObject({
      state: 'active',
      segment: { id: 's1' },
      from: '2027-03-01',
      lastDay: '2027-03-31',
      next: { day: '2027-03-10', time: '20:00' },
      later: [{ id: 's2' }],
    });
    expect(of({ segments, stopped: { on: '2027-03-15', reason: 'changed' } })).toMatchObject({
      lastDay: '2027-03-14',
      later: [],
    });
  });

  it('counts an intake as next until its time has come', () => {
    const at = (text: string) => medicinesTreatment([anAllocation()], Date.parse(text), ZONE)[0]?.next?.day;
    expect(at('2027-03-10T07:00:00.000Z')).toBe('2027-03-10');
    expect(at('2027-03-10T07:00:00.001Z')).toBe('2027-03-11');
  });

  it('says of a pause what goes on afterwards and when, where that is known', () => {
    const pause = aSegment({ id: 's2', from: '2027-03-09', to: '2027-03-12', pause: true });
    const again = aSegment({ id: 's3', from: '2027-03-13', dose: { value: 2, unit: 'tablet' } });
    const before = aSegment({ to: '2027-03-08' });
    expect(of({ segments: [before, pause, again] })).toMatchObject({
      state: 'paused',
      segment: { id: 's3' },
      resumes: '2027-03-13',
      next: { day: '2027-03-13' },
      later: [],
    });
    const open = of({ segments: [before, { ...pause, to: undefined }] });
    expect(open).toMatchObject({ state: 'paused', segment: { id: 's2' }, next: null });
    expect(open).not.toHaveProperty('resumes');
    expect(
      of({ segments: [aSegment({ to: '2027-03-11' }), { ...pause, from: '2027-03-12' }] }),
    ).toMatchObject({
      state: 'active',
      later: [{ id: 's2', pause: true }],
    });
  });

  it('leaves out what is stopped or over and puts what is due by the clock first', () => {
    const named = (id: string, name: string) => ({ id, given: { id, name, activeIngredients: [] } });
    const listed = medicinesTreatment(
      [
        anAllocation({ ...named('p', 'Apixaban'), segments: [aSegment({ from: '2027-03-11' })] }),
        anAllocation({ ...named('o', 'Over'), segments: [aSegment({ to: '2027-03-09' })] }),
        anAllocation({ ...named('s', 'Stopped'), stopped: { on: '2027-03-10', reason: 'other' } }),
        anAllocation({
          ...named('n', 'Aspirin'),
          asNeeded: { maxPerDay: 3 },
          segments: [aSegment({ times: [] })],
        }),
        anAllocation(named('b', 'Zinc')),
        anAllocation(named('a', 'Calcium')),
      ],
      NOW,
      ZONE,
    );
    expect(listed.map(({ allocation, state }) => `${allocation.id} ${state}`)).toEqual([
      'a active',
      'b active',
      'n active',
      'p planned',
    ]);
    expect(listed[2]?.next).toBeNull();
    expect(listed[3]?.next?.day).toBe('2027-03-11');
  });

  it('goes by the calendar of the patient, and by UTC where the zone is unknown', () => {
    const late = Date.parse('2027-03-10T23:30:00Z');
    const last = anAllocation({ segments: [aSegment({ to: '2027-03-10' })] });
    expect(medicinesTreatment([last], late, ZONE)).toEqual([]);
    expect(medicinesTreatment([last], late, 'Nowhere/At_All')).toHaveLength(1);
  });

  const request = (medicine: string, status: MedicationRequest['status'] = 'active'): MedicationRequest => ({
    id: medicine,
    version: '1',
    updatedAt: '2027-03-01T08:00:00.000Z',
    patient: 'p1',
    medicine,
    status,
  });
  const given = (name: string, ...activeIngredients: string[]) =>
    anAllocation({ given: { id: 'm', name, activeIngredients } });
  const elsewhere = (requests: MedicationRequest[], here: Allocation[]) =>
    prescribedElsewhere(requests, here, NOW, ZONE);

  it('adds what others prescribed, except what is taken here', () => {
    const requests = [
      request('Ramipril 5 mg tablet'),
      request('Tacrolimus', 'unknown'),
      request('Iron', 'on-hold'),
      request('Enalapril', 'stopped'),
      request('Aspirin', 'draft'),
      request('Amlodipine 5 mg'),
    ];
    const here = [given('Tritace', 'ramipril'), given('Exforge', 'Amlodipine', 'Valsartan')];
    expect(elsewhere(requests, here).map((one) => one.request.medicine)).toEqual([
      'Amlodipine 5 mg',
      'Iron',
      'Tacrolimus',
    ]);
  });

  it('keeps a prescription whose medicine is over here, and says when it was stopped', () => {
    const ended = {
      ...given('Prednisolone'),
      segments: [aSegment({ from: '2024-01-01', to: '2024-02-01' })],
    };
    expect(elsewhere([request('Prednisolone 20 mg')], [ended])).toEqual([
      { request: request('Prednisolone 20 mg') },
    ]);
    const stopped = {
      ...given('Prednisolone'),
      stopped: { on: '2027-03-02', reason: 'sideEffect' as const },
    };
    expect(elsewhere([request('Prednisolone 20 mg')], [ended, stopped])).toMatchObject([
      { stoppedOn: '2027-03-02' },
    ]);
    expect(elsewhere([request('Prednisolone 20 mg')], [stopped, given('Prednisolone')])).toEqual([]);
  });

  it.each([
    ['Sodium bicarbonate', 'Sodium', true],
    ['Ramipril 5 mg / Hydrochlorothiazide 25 mg', 'Ramipril', true],
    ['Ramipril Sandoz 5 mg', 'Ramipril', true],
    ['Iron', 'Iron sucrose', true],
    ['Hydrochlorothiazide 25 MG Oral Tablet', 'Hydrochlorothiazide', false],
    ['Prednisolone 20mg', 'PREDNISOLONE 5 mg', false],
    ['Alfacalcidol 0,25 µg', 'Alfacalcidol', false],
    ['Furosémide comprimé', 'furosemide', false],
    ['5 mg', '10 mg', true],
    // What differs in a number is another medicine, unless the number is a strength.
    ['Humalog Mix 50', 'Humalog Mix 25', true],
    ['Insulin 30/70 100 IU/mL', 'Insulin 50/50', true],
    ['Vitamin B 12', 'Vitamin B 6', true],
    ['Vitamin B 12 1 mg', 'Vitamin B 6 40 mg', true],
    ['Bicarbonate 8.4 %', 'Bicarbonate 1.4 %', true],
    ['Bicarbonate 8.4 %', 'Bicarbonate', true],
    ['Immunoglobulin G', 'Immunoglobulin', true],
    ['Humalog Mix 25 100 IU/mL', 'Humalog Mix 25', false],
    ['Insulin 30/70 3 mL', 'Insulin 30/70', false],
    ['Sacubitril 49/51 mg', 'Sacubitril', false],
    ['Colecalciferol 20.000 I.E.', 'Colecalciferol 1000 IE', true],
    ['Colecalciferol 20.000 IE', 'Colecalciferol 1000IE', false],
    ['Paracetamol 250mg/5ml oral', 'Paracetamol', false],
  ])('prescribed elsewhere as %s stands beside %s taken here: %s', (medicine, ingredient, stands) => {
    expect(elsewhere([request(medicine)], [given('Brand', ingredient)])).toHaveLength(stands ? 1 : 0);
  });
});
