import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryChanges } from '@/domain/enrolment/defaults';
import { patientOf } from '@/domain/enrolment/enrolling';
import { assignmentOf } from '@/domain/enrolment/planOf';
import { entriesOf, type EnrolmentEntries, type MedicineEntries } from '@/domain/enrolment/entries';
import { enrolmentProblems, standing, stepStates } from '@/domain/enrolment/enrolmentProblems';
import { isMobile, isPinCode } from '@/domain/enrolment/personProblems';
import type { Duplicate } from '@/domain/enrolment/duplicatePatients';
import { patientSchema } from '@/domain/patients/patient';
import { someEntries, someFacts } from '@tests/support/enrolments';

const told = (parts: Partial<EnrolmentEntries>, facts = someFacts()) =>
  enrolmentProblems(someEntries({ dryWeight: 70, dialysisMode: 'haemodialysis', ...parts }), facts).map(
    ({ step, field, message, level }) => `${level} ${step} ${field} ${message}`,
  );

const row = (parts: Partial<MedicineEntries> = {}): MedicineEntries => ({
  id: 'row1',
  medicine: 'm1',
  kind: 'everyday',
  weekdays: [],
  doseValue: 1,
  doseUnit: 'tablet',
  times: ['08:00'],
  maxPerDay: null,
  reason: '',
  ...parts,
});

describe('§2.11: what is wrong with a registration, by its step', () => {
  it('is nothing where all that is needed is there', () => {
    expect(told({})).toEqual([]);
  });

  it.each([
    'Muthu a/l Ramasamy',
    'Gulzhan·Aman',
    'O’Brien',
    'Anne‐Marie',
    'Cruz, MD',
    'Li (李)',
    'Em1l',
    'Smith 3rd',
    '.',
    'A<b>',
  ])('takes the name %j', (lastName) => {
    expect(told({ lastName })).toEqual([]);
  });

  it.each<[string, Partial<EnrolmentEntries>, string]>([
    ['no name at all', { firstName: ' ', lastName: '' }, 'wrong identity firstName validation.required'],
    ['a name without letters', { lastName: '1234' }, 'wrong identity lastName validation.name'],
    ['a control character', { lastName: 'A\u0007b' }, 'wrong identity lastName validation.name'],
    ['a turned name', { firstName: 'A\u202eb' }, 'wrong identity firstName validation.name'],
    ['one name only', { firstName: ' ' }, 'unusual identity firstName validation.oneName'],
    ['the other name only', { lastName: '' }, 'unusual identity lastName validation.oneName'],
    ['no date of birth', { dateOfbirth: '' }, 'wrong identity dateOfbirth validation.required'],
    ['a date half typed', { dateOfbirth: '1958-03' }, 'wrong identity dateOfbirth validation.date'],
    ['a date to come', { dateOfbirth: '2026-11-21' }, 'wrong identity dateOfbirth validation.afterToday'],
    ['121 years', { dateOfbirth: '1905-11-20' }, 'wrong identity dateOfbirth validation.age'],
    ['17 years', { dateOfbirth: '2008-11-21' }, 'unusual identity dateOfbirth validation.minor'],
    ['a weight in letters', { weight: 'seventy' }, 'wrong identity weight validation.number'],
    ['1.9 kg', { weight: 1.9 }, 'wrong identity weight validation.outOfRange'],
    ['29.9 kg', { weight: 29.9 }, 'unusual identity weight validation.checkLow'],
    ['250.1 kg', { weight: 250.1 }, 'unusual identity weight validation.checkHigh'],
    ['251 cm', { height: 251 }, 'wrong identity height validation.outOfRange'],
    [
      'a mobile without its country',
      { mobile: '0170 1234567' },
      'wrong identity mobile validation.mobileCode',
    ],
    [
      'awake for 7:59',
      { wakeUpTime: '06:00', sleepTime: '13:59' },
      'wrong dailyLife sleepTime validation.awakeHours',
    ],
    [
      'awake for 22:01',
      { wakeUpTime: '06:00', sleepTime: '04:01' },
      'wrong dailyLife sleepTime validation.awakeHours',
    ],
    [
      'asleep as waking',
      { wakeUpTime: '06:00', sleepTime: '06:00' },
      'wrong dailyLife sleepTime validation.awakeHours',
    ],
    [
      'awake for 11:59',
      { wakeUpTime: '06:00', sleepTime: '17:59' },
      'unusual dailyLife sleepTime validation.awakeShort',
    ],
    ['no such zone', { timeZone: 'Europe/Nowhere' }, 'wrong dailyLife timeZone validation.timeZone'],
    [
      'letters for digits',
      { country: 'Germany', pinCode: 'ABCDE' },
      'wrong dailyLife pinCode validation.pinCode',
    ],
    ['no category', { category: '' }, 'wrong category category validation.required'],
    ['an archived category', { category: 'OLD' }, 'wrong category category errors.categoryArchived'],
    [
      'dialysis without dry weight',
      { dryWeight: null },
      'unusual category dryWeight validation.dryWeightMissing',
    ],
    ['no referent', { referent: '' }, 'wrong team referent validation.required'],
    [
      'nobody in the team',
      { medicalTeam: someEntries({}).medicalTeam && entriesOf({}).medicalTeam },
      'unusual team medicalTeam.nephroLogist.firstName validation.teamEmpty',
    ],
    [
      'no reading',
      { readings: entriesOf({}).readings },
      'wrong monitoring readings validation.readingNeeded',
    ],
    [
      'a plan that is not active',
      { fluidPlan: 'gone', fluidReason: 'x', prescriber: 'Dr A' },
      'wrong monitoring fluidPlan validation.planActive',
    ],
    [
      'a plan by nobody',
      { fluidPlan: 'plan1', fluidReason: 'x' },
      'wrong monitoring prescriber validation.required',
    ],
    [
      'a plan for no reason',
      { fluidPlan: 'plan1', prescriber: 'Dr A' },
      'wrong monitoring fluidReason validation.required',
    ],
    [
      'a questionnaire never published',
      { questionnaires: { q9: '7' } },
      'wrong monitoring questionnaires validation.notPublished',
    ],
    ['a post nobody may read', { articles: ['post9'] }, 'wrong monitoring articles validation.articleReader'],
    [
      'no consent',
      { consent: { isGiven: false, terms: '', language: 'de', on: '2026-11-20' } },
      'wrong consent consent.isGiven validation.consent',
    ],
    [
      'consent to older terms',
      { consent: { isGiven: true, terms: 'old', language: 'de', on: '2026-11-20' } },
      'wrong consent consent.isGiven validation.termsNewer',
    ],
    [
      'consent tomorrow',
      { consent: { isGiven: true, terms: 'terms1', language: 'de', on: '2026-11-21' } },
      'wrong consent consent.on validation.afterToday',
    ],
    [
      'consent before the terms',
      { consent: { isGiven: true, terms: 'terms1', language: 'de', on: '2025-12-31' } },
      'wrong consent consent.on validation.termsLater',
    ],
  ])('%s', (_, parts, problem) => {
    expect(told(parts)).toEqual([problem]);
  });

  it.each([
    ['120 years', { dateOfbirth: '1906-11-20' }],
    ['18 years', { dateOfbirth: '2008-11-20' }],
    ['30 kg', { weight: 30 }],
    ['awake for 22 hours', { wakeUpTime: '06:00', sleepTime: '04:00' }],
    ['awake for 12 hours', { wakeUpTime: '06:00', sleepTime: '18:00' }],
    ['a name with marks', { firstName: 'Zoé-Anne', lastName: 'D’Arc Jr.' }],
  ])('is nothing at the boundary: %s', (_, parts) => {
    expect(told(parts)).toEqual([]);
  });

  it('tells every step at once, whichever somebody has been to (complaint 18)', () => {
    const steps = enrolmentProblems(entriesOf({}), someFacts({ terms: undefined })).map(({ step }) => step);
    expect([...new Set(steps)]).toEqual([
      'identity',
      'dailyLife',
      'category',
      'team',
      'monitoring',
      'consent',
    ]);
  });

  it('asks about an unusual figure until that very figure has been checked', () => {
    const entries = someEntries({ weight: 29 });
    const problems = enrolmentProblems(entries, someFacts());
    expect(standing(problems, entries)).toHaveLength(1);
    const checked = problems.map(({ key }) => key);
    expect(standing(problems, { checked })).toEqual([]);
    expect(standing(enrolmentProblems({ ...entries, weight: 28 }, someFacts()), { checked })).toHaveLength(1);
    expect(standing(enrolmentProblems({ ...entries, weight: 1 }, someFacts()), { checked })).toHaveLength(1);
  });

  it('asks why two medicines are the same, and why one is given that the house avoids', () => {
    const medicines = [row(), row({ id: 'row2', medicine: 'm2' }), row({ id: 'row3', medicine: 'm3' })];
    const given = { medicines, prescriber: 'Dr A', pathologies: ['KidneyFailure' as const] };
    expect(told(given)).toEqual([
      'wrong monitoring medicines.1.reason validation.enrolmentOverlap',
      'wrong monitoring medicines.2.reason validation.avoided',
    ]);
    const explained = medicines.map((one) => ({ ...one, reason: 'Meant so' }));
    expect(told({ ...given, medicines: explained })).toEqual([]);
    expect(
      told({
        ...given,
        medicines: [row({ doseValue: null, times: [] }), row({ kind: 'asNeeded', medicine: '' })],
      }),
    ).toEqual([
      'wrong monitoring medicines.0.doseValue validation.required',
      'wrong monitoring medicines.0.times validation.timesNeeded',
      'wrong monitoring medicines.1.medicine validation.required',
      'wrong monitoring medicines.1.maxPerDay validation.required',
    ]);
  });

  const twin: Duplicate = {
    id: 'p1',
    by: ['name'],
    firstName: 'Karla',
    lastName: 'Weidenbusch',
    patientId: 'NP-1',
    dateOfbirth: '1958-03-14',
    gender: 'female',
    category: null,
    status: 'active',
  };
  it.each<[string, Duplicate, string[], string, string[]]>([
    ['one like them', twin, [], '', ['wrong identity duplicates.reason validation.duplicateReason']],
    [
      'seen, without a reason',
      twin,
      ['p1'],
      ' ',
      ['wrong identity duplicates.reason validation.duplicateReason'],
    ],
    [
      'a reason for another one',
      twin,
      ['p9'],
      'A twin',
      ['wrong identity duplicates.reason validation.duplicateReason'],
    ],
    ['seen, with a reason', twin, ['p1'], 'A twin', []],
    [
      'the same number',
      { ...twin, by: ['patientId'] },
      ['p1'],
      'A twin',
      ['wrong identity patientId errors.duplicatePatientId'],
    ],
  ])('complaint 34: %s', (_, duplicate, accepted, reason, expected) => {
    expect(told({ duplicates: { accepted, reason } }, someFacts({ duplicates: [duplicate] }))).toEqual(
      expected,
    );
  });

  it('knows which steps are finished', () => {
    const entries = someEntries({ visited: ['identity', 'consent'], firstName: '1' });
    const states = stepStates(enrolmentProblems(entries, someFacts()), entries);
    expect(states).toMatchObject({ identity: 'wrong', dailyLife: 'open', consent: 'done' });
  });
});

describe('§2.11: a draft', () => {
  it('is read whatever is in it, and is never good by that alone (complaint 19)', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(entriesOf({}))), fc.anything()), (typed) => {
        const entries = entriesOf(typed);
        // What was read is read again as the same: nothing is lost on the way through the store.
        expect(entriesOf(JSON.parse(JSON.stringify(entries)))).toEqual(entries);
        expect(standing(enrolmentProblems(entries, someFacts()), { checked: [] }).length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps half a figure and half a date as they were typed', () => {
    expect(entriesOf({ weight: '71,', dateOfbirth: '1958-0' })).toMatchObject({
      weight: '71,',
      dateOfbirth: '1958-0',
    });
  });

  it('without problems is a patient whom the store takes', () => {
    fc.assert(
      fc.property(
        fc.record({
          city: fc.string({ maxLength: 40 }),
          weight: fc.double({ min: 30, max: 250, noNaN: true }),
          anuric: fc.boolean(),
          preferredLanguage: fc.constantFrom('', 'en', 'pt'),
        }),
        (parts) => {
          const entries = someEntries(parts);
          expect(standing(enrolmentProblems(entries, someFacts()), entries)).toEqual([]);
          const patient = patientOf(entries, 'p9', someFacts().now);
          expect(patientSchema.safeParse({ ...patient, version: '1', updatedAt: '' }).success).toBe(true);
          expect(patient).toMatchObject({ resistration: '2026-11-20', ext: { status: 'active' } });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives a plan only what its formula asks for, and no dialysis days without dialysis', () => {
    const entries = someEntries({
      fluidPlan: 'plan1',
      fluidReason: ' Gains much ',
      prescriber: 'Dr A',
      dialysisWeekdays: ['1', '4'],
      fluidTyped: { ...entriesOf({}).fluidTyped, ufr: 8, heatExtra: 200 },
    });
    const asked = { id: 'a1', patient: 'p9', today: '2026-11-20', named: ['ufr'] };
    expect(assignmentOf(entries, asked)).toMatchObject({
      typed: { ufr: 8 },
      reason: 'Gains much',
      dialysisWeekdays: [],
    });
    expect(assignmentOf({ ...entries, dialysisMode: 'haemodialysis' }, asked)?.dialysisWeekdays).toEqual([
      1, 4,
    ]);
    expect(assignmentOf({ ...entries, fluidPlan: '' }, asked)).toBeNull();
  });
});

describe('§2.10: what a category proposes', () => {
  const hd = { code: 'HD', defaults: { fluidPlan: 'plan1', questionnaires: ['q1'], articles: ['post1'] } };
  const pd = { code: 'PD' };
  it('fills what nobody has decided, and follows to another category', () => {
    const begun = someEntries({ category: '' });
    const change = categoryChanges(begun, { before: undefined, chosen: hd, reason: 'Enrolment' });
    expect(change).toEqual({
      dialysisMode: 'haemodialysis',
      fluidPlan: 'plan1',
      fluidReason: 'Enrolment',
      questionnaires: { q1: '7' },
      articles: ['post1'],
    });
    const after = { ...begun, ...change };
    expect(categoryChanges(after, { before: hd, chosen: pd, reason: 'Enrolment' })).toEqual({
      dialysisMode: 'peritoneal',
      fluidPlan: '',
      fluidReason: '',
      questionnaires: {},
      articles: [],
    });
  });

  it('never takes away what somebody chose', () => {
    const own = someEntries({ fluidPlan: 'own', articles: ['own'], dialysisMode: 'homeHaemodialysis' });
    expect(categoryChanges(own, { before: undefined, chosen: hd, reason: '' })).toEqual({
      questionnaires: { q1: '7' },
    });
  });
});

describe('§2.3: addresses and numbers', () => {
  it.each([
    ['+49 170 1234567', true],
    ['0049 170 1234567', true],
    ['0170 1234567', false],
    ['+49 12', false],
    ['+1234567890123456', false],
    ['+49 170 CALL', false],
  ])('%s can be dialled from anywhere: %s', (said, is) => expect(isMobile(said)).toBe(is));

  it.each([
    ['10115', 'Deutschland', true],
    ['1011', 'Germany', false],
    ['1200-109', 'Portugal', true],
    ['1200', 'portugal', false],
    ['SW1A 1AA', 'United Kingdom', true],
    ['75011', 'France', true],
    ['A1B 2C3', 'Canada', true],
    ['X', 'Canada', false],
  ])('%s is a postal code of %s: %s', (code, country, is) => expect(isPinCode(code, country)).toBe(is));
});
