import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromFhir } from '@/domain/questionnaire/fhir/fromFhir';
import type { Answers } from '@/domain/questionnaire/responses/response';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { submitted, visibleItems } from '@/domain/questionnaire/responses/visible';
import { scoresOf } from '@/domain/questionnaire/scores/scores';
import { isWhole } from '@tests/support/extent';
import {
  again,
  bodyOf,
  calculated,
  cups,
  expression,
  form,
  hidden,
  HL7,
  ill,
  one,
  pain,
  SDC,
  shownWhen,
  total,
  weighted,
  where,
} from '@tests/support/foreignForms';

interface Item {
  linkId?: string;
  item?: Item[];
}

describe('a questionnaire of another system that cannot be served', () => {
  const enableWhen = [{ question: 'ill', operator: '=', answerBoolean: true }];
  const option = { valueCoding: { code: 'a', display: 'A' } };
  it.each<[string, unknown, string]>([
    ['a rule nobody knows', form([ill], { implicitRules: 'http://x' }), 'implicitRules'],
    ['a modifier', form([ill], { modifierExtension: [{ url: 'http://x' }] }), 'modifierExtension'],
    [
      'a modifier of an item',
      form([{ ...ill, modifierExtension: [{ url: 'http://x' }] }]),
      'item[0].modifierExtension',
    ],
    [
      'a modifier of an option',
      form([{ ...pain, answerOption: [{ ...option, modifierExtension: [{ url: 'x' }] }] }]),
      'item[0].answerOption[0].modifierExtension',
    ],
    ['an unknown extension', form([{ ...ill, extension: [{ url: 'http://x' }] }]), 'item[0].extension[0]'],
    [
      'a calculated text',
      form([{ ...ill, _text: { extension: [{ url: 'http://x' }] } }]),
      'item[0]._text.extension[0]',
    ],
    ['a form that was taken back', form([ill], { status: 'retired' }), 'status'],
    ['a form about staff', form([ill], { subjectType: ['Practitioner'] }), 'subjectType'],
    [
      'a preset by expression',
      form([{ ...ill, ...expression(`${SDC}-initialExpression`, '%patient.active') }]),
      'item[0].extension[0]',
    ],
    [
      'options by expression',
      form([{ ...pain, ...expression(`${SDC}-answerExpression`, '%x') }]),
      'item[0].extension[0]',
    ],
    [
      'a calculation that is no sum',
      form([pain, { ...total, ...calculated(`${one('pain')} * 2`) }]),
      'item[1].calculatedExpression',
    ],
    [
      'one in another language',
      form([pain, { ...total, ...expression(`${SDC}-calculatedExpression`, 'x', 'text/cql') }]),
      'item[1].calculatedExpression',
    ],
    [
      'a sum of what is counted twice',
      form([pain, { ...total, ...calculated(`${one('pain')} + ${one('pain')}`) }]),
      'item[1].calculatedExpression',
    ],
    [
      'a sum of nothing',
      form([cups, { ...total, ...calculated('%resource.item.answer.value.ordinal().sum()') }]),
      'item[1].calculatedExpression',
    ],
    [
      'a sum with hundredths',
      form([
        { ...pain, answerOption: [weighted('a', 0.25)] },
        { ...total, ...calculated(one('pain')) },
      ]),
      'item[1].calculatedExpression',
    ],
    [
      'a total that is not always calculated',
      form([ill, pain, { ...total, enableWhen, ...calculated(one('pain')) }]),
      'item[2].calculatedExpression',
    ],
    [
      'a condition that asks for more',
      form([cups, { ...where, ...shownWhen("%resource.item.where(linkId='cups').answer.value mod 2 = 0") }]),
      'item[1].enableWhenExpression',
    ],
    [
      'one that compares a code that is none',
      form([
        pain,
        { ...where, ...shownWhen("%resource.item.where(linkId='pain').answer.value.code = 'much'") },
      ]),
      'item[1].enableWhenExpression',
    ],
    [
      'several conditions without a word',
      form([ill, { ...where, enableWhen: [...enableWhen, ...enableWhen] }]),
      'item[1].enableBehavior',
    ],
    [
      'a word that is none',
      form([ill, { ...where, enableWhen, enableBehavior: 'some' }]),
      'item[1].enableBehavior',
    ],
    [
      'an option of another system',
      form([
        { ...pain, answerOption: [{ valueCoding: { system: 'http://a', code: 'x' } }] },
        {
          ...where,
          enableWhen: [{ question: 'pain', operator: '=', answerCoding: { system: 'http://b', code: 'x' } }],
        },
      ]),
      'item[1].enableWhen[0].answerCoding',
    ],
    [
      'a quantity in another unit',
      form([
        cups,
        {
          ...where,
          enableWhen: [{ question: 'cups', operator: '=', answerQuantity: { value: 1, code: 'lb' } }],
        },
      ]),
      'item[1].enableWhen[0].answerQuantity',
    ],
    [
      'a time to the second',
      form([ill, { ...where, enableWhen: [{ question: 'ill', operator: '<', answerTime: '08:00:30' }] }]),
      'item[1].enableWhen[0].answerTime',
    ],
    [
      'a locked display',
      form([ill, { ...where, enableWhen, disabledDisplay: 'protected' }]),
      'item[1].disabledDisplay',
    ],
    [
      'help under a condition',
      form([ill, { ...where, item: [{ linkId: 'x', type: 'display', text: 'X', enableWhen }] }]),
      'item[1].item[0].enableWhen',
    ],
    ['several texts', form([{ ...where, repeats: true }]), 'item[0].repeats'],
    [
      'a group again and again',
      form([{ linkId: 'g', type: 'group', text: 'G', repeats: true, item: [ill] }]),
      'item[0].repeats',
    ],
    [
      'a group that must be answered somehow',
      form([{ linkId: 'g', type: 'group', text: 'G', required: true, item: [ill] }]),
      'item[0].required',
    ],
    ['a choice with free text', form([{ ...pain, type: 'open-choice' }]), 'item[0].type'],
    ['an address', form([{ ...where, type: 'url' }]), 'item[0].type'],
    ['a quantity without a unit', form([{ ...cups, type: 'quantity' }]), 'item[0].type'],
    [
      'a quantity in one of several units',
      form([
        {
          ...cups,
          type: 'quantity',
          extension: ['kg', 'lb'].map((code) => ({
            url: `${HL7}/questionnaire-unitOption`,
            valueCoding: { code },
          })),
        },
      ]),
      'item[0]',
    ],
    [
      'options that are references',
      form([{ ...pain, answerOption: [{ valueReference: { reference: 'Patient/1' } }] }]),
      'item[0].answerOption[0].valueReference',
    ],
    [
      'two different points',
      form([
        {
          ...pain,
          answerOption: [{ ...weighted('a', 1), extension: [{ url: `${HL7}/itemWeight`, valueDecimal: 2 }] }],
        },
      ]),
      'item[0].answerOption[0]',
    ],
    [
      'an end that is a day',
      form([{ ...ill, type: 'date', extension: [{ url: `${HL7}/minValue`, valueDate: '2026-01-01' }] }]),
      'item[0]',
    ],
    ['a limit of digits', form([{ ...cups, maxLength: 2 }]), 'item[0].maxLength'],
  ])('refuses %s, with its place', (_, json, place) => {
    const read = fromFhir(json, 'new');
    if ('body' in read) throw new Error('it was read');
    expect(read.problem.where).toBe(place);
    const places = [...place.matchAll(/item\[(\d+)\]/g)].map(([, index]) => Number(index));
    const named = places.reduce<Item | undefined>((item, index) => item?.item?.[index], json as Item);
    expect(read.problem.item?.linkId).toBe(named?.linkId);
  });

  it.each<[string, unknown[], string]>([
    ['a preset answer to a question', [{ ...ill, initial: [{ valueBoolean: false }] }], 'items.0.initial'],
    [
      'a preset option',
      [{ ...pain, answerOption: [{ ...option, initialSelected: true }] }],
      'items.0.initial',
    ],
    ['a field that nobody can fill', [{ ...where, readOnly: true }, ill], 'items.0.readOnly'],
    [
      'a constant out of its bounds',
      [
        {
          ...cups,
          readOnly: true,
          initial: [{ valueInteger: 9 }],
          extension: [{ url: `${HL7}/maxValue`, valueInteger: 5 }],
        },
        ill,
      ],
      'items.0.initial',
    ],
    [
      'a condition on what nobody answers',
      [
        { ...ill, extension: [hidden] },
        { ...where, enableWhen },
      ],
      'items.1.enableWhen.0.item',
    ],
    [
      'a condition on a total',
      [
        pain,
        { ...total, ...calculated(one('pain')) },
        { ...where, enableWhen: [{ question: 'total', operator: '>', answerDecimal: 1 }] },
      ],
      'items.1.enableWhen.0.item',
    ],
    [
      'a sum of figures without ends',
      [cups, { ...total, ...calculated("%resource.item.where(linkId='cups').answer.value") }],
      'scores.0.items.0',
    ],
    ['nothing but what is hidden', [{ ...ill, extension: [hidden] }], 'items'],
  ])('cannot be published with %s', (_, items, path) => {
    const body = bodyOf(form(items));
    expect(questionnaireProblems(body).map((problem) => problem.path)).toContain(path);
    expect(again(body)).toEqual(body);
  });

  const anyPart = fc.constantFrom<object>(
    {},
    { prefix: '1.' },
    { required: true },
    { readOnly: true },
    { repeats: true },
    { maxLength: 10 },
    { enableWhen },
    { extension: [hidden] },
    { initial: [{ valueBoolean: true }] },
    { initial: [{ valueString: 'x' }] },
    { enableBehavior: 'any' },
    { item: [{ linkId: 'h', type: 'display', text: 'Help' }] },
    shownWhen("%resource.item.where(linkId='ill').answer.value = true"),
    calculated('%resource.item.answer.value.ordinal().sum()'),
  );
  const anyItem = fc
    .tuple(fc.constantFrom<object>(pain, cups, where, { ...ill, linkId: 'cold' }), anyPart, anyPart)
    .map((parts) => Object.assign({}, ...parts) as { linkId: string });
  it('is refused, or asks, shows and scores the same once it is exported and imported again', () => {
    const answers: Answers = { ill: true, pain: 'some', cups: 3, where: 'knee', cold: false };
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 5 }), (items) => {
        const own = items.map((item, place) => ({ ...item, linkId: `${item.linkId}-${place}` }));
        const read = fromFhir(form([ill, pain, ...own]), 'new');
        if ('problem' in read) return;
        const { body } = read;
        const back = again(body);
        const all = {
          ...answers,
          ...Object.fromEntries(
            body.items.map(({ linkId }) => [linkId, answers[linkId.split('-')[0] ?? ''] ?? '']),
          ),
        };
        for (const given of [{}, all]) {
          expect(visibleItems(back, given)).toEqual(visibleItems(body, given));
          expect(submitted(back, given)).toEqual(submitted(body, given));
          expect(scoresOf(back, given)).toEqual(scoresOf(body, given));
        }
        expect(back).toEqual(body);
      }),
      { numRuns: isWhole ? 2000 : 60 },
    );
  });
});
