import { describe, expect, it } from 'vitest';
import { annotationDraftSchema, isExcused, type Annotation } from '@/domain/readings/annotation';
import { auditEntrySchema } from '@/domain/audit';
import { colleaguesSchema } from '@/domain/staff/colleague';
import { isEmail, foldEmail } from '@/domain/staff/email';
import { calendarDate, instant, timeOfDay } from '@/domain/entity';
import { measures, unitOf } from '@/domain/readings/measure';
import { passwordProblem } from '@/domain/staff/password';
import { fluidTargetSchema } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import {
  correctionSchema,
  measuredOf,
  readingDraftSchema,
  type ReadingDraft,
} from '@/domain/readings/reading';
import { savedViewSchema } from '@/domain/worklist/savedView';
import { userCategorySchema } from '@/domain/category/userCategory';

const stored = { id: 'x1', version: '1', updatedAt: '2026-11-20T11:00:00Z' };
interface Parsed {
  success: boolean;
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}
const problems = ({ success, error }: Parsed) =>
  success ? [] : (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('§2.0 an instant has a date, a time and a zone', () => {
  it.each([
    ['2026-11-20T11:00:00Z', true],
    ['2026-11-20T11:00:00.123Z', true],
    ['2026-11-20T12:00:00+01:00', true],
    ['2026-11-20T05:45:00-05:15', true],
    ['2026-11-20T11:00:00', false],
    ['2026-11-20', false],
    ['2026-11-20 11:00:00Z', false],
    ['2026-11-20T11:00:00Z (UTC)', false],
    ['2026-11-20T11:00:00+0100', false],
    ['2026-13-20T11:00:00Z', false],
    ['2026-11-20T25:00:00Z', false],
    ['T Z', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(instant.safeParse(text).success).toBe(expected);
  });

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-2-9', false],
  ])('a date exists: %s: %s', (text, expected) => {
    expect(calendarDate.safeParse(text).success).toBe(expected);
  });

  it.each([
    ['00:00', true, '2026-11-20'],
    ['23:59', true, '2026-11-19'],
    ['24:00', false, '2026-11-20'],
    ['19:60', false, '2026-11-20'],
    ['7:00', false, '2026-11-20'],
    ['07:00:00', false, '2026-11-20'],
  ])('a time of day: %s: %s; woken then, midnight belongs to %s', (wakeUpTime, expected, day) => {
    expect(timeOfDay.safeParse(wakeUpTime).success).toBe(expected);
    expect(patientDay(Date.parse('2026-11-20T00:00:00Z'), { timeZone: 'UTC', wakeUpTime })).toBe(day);
  });
});

describe('§2.5 a mark on the time line', () => {
  const draft = { id: 'n1', patient: 'p1', kind: 'travel', from: '2026-11-10' };
  it.each([
    [{}, []],
    [{ to: '2026-11-10' }, []],
    [{ to: '2026-11-11' }, []],
    [{ to: '2026-11-09' }, ['to validation.endBeforeStart']],
    [{ from: '2026-11-31' }, ['from validation.date']],
  ])('%j: %j', (parts, expected) => {
    expect(problems(annotationDraftSchema.safeParse({ ...draft, ...parts }))).toEqual(expected);
  });

  it.each<[Annotation['kind'], string | undefined, string, boolean]>([
    ['travel', '2026-11-12', '2026-11-09', false],
    ['travel', '2026-11-12', '2026-11-10', true],
    ['travel', '2026-11-12', '2026-11-12', true],
    ['travel', '2026-11-12', '2026-11-13', false],
    ['hospitalStay', undefined, '2026-11-09', false],
    ['hospitalStay', undefined, '2026-11-16', true],
    ['hospitalStay', undefined, '2026-11-17', false],
    ['travel', undefined, '2026-11-16', true],
    ['travel', undefined, '2026-11-17', false],
    ['travel', '2026-12-24', '2026-12-24', true],
    ['medicineStart', undefined, '2026-11-10', false],
    ['homeSeries', '2026-11-12', '2026-11-11', false],
  ])('%s from the 10th to %s explains silence on %s: %s', (kind, to, day, expected) => {
    const one: Annotation = {
      ...stored,
      patient: 'p1',
      kind,
      from: '2026-11-10',
      ...(to !== undefined && { to }),
    };
    expect(isExcused([one], day)).toBe(expected);
    expect(isExcused([{ ...one, kind: 'other' }, one], day)).toBe(expected);
    expect(isExcused([], day)).toBe(false);
  });
});

describe('§2.4 a reading as it is sent', () => {
  const sent: ReadingDraft = {
    id: 'r1',
    patient: 'p1',
    measure: 'pulse',
    at: '2026-11-20T11:00:00Z',
    value: 72,
    source: 'staff',
  };
  const both = ['diastolic validation.bothPressures'];
  it.each<[object, string[]]>([
    [{}, []],
    [{ diastolic: 80 }, both],
    [{ measure: 'bloodPressure', value: 120 }, both],
    [{ measure: 'bloodPressure', value: 120, diastolic: 80 }, []],
    [{ measure: 'bloodPressure', value: 120, diastolic: 0 }, []],
  ])('%j: %j', (parts, expected) => {
    expect(problems(readingDraftSchema.safeParse({ ...sent, ...parts }))).toEqual(expected);
  });

  it('what a correction may change of it is all that was measured, and nothing that was not', () => {
    const { at, value } = sent;
    expect(measuredOf(sent)).toStrictEqual({ at, value });
    const rest = {
      diastolic: 80,
      confirmedOutOfRange: false,
      note: '',
      dayMark: 'complete',
      urine: { colour: 'dark' },
    } as const;
    expect(measuredOf({ ...sent, ...rest, recordedBy: 'nuno' })).toStrictEqual({ at, value, ...rest });
  });

  it('a correction says why', () => {
    const { at, value } = sent;
    expect(problems(correctionSchema.safeParse({ at, value, reason: ' ' }))).toEqual([
      'reason validation.required',
    ]);
    expect(correctionSchema.parse({ at, value, reason: ' Typo ', dayMark: 'later' })).toEqual({
      at,
      value,
      reason: 'Typo',
      dayMark: undefined,
    });
  });

  it('has a unit to choose where it is a volume or a weight', () => {
    const units = { volume: 'flOz', weight: 'lb', length: 'in' } as const;
    expect(measures.map((measure) => unitOf(measure, units))).toEqual([
      null,
      null,
      'flOz',
      'flOz',
      'lb',
      null,
      null,
    ]);
  });
});

describe('§2.6 a plan stays between 0 and 10 L', () => {
  it.each([
    [{ direction: 'minimum', minMl: -1 }, false],
    [{ direction: 'minimum', minMl: 0 }, true],
    [{ direction: 'maximum', maxMl: 10_000 }, true],
    [{ direction: 'maximum', maxMl: 10_001 }, false],
    [{ direction: 'range', minMl: 1000 }, false],
  ])('%j: %s', (target, expected) => {
    expect(fluidTargetSchema.safeParse(target).success).toBe(expected);
  });
});

describe('§2.0 what a newer server says does not take a list out of sight', () => {
  it('a role nobody knows has the fewest rights', () => {
    const { items } = colleaguesSchema.parse({
      items: [
        { username: 'a', name: 'Ada', role: 'ADMIN' },
        { username: 'b', name: 'Bea', role: 'OWNER' },
      ],
    });
    expect(items.map(({ role }) => role)).toEqual(['ADMIN', 'USER']);
    expect(colleaguesSchema.safeParse({ items: [{ username: '', name: 'x', role: 'USER' }] }).success).toBe(
      false,
    );
  });

  it('an unknown action is another one', () => {
    const entry = { ...stored, at: stored.updatedAt, by: 'nuno', kind: 'alerts', record: 'a1', changes: [] };
    expect(auditEntrySchema.parse({ ...entry, action: 'praised' }).action).toBe('other');
    expect(auditEntrySchema.parse({ ...entry, action: 'corrected' }).action).toBe('corrected');
  });
});

describe('§2.1, §2.10 views and categories have names', () => {
  const view = { ...stored, owner: 'nuno', list: 'worklist', name: 'Mine', query: '?mine=1' };
  it.each<[object, string[]]>([
    [{}, []],
    [{ name: ` ${'x'.repeat(60)} ` }, []],
    [{ name: 'x'.repeat(61) }, ['name validation.tooLong']],
    [{ name: '  ' }, ['name validation.required']],
    [{ query: 'x'.repeat(1000) }, []],
  ])('a view: %j', (parts, expected) => {
    expect(problems(savedViewSchema.safeParse({ ...view, ...parts }))).toEqual(expected);
  });
  it('of one of two lists, and of an address that is not endless', () => {
    expect(savedViewSchema.safeParse({ ...view, list: 'rules' }).success).toBe(false);
    expect(savedViewSchema.safeParse({ ...view, query: 'x'.repeat(1001) }).success).toBe(false);
  });

  it.each([
    ['HD', true],
    ['X', false],
    ['A'.repeat(20), true],
    ['A'.repeat(21), false],
    ['hd', false],
    ['H D', false],
    ['PD_2-B', true],
  ])('a code %s: %s', (code, expected) => {
    const category = { ...stored, name: 'Haemodialysis', type: 'clinical', code };
    expect(userCategorySchema.safeParse(category).success).toBe(expected);
  });
});

describe('An address and a password', () => {
  const long = (length: number) => `${'x'.repeat(length - 10)}@clinic.de`;
  it.each([
    [long(200), true],
    [long(201), false],
    [' ines@clinic.de ', true],
    ['ines@clinic.de, bea@clinic.de', false],
    ['ines@clinic.de bea', false],
    ['ines@clinic..de', false],
    ['ines@clinic', false],
    ['@clinic.de', false],
    ['a@b@clinic.de', false],
  ])('%s: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  it('one spelling per account', () => {
    expect(foldEmail('  Ines@Clinic.DE ')).toBe('ines@clinic.de');
  });

  const guessable = 'validation.passwordGuessable';
  it.each([
    ['abcdabcdabcd', 'x@y.de', guessable],
    ['abcdeabcdeabcde', 'x@y.de', null],
    ['8901234567', 'x@y.de', guessable],
    ['Nephrodesk-2026', 'x@y.de', guessable],
    ['8901234567x', 'x@y.de', null],
    ['x8901234567', 'x@y.de', null],
    ['9713562408', 'x@y.de', null],
    ['nuno-und-der-tee', 'nuno@y.de', guessable],
    ['nun-und-der-tee', 'nun@y.de', null],
    ['vier kannen tee', '', null],
  ])('%s for %s: %s', (text, address, expected) => {
    expect(passwordProblem(text, address)).toBe(expected);
  });
});
