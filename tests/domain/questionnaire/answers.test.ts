import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenTogether } from '@/domain/questionnaire/itemKinds';
import { answerProblems } from '@/domain/questionnaire/responses/answerProblems';
import {
  operators,
  type ItemCondition,
  type ItemType,
  type QuestionnaireItem,
} from '@/domain/questionnaire/questionnaire';
import type { Answer, Answers } from '@/domain/questionnaire/responses/response';
import { bandOf, scoreRange, scoresOf } from '@/domain/questionnaire/scores/scores';
import { submitted, visibleItems } from '@/domain/questionnaire/responses/visible';
import { anItem, aQuestionnaire, aScore, bands } from '@tests/support/questionnaires';

const shown = (items: QuestionnaireItem[], answers: Answers) => visibleItems({ items }, answers).join(' ');
const asks = (condition: ItemCondition, ...more: ItemCondition[]) => ({ enableWhen: [condition, ...more] });

describe('what is not asked', () => {
  const site = anItem('site', 'text', { hidden: true, required: true, initial: 'North' });
  const ward = anItem('ward', 'text', { readOnly: true, required: true, initial: 'A' });
  const code = anItem('code', 'text', { hidden: true, required: true });
  const more = anItem('more', 'text', { enableWhen: [{ item: 'site', operator: '=', value: 'North' }] });
  const items = [site, ward, code, more];

  it('is not required, and its preset answer counts whatever was sent', () => {
    const sent = { site: 'South', ward: 'B', code: 'x', more: 'yes' };
    expect(visibleItems({ items }, sent)).toEqual(['ward', 'more']);
    expect(answerProblems({ items }, {})).toEqual([]);
    expect(submitted({ items }, sent)).toEqual({ site: 'North', ward: 'A', more: 'yes' });
  });

  it('counts only where it takes part', () => {
    const only = { ...site, enableWhen: [{ item: 'more', operator: 'exists' as const, value: true }] };
    const part = [only, anItem('more', 'text')];
    expect(submitted({ items: part }, {})).toEqual({});
    expect(submitted({ items: part }, { more: 'yes' })).toEqual({ more: 'yes', site: 'North' });
  });
});

describe('an option that excludes all others', () => {
  const options = [
    { code: 'a', text: { en: 'A' }, score: 1 },
    { code: 'b', text: { en: 'B' }, score: 2 },
    { code: 'no', text: { en: 'None' }, score: 9, exclusive: true },
  ];
  const item = anItem('what', 'multiChoice', { options });

  it.each<[string[], string[], string[]]>([
    [[], ['a'], ['a']],
    [['a'], ['a', 'b'], ['a', 'b']],
    [['a', 'b'], ['a', 'b', 'no'], ['no']],
    [['no'], ['b', 'no'], ['b']],
    [['a', 'b'], ['b'], ['b']],
  ])('from %j to %j stays %j', (before, after, wanted) => {
    expect(chosenTogether(options, before, after)).toEqual(wanted);
  });

  it('is refused beside another one, and counts alone', () => {
    const problems = answerProblems({ items: [item] }, { what: ['a', 'no'] });
    expect(problems).toEqual([{ linkId: 'what', message: 'questionnaires.answerAlone' }]);
    expect(answerProblems({ items: [item] }, { what: ['no'] })).toEqual([]);
    const score = aScore({ items: ['what'], minAnswered: 1 });
    expect(scoreRange({ items: [item] }, score)).toEqual({ min: 1, max: 9 });
  });
});

describe('what is shown', () => {
  it.each<[ItemCondition['operator'], ItemCondition['value'], Answer | undefined, boolean]>([
    ['exists', true, undefined, false],
    ['exists', true, '', false],
    ['exists', true, 0, true],
    ['exists', false, undefined, true],
    ['exists', false, [], true],
    ['=', 5, 5, true],
    ['=', 5, 4, false],
    ['=', 5, '5', false],
    ['=', false, undefined, false],
    ['!=', 5, 4, true],
    ['!=', 5, 5, false],
    ['!=', 5, undefined, true],
    ['>', 5, 5, false],
    ['>', 5, 6, true],
    ['>', 5, undefined, false],
    ['>=', 5, 5, true],
    ['>=', 5, 4, false],
    ['<', 5, 5, false],
    ['<', 5, 4, true],
    ['<=', 5, 5, true],
    ['<=', 5, 6, false],
    ['<=', 5, undefined, false],
    ['=', 'b', ['a', 'b'], true],
    ['!=', 'b', ['a', 'b'], false],
    ['!=', 'c', ['a', 'b'], true],
    ['<', '2027-03-02', '2027-03-01', true],
  ])('%s %s with the answer %j: %s', (operator, value, answer, expected) => {
    const items = [anItem('a', 'text'), anItem('b', 'text', asks({ item: 'a', operator, value }))];
    expect(visibleItems({ items }, answer === undefined ? {} : { a: answer }).includes('b')).toBe(expected);
  });

  it('asks for all conditions, or for any', () => {
    const two: [ItemCondition, ItemCondition] = [
      { item: 'a', operator: '=', value: 1 },
      { item: 'b', operator: '=', value: 1 },
    ];
    const items = (enableBehavior?: 'all' | 'any') => [
      anItem('a', 'integer'),
      anItem('b', 'integer'),
      anItem('c', 'text', { ...asks(...two), ...(enableBehavior && { enableBehavior }) }),
    ];
    expect(shown(items(), { a: 1 })).toBe('a b');
    expect(shown(items('all'), { a: 1, b: 1 })).toBe('a b c');
    expect(shown(items('any'), { b: 1 })).toBe('a b c');
    expect(shown(items('any'), {})).toBe('a b');
  });

  it('takes a hidden answer as none, and hides a whole section', () => {
    const items = [
      anItem('yes', 'boolean'),
      anItem('part', 'section', asks({ item: 'yes', operator: '=', value: true })),
      anItem('inside', 'text'),
      anItem('other', 'section'),
      anItem('after', 'text', asks({ item: 'inside', operator: 'exists', value: true })),
    ];
    expect(shown(items, { yes: true, inside: 'x' })).toBe('yes part inside other after');
    expect(shown(items, { yes: false, inside: 'x' })).toBe('yes other');
    expect(submitted({ items }, { yes: false, inside: 'x', after: 'y', gone: 1 })).toEqual({ yes: false });
  });

  const linkIds = ['a', 'b', 'c', 'd'];
  const anyCondition = fc.record({
    item: fc.constantFrom(...linkIds),
    operator: fc.constantFrom(...operators),
    value: fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 3 })),
  });
  const anyItems = fc
    .tuple(...linkIds.map(() => fc.array(anyCondition, { maxLength: 2 })))
    .map((all) => all.map((enableWhen, place) => anItem(linkIds[place] ?? '', 'integer', { enableWhen })));

  it('ends whatever waits for what, and what is handed in shows the same again', () => {
    const answers = fc.dictionary(fc.constantFrom(...linkIds), fc.integer({ min: 0, max: 3 }));
    fc.assert(
      fc.property(anyItems, answers, (items, given) => {
        const visible = visibleItems({ items }, given);
        expect(Object.keys(submitted({ items }, given)).every((linkId) => visible.includes(linkId))).toBe(
          true,
        );
        // Only where nothing waits for itself is that so: every condition looks back.
        const looksBack = items.every(({ enableWhen = [] }, place) =>
          enableWhen.every(({ item }) => linkIds.indexOf(item) < place),
        );
        const again = looksBack ? visibleItems({ items }, submitted({ items }, given)) : visible;
        expect(again).toEqual(visible);
      }),
    );
  });
});

describe('answers', () => {
  const options = ['x', 'y'].map((code) => ({ code, text: { en: code } }));
  it.each<[ItemType, Partial<QuestionnaireItem>, Answer, string | undefined]>([
    ['integer', {}, 1.5, 'validation.wholeNumber'],
    ['integer', {}, '1', 'validation.number'],
    ['integer', { min: 1, max: 3 }, 0, 'questionnaires.answerBetween'],
    ['integer', { min: 1, max: 3 }, 1, undefined],
    ['integer', { min: 1, max: 3 }, 3, undefined],
    ['integer', { min: 1, max: 3 }, 4, 'questionnaires.answerBetween'],
    ['decimal', { min: 1 }, 0.9, 'questionnaires.answerAtLeast'],
    ['decimal', { max: 1 }, 1.1, 'questionnaires.answerAtMost'],
    ['decimal', {}, Number.NaN, 'validation.number'],
    ['scale', {}, 10, undefined],
    ['scale', {}, 11, 'questionnaires.answerBetween'],
    ['scale', { step: 2 }, 3, 'questionnaires.answerStep'],
    ['scale', { min: 0, max: 1, step: 0.1 }, 0.3, undefined],
    ['choice', { options }, 'x', undefined],
    ['choice', { options }, 'z', 'questionnaires.answerOption'],
    ['multiChoice', { options }, ['x', 'y'], undefined],
    ['multiChoice', { options }, ['x', 'x'], 'questionnaires.answerOption'],
    ['multiChoice', { options }, 'x', 'questionnaires.answerOption'],
    ['date', {}, '2027-02-29', 'validation.date'],
    ['date', {}, '2028-02-29', undefined],
    ['time', {}, '24:00', 'validation.timeOfDay'],
    ['time', {}, '23:59', undefined],
    ['pressure', {}, '120/80', undefined],
    ['pressure', {}, '120/', 'validation.bothPressures'],
    ['pressure', {}, '80/80', 'validation.pressureOrder'],
    ['pressure', {}, '301/80', 'questionnaires.answerBetween'],
    ['boolean', {}, 'yes', 'validation.invalid'],
    ['text', {}, 'a'.repeat(300), undefined],
    ['text', {}, 'a'.repeat(301), 'questionnaires.answerTooLong'],
  ])('to %s %o: %j', (type, parts, answer, expected) => {
    const found = answerProblems({ items: [anItem('a', type, parts)] }, { a: answer });
    expect(found.map(({ message }) => message)).toEqual(expected ? [expected] : []);
  });

  it('are needed only where the question is shown', () => {
    const named = (answers: Answers) => answerProblems(aQuestionnaire(), answers).map(({ linkId }) => linkId);
    expect(named({})).toEqual(['tired']);
    expect(named({ tired: true })).toEqual(['level']);
    expect(named({ tired: false, level: 99 })).toEqual([]);
  });
});

describe('scores', () => {
  const items = [
    anItem('a', 'scale'),
    anItem('b', 'scale', { min: 1, max: 5, reverse: true, weight: 2 }),
    anItem('c', 'boolean', { weight: -1 }),
  ];
  const scored = (parts: Parameters<typeof aScore>[0], answers: Answers) =>
    scoresOf({ items, scores: [aScore({ items: ['a', 'b', 'c'], minAnswered: 2, ...parts })] }, answers)[0];

  it('adds, means and weighs, reversed where it says so', () => {
    const answers = { a: 4, b: 1, c: true };
    expect(scored({}, answers)?.value).toBe(10);
    expect(scored({ kind: 'mean' }, answers)?.value).toBe(3.3);
    expect(scored({ kind: 'weighted' }, answers)?.value).toBe(13);
  });

  it('is incomplete with too few answers, and says how many there are', () => {
    expect(scored({}, { a: 4 })).toEqual({ id: 'total', answered: 1, of: 3 });
    expect(scored({}, { a: 4, c: false })).toEqual({ id: 'total', answered: 2, of: 3, value: 4 });
  });

  it('does not count what is hidden', () => {
    const body = aQuestionnaire({ scores: [aScore({ minAnswered: 1 })] });
    expect(scoresOf(body, { tired: false, level: 9, sleep: 'badly' })[0]?.value).toBe(3);
  });

  it('falls into the band that holds it, ends included', () => {
    const score = { bands: bands([0, 3], [4, 6]) };
    expect([-1, 0, 3, 4, 6, 7].map((value) => bandOf(score, value))).toEqual([
      undefined,
      0,
      0,
      1,
      1,
      undefined,
    ]);
  });

  it('never leaves the range that is said, which is reached at both ends', () => {
    const anyAnswers = fc.record(
      { a: fc.integer({ min: 0, max: 10 }), b: fc.integer({ min: 1, max: 5 }), c: fc.boolean() },
      { requiredKeys: [] },
    );
    const kinds = fc.constantFrom('sum', 'mean', 'weighted');
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 3 }), anyAnswers, (kind, minAnswered, answers) => {
        const score = aScore({ kind, minAnswered, items: ['a', 'b', 'c'] });
        const range = scoreRange({ items }, score);
        const value = scoresOf({ items, scores: [score] }, answers)[0]?.value;
        const { min = 0, max = 0 } = range ?? {};
        expect(value ?? min).toBeGreaterThanOrEqual(min);
        expect(value ?? max).toBeLessThanOrEqual(max);
      }),
    );
    const of = (kind: 'sum' | 'mean' | 'weighted', minAnswered: number) =>
      scoreRange({ items }, aScore({ kind, minAnswered, items: ['a', 'b', 'c'] }));
    expect(of('sum', 3)).toEqual({ min: 1, max: 16 });
    expect(of('sum', 1)).toEqual({ min: 0, max: 16 });
    expect(of('mean', 1)).toEqual({ min: 0, max: 10 });
    expect(of('weighted', 3)).toEqual({ min: 1, max: 20 });
    expect(of('weighted', 1)).toEqual({ min: -1, max: 20 });
  });
});
