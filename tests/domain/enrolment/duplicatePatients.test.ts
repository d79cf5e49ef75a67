import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  duplicatesOf,
  isSamePhone,
  nameKeys,
  matchKindOf,
  type EnrolmentIdentity,
} from '@/domain/enrolment/duplicatePatients';
import { aPatient } from '@tests/support/builders';

const identity = (parts: Partial<EnrolmentIdentity> = {}): EnrolmentIdentity => ({
  firstName: 'Ines',
  lastName: 'Aldag',
  dateOfbirth: '1961-04-02',
  patientId: 'ND-0002',
  socialNumber: '',
  mobile: '',
  ...parts,
});
const known = aPatient({ socialNumber: '12 030461 A 001', mobile: '+49 170 1234567' });

describe('§2.11, complaint 34: who may be the same person', () => {
  it.each([
    ['the same name and date of birth', identity(), ['name']],
    ['the name in another order', identity({ firstName: 'Aldag', lastName: 'Ines' }), ['name']],
    ['the same name, born on another day', identity({ dateOfbirth: '1961-04-03' }), []],
    ['the same name, without a date of birth', identity({ dateOfbirth: '' }), []],
    ['the number in small letters', identity({ firstName: 'Eva', patientId: ' nd-0001 ' }), ['patientId']],
    ['another number with the same digits', identity({ firstName: 'Eva', patientId: 'ND0001' }), []],
    [
      'the social number without blanks',
      identity({ firstName: 'Eva', socialNumber: '12030461a001' }),
      ['socialNumber'],
    ],
    [
      'the mobile as it is dialled at home',
      identity({ firstName: 'Eva', mobile: '0170/123 45 67' }),
      ['mobile'],
    ],
    ['nothing at all', identity({ firstName: '', lastName: '', patientId: '' }), []],
  ])('%s', (_, typed, by) => {
    expect(matchKindOf(typed, known)).toEqual(by);
  });

  it.each([
    [
      ['Jürgen', 'Müller'],
      ['Juergen', 'Mueller'],
    ],
    [
      ['Jürgen', 'Müller'],
      ['Jurgen', 'MULLER'],
    ],
    [
      ['Anne-Marie', 'Le Goff'],
      ['Anne Marie', 'le goff'],
    ],
    [
      ['Zoé', 'D’Arc'],
      ['Zoe', "D'arc"],
    ],
    [
      ['Jan', 'Weiß'],
      ['Jan', 'Weiss'],
    ],
    [
      ['Łukasz', 'Søren'],
      ['Lukasz', 'Soren'],
    ],
  ])('finds %j as %j', ([a = '', b = ''], [c = '', d = '']) => {
    const [one, other] = [nameKeys({ firstName: a, lastName: b }), nameKeys({ firstName: c, lastName: d })];
    expect(one.some((key) => other.includes(key))).toBe(true);
  });

  it.each([
    ['+49 170 1234567', '0049 170 1234567', true],
    ['+49 (0)170 1234567', '0170 1234567', true],
    ['+351 912 345 678', '912345678', true],
    ['+49 170 1234567', '+33 170 1234567', false],
    ['+49 170 1234567', '0170 1234568', false],
    // Half a number is nobody's.
    ['12345', '12345', false],
    ['', '', false],
    // The end of a number is another one.
    ['+49 170 1234567', '234567', false],
  ])('%s and %s ring the same telephone: %s', (one, other, is) => {
    expect(isSamePhone(one, other)).toBe(is);
    expect(isSamePhone(other, one)).toBe(is);
  });

  it('is the same both ways, and however a number is written', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 12 });
    fc.assert(
      fc.property(
        digits,
        fc.array(fc.constantFrom(' ', '-', '/', '.', '')),
        digits,
        (number, blanks, other) => {
          const plain = `+49${number.join('')}`;
          const spaced = `+49${number.map((digit, place) => `${blanks[place] ?? ''}${digit}`).join('')}`;
          expect(isSamePhone(plain, spaced)).toBe(true);
          const second = other.join('');
          expect(isSamePhone(plain, second)).toBe(isSamePhone(second, plain));
        },
      ),
    );
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const keys = nameKeys({ firstName, lastName });
        expect(nameKeys({ firstName: lastName, lastName: firstName })).toEqual(keys);
        expect(nameKeys({ firstName: firstName.normalize('NFD'), lastName: ` ${lastName} ` })).toEqual(keys);
      }),
    );
  });

  it('tells those first who agree in most, and never the social number', () => {
    const others = [known, aPatient({ id: 'p2', patientId: 'ND-0009', mobile: '0170 1234567' })];
    const found = duplicatesOf(
      identity({ mobile: '+49 170 1234567', socialNumber: '12-030461-A-001' }),
      others,
    );
    expect(found).toMatchObject(
      [
        { id: 'p2', by: ['name', 'mobile'] },
        { id: 'p1', by: ['socialNumber', 'name', 'mobile'] },
      ].toReversed(),
    );
    expect(JSON.stringify(found)).not.toContain('030461');
  });
});
