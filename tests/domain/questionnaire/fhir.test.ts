import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromFhir } from '@/domain/questionnaire/fhir/fromFhir';
import type { QuestionnaireBody, QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import { toFhir } from '@/domain/questionnaire/fhir/toFhir';
import { languages } from '@/domain/text';
import { anItem, aQuestionnaire, aScore, bands } from '@tests/support/questionnaires';

const anyText = fc.stringMatching(/^[A-Za-zäé?]{1,12}$/);
const anyTexts = fc
  .record(Object.fromEntries(languages.map((one) => [one, anyText])), { requiredKeys: ['de'] })
  .map((texts) => texts as QuestionnaireItem['text']);
const optional = { requiredKeys: [] as never[] };
const anyCommon = fc.record({ help: anyTexts, required: fc.boolean(), hidden: fc.constant(true) }, optional);
const anyWords = fc.record(
  {
    help: anyTexts,
    maxLength: fc.integer({ min: 1, max: 300 }),
    initial: anyText,
    readOnly: fc.constant(true),
  },
  optional,
);
const anyOptions = fc.uniqueArray(
  fc.record(
    {
      code: fc.stringMatching(/^[a-z][a-z0-9-]{0,5}$/),
      text: anyTexts,
      score: fc.integer({ min: -3, max: 9 }),
      exclusive: fc.constant(true),
    },
    { requiredKeys: ['code', 'text'] },
  ),
  { minLength: 1, maxLength: 4, selector: ({ code }) => code },
);
const parts: Record<string, fc.Arbitrary<Partial<QuestionnaireItem>>> = {
  section: fc.constant({}),
  display: fc.constant({}),
  text: anyWords,
  longText: anyWords,
  integer: fc.record({ min: fc.integer(), max: fc.integer(), unit: anyText }, optional),
  decimal: fc.record({ min: fc.integer(), weight: fc.integer() }, optional),
  boolean: anyCommon,
  scale: fc.record({
    min: fc.constant(0),
    max: fc.constant(10),
    step: fc.constantFrom(1, 2),
    reverse: fc.boolean(),
  }),
  choice: anyOptions.map((options) => ({ options, initial: options[0]?.code })),
  multiChoice: anyOptions.map((options) => ({ options, initial: options.map(({ code }) => code) })),
  date: anyCommon,
  time: anyCommon,
  pressure: anyCommon,
};
const conditionFor = (item: QuestionnaireItem): QuestionnaireItem['enableWhen'] => {
  switch (item.type) {
    case 'boolean':
      return [{ item: item.linkId, operator: '=', value: false }];
    case 'integer':
    case 'decimal':
    case 'scale':
      return [{ item: item.linkId, operator: '>=', value: 3 }];
    case 'choice':
    case 'multiChoice':
      return [{ item: item.linkId, operator: '!=', value: item.options?.[0]?.code ?? '' }];
    case 'time':
      return [{ item: item.linkId, operator: '<', value: '09:30' }];
    case 'date':
      return [{ item: item.linkId, operator: '>', value: '2027-03-01' }];
    case 'text':
      return [{ item: item.linkId, operator: '=', value: 'yes' }];
    default:
      return [{ item: item.linkId, operator: 'exists', value: true }];
  }
};
const anyBody = fc
  .array(
    fc.constantFrom(...Object.keys(parts)).chain((type) =>
      fc.record({
        type: fc.constant(type),
        text: anyTexts,
        rest: parts[type] ?? fc.constant({}),
        asks: fc.boolean(),
      }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((all): QuestionnaireBody => {
    const items: QuestionnaireItem[] = [];
    for (const { type, text, rest, asks } of all) {
      const last = items.findLast((item) => item.type !== 'section' && item.type !== 'display');
      const enableWhen = asks && last ? conditionFor(last) : undefined;
      items.push({
        linkId: `item-${items.length}`,
        type: type as QuestionnaireItem['type'],
        text,
        ...rest,
        ...(enableWhen && { enableWhen, enableBehavior: 'any' as const }),
      });
    }
    return aQuestionnaire({ language: 'de', title: { de: 'Müde?', pt: 'Cansaço' }, items });
  });

describe('a questionnaire as FHIR R4 (complaint 21)', () => {
  it('comes back the same', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        expect(fromFhir(JSON.parse(JSON.stringify(toFhir(body, 3))), body.id)).toEqual({ body });
      }),
      { numRuns: 80 },
    );
  });

  it('keeps scores and bands, and says which revision it is', () => {
    const score = aScore({ items: ['sleep'], minAnswered: 1, bands: bands([0, 1], [2, 3]) });
    const [tired, , sleep] = aQuestionnaire().items;
    const items = tired && sleep ? [tired, sleep] : [];
    const body = aQuestionnaire({ items, scores: [score] });
    const written = toFhir({ ...body, status: 'published' }, 2);
    expect(written).toMatchObject({ resourceType: 'Questionnaire', status: 'active', version: '2' });
    expect(fromFhir(written, body.id)).toEqual({ body });
  });

  it('takes keys of other systems, and keeps conditions on them', () => {
    const read = fromFhir(
      {
        resourceType: 'Questionnaire',
        title: 'Pain',
        item: [
          {
            linkId: '/1.1',
            type: 'choice',
            text: 'Pain?',
            answerOption: [
              { valueCoding: { code: '0', display: 'None' } },
              { valueCoding: { code: '1', display: 'Some' } },
            ],
          },
          {
            linkId: '/1-1',
            type: 'string',
            text: 'Where?',
            enableWhen: [{ question: '/1.1', operator: '=', answerCoding: { code: '1' } }],
          },
        ],
      },
      'new',
    );
    if ('problem' in read) throw new Error(read.problem.where);
    const [pain, where] = read.body.items;
    expect(pain).toMatchObject({ linkId: 'q-1-1', options: [{ code: 'c-0' }, { code: 'c-1' }] });
    expect(where).toMatchObject({ linkId: 'q-1-1-2', enableWhen: [{ item: 'q-1-1', value: 'c-1' }] });
  });

  const question = { linkId: 'a', type: 'string', text: 'A' };
  const group = { linkId: 'g', type: 'group', text: 'G' };
  const enableWhen = [{ question: 'a', operator: 'exists', answerBoolean: true }];
  const of = (...item: unknown[]) => ({ resourceType: 'Questionnaire', title: 'T', item });
  const deep = (levels: number): unknown =>
    levels === 0 ? question : { ...group, linkId: `g${levels}`, item: [deep(levels - 1)] };
  it.each<[string, unknown, string]>([
    ['no object', 'Questionnaire', ''],
    ['a list', [], ''],
    ['another resource', { resourceType: 'Patient' }, 'resourceType'],
    ['items that are no list', { resourceType: 'Questionnaire', item: {} }, 'item'],
    ['an item that is none', of(null), 'item[0]'],
    ['no key', of({ type: 'string' }), 'item[0].linkId'],
    ['a type not asked here', of(question, { ...question, type: 'attachment' }), 'item[1].type'],
    ['a type of the prototype', of({ ...question, type: 'constructor' }), 'item[0].type'],
    ['text that is none', of({ ...question, text: 7 }), 'item[0].text'],
    ['too long a text', of({ ...question, text: 'a'.repeat(1001) }), 'item[0].text.en'],
    [
      'an unknown operator',
      of(question, { ...question, linkId: 'b', enableWhen: [{ question: 'a', operator: '~' }] }),
      'item[1].enableWhen[0].operator',
    ],
    [
      'a reference compared',
      of({ ...question, enableWhen: [{ question: 'a', operator: '=', answerReference: {} }] }),
      'item[0].enableWhen[0].answerReference',
    ],
    [
      'a set elsewhere',
      of({ ...question, type: 'choice', answerValueSet: 'http://x' }),
      'item[0].answerValueSet',
    ],
    [
      'a question within a question',
      of({ ...question, item: [{ ...question, linkId: 'b' }] }),
      'item[0].item[0]',
    ],
    ['what follows a hidden group', of({ ...group, enableWhen }, question), 'item[1]'],
    [
      'a hidden group within a group',
      of({ ...group, item: [{ ...group, linkId: 'h', enableWhen }] }),
      'item[0].item[0]',
    ],
    [
      'more items than can be',
      of(...Array.from({ length: 101 }, (_, place) => ({ ...question, linkId: `a${place}` }))),
      'item',
    ],
    ['endless nesting', of(deep(50)), `item[0]${'.item[0]'.repeat(10)}.item`],
  ])('refuses %s, and says where', (_, json, where) => {
    const read = fromFhir(json, 'new');
    expect('problem' in read ? read.problem.where : 'read').toBe(where);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const read = fromFhir({ resourceType: 'Questionnaire', title: 'T', item: [one, other] }, 'new');
        expect('body' in read || read.problem.message.startsWith('questionnaires.')).toBe(true);
      }),
    );
  });

  it('reads a question by name', () => {
    expect(fromFhir(toFhir(aQuestionnaire({ items: [anItem('a', 'pressure')] })), 'x')).toMatchObject({
      body: { items: [{ linkId: 'a', type: 'pressure' }] },
    });
  });
});
