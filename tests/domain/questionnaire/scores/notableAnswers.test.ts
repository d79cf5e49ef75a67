import { describe, expect, it } from 'vitest';
import type { Score } from '@/domain/questionnaire/questionnaire';
import { scoreFindings } from '@/domain/questionnaire/scores/scoreFindings';
import { scoresOf } from '@/domain/questionnaire/scores/scores';
import { notableItems } from '@/domain/questionnaire/scores/notableAnswers';
import { anItem, aQuestionnaire, aScore, bands } from '@tests/support/questionnaires';

const AT = '2027-03-01T08:00:00.000Z';
const items = [anItem('a', 'scale'), anItem('b', 'scale', { reverse: true })];
const reporting = (...severities: (Score['bands'][number]['severity'] | undefined)[]) => {
  const of = bands([0, 6], [7, 13], [14, 20]).map((band, place) => {
    const severity = severities[place];
    return { ...band, ...(severity && { severity }) };
  });
  return aQuestionnaire({ items, scores: [aScore({ items: ['a', 'b'], minAnswered: 2, bands: of })] });
};
const met = (body: ReturnType<typeof reporting>, a: number, b: number) =>
  scoreFindings(body, scoresOf(body, { a, b }), AT).flatMap((one) =>
    one.state === 'met' ? [[one.direction, one.severity, one.observed.limit]] : [],
  );

describe('what a score says to the alerts', () => {
  const high = reporting(undefined, 'medium', 'critical');
  const low = reporting('high', undefined, undefined);
  it.each([
    [high, 0, 10, []],
    [high, 7, 10, [['high', 'medium', 7]]],
    [high, 10, 6, [['high', 'critical', 14]]],
    [low, 0, 10, [['low', 'high', 6]]],
    [low, 7, 10, []],
  ])('%#', (body, a, b, expected) => {
    expect(met(body, a, b)).toEqual(expected);
  });

  it('ends what it raised, and says nothing where too little was answered or nothing is reported', () => {
    const rule = 'questionnaire:tired:total';
    const clear = { state: 'clear', rule, at: AT, evaluations: 1 };
    expect(scoreFindings(high, scoresOf(high, { a: 0, b: 10 }), AT)).toEqual([
      { ...clear, direction: 'high' },
      { ...clear, direction: 'low' },
    ]);
    expect(scoreFindings(high, scoresOf(high, { a: 10 }), AT)).toEqual([]);
    const silent = reporting();
    expect(scoreFindings(silent, scoresOf(silent, { a: 10, b: 0 }), AT)).toEqual([]);
  });
});

describe('answers that stand out', () => {
  it('lie towards what the score reports, reversed where the question is', () => {
    const high = reporting(undefined, undefined, 'high');
    expect(notableItems(high, { a: 6, b: 4 })).toEqual([]);
    expect(notableItems(high, { a: 7, b: 3 })).toEqual(['a', 'b']);
    expect(notableItems(reporting('high'), { a: 3, b: 4 })).toEqual(['a']);
    expect(notableItems(reporting(), { a: 10, b: 0 })).toEqual([]);
  });
});
