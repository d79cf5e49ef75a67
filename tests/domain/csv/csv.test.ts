import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openQuestions, sketch, unitsNamed } from '@/domain/csv/columns';
import { csvNumber, findDecimal, findDecimals } from '@/domain/csv/numbers';
import { createLineReader, type CsvPatient, type CsvSettings, type LineResult } from '@/domain/csv/readings';
import { rowsOf } from '@/domain/csv/rows';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const ZONE = 'Europe/Berlin';
const marie: CsvPatient = {
  id: 'p1',
  patientId: 'NP-1',
  firstName: 'Marie',
  lastName: 'Dubois',
  dateOfbirth: '1961-04-02',
  timeZone: ZONE,
};

describe('rows of delimited text', () => {
  it('hold quotes, delimiters and line breaks, and know their line', () => {
    const text = '\uFEFFa;b\r\n"x;""y""\n2";1\r\n\r\n;;\nlast;2';
    expect(rowsOf(text, ';')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x;"y"\n2', '1'] },
      { line: 6, cells: ['last', '2'] },
    ]);
    expect(rowsOf(text, ';', false).at(-1)?.line).toBe(2);
  });

  it.each([
    [
      'a quote that nobody closes',
      'a;"after coffee;1\nb;tea;2',
      [
        ['a', '"after coffee', '1'],
        ['b', 'tea', '2'],
      ],
    ],
    [
      'two such quotes',
      'a;"coffee;1\nb;"tea;2',
      [
        ['a', '"coffee', '1'],
        ['b', '"tea', '2'],
      ],
    ],
    ['a quote in the middle', 'a;5" cup;1', [['a', '5" cup', '1']]],
    [
      'line ends of an old Mac',
      'a;b\rc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a line that names the separator', '\uFEFFsep=;\r\na;b', [['a', 'b']]],
  ])('are not swallowed by %s', (_, text, cells) => {
    expect(rowsOf(text, ';').map((row) => row.cells)).toEqual(cells);
  });

  it('are read back as they were written', () => {
    const cell = fc.string().map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const written = rows
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        const expected = rows.filter((row) => row.some((one) => one !== ''));
        expect(rowsOf(written, ',').map(({ cells }) => cells)).toEqual(expected);
      }),
    );
  });
});

describe('NU02: numbers of a file', () => {
  it.each([
    ['72.5', '.', 72.5],
    ['72,5', ',', 72.5],
    ['72,5', '.', null],
    ['72.5', ',', null],
    ['1.500', ',', 1500],
    ['1.500', '.', 1.5],
    ['1,234.5', '.', 1234.5],
    ['1\u202f234,5', ',', 1234.5],
    ['1e3', '.', null],
    ['½', '.', null],
    ['12 kg', '.', null],
    ['', '.', null],
    ["1'234,5", ',', 1234.5],
    ['1 234.5', '.', 1234.5],
    ['1 234 567', '.', 1234567],
    ['1,234 567', '.', null],
    ['164 94', '.', null],
    ['0.500', ',', null],
    ['0,500', '.', null],
  ] as const)('%j with %j is %j', (text, mark, value) => expect(csvNumber(text, mark)).toBe(value));

  it('are asked about where a mark could be a group’s, and only there', () => {
    expect(findDecimal(['120', '80'])).toBe('any');
    expect(findDecimal(['72.5', '1.250'])).toBe('.');
    expect(findDecimal(['72,5', '80'])).toBe(',');
    expect(findDecimal(['1.500', '2.000'])).toBe('ambiguous');
    expect(findDecimal(['1.234,5'])).toBe(',');
    expect(findDecimal(['72,5', '72.5'])).toBe('ambiguous');
    expect(findDecimal(['0.500'])).toBe('.');
    expect(findDecimal(['72,5 kg', '1.2.3', 'error'])).toBe(',');
  });

  it('have the mark of their column; one that leaves it open follows the others where they agree', () => {
    expect(findDecimals([['72.5'], ['1,5'], ['80']])).toEqual({ own: ['.', ',', undefined], rest: '.' });
    expect(findDecimals([['72,5'], ['1.500']])).toEqual({ own: [',', undefined], rest: ',' });
    expect(findDecimals([['72.5'], ['1,5'], ['1.500']]).rest).toBe('ambiguous');
    expect(findDecimals([['72.5'], ['72,5', '72.5']]).rest).toBe('ambiguous');
  });

  it('are right or refused, never ten times', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom('.', ','), (tenths, mark) => {
        const text = `${Math.floor(tenths / 10)}${mark}${tenths % 10}`;
        const found = findDecimal([text]);
        expect(found).toBe(mark);
        expect(csvNumber(text, mark)).toBeCloseTo(tenths / 10, 9);
        expect(csvNumber(text, mark === '.' ? ',' : '.')).toBeNull();
      }),
    );
  });
});

describe('a device’s file', () => {
  const text = [
    'Datum;Uhrzeit;Systolisch;Diastolisch;Puls;Gewicht (kg);Bemerkung',
    '19.11.2026;08:00;132;81;66;72,4;sitzend',
    '19.11.2026;08:01;130;;65;;',
    '19.11.2026;20:00;;;;72,9;',
    '19.11.2026;21:00;1300;80;;;',
    '19.11.2026;22:00;13O;80;;;',
    '19.11.2027;08:00;130;80;;;',
    ';;130;80;;;',
    '18.11.2026;08:00;;;;;',
  ].join('\n');

  const units = { weight: 'kg', water: 'mL' } as const;

  function read(change: Partial<CsvSettings> = {}, source = text, patients = [marie]): LineResult[] {
    const file = sketch(source, true);
    const settings: CsvSettings = {
      delimiter: file.delimiter,
      roles: file.roles,
      decimal: ',',
      dateOrder: 'dmy',
      timeZone: null,
      units,
      patient: 'p1',
      ...change,
    };
    return file.rows.map(createLineReader(settings, file.names, patients, NOW));
  }

  it('is understood from its header', () => {
    const file = sketch(text, true);
    expect(file.delimiter).toBe(';');
    expect(file.roles).toEqual(['date', 'time', 'systolic', 'diastolic', 'pulse', 'weight', 'note']);
    expect(openQuestions(file, file.roles)).toEqual({
      dateOrders: ['dmy'],
      decimal: ',',
      decimals: { weight: ',' },
    });
    const english = sketch('Patient ID,Measured at,SYS mmHg,DIA mmHg,Heart rate,Weight (lbs)\n', true);
    expect(english.roles).toEqual(['patientId', 'dateTime', 'systolic', 'diastolic', 'pulse', 'weight']);
    expect(unitsNamed(english, english.roles)).toMatchObject({ weight: 'lb' });
    expect(sketch('Data,Hora,Sistólica,Diastólica,Pulso,Peso', true).roles).toEqual([
      'date',
      'time',
      'systolic',
      'diastolic',
      'pulse',
      'weight',
    ]);
    expect(sketch('Dia,Hora,Sistólica,Diastólica', true).roles[0]).toBe('date');
    expect(sketch('Date,Time,Sys,Dia', true).roles.at(-1)).toBe('diastolic');
    expect(sketch('Date et heure;Systolique;Diastolique;Pouls;Poids', true).roles[0]).toBe('dateTime');
  });

  it.each([
    ['Média', 'ignore'],
    ['Média da pressão', 'ignore'],
    ['Dia da medição', 'date'],
    ['Data e hora', 'dateTime'],
    ['Pulse pressure', 'ignore'],
    ['Pulsdruck', 'ignore'],
    ['Pressão de pulso', 'ignore'],
    ['Mean arterial pressure', 'ignore'],
    ['Moyenne', 'ignore'],
    ['Medial', 'ignore'],
    ['Studiennummer', 'ignore'],
    ['Mediastinum', 'ignore'],
    ['Update', 'ignore'],
    ['Sometimes', 'ignore'],
    ['Impulse', 'ignore'],
    ['Dry weight', 'ignore'],
    ['Trockengewicht', 'ignore'],
    ['Patient name', 'user'],
    ['Urine colour', 'ignore'],
    ['Fluid in / urine out', 'ask'],
    ['Blutdruck systolisch (mmHg)', 'systolic'],
    ['Pression diastolique', 'diastolic'],
    ['DIA(mmHg)', 'diastolic'],
    ['PUL(bpm)', 'pulse'],
    ['Fréquence cardiaque', 'pulse'],
    ['Körpergewicht', 'weight'],
    ['body_weight', 'weight'],
    ['Trinkmenge (mL)', 'water'],
    ['Müdigkeit', 'ask'],
    ['Müdigkeit (0–10)', 'fatigue'],
    ['Uhrzeit', 'time'],
    ['Observações', 'note'],
  ])('%s is preset as %s', (header, role) => {
    expect(sketch(`${header};Other`, true).roles[0]).toBe(role);
  });

  it('asks about two columns that fit alike', () => {
    expect(sketch('Date;Sys;Pulse;Puls;Weight', true).roles).toEqual([
      'date',
      'systolic',
      'ask',
      'ask',
      'weight',
    ]);
  });

  it('§3 #33: leaves out by cell: half a pressure costs the pressure, told and never dropped silently', () => {
    const [first, half, weight, impossible, letter, future, timeless, empty] = read();
    expect(first).toMatchObject({
      readings: [
        {
          measure: 'bloodPressure',
          value: 132,
          diastolic: 81,
          at: '2026-11-19T07:00:00.000Z',
          note: 'sitzend',
        },
        { measure: 'pulse', value: 66 },
        { measure: 'weight', value: 72.4, source: 'device' },
      ],
    });
    expect(half).toMatchObject({
      readings: [{ measure: 'pulse', value: 65 }],
      problems: [{ line: 3, reason: 'incompletePressure', column: 'Diastolisch', cell: '' }],
    });
    expect(weight).toMatchObject({ readings: [{ measure: 'weight', value: 72.9 }] });
    expect(impossible).toMatchObject({ problem: { line: 5, reason: 'implausible', cell: '1300' } });
    expect(letter).toMatchObject({ problem: { line: 6, reason: 'unreadableNumber', cell: '13O' } });
    expect(future).toMatchObject({ problem: { line: 7, reason: 'implausibleTime' } });
    expect(timeless).toMatchObject({ problem: { line: 8, reason: 'noTime' } });
    expect(empty).toMatchObject({ problem: { line: 9, reason: 'noValue' } });
  });

  it('NU10: stores canonical units, whatever the file’s', () => {
    const [line] = read({ units: { weight: 'lb' } }, 'Date;Time;Weight\n19.11.2026;08:00;160');
    expect(line).toMatchObject({ readings: [{ value: 72.57 }] });
  });

  it('rounds on the way in like every other door', () => {
    const [line] = read({}, 'Date;Time;Sys;Dia;Pulse\n19.11.2026;08:00;179,6;84,4;71,5');
    expect(line).toMatchObject({ readings: [{ value: 180, diastolic: 84 }, { value: 72 }] });
  });

  it('finds each patient by the number in a column, and no other', () => {
    const source =
      'Patient;Date;Time;Weight\nNP-1;19.11.2026;08:00;72\nNP-2;19.11.2026;08:00;72\n;19.11.2026;08:00;72';
    expect(read({ patient: null }, source)).toMatchObject([
      { patient: 'p1' },
      { problem: { reason: 'patientUnknown', cell: 'NP-2' } },
      { problem: { reason: 'noPatientReference' } },
    ]);
  });

  it('gives the same ids to the same content, and two drinks of one minute two', () => {
    const source = 'Date;Time;Drink\n19.11.2026;08:00;200\n19.11.2026;08:00;200\n19.11.2026;08:00;300';
    const ids = () =>
      read({}, source).flatMap((line) => ('readings' in line ? line.readings.map(({ id }) => id) : []));
    expect(new Set(ids()).size).toBe(3);
    expect(ids()).toEqual(ids());
  });
});
