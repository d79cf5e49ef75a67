import { describe, expect, it } from 'vitest';
import { kidneyStages } from '@/domain/laboratory/kidneyStage';
import type { LabResult } from '@/domain/laboratory/labResult';
import { aPatient } from '../../support/builders';
import { aLabResult, anAcr, anEgfr, onDay } from './aLabResult';

const patient = aPatient();
const at = (day: number) => Date.parse(onDay(day));
const gOf = (...values: [day: number, egfr: number][]) =>
  kidneyStages(
    values.map(([day, egfr]) => anEgfr(egfr, onDay(day))),
    patient,
  ).g;

describe('the stages of a patient', () => {
  it('are none without values', () => {
    expect(kidneyStages([], patient)).toEqual({ g: null, a: null });
    expect(kidneyStages([aLabResult({ analyte: 'potassium', unit: 'mmol/L', value: 4 })], patient)).toEqual({
      g: null,
      a: null,
    });
  });

  it('come from eGFR and from albumin to creatinine ratio, each on its own', () => {
    const { g, a } = kidneyStages(
      [anEgfr(52, onDay(0)), anAcr(12, onDay(3)), anAcr(40, onDay(100))],
      patient,
    );
    expect(g).toEqual({
      confirmed: null,
      newest: { stage: 'G3a', at: at(0), confirmableFrom: at(90) },
    });
    expect(a?.confirmed).toBe('A2');
    expect(a?.newest).toMatchObject({ stage: 'A3', at: at(100) });
  });

  it('come from computed GFRs too', () => {
    const results = [0, 95].map((day) => aLabResult({ at: onDay(day), value: 132.6 }));
    expect(kidneyStages(results, patient).g?.confirmed).toBe('G3b');
  });

  it('leave mistakes out', () => {
    const results = [anEgfr(52, onDay(0)), anEgfr(12, onDay(95), { status: 'entered-in-error' })];
    expect(kidneyStages(results, patient).g?.newest.stage).toBe('G3a');
  });

  it('are those of the values given, where they are known already', () => {
    const values = [{ at: at(0), value: 20, isComputed: false }];
    expect(kidneyStages([anEgfr(52, onDay(0))], patient, values).g?.newest.stage).toBe('G4');
  });
});

describe('when a further value can confirm a stage', () => {
  it('is 90 days after the first, while none is confirmed', () => {
    expect(gOf([0, 52], [40, 50], [80, 48])).toEqual({
      confirmed: null,
      newest: { stage: 'G3a', at: at(80), confirmableFrom: at(90) },
    });
  });

  it('is 90 days after the first of those that are worse', () => {
    expect(gOf([0, 52], [90, 50], [120, 40], [150, 25])).toEqual({
      confirmed: 'G3a',
      newest: { stage: 'G4', at: at(150), confirmableFrom: at(210) },
    });
  });

  it('is 90 days after the first of those that are better', () => {
    expect(gOf([0, 52], [90, 50], [120, 65])).toEqual({
      confirmed: 'G3a',
      newest: { stage: 'G2', at: at(120), confirmableFrom: at(210) },
    });
  });

  it('starts again when values change from one side of the confirmed stage to the other', () => {
    expect(gOf([0, 52], [90, 50], [120, 40], [150, 65])?.newest.confirmableFrom).toBe(at(240));
  });

  it('is the day on which a value does confirm it', () => {
    const [known, worse]: [number, number][][] = [
      [
        [0, 52],
        [90, 40],
      ],
      [[180, 40]],
    ];
    expect(gOf(...(known ?? []))?.newest.confirmableFrom).toBe(at(180));
    expect(gOf(...(known ?? []), ...(worse ?? []))?.confirmed).toBe('G3b');
  });
});

describe('the stage of a value of which only a bound is known', () => {
  const stageOf = (value: number, parts: Partial<LabResult>) => ({
    g: kidneyStages([anEgfr(value, onDay(0), parts)], patient).g?.newest.stage,
    a: kidneyStages([anAcr(value, onDay(0), parts)], patient).a?.newest.stage,
  });

  it.each([
    ['>', 60, undefined],
    ['>=', 60, undefined],
    ['>', 90, 'G1'],
    ['>=', 90, 'G1'],
    ['>', 120, 'G1'],
    ['<', 60, undefined],
    ['<', 5, 'G5'],
    ['<', 10, 'G5'],
    // KDIGO: G5 is a GFR below 15, and that is how laboratories write it.
    ['<', 15, 'G5'],
    ['<=', 15, undefined],
    ['<', 16, undefined],
  ] as const)('a GFR %s %d: %s', (comparator, value, expected) => {
    expect(stageOf(value, { comparator }).g).toBe(expected);
  });

  it.each([
    ['<', 3, 'A1'],
    ['<', 0.5, 'A1'],
    ['<=', 3, undefined],
    ['<', 30, undefined],
    ['>', 3, undefined],
    ['>=', 30, undefined],
    ['>', 30, 'A3'],
    ['>', 100, 'A3'],
  ] as const)('an albumin to creatinine ratio %s %d mg/mmol: %s', (comparator, value, expected) => {
    expect(stageOf(value, { comparator }).a).toBe(expected);
  });

  it('does not count for what is confirmed, where it is not known', () => {
    const results = [anEgfr(52, onDay(0)), anEgfr(60, onDay(40), { comparator: '>' }), anEgfr(52, onDay(95))];
    expect(kidneyStages(results, patient).g?.confirmed).toBe('G3a');
  });
});

describe('albuminuria in the other units that laboratories use', () => {
  // KDIGO 2024 gives the limits of A1 to A3 in both units: 30 and 300 mg/g, 3 and 30 mg/mmol.
  it.each([
    [29, 'mg/g', 'A1'],
    [30, 'mg/g', 'A2'],
    [300, 'mg/g', 'A2'],
    [301, 'mg/g', 'A3'],
    [0.02, 'mg/mg', 'A1'],
    [0.2, 'mg/mg', 'A2'],
    [0.5, 'mg/mg', 'A3'],
  ])('%d %s is %s', (value, unit, expected) => {
    expect(kidneyStages([anAcr(value, onDay(0), { unit })], patient).a?.newest.stage).toBe(expected);
  });
});
