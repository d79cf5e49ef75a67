import { describe, expect, it } from 'vitest';
import type { ItemCondition, ItemType, QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { anItem, aQuestionnaire, aScore, bands } from '@tests/support/questionnaires';

const said = (body: QuestionnaireBody) =>
  questionnaireProblems(body).map(({ path, message }) => [path, message.replace('questionnaires.', '')]);
const withItems = (...items: QuestionnaireBody['items']) => aQuestionnaire({ items });

describe('a questionnaire (design, questionnaires: rules)', () => {
  it('makes sense', () => {
    const scores = [aScore({ bands: bands([0, 6], [7, 13]) })];
    expect(said(aQuestionnaire({ scores }))).toEqual([]);
  });

  it('needs a title and a question, in the base language', () => {
    const body = aQuestionnaire({ title: { de: 'Müde?' }, items: [anItem('info', 'display')] });
    expect(said(body)).toEqual([
      ['title.en', 'titleMissing'],
      ['items', 'noQuestion'],
    ]);
    expect(said(withItems(anItem('a', 'text', { text: { fr: 'Nom' } })))).toEqual([
      ['items.0.text.en', 'textMissing'],
    ]);
  });

  it('has every key and every code once', () => {
    const options = ['yes', 'yes'].map((code) => ({ code, text: { en: code } }));
    expect(said(withItems(anItem('a', 'text'), anItem('a', 'choice', { options })))).toEqual([
      ['items.1.linkId', 'linkIdTwice'],
      ['items.1.options.1.code', 'optionTwice'],
    ]);
    expect(said(withItems(anItem('a', 'multiChoice')))).toEqual([['items.0.options', 'optionsMissing']]);
  });

  it.each([
    ['integer', { min: 1, max: 1 }, 'boundOrder'],
    ['decimal', { min: 1.1, max: 1 }, 'boundOrder'],
    ['decimal', { min: 0.9, max: 1 }, undefined],
    ['integer', { min: 0.5 }, 'wholeNumber'],
    ['scale', { min: 5, max: 5 }, 'boundOrder'],
    ['scale', { step: 0 }, 'stepPositive'],
    ['scale', { step: 3 }, 'scaleSteps'],
    ['scale', { min: 0, max: 20 }, undefined],
    ['scale', { min: 0, max: 21 }, 'scaleSteps'],
    ['scale', { min: 0, max: 1, step: 0.1 }, undefined],
  ] as const)('judges the bounds of %s %o', (type, parts, expected) => {
    const found = said(withItems(anItem('a', type, parts))).map(([, message]) => message);
    expect(found.map((message) => message?.replace('validation.', ''))).toEqual(expected ? [expected] : []);
  });

  const asking = (type: ItemType, condition: Omit<ItemCondition, 'item'>, item = 'a') =>
    said(
      withItems(
        anItem('a', type, { options: [{ code: 'x', text: { en: 'x' } }] }),
        anItem('b', 'text', { enableWhen: [{ item, ...condition }] }),
      ),
    ).map(([path]) => path?.replace('items.1.enableWhen.0.', ''));

  it.each<[ItemType, Omit<ItemCondition, 'item'>, string[]]>([
    ['boolean', { operator: '=', value: true }, []],
    ['boolean', { operator: '=', value: 1 }, ['value']],
    ['boolean', { operator: '>', value: true }, ['operator']],
    ['scale', { operator: '>=', value: 7 }, []],
    ['scale', { operator: '>=', value: '7' }, ['value']],
    ['choice', { operator: '=', value: 'x' }, []],
    ['choice', { operator: '!=', value: 'y' }, ['value']],
    ['multiChoice', { operator: '<', value: 'x' }, ['operator']],
    ['date', { operator: '<', value: '2027-01-01' }, []],
    ['date', { operator: '<', value: 'soon' }, ['value']],
    ['time', { operator: '>', value: '12:00' }, []],
    ['time', { operator: '>', value: '24:00' }, ['value']],
    ['text', { operator: '=', value: '' }, ['value']],
    ['pressure', { operator: 'exists', value: true }, []],
    ['pressure', { operator: '=', value: '120/80' }, ['operator']],
    ['display', { operator: 'exists', value: true }, ['item']],
  ])('compares the answer to %s %o', (type, condition, expected) => {
    expect(asking(type, condition)).toEqual(expected);
  });

  it('has conditions on questions that exist', () => {
    expect(asking('boolean', { operator: 'exists', value: true }, 'gone')).toEqual(['item']);
  });

  it('names the items that wait for each other', () => {
    const waits = (item: string) => ({ enableWhen: [{ item, operator: 'exists' as const, value: true }] });
    const body = withItems(
      anItem('a', 'text', waits('c')),
      anItem('b', 'text', waits('a')),
      anItem('c', 'text', waits('b')),
      anItem('d', 'text', waits('d')),
    );
    expect(questionnaireProblems(body)).toEqual([
      {
        path: 'items.0.enableWhen',
        message: 'questionnaires.cycle',
        values: { items: 'Question a → Question c → Question b → Question a' },
      },
      {
        path: 'items.3.enableWhen',
        message: 'questionnaires.cycle',
        values: { items: 'Question d → Question d' },
      },
    ]);
  });

  it('does not let a section wait for a question within it', () => {
    const enableWhen = [{ item: 'inside', operator: 'exists' as const, value: true }];
    const body = withItems(anItem('part', 'section', { enableWhen }), anItem('inside', 'text'));
    expect(said(body)).toEqual([['items.0.enableWhen', 'cycle']]);
  });

  it('counts only what can be counted, once, and no more than there is', () => {
    const items = ['tired', 'gone', 'tired'];
    expect(said(aQuestionnaire({ scores: [aScore({ items, minAnswered: 3 })] }))).toEqual([
      ['scores.0.minAnswered', 'minAnswered'],
      ['scores.0.items.1', 'scoreItem'],
      ['scores.0.items.2', 'scoreItemTwice'],
    ]);
  });

  it.each([
    // A scale of 0 to 10 and a choice of 0 or 3: 0 to 13.
    [bands([0, 6], [7, 13]), []],
    [bands([7, 13], [0, 6]), []],
    [bands([-5, 6.5], [7, 99]), []],
    [bands([0, 6], [6, 13]), ['6 6 bandOverlap']],
    [bands([0, 5], [7, 13]), ['6 6 bandGap']],
    [bands([1, 13]), ['0 0 bandGap']],
    [bands([0, 12]), ['13 13 bandGap']],
    [bands([6, 0]), ['bandOrder']],
  ])('has bands without gap or overlap: %j', (of, expected) => {
    const found = questionnaireProblems(aQuestionnaire({ scores: [aScore({ bands: of })] }));
    expect(
      found.map(({ message, values }) =>
        [...Object.values(values ?? {}), message.replace('questionnaires.', '')].join(' '),
      ),
    ).toEqual(expected);
  });

  it('takes tenths into account where the score is a mean', () => {
    const scores = [
      aScore({ kind: 'mean', items: ['level'], minAnswered: 1, bands: bands([0, 3], [4, 10]) }),
    ];
    expect(questionnaireProblems(aQuestionnaire({ scores }))[0]?.values).toEqual({ from: 3.1, to: 3.9 });
    scores[0] = aScore({ ...scores[0], bands: bands([0, 3.9], [4, 10]) });
    expect(questionnaireProblems(aQuestionnaire({ scores }))).toEqual([]);
  });
});
