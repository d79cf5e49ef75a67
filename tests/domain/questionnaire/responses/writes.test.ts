import { describe, expect, it } from 'vitest';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { fromFhir } from '@/domain/questionnaire/fhir/fromFhir';
import { toFhir } from '@/domain/questionnaire/fhir/toFhir';
import type { QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import { measuresFor, readingsIn, writtenKeys } from '@/domain/questionnaire/responses/writes';
import { anItem, aQuestionnaire } from '@tests/support/questionnaires';

describe('§2.9: an answer that is kept as a reading', () => {
  it.each([
    [anItem('a', 'pressure'), ['bloodPressure']],
    [anItem('a', 'integer'), ['pulse', 'weight']],
    [anItem('a', 'decimal'), ['weight']],
    [anItem('a', 'scale'), ['fatigue', 'stress']],
    [anItem('a', 'scale', { min: 0, max: 10, step: 1 }), ['fatigue', 'stress']],
    [anItem('a', 'scale', { min: 1 }), []],
    [anItem('a', 'scale', { max: 5 }), []],
    [anItem('a', 'scale', { step: 2 }), []],
    [anItem('a', 'boolean'), []],
    [anItem('a', 'text'), []],
  ])('%j can be %j', (item, expected) => {
    expect(measuresFor(item)).toEqual(expected);
  });

  it('must be able to be that measure, and each measure is kept once', () => {
    const wrong = (...items: ReturnType<typeof anItem>[]) =>
      questionnaireProblems(aQuestionnaire({ items })).map(({ path, message }) => [path, message]);
    expect(wrong(anItem('a', 'scale', { writes: 'fatigue' }))).toEqual([]);
    expect(wrong(anItem('a', 'text', { writes: 'fatigue' }))).toEqual([
      ['items.0.writes', 'questionnaires.writesNot'],
    ]);
    expect(
      wrong(anItem('a', 'scale', { writes: 'stress' }), anItem('b', 'scale', { writes: 'stress' })),
    ).toEqual([['items.1.writes', 'questionnaires.writesTwice']]);
  });

  it('says one reading for each answer that was given, under ids of its own', () => {
    const body = aQuestionnaire({
      items: [
        anItem('level', 'scale', { writes: 'fatigue' }),
        anItem('pressure', 'pressure', { writes: 'bloodPressure' }),
        anItem('kilos', 'decimal', { writes: 'weight' }),
        anItem('other', 'scale'),
      ],
    });
    expect(readingsIn(body, { level: 0, pressure: '128/76', other: 3 }, 'r1')).toEqual([
      { linkId: 'level', reading: { id: 'r1.level', measure: 'fatigue', value: 0 } },
      {
        linkId: 'pressure',
        reading: { id: 'r1.pressure', measure: 'bloodPressure', value: 128, diastolic: 76 },
      },
    ]);
    expect(readingsIn(body, { pressure: 'high' }, 'r1')).toEqual([]);
  });

  it('goes along in FHIR and comes back', () => {
    const body = aQuestionnaire({ items: [anItem('level', 'scale', { writes: 'fatigue', reverse: true })] });
    expect(JSON.stringify(fromFhir(toFhir(body), 'new'))).toContain('"writes":"fatigue"');
  });

  it.each([
    ['weight', 'lb', 154.6, 70.13],
    ['weight', 'lbs', 154.6, 70.13],
    ['weight', 'Pounds', 200, 90.72],
    ['weight', 'kg', 71.26, 71.26],
    ['weight', 'Kilogramm', 71.5, 71.5],
    ['weight', undefined, 71.5, 71.5],
    ['weight', 'Pfund', 140, null],
    ['weight', 'stone', 11, null],
    ['weight', 'livres', 154, null],
    ['pulse', undefined, 72, 72],
    ['pulse', 'bpm', 72, 72],
    ['pulse', 'in 15 s', 18, null],
  ] as const)('of %s in %s: %d is kept as %s', (measure, unit, answer, kept) => {
    const type = measure === 'pulse' ? 'integer' : 'decimal';
    const body = aQuestionnaire({ items: [anItem('a', type, { writes: measure, ...(unit && { unit }) })] });
    const readings = readingsIn(body, { a: answer }, 'r1').map(({ reading }) => reading.value);
    expect(readings).toEqual(kept === null ? [] : [kept]);
    // What an earlier state of the program kept under any unit can still be taken back.
    expect(writtenKeys(body, 'r1')).toEqual([{ measure, id: 'r1.a' }]);
  });

  it('is published only in a unit that its measure knows', () => {
    const wrong = (parts: Partial<QuestionnaireItem>) =>
      questionnaireProblems(aQuestionnaire({ items: [anItem('a', 'integer', parts)] })).map(
        ({ path, message }) => [path, message],
      );
    const asks = [['items.0.unit', 'questionnaires.writesUnit']];
    expect(wrong({ writes: 'weight' })).toEqual(asks);
    expect(wrong({ writes: 'weight', unit: 'stone' })).toEqual(asks);
    expect(wrong({ writes: 'weight', unit: 'lb' })).toEqual([]);
    expect(wrong({ writes: 'pulse' })).toEqual([]);
    expect(wrong({ writes: 'pulse', unit: 'in 15 s' })).toEqual(asks);
    expect(wrong({ unit: 'stone' })).toEqual([]);
  });

  it('takes its unit through FHIR by the code of UCUM', () => {
    const body = aQuestionnaire({ items: [anItem('a', 'decimal', { unit: 'lb', writes: 'weight' })] });
    const sent = toFhir(body);
    expect(JSON.stringify(sent)).toContain('"code":"[lb_av]"');
    const foreign = JSON.parse(JSON.stringify(sent).replace('"display":"lb"', '"display":"Pfund (USA)"'));
    expect(fromFhir(foreign, 'new')).toMatchObject({ body: { items: [{ unit: 'lb', writes: 'weight' }] } });
  });
});
