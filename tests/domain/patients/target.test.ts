import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patientSchema, targetKinds, type Patient, type TargetAim } from '@/domain/patients/patient';
import {
  aimText,
  goalCodes,
  currentTarget,
  targeted,
  targetHistory,
  targetProblems,
  type TargetDraft,
} from '@/domain/patients/target';
import { proposalsFor, targetProposalIds } from '@/domain/patients/targetProposals';
import { aPatient, NOW } from '@tests/support/builders';

const TODAY = '2026-11-20';
const band = (systolicMin: number, systolicMax: number, diastolicMin: number, diastolicMax: number) =>
  ({ kind: 'pressure', band: { systolicMin, systolicMax, diastolicMin, diastolicMax } }) as const;
const home = band(110, 130, 60, 80);

function draft(aim: TargetAim | undefined, change: Partial<TargetDraft> = {}): TargetDraft {
  const kind = aim?.kind ?? 'pressure';
  return { id: 't1', kind, from: TODAY, reason: 'Agreed with the patient', ...(aim && { aim }), ...change };
}
const problems = (one: TargetDraft, patient: Patient = aPatient(), hasPlan = false) =>
  targetProblems(patient, one, { now: NOW, hasPlan });
const decided = (patient: Patient, one: TargetDraft) =>
  targeted(patient, one, { by: 'nurse@nephrodesk.test', now: NOW });

describe('what is wrong with a target', () => {
  it.each<[string, TargetAim, object]>([
    ['a usual band', home, {}],
    [
      'systolic at the diastolic',
      band(110, 80, 60, 80),
      { systolicMin: 'validation.limitOrder', diastolicMax: 'validation.pressureOrder' },
    ],
    ['systolic below the diastolic', band(81, 90, 60, 95), { diastolicMax: 'validation.pressureOrder' }],
    ['lower above upper', band(131, 130, 60, 80), { systolicMin: 'validation.limitOrder' }],
    ['lower at upper', band(110, 130, 80, 80), { diastolicMin: 'validation.limitOrder' }],
    ['systolic 79', band(79, 130, 60, 80), { systolicMin: 'validation.targetRange' }],
    ['systolic 80', band(80, 130, 60, 79), {}],
    ['systolic 201', band(110, 201, 60, 80), { systolicMax: 'validation.targetRange' }],
    ['diastolic 39', band(110, 130, 39, 80), { diastolicMin: 'validation.targetRange' }],
    ['diastolic 121', band(122, 130, 60, 121), { diastolicMax: 'validation.targetRange' }],
    ['office without diastolic', { kind: 'officePressure', systolicMax: 120 }, {}],
    [
      'office in the wrong order',
      { kind: 'officePressure', systolicMax: 80, diastolicMax: 90 },
      { diastolicMax: 'validation.pressureOrder' },
    ],
    [
      '299 mL',
      { kind: 'fluid', fluid: { direction: 'maximum', maxMl: 299 } },
      { maxMl: 'validation.targetRange' },
    ],
    ['300 mL', { kind: 'fluid', fluid: { direction: 'maximum', maxMl: 300 } }, {}],
    [
      '6,001 mL',
      { kind: 'fluid', fluid: { direction: 'minimum', minMl: 6001 } },
      { minMl: 'validation.targetRange' },
    ],
    [
      'a range the wrong way',
      { kind: 'fluid', fluid: { direction: 'range', minMl: 2000, maxMl: 1000 } },
      { minMl: 'validation.limitOrder' },
    ],
    ['a weight of 1 kg', { kind: 'weight', weightKg: 1 }, { weightKg: 'validation.targetRange' }],
    ['a weight of 72.5 kg', { kind: 'weight', weightKg: 72.5 }, {}],
  ])('%s', (_, aim, expected) => {
    expect(problems(draft(aim))).toEqual(expected);
  });

  it.each<[string, Partial<TargetDraft>, object]>([
    ['no reason', { reason: '  ' }, { reason: 'validation.required' }],
    ['tomorrow', { from: '2026-11-21' }, { from: 'validation.afterToday' }],
    ['before the birth', { from: '1961-04-01' }, { from: 'validation.beforeBirth' }],
    ['another kind than its figures', { kind: 'weight' }, { kind: 'validation.invalid' }],
  ])('%s', (_, change, expected) => {
    expect(problems(draft(home, change))).toEqual(expected);
  });

  it('a day before the last decision of that kind is refused, of another kind not', () => {
    const patient = decided(aPatient(), draft(home, { from: '2026-11-10' }));
    expect(problems(draft(home, { from: '2026-11-09' }), patient)).toEqual({
      from: 'validation.beforeLastTarget',
    });
    expect(problems(draft(home, { from: '2026-11-10' }), patient)).toEqual({});
    const weight = draft({ kind: 'weight', weightKg: 70 }, { from: '2026-11-09' });
    expect(problems(weight, patient)).toEqual({});
  });

  it('what is to be drunk is the plan’s where one was given, and nothing is ended that is not there', () => {
    const fluid = draft({ kind: 'fluid', fluid: { direction: 'maximum', maxMl: 1000 } });
    expect(problems(fluid, aPatient(), true)).toEqual({ kind: 'validation.planDecides' });
    expect(problems(draft(home), aPatient(), true)).toEqual({});
    expect(problems(draft(undefined))).toEqual({ kind: 'validation.noTargetToEnd' });
  });

  it.each(['completed', 'withdrawn', 'deceased'] as const)(
    'nothing is decided once somebody is %s',
    (status) => {
      const patient = aPatient({ ext: { status } });
      expect(problems(draft(home), patient)).toEqual({ kind: 'validation.notCaredFor' });
    },
  );
});

describe('a decision about a target', () => {
  const aims: TargetAim[] = [
    home,
    { kind: 'officePressure', systolicMax: 120 },
    { kind: 'fluid', fluid: { direction: 'range', minMl: 1000, maxMl: 1800 } },
    { kind: 'weight', weightKg: 71.4 },
  ];

  it.each(aims)('sets, tells who, when and why, and ends: $kind', (aim) => {
    const set = decided(aPatient(), draft(aim, { proposal: 'home130' }));
    expect(patientSchema.parse(set)).toEqual(set);
    expect(currentTarget(set, aim.kind)).toMatchObject({
      aim,
      decision: { by: 'nurse@nephrodesk.test', from: TODAY, reason: 'Agreed with the patient' },
    });
    for (const other of targetKinds.filter((kind) => kind !== aim.kind))
      expect(currentTarget(set, other)).toBeNull();
    const over = decided(set, draft(undefined, { id: 't2', kind: aim.kind, reason: 'Fell' }));
    expect(currentTarget(over, aim.kind)).toBeNull();
    expect(targetHistory(over).map(({ id }) => id)).toEqual(['t2', 't1']);
    const { targetDecisions: _, ...ext } = over.ext;
    expect(ext).toEqual(aPatient().ext);
  });

  it('is no source of a target that was changed by another way since', () => {
    const set = decided(aPatient(), draft({ kind: 'weight', weightKg: 70 }));
    const changed = { ...set, ext: { ...set.ext, dryWeight: 68 } };
    expect(currentTarget(changed, 'weight')).toEqual({
      aim: { kind: 'weight', weightKg: 68 },
      decision: null,
    });
  });

  it('leaves every other field of the record as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...aims), fc.integer({ min: 0, max: 200 }), (aim, before) => {
        const one = { id: 'x', kind: aim.kind, from: TODAY, reason: 'r', by: 'b', at: 'a' };
        const patient = aPatient({ ext: { targetDecisions: Array.from({ length: before }, () => one) } });
        const after = decided(patient, draft(aim));
        expect({ ...after, ext: null }).toEqual({ ...patient, ext: null });
        expect(after.ext.targetDecisions?.length).toBeLessThanOrEqual(200);
        expect(after.ext.targetDecisions?.at(-1)?.id).toBe('t1');
      }),
    );
  });

  it('is told in figures', () => {
    expect(aims.map(aimText)).toEqual(['110–130/60–80 mmHg', '< 120 mmHg', '1000–1800 mL', '71.4 kg']);
  });

  it('has a code of a FHIR goal for every kind', () => {
    expect(Object.keys(goalCodes)).toEqual([...targetKinds]);
  });
});

describe('the usual targets', () => {
  const everywhere = (patient: Patient) =>
    targetKinds.flatMap((kind) => proposalsFor(patient, kind, NOW).map(({ id }) => id));

  it('have no problem themselves, and each is made to somebody', () => {
    const people = [
      aPatient(),
      aPatient({ ext: { dialysisMode: 'haemodialysis' } }),
      aPatient({ pathologies: ['HeartFailure'] }),
    ];
    for (const patient of people)
      for (const kind of targetKinds)
        for (const { aim } of proposalsFor(patient, kind, NOW))
          expect(problems(draft(aim), patient)).toEqual({});
    expect(new Set(people.flatMap(everywhere))).toEqual(new Set(targetProposalIds));
  });

  it('never propose much to drink with dialysis or heart failure, nor systolic 120 on dialysis', () => {
    const dialysed = everywhere(aPatient({ ext: { dialysisMode: 'peritoneal' } }));
    expect(dialysed).not.toContain('stones2500');
    expect(dialysed).not.toContain('kdigo120');
    expect(everywhere(aPatient({ pathologies: ['HeartFailure'] }))).not.toContain('stones2500');
  });

  it.each([
    ['2008-11-20', true],
    ['2008-11-21', false],
    ['2020-11-20', false],
  ])('are those of adults: born on %s: %s', (dateOfbirth, expected) => {
    expect(everywhere(aPatient({ dateOfbirth })).length > 0).toBe(expected);
  });

  it('never propose much to drink to somebody who passes no urine', () => {
    expect(everywhere(aPatient({ ext: { anuric: true } }))).not.toContain('stones2500');
  });

  it('propose nothing that is right only with or only without dialysis, where nobody recorded which', () => {
    const found = everywhere(aPatient({ pathologies: ['HeartFailure'], ext: { dialysisMode: undefined } }));
    expect(found).toEqual(['home130', 'home135', 'office130']);
  });

  it('propose no blood pressure where the record speaks for a pregnancy', () => {
    const signs = [{ fact: 'pregnancy', by: 'condition', says: 'Pregnant' } as const];
    expect(proposalsFor(aPatient({ ext: { signs } }), 'pressure', NOW)).toEqual([]);
    expect(proposalsFor(aPatient({ ext: { signs, pregnant: false } }), 'pressure', NOW)).not.toEqual([]);
  });

  it('propose no blood pressure in pregnancy', () => {
    const pregnant = aPatient({ ext: { pregnant: true } });
    expect(proposalsFor(pregnant, 'pressure', NOW)).toEqual([]);
    expect(proposalsFor(pregnant, 'officePressure', NOW)).toEqual([]);
  });
});
