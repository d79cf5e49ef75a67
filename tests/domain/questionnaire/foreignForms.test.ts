import { describe, expect, it } from 'vitest';
import { fromFhir } from '@/domain/questionnaire/fhir/fromFhir';
import type { Answers } from '@/domain/questionnaire/responses/response';
import type { QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { submitted, visibleItems } from '@/domain/questionnaire/responses/visible';
import { scoresOf } from '@/domain/questionnaire/scores/scores';
import { arrivingFile } from '@tests/support/arriving';
import {
  again,
  bodyOf,
  calculated,
  cups,
  form,
  hidden,
  HL7,
  ill,
  itch,
  one,
  pain,
  shownWhen,
  total,
  weighted,
  where,
} from '@tests/support/foreignForms';

describe('a questionnaire of another system', () => {
  it('is served whole: numbered, hidden, calculated, read only, conditional', async () => {
    const body = bodyOf(JSON.parse(await arrivingFile('14-hidden-calculated-questionnaire.json').text()));
    expect(questionnaireProblems(body)).toEqual([]);
    expect(again(body)).toEqual(body);
    expect(body.items.map(({ text }) => text.en)).toEqual([
      '1. How swollen are your legs?',
      '2. How short of breath are you lying flat?',
      'How many pillows do you need at night?',
      'Internal site code',
      'Anything else?',
    ]);
    expect(body.items.at(-1)).toMatchObject({ maxLength: 40 });
    // Nobody is asked for the site, nor for pillows while nothing was said about breath.
    expect(visibleItems(body, {})).toEqual(['legs', 'breath', 'free']);
    expect(visibleItems(body, { breath: 'n' })).toEqual(['legs', 'breath', 'free']);
    expect(visibleItems(body, { breath: 's' })).toEqual(['legs', 'breath', 'pillows', 'free']);
    const answers = { legs: 'm', breath: 's', pillows: 3, site: 'typed by somebody' };
    expect(submitted(body, answers)).toEqual({ ...answers, site: 'SITE-07' });
    expect(scoresOf(body, answers)).toMatchObject([{ id: 'total', value: 3 }]);
  });

  it('counts the points of itemWeight', async () => {
    const body = bodyOf(JSON.parse(await arrivingFile('15-itemWeight-questionnaire.json').text()));
    expect(body.items.map(({ options = [] }) => options.map(({ score }) => score))).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(again(body)).toEqual(body);
  });

  it.each<[string, unknown, Partial<QuestionnaireItem>]>([
    ['a number in front', { ...cups, prefix: '3b)' }, { text: { en: '3b) How many cups?' } }],
    [
      'whole numbers to choose',
      { ...pain, answerOption: [{ valueInteger: 1 }, { valueInteger: 2 }] },
      {
        type: 'choice',
        options: [1, 2].map((number) => ({
          code: `c-${number}`,
          text: { en: `${number}`, de: `${number}`, fr: `${number}`, pt: `${number}` },
          score: number,
        })),
      },
    ],
    [
      'days to choose',
      { ...pain, answerOption: [{ valueDate: '2026-12-01' }] },
      {
        options: [{ code: 'c-2026-12-01', text: { en: '2026-12-01' } }],
      },
    ],
    [
      'times to choose',
      { ...pain, type: 'time', answerOption: [{ valueTime: '08:00:00' }] },
      {
        type: 'choice',
        options: [{ code: 'c-08-00', text: { en: '08:00' } }],
      },
    ],
    [
      'points of a text',
      {
        ...pain,
        answerOption: [{ valueString: 'Some', extension: [{ url: `${HL7}/ordinalValue`, valueDecimal: 2 }] }],
      },
      {
        options: [{ code: 'Some', text: { en: 'Some' }, score: 2 }],
      },
    ],
    [
      'points under their other name',
      { ...pain, answerOption: [weighted('a', 3, `${HL7}/questionnaire-ordinalValue`)] },
      {
        options: [{ code: 'a', text: { en: 'Answer a' }, score: 3 }],
      },
    ],
    [
      'an option that excludes the others',
      {
        ...pain,
        repeats: true,
        answerOption: [
          { valueCoding: { code: 'a', display: 'A' } },
          {
            valueCoding: { code: 'no', display: 'None' },
            extension: [{ url: `${HL7}/questionnaire-optionExclusive`, valueBoolean: true }],
          },
        ],
      },
      {
        type: 'multiChoice',
        options: [
          { code: 'a', text: { en: 'A' } },
          { code: 'no', text: { en: 'None' }, exclusive: true },
        ],
      },
    ],
    [
      'a quantity in its unit',
      {
        ...cups,
        type: 'quantity',
        extension: [{ url: `${HL7}/questionnaire-unitOption`, valueCoding: { code: 'kg' } }],
      },
      {
        type: 'decimal',
        unit: 'kg',
      },
    ],
    ['a longer text than a line holds', { ...where, maxLength: 301 }, { type: 'longText', maxLength: 301 }],
    [
      'a fine slider',
      {
        ...cups,
        extension: [
          {
            url: `${HL7}/questionnaire-itemControl`,
            valueCodeableConcept: {
              coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'slider' }],
            },
          },
          { url: `${HL7}/minValue`, valueInteger: 0 },
          { url: `${HL7}/maxValue`, valueInteger: 100 },
        ],
      },
      { type: 'integer', min: 0, max: 100 },
    ],
    [
      'help in several lines',
      { ...cups, item: ['One', 'Two'].map((text) => ({ linkId: text, type: 'display', text })) },
      {
        help: { en: 'One\nTwo' },
      },
    ],
    [
      'a constant to be read',
      { ...where, readOnly: true, initial: [{ valueString: 'Ward 3' }] },
      {
        readOnly: true,
        initial: 'Ward 3',
      },
    ],
    [
      'an option that is fixed',
      {
        ...pain,
        readOnly: true,
        answerOption: [pain.answerOption[0], { ...pain.answerOption[1], initialSelected: true }],
      },
      {
        readOnly: true,
        initial: 'some',
      },
    ],
  ])('serves %s, and writes it back the same', (_, item, wanted) => {
    const body = bodyOf(form([item, ill]));
    expect(body.items[0]).toMatchObject(wanted);
    expect(questionnaireProblems(body)).toEqual([]);
    expect(again(body)).toEqual(body);
  });

  const set = (parts: object) => ({ contained: [{ resourceType: 'ValueSet', id: 's', ...parts }] });
  const concept = [
    {
      code: 'a',
      display: 'A',
      designation: [{ language: 'de', value: 'Ä' }],
      extension: [{ url: `${HL7}/itemWeight`, valueDecimal: 1 }],
    },
  ];
  it('takes the options of a set within the file', () => {
    const { answerOption: _, ...bare } = pain;
    const item = [{ ...bare, answerValueSet: '#s' }];
    const body = bodyOf(form(item, set({ compose: { include: [{ system: 'http://x', concept }] } })));
    expect(body.items[0]?.options).toEqual([{ code: 'a', text: { en: 'A', de: 'Ä' }, score: 1 }]);
    const filtered = set({ compose: { include: [{ system: 'http://x', filter: [{}] }] } });
    expect(fromFhir(form(item, filtered), 'new')).toMatchObject({
      problem: { where: 'contained[0].compose.include[0]', message: 'questionnaires.fhirValueSet' },
    });
  });

  it.each<[string, unknown[], Answers, string[]]>([
    [
      'whole numbers chosen',
      [
        { ...pain, answerOption: [{ valueInteger: 1 }, { valueInteger: 2 }] },
        { ...where, enableWhen: [{ question: 'pain', operator: '=', answerInteger: 2 }] },
      ],
      { pain: 'c-2' },
      ['pain', 'where'],
    ],
    [
      'texts chosen',
      [
        { ...pain, answerOption: [{ valueString: 'Very much' }] },
        { ...where, enableWhen: [{ question: 'pain', operator: '=', answerString: 'Very much' }] },
      ],
      { pain: 'c-Very-much' },
      ['pain', 'where'],
    ],
    [
      'a quantity',
      [
        {
          ...cups,
          type: 'quantity',
          extension: [{ url: `${HL7}/questionnaire-unit`, valueCoding: { code: 'kg' } }],
        },
        {
          ...where,
          enableWhen: [{ question: 'cups', operator: '>', answerQuantity: { value: 80, code: 'kg' } }],
        },
      ],
      { cups: 80.5 },
      ['cups', 'where'],
    ],
    [
      'a fixed answer',
      [
        { ...where, extension: [hidden], initial: [{ valueString: 'home' }] },
        { ...cups, enableWhen: [{ question: 'where', operator: '=', answerString: 'home' }] },
      ],
      {},
      ['cups'],
    ],
    [
      'a group in a group',
      [
        ill,
        {
          linkId: 'g',
          type: 'group',
          text: 'G',
          enableWhen: [{ question: 'ill', operator: '=', answerBoolean: true }],
          item: [{ linkId: 'h', type: 'group', text: 'H', item: [where] }],
        },
      ],
      {},
      ['ill'],
    ],
    [
      'an expression of a truth value',
      [ill, { ...where, ...shownWhen("%resource.item.where(linkId='ill').answer.value") }],
      { ill: true },
      ['ill', 'where'],
    ],
    [
      'an expression of figures',
      [
        cups,
        {
          ...where,
          ...shownWhen(
            "%resource.item.where(linkId = 'cups').answer.value > 3 and %resource.item.where(linkId = 'cups').answer.value <= 9",
          ),
        },
      ],
      { cups: 3 },
      ['cups'],
    ],
    [
      'an expression of presence',
      [
        cups,
        {
          ...where,
          ...shownWhen(
            "%resource.item.where(linkId='cups').answer.exists().not() or %resource.item.where(linkId='cups').answer.value = 7",
          ),
        },
      ],
      { cups: 7 },
      ['cups', 'where'],
    ],
    [
      'one unequal to nothing',
      [pain, { ...where, ...shownWhen("%resource.item.where(linkId='pain').answer.value.code != 'none'") }],
      {},
      ['pain'],
    ],
  ])('shows by %s', (_, items, answers, shown) => {
    const body = bodyOf(form(items));
    expect(questionnaireProblems(body)).toEqual([]);
    expect(visibleItems(body, answers)).toEqual(shown);
    expect(again(body)).toEqual(body);
  });

  it.each<[string, object, number | undefined, number | undefined]>([
    ['of everything', calculated('%resource.item.answer.value.ordinal().sum()'), 2, 4],
    ['at any depth', calculated('%resource.repeat(item).answer.value.weight().sum()'), 2, 4],
    [
      'by names',
      calculated(
        "%resource.descendants().where(linkId = 'pain' or linkId = 'itch').answer.value.ordinal().sum()",
      ),
      2,
      4,
    ],
    [
      'by a list',
      calculated(
        "%resource.item.where(linkId in ('pain'|'itch')).answer.valueCoding.extension.where(url='http://hl7.org/fhir/StructureDefinition/ordinalValue').valueDecimal.sum()",
      ),
      2,
      4,
    ],
    ['one by one, which needs all', calculated(`${one('pain')} + (${one('itch')})`), undefined, 4],
    [
      'one by one where answered',
      calculated(
        `iif(${one('pain')}.exists(), ${one('pain')}, 0) + iif(${one('itch')}.exists(), ${one('itch')}, 0)`,
      ),
      2,
      4,
    ],
  ])('adds %s', (_, item, partly, whole) => {
    const body = bodyOf(form([pain, itch, where, { ...total, ...item }]));
    expect(questionnaireProblems(body)).toEqual([]);
    expect(scoresOf(body, { pain: 'some' })[0]?.value).toBe(partly);
    expect(scoresOf(body, { pain: 'some', itch: 'some' })[0]?.value).toBe(whole);
    expect(again(body)).toEqual(body);
  });

  it('adds what the file gave names to', () => {
    const named = (name: string, text: string) => ({
      url: `${HL7}/variable`,
      valueExpression: { name, language: 'text/fhirpath', expression: text },
    });
    const parts = { extension: [named('a', one('pain')), named('b', one('itch'))] };
    const body = bodyOf(form([pain, itch, { ...total, ...calculated('%a + %b') }], parts));
    expect(scoresOf(body, { pain: 'some', itch: 'some' })[0]?.value).toBe(4);
    const ring = { extension: [named('a', '%b + %b'), named('b', '%a + %a')] };
    expect(fromFhir(form([pain, { ...total, ...calculated('%a') }], ring), 'new')).toHaveProperty('problem');
  });
});
