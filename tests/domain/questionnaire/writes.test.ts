import { describe, expect, it } from 'vitest';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { fromFhir } from '@/domain/questionnaire/fromFhir';
import { toFhir } from '@/domain/questionnaire/toFhir';
import { measuresFor, readingsIn } from '@/domain/questionnaire/writes';
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
});
