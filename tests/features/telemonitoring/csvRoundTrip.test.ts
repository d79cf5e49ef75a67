import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { createLineReader } from '@/domain/csv/readings';
import type { Measure } from '@/domain/readings/measure';
import { canonicalUnits, type Units } from '@/domain/readings/units';
import { outlookOf } from '@/features/patients/imports/csv/csvPlan';
import { periodCsv } from '@/features/telemonitoring/period/periodDownloads';
import { periodWords } from '@/features/telemonitoring/period/periodWords';
import { notation } from '@/shared/i18n/notation';
import { aPatient, NOW } from '@tests/support/builders';
import { aView, type Given } from './periods';
import { allMessages } from '@tests/support/allMessages';

const ZONE = 'Europe/Berlin';
const languages = allMessages;
const american: Units = { volume: 'flOz', weight: 'lb', length: 'in' };
const litres: Units = { ...canonicalUnits, volume: 'L' };
const patient = aPatient({ id: 'p1', patientId: '=2+5', lastName: 'Öz; "Ünal"' });
const known = {
  id: patient.id,
  patientId: patient.patientId,
  firstName: patient.firstName,
  lastName: patient.lastName,
  dateOfbirth: patient.dateOfbirth,
  timeZone: ZONE,
};

/** Writes a period and reads it as the import does, where nobody has to decide anything. */
function through(
  language: keyof typeof languages,
  units: Units,
  measure: Measure,
  given: readonly Given[],
  day: string,
) {
  const intl = createIntl({ locale: notation[language], messages: languages[language] });
  const words = periodWords(intl, ZONE, units);
  const none = { previous: null, balance: null, planOn: () => ({}) };
  const view = aView(measure, 'monthly', patient, given, day);
  const text = periodCsv(patient, view, words, ZONE, none);
  const outlook = outlookOf(text, true, { timeZone: null, patient: null });
  if (!outlook.settings) throw new Error(`${language}: ${outlook.missing.join(', ')}\n${text}`);
  const lines = outlook.file.rows.map(createLineReader(outlook.settings, outlook.file.names, [known], NOW));
  return { text, lines };
}
const readBack = (...given: Parameters<typeof through>) =>
  through(...given)
    .lines.flatMap((line) => {
      if ('problem' in line) throw new Error(JSON.stringify(line.problem));
      return line.readings;
    })
    .map(({ id: _id, ...one }) => one)
    .toSorted((a, b) => a.at.localeCompare(b.at));

const note = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom('=1+1', "'=1+1", '+41 79', '-5', '@x', "''-a", 'a;b,c"d', 'two\nlines', '1,5'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => text.trim()),
);
const values: Record<Measure, fc.Arbitrary<{ value: number; diastolic?: number }>> = {
  bloodPressure: fc.record({
    value: fc.integer({ min: 100, max: 200 }),
    diastolic: fc.integer({ min: 40, max: 95 }),
  }),
  pulse: fc.integer({ min: 40, max: 180 }).map((value) => ({ value })),
  water: fc.integer({ min: 1, max: 3000 }).map((value) => ({ value })),
  urine: fc.integer({ min: 1, max: 1500 }).map((value) => ({ value })),
  weight: fc.integer({ min: 4000, max: 15_000 }).map((value) => ({ value: value / 100 })),
  stress: fc.integer({ min: 0, max: 10 }).map((value) => ({ value })),
  fatigue: fc.integer({ min: 0, max: 10 }).map((value) => ({ value })),
};
const measures = Object.keys(values) as Measure[];

describe('The file of a period that is read by the import', () => {
  it('gives the same readings in every language and unit, on days on which the clocks change too', () => {
    // Around the hour that Berlin had twice in October 2026.
    const moment = fc.integer({
      min: Date.parse('2026-10-24T20:00:00Z') / 1000,
      max: Date.parse('2026-10-25T20:00:00Z') / 1000,
    });
    const one = (measure: Measure) =>
      fc.tuple(moment, values[measure], note).map(([seconds, value, text]) => ({
        at: new Date(seconds * 1000).toISOString(),
        ...value,
        ...(text && { note: text }),
      }));
    const many = fc
      .constantFrom(...measures)
      .chain((measure) =>
        fc.tuple(
          fc.constant(measure),
          fc.uniqueArray(one(measure), { minLength: 1, maxLength: 6, selector: ({ at }) => at }),
        ),
      );
    const language = fc.constantFrom(...(Object.keys(languages) as (keyof typeof languages)[]));
    const units = fc.constantFrom(canonicalUnits, american, litres);
    fc.assert(
      fc.property(language, units, many, (inLanguage, inUnits, [measure, given]) => {
        const expected = given
          .map(({ at, ...rest }) => ({ patient: 'p1', measure, at, ...rest, source: 'device' }))
          .toSorted((a, b) => a.at.localeCompare(b.at));
        expect(readBack(inLanguage, inUnits, measure, given, '2026-10-25')).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('parts its cells by semicolons and writes decimal commas where the language does', () => {
    const given = [{ at: '2026-11-16T07:00:00.000Z', value: 72.45 }];
    expect(through('de', canonicalUnits, 'weight', given, '2026-11-16').text).toContain(
      "'=2+5;2026-11-16T08:00+01:00;72,45;",
    );
    expect(through('en', canonicalUnits, 'weight', given, '2026-11-16').text).toContain(
      "'=2+5,2026-11-16T08:00+01:00,72.45,",
    );
  });

  it.each(['en', 'de', 'fr', 'pt'] as const)(
    'keeps in %s that a volume is the total of its day',
    (language) => {
      const given = [
        { at: '2026-11-16T07:00:00.000Z', value: 1450, dayMark: 'total' as const },
        { at: '2026-11-17T07:00:00.000Z', value: 210, dayMark: 'incomplete' as const },
        { at: '2026-11-18T07:00:00.000Z', value: 0, dayMark: 'nothing' as const },
      ];
      expect(readBack(language, canonicalUnits, 'urine', given, '2026-11-16')).toMatchObject(given);
    },
  );

  it('brings nothing back that was entered in error', () => {
    const enteredInError = { at: '2026-11-16T09:00:00Z', by: 'nurse', reason: 'wrong patient' };
    const given = [
      { at: '2026-11-16T07:00:00.000Z', value: 72 },
      { at: '2026-11-16T08:00:00.000Z', value: 99, enteredInError },
    ];
    const { lines } = through('pt', canonicalUnits, 'weight', given, '2026-11-16');
    expect(lines.map((line) => ('problem' in line ? line.problem.reason : line.readings[0]?.value))).toEqual([
      72,
      'noValue',
    ]);
  });
});
