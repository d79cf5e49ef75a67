import { describe, expect, it } from 'vitest';
import { fold } from '@/domain/fold';
import { phonesOf } from '@/domain/patients/telephones';
import { matches } from '@/domain/search';
import { lookedThrough, type Sought } from '@/domain/worklist/worklist';
import { aPatient } from '@tests/support/builders';

describe('IN06: one folding', () => {
  it.each([
    ['ÀÉÎÕÜ', 'aeiou'],
    ['Mu\u0308ller', 'muller'],
    ['Strauß STRAUẞ', 'strauss strauss'],
    ['Łukasz', 'lukasz'],
    ['Işık IŞIK İpek', 'isik isik ipek'],
    ['Søren Kjær', 'soren kjaer'],
    ['Œuvre', 'oeuvre'],
    ['Đorđe', 'dorde'],
    ['Sigurður Þór', 'sigurdur thor'],
    ['O’Brien OʼBrien O`Brien', "o'brien o'brien o'brien"],
    ['Anne‐Marie Anne–Marie Anne‑Marie', 'anne-marie anne-marie anne-marie'],
    ['ＡＮＮＡ　１２', 'anna 12'],
    ['Anna \u00a0 \t Müller', 'anna muller'],
    ['ΠΑΠΆΣ', fold('παπάσ')],
    ['m² ½ µg', 'm² ½ µg'],
    ['first line\nsecond', 'first line\nsecond'],
  ])('%j is %j', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

const person = (parts: Partial<Sought> = {}): Sought => ({
  firstName: 'Anna',
  lastName: 'Müller',
  patientId: 'NP-0712',
  dateOfbirth: '1961-04-12',
  ...parts,
});

describe('IN06: a person is found', () => {
  const spelt = ['Müller', 'Mueller', 'Muller', 'MÜLLER', 'Mu\u0308ller'];
  it.each(spelt.flatMap((typed) => spelt.map((lastName) => [typed, lastName])))(
    'by %j who is called %j',
    (typed, lastName) => {
      expect(matches(lookedThrough(person({ lastName })), typed)).toBe(true);
    },
  );

  it.each([
    ['Müller, Anna', {}, true],
    ['Müller,Anna', {}, true],
    ['  anna   müller ', {}, true],
    ['Mue', {}, true],
    ['Muelleran', {}, false],
    ['Manuel', { firstName: 'Manuel' }, true],
    // Two letters, and no umlaut.
    ['Manul', { firstName: 'Manuel' }, false],
    ['Manuel', { firstName: 'Manulescu' }, false],
    ['Michael', { firstName: 'Michal' }, false],
    ['Joel', { firstName: 'Jolanda' }, false],
    ['Sue', { firstName: 'Susanne' }, false],
    ['Bauer', { lastName: 'Baur' }, false],
    ['Goethe', { lastName: 'Göthe' }, true],
    ['Strauss', { lastName: 'Strauß' }, true],
    ['Lukasz', { firstName: 'Łukasz' }, true],
    ['Bjoern', { firstName: 'Bjørn' }, true],
    ['Bjorn', { firstName: 'Bjørn' }, true],
    ['Isik', { lastName: 'Işık' }, true],
    ['obrien', { lastName: 'O’Brien' }, true],
    ["O'Brien", { lastName: 'O’Brien' }, true],
    ['O’Brien', { lastName: "O'Brien" }, true],
    ['Anne Marie', { firstName: 'Anne‑Marie' }, true],
    ['Anne-Marie', { firstName: 'Anne Marie' }, true],
    ['ＡＮＮＡ', {}, true],
    ['np0712', {}, true],
    ['.*', {}, false],
    ['%', {}, false],
    ['12.4.1961', {}, true],
    ['12.04.1961', {}, true],
    ['12. 4. 1961', {}, true],
    ['12.04.', {}, true],
    ['12.4.19', {}, true],
    ['12.4.61', {}, true],
    ['12/04/1961', {}, true],
    ['4/12/1961', {}, true],
    ['12-04-1961', {}, true],
    ['1961-04-12', {}, true],
    ['1961/4/12', {}, true],
    ['4.12.1961', {}, false],
    ['13.4.1961', {}, false],
    ['31/12/1961', {}, false],
    ['Müller 12.4.1961', {}, true],
    ['Schmidt 12.4.1961', {}, false],
  ] as const)('by %j, of %j: %s', (typed, parts, expected) => {
    expect(matches(lookedThrough(person(parts)), typed)).toBe(expected);
  });
});

describe('a telephone number is found however it is written', () => {
  const typed = [
    '0171 1234567',
    '01711234567',
    '0171/123 45-67',
    '(0171) 1234567',
    '0049 171 1234567',
    '+49 171 1234567',
    '+49 (0)171 / 123-45 67',
    '171 1234567',
    'Müller 0171 123 45 67',
  ];
  const stored = ['+49 171 1234567', '0171/1234567', '0049 (0)171 1234567', '+49-171-123-45-67'];
  const reached = (mobile: string, parts: Partial<ReturnType<typeof aPatient>> = {}, timeZone?: string) => {
    const { ext, ...patient } = aPatient({ mobile, ...parts });
    return person({
      mobile,
      phones: phonesOf({ ...patient, ext: { ...ext, ...(timeZone && { timeZone }) } }),
    });
  };

  it.each(stored)('that is stored as %j', (mobile) => {
    const text = lookedThrough(reached(mobile, {}, 'Europe/Berlin'));
    expect(typed.filter((one) => !matches(text, one))).toEqual([]);
    expect(matches(text, '0171 1234568')).toBe(false);
    expect(matches(text, '+33 171 1234567')).toBe(false);
  });

  it.each([
    ['the country of the address', '06 30 123 4567', { country: 'Ungarn' }, 'Europe/Berlin', '+36301234567'],
    ['its code', '912 345 678', { country: 'pt' }, 'Europe/Berlin', '+351912345678'],
    ['the time zone without one', '912 345 678', {}, 'Europe/Lisbon', '+351912345678'],
    ['the time zone of an unknown one', '06 6982 1234', { country: 'Elsewhere' }, 'Europe/Rome', '+39066982'],
  ])('by %s', (_, mobile, parts, timeZone, begins) => {
    const { phones = [] } = reached(mobile, parts, timeZone);
    expect(phones[0]).toContain(begins);
    expect(phones[1]).toBe(mobile.replaceAll(' ', ''));
  });

  it('also the other number of the patient, and none that is not there', () => {
    expect(phonesOf(aPatient({ phone: '+49 30 901820' }))).toContain('030901820');
    const { mobile: _mobile, phone: _phone, ...silent } = aPatient();
    expect(phonesOf(silent)).toEqual([]);
  });

  it('in a row of an older version by its digits', () => {
    const text = lookedThrough(person({ mobile: '+49 171 1234567' }));
    expect(['0171 1234567', '+49171', '171 123'].map((one) => matches(text, one))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
