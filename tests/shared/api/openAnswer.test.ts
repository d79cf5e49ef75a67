import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { alertSchema, isReadable } from '@/domain/alerts/alert';
import { isActionable, standsOpen } from '@/domain/alerts/alertState';
import { isCritical, severityRank } from '@/domain/alerts/severity';
import { frequencySchema } from '@/domain/medicine/allocation';
import { isDueOn } from '@/domain/medicine/schedule';
import { patientSchema } from '@/domain/patients/patient';
import { summarySchema } from '@/domain/patients/summary';
import { openAnswer, overwrittenWords, rememberWords } from '@/shared/api/openAnswer';
import { unknownWords } from '@/shared/api/unknownWords';
import { aPatient, anAlert, aSummary } from '@tests/support/builders';

const newer = aPatient({ id: 'p1' });
const sent = {
  ...newer,
  gender: 'neutrois',
  pathologies: ['KidneyFailure', 'Amyloidosis'],
  ext: {
    ...newer.ext,
    status: 'sabbatical',
    dialysisMode: 'wearable',
    askedReadings: [{ measure: 'weight', times: 2, per: 'fortnight' }],
    fluidTarget: { direction: 'tidal', ml: 900 },
  },
};

describe('an answer of a newer host', () => {
  it('keeps every word that this version does not know as it was sent, and all else', () => {
    expect(openAnswer(patientSchema).parse(sent)).toEqual(sent);
    expect(unknownWords).toEqual(
      new Set(['neutrois', 'Amyloidosis', 'sabbatical', 'wearable', 'fortnight', 'tidal']),
    );
  });

  it('is open as deep as records hold others of their own kind', () => {
    const tree = z.object({
      kind: z.enum(['leaf', 'branch']),
      get parts(): z.ZodMiniArray<typeof tree> {
        return z.array(tree);
      },
    });
    const grown = { kind: 'branch', parts: [{ kind: 'vine', parts: [{ kind: 'leaf', parts: [] }] }] };
    expect(openAnswer(tree).parse(grown)).toEqual(grown);
    expect(openAnswer(tree).safeParse({ kind: 'branch', parts: [{ kind: 'leaf' }] }).success).toBe(false);
  });

  it('is open in answers only: what is sent is judged by the closed set', () => {
    for (const part of [{ gender: 'neutrois' }, { pathologies: ['Amyloidosis'] }, { ext: sent.ext }])
      expect(patientSchema.safeParse({ ...newer, ...part }).success).toBe(false);
    expect(frequencySchema.safeParse({ kind: 'lunar', moons: 3 }).success).toBe(false);
  });

  it.each([
    ['no word at all', { gender: 7 }],
    ['an empty one', { gender: '' }],
    ['one that is too long for a word', { gender: 'x'.repeat(101) }],
    ['a known variant without its figures', { ext: { ...newer.ext, fluidTarget: { direction: 'minimum' } } }],
  ])('still breaks the contract with %s', (_, part) => {
    expect(openAnswer(patientSchema).safeParse({ ...newer, ...part }).success).toBe(false);
  });

  it('keeps the words that a worklist row used to replace', () => {
    const row = { ...aSummary(), gender: 'neutrois', status: 'sabbatical', dialysisMode: 'wearable' };
    expect(openAnswer(summarySchema).parse(row)).toMatchObject({
      gender: 'neutrois',
      status: 'sabbatical',
      dialysisMode: 'wearable',
    });
  });

  it('sorts a severity that nobody knows as urgent, and does nothing with a status that nobody knows', () => {
    const read = openAnswer(alertSchema).parse({ ...anAlert(), severity: 'catastrophic', status: 'parked' });
    expect(read).toMatchObject({ severity: 'catastrophic', status: 'parked' });
    expect(severityRank(read.severity)).toBe(severityRank('unknown'));
    expect(isCritical(read.severity)).toBe(true);
    expect([standsOpen(read), isActionable(read)]).toEqual([true, false]);
    expect(isReadable({ ...read, direction: 'sideways' as 'high' })).toBe(false);
  });

  it('knows no day by a rhythm that nobody knows', () => {
    const frequency = openAnswer(frequencySchema).parse({ kind: 'lunar', moons: 3 });
    expect(frequency).toEqual({ kind: 'lunar', moons: 3 });
    expect(isDueOn(frequency, '2026-11-01', '2026-11-01')).toBe(false);
  });
});

describe('a save over words that this version does not know', () => {
  const read = openAnswer(patientSchema).parse(sent);
  rememberWords(patientSchema, read);
  const { pathologies, ext } = read;

  it.each<[string, object, string[]]>([
    ['keeps them with everything else', { city: 'Beja' }, []],
    ['replaces one', { gender: 'other' }, ['gender']],
    ['drops one of several', { pathologies: ['KidneyFailure'] }, ['pathologies']],
    ['moves one to another place of its list', { pathologies: pathologies.toReversed() }, []],
    [
      'drops the variant of a union',
      { ext: { ...ext, fluidTarget: undefined } },
      ['ext.fluidTarget.direction'],
    ],
    [
      'replaces one within a list',
      { ext: { ...ext, askedReadings: [{ measure: 'weight', times: 2, per: 'week' }] } },
      ['ext.askedReadings.per'],
    ],
  ])('%s', (_, change, lost) => {
    expect(overwrittenWords(patientSchema, { ...read, ...change })).toEqual(lost);
  });

  it('may leave out a part as a whole that the server writes, but no single field', () => {
    const { ext: _ext, ...withoutPart } = read;
    expect(overwrittenWords(patientSchema, withoutPart)).toEqual([]);
    const { gender: _gender, ...withoutField } = read;
    expect(overwrittenWords(patientSchema, withoutField)).toEqual(['gender']);
  });

  it('is remembered for the records of a page, until they are read again', () => {
    const page = z.object({ items: z.array(patientSchema) });
    const second = { ...read, id: 'p2' };
    rememberWords(page, { items: [second] });
    const changed = { ...second, gender: 'female' as const };
    expect(overwrittenWords(patientSchema, changed)).toEqual(['gender']);
    rememberWords(page, { items: [aPatient({ id: 'p2' })] });
    expect(overwrittenWords(patientSchema, changed)).toEqual([]);
  });
});
