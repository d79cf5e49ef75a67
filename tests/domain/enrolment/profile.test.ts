import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyMass } from '@/domain/readings/bodyMass';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import { changedFields, profileOf, profileProblems, withProfile } from '@/domain/enrolment/profile';
import { patientSchema, type Patient } from '@/domain/patients/patient';
import { aPatient, NOW } from '@tests/support/builders';

/** As another system gave it: without much, and with what would not be taken here. */
const imported = aPatient({
  mobile: '0170 1234567',
  pinCode: 'X',
  country: 'Germany',
  category: 'OLD',
  ext: { dryWeight: 70, pregnant: true },
});
const facts = { open: new Set(['HD', 'CKD']), now: NOW };
const changed = (parts: Partial<EnrolmentEntries>, patient: Patient = imported) => {
  const before = profileOf(patient);
  const entries = { ...before, ...parts };
  return { entries, fields: changedFields(before, entries) };
};
const told = (parts: Partial<EnrolmentEntries>) => {
  const { entries, fields } = changed(parts);
  return profileProblems(entries, fields, facts).map(
    ({ level, field, message }) => `${level} ${field} ${message}`,
  );
};

describe('§3.2: what is wrong with a changed profile', () => {
  it.each<[string, Partial<EnrolmentEntries>, string[]]>([
    ['nothing was changed', {}, []],
    ['something else was changed: what came with an import stays', { city: 'Kiel' }, []],
    ['no name', { firstName: '', lastName: ' ' }, ['wrong firstName validation.required']],
    ['one name only', { lastName: ' ' }, ['unusual lastName validation.oneName']],
    ['a number that was emptied', { patientId: '' }, ['wrong patientId validation.required']],
    ['a mobile without its country', { mobile: '0171 1' }, ['wrong mobile validation.mobileCode']],
    ['another country for the postal code', { country: 'France' }, ['wrong pinCode validation.pinCode']],
    ['1.9 kg', { weight: 1.9 }, ['wrong weight validation.outOfRange']],
    ['29.9 kg', { weight: 29.9 }, ['unusual weight validation.checkLow']],
    ['no zone', { timeZone: 'Mars' }, ['wrong timeZone validation.timeZone']],
    ['waking without sleeping', { wakeUpTime: '07:00' }, ['wrong sleepTime validation.required']],
    [
      'awake for 7:59',
      { wakeUpTime: '06:00', sleepTime: '13:59' },
      ['wrong sleepTime validation.awakeHours'],
    ],
    ['a category that is closed', { category: 'SHUT' }, ['wrong category errors.categoryArchived']],
    [
      'dialysis without dry weight',
      { dialysisMode: 'peritoneal', dryWeight: null },
      ['unusual dryWeight validation.dryWeightMissing'],
    ],
    ['a long word', { race: 'a'.repeat(101) }, ['wrong race validation.tooLong']],
  ])('%s', (_, parts, expected) => {
    expect(told(parts)).toEqual(expected);
  });
});

describe('§3.2: a patient with a changed profile', () => {
  it('says something else in the changed fields only, and nothing where one was emptied', () => {
    const parts = {
      mobile: '',
      firstName: ' Inés ',
      livingCountry: 'Portugal',
      pregnant: 'no' as const,
      dryWeight: 71.5,
      category: 'HD',
    };
    const { entries, fields } = changed(parts);
    const { mobile: _, ...kept } = imported;
    expect(withProfile(imported, entries, fields, NOW)).toEqual({
      ...kept,
      firstName: 'Inés',
      category: 'HD',
      ext: { ...imported.ext, pregnant: false, dryWeight: 71.5, livingCountry: 'Portugal' },
    });
  });

  it('is a patient whatever is changed, and the same where nothing is', () => {
    expect(withProfile(imported, profileOf(imported), [], NOW)).toEqual(imported);
    fc.assert(
      fc.property(
        fc.record({
          profession: fc.string({ maxLength: 200 }),
          username: fc.string({ maxLength: 100 }),
          weight: fc.option(fc.double({ min: 2, max: 400, noNaN: true })),
          anuric: fc.boolean(),
          gender: fc.constantFrom('female', 'male', 'other', 'unknown'),
        }),
        (parts) => {
          const { entries, fields } = changed(parts);
          expect(patientSchema.safeParse(withProfile(imported, entries, fields, NOW)).success).toBe(true);
        },
      ),
    );
  });
});

describe('§2.3: the body mass index', () => {
  it.each<[number | undefined, number | undefined, number | null]>([
    [81, 180, 25],
    [undefined, 180, null],
    [81, undefined, null],
    [81, 0, null],
    [0, 180, null],
  ])('of %s kg and %s cm is %s', (weight, height, expected) => {
    expect(bodyMass(weight, height)).toBe(expected);
  });
});
