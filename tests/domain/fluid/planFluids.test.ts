import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDoubts } from '@/domain/fluid/planDoubts';
import { planFluids, refusalOf } from '@/domain/fluid/planFluids';
import type { PlanBody } from '@/domain/fluid/plan';
import { templates } from '@/domain/fluid/templates';
import type { PatientSummary } from '@/domain/patients/summary';
import { aPlan, aPlanned } from '@tests/support/plans';

const NOW = Date.parse('2027-03-10T11:00:00Z');
type Days = Partial<Pick<PatientSummary, 'urineDays' | 'waterDays' | 'weightDays'>>;
const summaryOf = (days: Days): PatientSummary =>
  ({ urineDays: [], waterDays: [], weightDays: [], ...days }) as Partial<PatientSummary> as PatientSummary;
const urine = (day: string, ml: number, collection?: 'complete' | 'incomplete') => ({
  day: `2027-03-${day}`,
  ml,
  voids: 4,
  ...(collection && { collection }),
});
const water = (day: string, ml: number) => ({ day: `2027-03-${day}`, ml });

type Typed = Parameters<typeof planFluids>[3]['typed'];
function runOf(
  plan: PlanBody,
  {
    days = {},
    typed = {},
    patient = aPlanned(),
  }: { days?: Days; typed?: Typed; patient?: ReturnType<typeof aPlanned> } = {},
) {
  const planned = planFluids(plan, patient, summaryOf(days), { typed }, NOW);
  if ('problem' in planned) throw new Error(planned.problem.problem.message);
  return planned.run;
}
const problemOf = (plan: PlanBody, days: Days = {}, patient = aPlanned()) => {
  const planned = planFluids(plan, patient, summaryOf(days), { typed: {} }, NOW);
  return 'problem' in planned ? planned.problem : null;
};

describe('why a plan gives no total, where no figures can be told', () => {
  it.each<[string, string, Partial<PlanBody>]>([
    ['500 − 501', 'validation.planBelowZero', {}],
    ['9999 + 2', 'validation.planTooMuch', {}],
    ['1500', 'validation.planCrossed', { direction: 'range', upperFormula: '1000' }],
    ['1500 ÷ 0', 'formula.divisionByZero', {}],
    ['1500 +', 'validation.formula', {}],
  ])('%s: %s', (totalFluidQuantityFormula, message, parts) => {
    const found = problemOf(aPlan({ totalFluidQuantityFormula, ...parts }));
    expect(found && refusalOf(found)).toBe(message);
  });
});

describe('§2.6 what a plan lacks', () => {
  const lacks = (text: string, parts: Partial<PlanBody> = {}, patient = aPlanned()) =>
    problemOf(aPlan({ totalFluidQuantityFormula: text, ...parts }), {}, patient)?.missing;

  it.each<[string, string[]]>([
    ['500 + urine24h', ['urine24h']],
    ['urine24h + 30 × weight ÷ 10 + baseline + 0 × urine24h', ['urine24h', 'weight', 'baseline']],
    ['if(sex == female; urine24h; 30 × weight)', ['urine24h']],
    ['if(weight > 70; urine24h; baseline)', ['weight']],
    [
      'max(ufr × sessionHours × dryWeight ÷ interdialyticDays; −urine24h)',
      ['ufr', 'sessionHours', 'dryWeight', 'interdialyticDays', 'urine24h'],
    ],
  ])('%s: all of it at once', (text, missing) => {
    expect(lacks(text)).toEqual(missing);
  });

  it('is told of every formula of the plan that is needed', () => {
    const dialysisDay = { totalFluidQuantityFormula: '10 × weight' };
    expect(lacks('500 + urine24h', { dialysisDay })).toEqual(['urine24h', 'weight']);
    expect(lacks('500 + urine24h', {}, aPlanned({}, { anuric: true }))).toBeUndefined();
    expect(lacks('1500 ÷ 0')).toEqual([]);
  });

  it('is calculated with what is said of it, which never takes the place of what is on record', () => {
    const plan = aPlan({ totalFluidQuantityFormula: '500 + urine24h' });
    const run = (days: Days) =>
      planFluids(plan, aPlanned(), summaryOf(days), { typed: {}, supplied: { urine24h: 700 } }, NOW);
    expect(run({})).toMatchObject({
      run: {
        day: { aimMl: 1200 },
        inputs: [{ name: 'urine24h', value: 700, from: 'reading', day: '2027-03-09' }],
      },
    });
    expect(run({ urineDays: [urine('09', 900, 'complete')] })).toMatchObject({
      run: { day: { aimMl: 1400 } },
    });
  });
});

describe('§2.6 a plan calculated for a patient', () => {
  it('haemodialysis simple: 300 mL urine give 800 mL, with where it comes from', () => {
    const plan = aPlan({ totalFluidQuantityFormula: templates.dialysisSimple.formula });
    const run = runOf(plan, { days: { urineDays: [urine('09', 300, 'complete')] } });
    expect(run.day).toMatchObject({ rawMl: 800, target: { direction: 'maximum', maxMl: 800 }, aimMl: 800 });
    expect(run.inputs).toEqual([{ name: 'urine24h', value: 300, from: 'reading', day: '2027-03-09' }]);
  });

  it('haemodialysis by rate: 10 mL/kg/h, 4 h, 70 kg, 2 days, 200 mL urine give 1600 mL', () => {
    const plan = aPlan({ totalFluidQuantityFormula: templates.dialysisByRate.formula });
    const patient = aPlanned({}, { dryWeight: 70 });
    const typed = { ufr: 10, sessionHours: 4, interdialyticDays: 2 };
    const run = runOf(plan, { days: { urineDays: [urine('09', 200, 'complete')] }, typed, patient });
    expect(run.day).toMatchObject({ rawMl: 1600, aimMl: 1600 });
    expect(run.inputs.map(({ name, from }) => [name, from])).toEqual([
      ['dryWeight', 'profile'],
      ['urine24h', 'reading'],
      ['ufr', 'typed'],
      ['sessionHours', 'typed'],
      ['interdialyticDays', 'typed'],
    ]);
  });

  it('stones: 3049 mL become 3050 mL, a minimum being rounded up', () => {
    const days = {
      waterDays: ['03', '06', '09'].map((day) => water(day, 1500)),
      urineDays: [urine('09', 1400, 'complete')],
    };
    const plan = aPlan({ direction: 'minimum', totalFluidQuantityFormula: templates.stones.formula });
    const { day } = runOf(plan, { days, typed: { urineTarget: 2500 } });
    expect(Math.round(day.rawMl)).toBe(3049);
    expect(day.target).toEqual({ direction: 'minimum', minMl: 3050 });
    // The same total as a limit is rounded down.
    expect(runOf({ ...plan, direction: 'maximum' }, { days, typed: { urineTarget: 2500 } }).day.aimMl).toBe(
      3000,
    );
  });

  it('shares 1500 mL out over five slots: 300 each, or 450, 400, 300, 200 and 150', () => {
    expect(runOf(aPlan()).day.slots.map(({ start, ml }) => `${start} ${ml}`)).toEqual([
      '07:00 300',
      '09:48 300',
      '12:36 300',
      '15:24 300',
      '18:12 300',
    ]);
    const shares = [30, 25, 20, 15, 10];
    const custom = runOf(aPlan({ fluidDistribution: { by: 'percent', shares } }));
    expect(custom.day.slots.map(({ ml }) => ml)).toEqual([450, 400, 300, 200, 150]);
  });

  it('takes the last complete day of urine, else the mean of three, else nothing; never today', () => {
    const plan = aPlan({ totalFluidQuantityFormula: 'urine24h' });
    const rawOf = (...urineDays: ReturnType<typeof urine>[]) => {
      const planned = planFluids(plan, aPlanned(), summaryOf({ urineDays }), { typed: {} }, NOW);
      return 'run' in planned ? planned.run.day.rawMl : planned.problem.problem.message;
    };
    expect(rawOf(urine('05', 900, 'complete'), urine('09', 400))).toBe(900);
    expect(rawOf(urine('10', 900, 'complete'))).toBe('formula.missing');
    expect(rawOf(urine('02', 900, 'complete'))).toBe('formula.missing');
    expect(rawOf(urine('03', 900, 'complete'))).toBe(900);
    expect(rawOf(urine('07', 300), urine('08', 600), urine('09', 900))).toBe(600);
    expect(rawOf(urine('07', 300), urine('08', 600, 'incomplete'), urine('09', 900))).toBe('formula.missing');
    expect(runOf(plan, { patient: aPlanned({}, { anuric: true }) }).day.rawMl).toBe(0);
  });

  it('takes the mean of three days of the last seven as what is usually drunk, and no fewer', () => {
    const plan = aPlan({ totalFluidQuantityFormula: 'baseline' });
    expect(
      problemOf(plan, { waterDays: [water('08', 1000), water('09', 2000), water('10', 3000)] }),
    ).toMatchObject({
      problem: { message: 'formula.missing', values: { name: 'baseline' } },
    });
    const waterDays = [water('02', 9000), water('03', 1000), water('08', 2000), water('09', 3000)];
    expect(runOf(plan, { days: { waterDays } }).day.rawMl).toBe(2000);
  });

  it('takes the newest weight before that of the record, and no sex that nobody recorded', () => {
    const plan = aPlan({ totalFluidQuantityFormula: '20 × weight' });
    const patient = aPlanned({ weight: 80 });
    expect(runOf(plan, { patient }).inputs).toEqual([{ name: 'weight', value: 80, from: 'profile' }]);
    const days = { weightDays: [{ day: '2027-03-09', kg: 75 }] };
    expect(runOf(plan, { patient, days }).day.rawMl).toBe(1500);
    const bySex = aPlan({ totalFluidQuantityFormula: 'if(sex == female; 1600; 2000)' });
    expect(problemOf(bySex, {}, aPlanned({ gender: 'other' }))).toMatchObject({
      field: 'totalFluidQuantityFormula',
      problem: { message: 'formula.missing', at: 3, length: 3, values: { name: 'sex' } },
    });
  });

  it('takes a measured weight for 30 days, then that of the record with its date', () => {
    const plan = aPlan({ totalFluidQuantityFormula: '20 × weight' });
    const patient = aPlanned({ weight: 80 }, { weightOn: '2026-12-01' });
    const of = (day: string) => ({ weightDays: [{ day, kg: 75 }] });
    expect(runOf(plan, { patient, days: of('2027-02-08') }).inputs).toMatchObject([{ value: 75 }]);
    for (const day of ['2027-02-07', '2021-06-01'])
      expect(runOf(plan, { patient, days: of(day) }).inputs).toEqual([
        { name: 'weight', value: 80, from: 'profile', day: '2026-12-01' },
      ]);
    const tenDays = { typed: {}, weightDays: 10 };
    const planned = planFluids(plan, patient, summaryOf(of('2027-02-08')), tenDays, NOW);
    expect(planned).toMatchObject({ run: { inputs: [{ value: 80, from: 'profile' }] } });
    expect(problemOf(plan, of('2021-06-01'))).toMatchObject({
      problem: { message: 'formula.missing', values: { name: 'weight' } },
    });
  });

  it('marks times awake that were assumed', () => {
    const { sleepTime: _, ...early } = aPlanned();
    expect(runOf(aPlan()).assumedTimes).toBeUndefined();
    expect(runOf(aPlan(), { patient: early }).assumedTimes).toBe(true);
  });

  it.each([
    ['1499', 'min', 1500],
    ['1500', undefined, 1500],
    ['5000', undefined, 5000],
    ['5001', 'max', 5000],
    ['12000', 'max', 5000],
    ['0 - 5', 'min', 1500],
  ])('keeps %s within the clamp of 1500 to 5000 mL', (totalFluidQuantityFormula, clamped, ml) => {
    const { day } = runOf(aPlan({ totalFluidQuantityFormula, clampMinMl: 1500, clampMaxMl: 5000 }));
    expect([day.clamped, day.aimMl]).toEqual([clamped, ml]);
  });

  it.each([
    ['10000', null],
    ['10001', 'formula.outOfRange'],
    ['0', null],
    ['0 - 1', 'formula.outOfRange'],
  ])('%s mL without a clamp: %s', (totalFluidQuantityFormula, message) => {
    const found = problemOf(aPlan({ totalFluidQuantityFormula }));
    expect(found?.problem.message ?? null).toBe(message);
  });

  it('gives a range inwards rounded ends, and names the formula that crosses', () => {
    const range = (low: string, high: string) =>
      aPlan({ direction: 'range', totalFluidQuantityFormula: low, upperFormula: high });
    expect(runOf(range('1010', '1790')).day).toMatchObject({
      target: { minMl: 1050, maxMl: 1750 },
      aimMl: 1400,
    });
    // No step of 50 lies between: it stays as narrow as it was meant.
    expect(runOf(range('1010', '1040')).day).toMatchObject({
      target: { minMl: 1010, maxMl: 1040 },
      aimMl: 1010,
    });
    expect(runOf(range('1010.2', '1010.8')).day.target).toMatchObject({ minMl: 1010, maxMl: 1010 });
    expect(problemOf(range('1100', '1050'))).toMatchObject({
      field: 'upperFormula',
      problem: { message: 'formula.crossed', values: { low: 1100, high: 1050 } },
    });
    const clamped = { ...range('1000', '3000'), clampMaxMl: 2000 };
    expect(runOf(clamped).day).toMatchObject({ clamped: 'max', target: { maxMl: 2000 } });
  });

  it('holds every day total within its clamp, its range and its slots', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom('minimum' as const, 'maximum' as const, 'range' as const),
        fc.nat(5000),
        fc.integer({ min: 5000, max: 10_000 }),
        (one, other, stepMl, direction, clampMinMl, clampMaxMl) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)].map((ml) =>
            ml.toFixed(3).replace(/0+$/, '0'),
          );
          const text = { totalFluidQuantityFormula: `0 + ${low}1`, upperFormula: `1 + ${high}1` };
          const { day } = runOf(aPlan({ direction, stepMl, clampMinMl, clampMaxMl, ...text }));
          const { target } = day;
          const ends = target.direction === 'range' ? [target.minMl, target.maxMl] : [day.aimMl, day.aimMl];
          const [least = 0, most = 0] = ends;
          expect(day.slots.reduce((sum, { ml }) => sum + ml, 0)).toBe(day.aimMl);
          expect(least).toBeGreaterThanOrEqual(clampMinMl);
          expect(most).toBeLessThanOrEqual(clampMaxMl);
          expect(day.aimMl).toBeGreaterThanOrEqual(least);
          expect(day.aimMl).toBeLessThanOrEqual(most);
          const meant = Math.min(Math.max(day.rawMl, clampMinMl), clampMaxMl);
          const beyond = { minimum: meant - least, maximum: most - meant, range: 0 }[direction];
          expect(beyond).toBeLessThanOrEqual(1e-6);
        },
      ),
    );
  });

  it('gives what was written for one patient to the mL, and days with dialysis their own', () => {
    const plan = aPlan({ dialysisDay: { totalFluidQuantityFormula: '1200' } });
    const planned = planFluids(plan, aPlanned(), null, { typed: {}, override: { ml: 1333 } }, NOW);
    expect(planned).toMatchObject({ run: { day: { aimMl: 1333 }, dialysisDay: { aimMl: 1200 } } });
    const broken = aPlan({ dialysisDay: { totalFluidQuantityFormula: '1000 / 0' } });
    expect(problemOf(broken)).toMatchObject({
      field: 'dialysisFormula',
      problem: { message: 'formula.divisionByZero', at: 5 },
    });
  });
});

describe('§2.6 what is asked about before a plan is given', () => {
  const doubts = (total: string, parts: Partial<PlanBody> = {}, patient = aPlanned(), typed: Typed = {}) =>
    planDoubts(
      aPlan({ totalFluidQuantityFormula: total, stepMl: 1, ...parts }),
      patient,
      runOf(aPlan({ totalFluidQuantityFormula: total, stepMl: 1, ...parts })),
      typed,
    ).map(({ about }) => about);
  const failing = aPlanned({ pathologies: ['HeartFailure'] });

  it.each([
    ['499', ['low']],
    ['500', []],
    ['4000', []],
    ['4001', ['high']],
  ])('%s mL: %j', (total, about) => {
    expect(doubts(total)).toEqual(about);
    expect(doubts('1000', { dialysisDay: { totalFluidQuantityFormula: total } })).toEqual(about);
  });

  it('a limit below 1500 mL in heart failure, also the upper end of a range; a target is against the patient', () => {
    expect(doubts('1499', {}, failing)).toEqual(['heartFailure']);
    expect(doubts('1500', {}, failing)).toEqual([]);
    expect(doubts('1000', { direction: 'range', upperFormula: '1499' }, failing)).toEqual(['heartFailure']);
    expect(doubts('1000', { direction: 'range', upperFormula: '1500' }, failing)).toEqual([]);
    expect(doubts('1000', { direction: 'minimum' }, failing)).toEqual(['against']);
    expect(doubts('1500', { dialysisDay: { totalFluidQuantityFormula: '1400' } }, failing)).toEqual([
      'heartFailure',
    ]);
  });

  it.each(['haemodialysis', 'peritoneal', 'homeHaemodialysis'] as const)(
    'a plan to drink at least so much under %s',
    (mode) => {
      const treated = aPlanned({}, { dialysisMode: mode });
      expect(doubts('1500', { direction: 'minimum' }, treated)).toEqual(['against']);
      expect(doubts('1500', {}, treated)).toEqual([]);
      expect(doubts('1500', { direction: 'minimum' }, aPlanned())).toEqual([]);
    },
  );

  it('a plan to drink at least so much where nobody recorded whether there is dialysis', () => {
    const unknown = aPlanned({}, { dialysisMode: undefined });
    expect(doubts('1500', { direction: 'minimum' }, unknown)).toEqual(['against']);
    expect(doubts('1500', {}, unknown)).toEqual([]);
  });

  it.each([
    ['minimum', ['against']],
    ['range', ['against']],
    ['maximum', []],
  ] as const)('a %s to drink for somebody who passes no urine', (direction, expected) => {
    const anuric = aPlanned({}, { anuric: true });
    expect(doubts('1500', { direction, upperFormula: '2000' }, anuric)).toEqual(expected);
  });

  it('contraindications of the plan, and rates above 10 mL/kg/h', () => {
    expect(doubts('1500', { contraindications: ['HeartFailure', 'Ivf'] }, failing)).toEqual([
      'contraindication',
    ]);
    expect(doubts('1500', {}, aPlanned(), { ufr: 10 })).toEqual([]);
    expect(doubts('1500', {}, aPlanned(), { ufr: 10.1 })).toEqual(['typed']);
  });
});
