import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openQuestions, sketch, unitsNamed } from '@/domain/csv/columns';
import { csvNumber, findDecimal } from '@/domain/csv/numbers';
import { createLineReader, type CsvPatient, type CsvSettings, type LineResult } from '@/domain/csv/readings';
import { rowsOf } from '@/domain/csv/rows';
import { csvDate, csvInstant, findDateOrders } from '@/domain/csv/times';

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
  ] as const)('%j with %j is %j', (text, mark, value) => expect(csvNumber(text, mark)).toBe(value));

  it('are asked about where a mark could be a group’s, and only there', () => {
    expect(findDecimal(['120', '80'])).toBe('any');
    expect(findDecimal(['72.5', '1.250'])).toBe('.');
    expect(findDecimal(['72,5', '80'])).toBe(',');
    expect(findDecimal(['1.500', '2.000'])).toBe('ambiguous');
    expect(findDecimal(['1.234,5'])).toBe(',');
    expect(findDecimal(['72,5', '72.5'])).toBe('ambiguous');
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

describe('DT05: dates of a file', () => {
  it('are asked about where day and month could be either', () => {
    expect(findDateOrders(['03/04/2026', '05/06/2026'])).toEqual(['dmy', 'mdy']);
    expect(findDateOrders(['03/04/2026', '13/04/2026 08:00'])).toEqual(['dmy']);
    expect(findDateOrders(['03/13/2026'])).toEqual(['mdy']);
    expect(findDateOrders(['03.04.2026'])).toEqual(['dmy']);
    expect(findDateOrders(['2026-04-03T08:00:00Z'])).toEqual(['ymd']);
    expect(findDateOrders(['13/13/2026'])).toEqual([]);
  });

  it('exist, or are none', () => {
    expect(csvDate('29/02/2026', 'dmy')).toBeNull();
    expect(csvDate('29/02/2028', 'dmy')).toBe('2028-02-29');
    expect(csvDate('3/4/26', 'mdy')).toBe('2026-03-04');
  });

  it('DT03: keep the zone; an hour that was skipped is refused, a repeated one is the first', () => {
    expect(csvInstant('01.07.2026', '08:30', 'dmy', ZONE)).toEqual({ at: '2026-07-01T06:30:00.000Z' });
    expect(csvInstant('07/01/2026 8:30 PM', '', 'mdy', ZONE)).toEqual({ at: '2026-07-01T18:30:00.000Z' });
    expect(csvInstant('07/01/2026 12:30 am', '', 'mdy', 'UTC')).toEqual({ at: '2026-07-01T00:30:00.000Z' });
    expect(csvInstant('2026-07-01T08:30:00+01:00', '', 'ymd', ZONE)).toEqual({
      at: '2026-07-01T07:30:00.000Z',
    });
    expect(csvInstant('29.03.2026', '02:30', 'dmy', ZONE)).toEqual({ problem: 'skippedTime' });
    expect(csvInstant('25.10.2026', '02:30', 'dmy', ZONE)).toEqual({ at: '2026-10-25T00:30:00.000Z' });
    expect(csvInstant('25.10.2026', '', 'dmy', ZONE)).toEqual({ problem: 'noTime' });
    expect(csvInstant('25.10.2026', '25:00', 'dmy', ZONE)).toEqual({ problem: 'noTime' });
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
    expect(openQuestions(file, file.roles)).toEqual({ dateOrders: ['dmy'], decimal: ',' });
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
    ['Patient name', 'ignore'],
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

  it('§3 #33: gives whole lines or none: half a pressure is refused by line, never dropped silently', () => {
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
    expect(half).toEqual({
      problem: { line: 3, reason: 'incompletePressure', column: 'Diastolisch', cell: '' },
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
