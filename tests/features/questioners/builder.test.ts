import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemTypes, questionnaireBodySchema } from '@/domain/questionnaire/questionnaire';
import {
  blank,
  formOf,
  type QuestionnaireForm,
  type Key,
} from '@/features/questioners/builder/questionnaireForm';
import { bodyOf } from '@/features/questioners/builder/questionnaireBody';
import { advance, begin, redo, undo } from '@/features/questioners/builder/editHistory';
import {
  addItem,
  changeItem,
  changeType,
  duplicateItem,
  moveItem,
  removeItem,
  stepItem,
  usesOf,
} from '@/features/questioners/builder/items/itemOperations';
import {
  addBand,
  addCondition,
  addOption,
  addScore,
  changeOption,
  changeScore,
  countItem,
  removeOption,
  stepOption,
} from '@/features/questioners/builder/partOperations';
import { judged } from '@/features/questioners/builder/problems';
import { questionnaireFormSchema } from '@/features/questioners/builder/questionnaireFormSchema';
import { anItem, aQuestionnaire } from '@tests/support/questionnaires';

const keyOf = (entered: QuestionnaireForm, linkId: string): Key => {
  const item = entered.items.find((one) => one.linkId === linkId);
  if (!item) throw new Error(`no item ${linkId}`);
  return item.key;
};
const order = ({ items }: QuestionnaireForm): string => items.map(({ linkId }) => linkId).join(' ');

/** s1 q1 q2 s2 q3: two sections, a scale, a choice, yes or no. */
function sample(): QuestionnaireForm {
  let entered = blank('form-one', 'en');
  for (const type of ['section', 'scale', 'choice', 'section', 'boolean'] as const)
    entered = addItem(entered, type);
  return entered;
}

describe('§2.9 what is written on a questionnaire', () => {
  it('gets identifiers of its own, behind the item that is open', () => {
    const entered = sample();
    expect(order(entered)).toBe('s1 q1 q2 s2 q3');
    expect(order(addItem(entered, 'text', keyOf(entered, 'q1')))).toBe('s1 q1 q4 q2 s2 q3');
    expect(order(duplicateItem(entered, keyOf(entered, 'q2')))).toBe('s1 q1 q2 q4 s2 q3');
    const keys = duplicateItem(entered, keyOf(entered, 'q2')).items.flatMap(({ key, options }) => [
      key,
      ...options.map((option) => option.key),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['q1', 2, 's1 q2 q1 s2 q3'],
    ['q1', 0, 'q1 s1 q2 s2 q3'],
    ['q1', 4, 's1 q2 s2 q3 q1'],
    ['q3', -3, 'q3 s1 q1 q2 s2'],
    ['q3', 99, 's1 q1 q2 s2 q3'],
    ['s1', 4, 's2 q3 s1 q1 q2'],
    ['s1', 3, 's2 s1 q1 q2 q3'],
    ['s1', 1, 's1 q1 q2 s2 q3'],
    ['s1', 2, 's1 q1 q2 s2 q3'],
    ['s2', 0, 's2 q3 s1 q1 q2'],
    ['s2', 1, 's1 s2 q3 q1 q2'],
  ])('moves %s to place %i, a section with what is in it', (linkId, to, expected) => {
    const entered = sample();
    expect(order(moveItem(entered, keyOf(entered, linkId), to))).toBe(expected);
  });

  it.each([
    ['q1', 1, 's1 q2 q1 s2 q3'],
    ['q1', -1, 'q1 s1 q2 s2 q3'],
    ['s1', 1, 's2 q3 s1 q1 q2'],
    ['s2', -1, 's2 q3 s1 q1 q2'],
    ['s1', -1, 's1 q1 q2 s2 q3'],
    ['s2', 1, 's1 q1 q2 s2 q3'],
    ['q3', 1, 's1 q1 q2 s2 q3'],
  ] as const)('steps %s by %i', (linkId, by, expected) => {
    const entered = sample();
    expect(order(stepItem(entered, keyOf(entered, linkId), by))).toBe(expected);
  });

  it('loses no item and invents none, whatever is moved where', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...itemTypes), { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(11), fc.integer({ min: -2, max: 14 })), { maxLength: 8 }),
        (types, moves) => {
          let entered = types.reduce((before, type) => addItem(before, type), blank('form-one', 'en'));
          const all = entered.items.map(({ key }) => key).toSorted();
          for (const [from, to] of moves) {
            const key = entered.items[from % entered.items.length]?.key ?? '#0';
            entered = to % 2 === 0 ? moveItem(entered, key, to) : stepItem(entered, key, to > 5 ? 1 : -1);
          }
          expect(entered.items.map(({ key }) => key).toSorted()).toEqual(all);
        },
      ),
    );
  });

  it('takes conditions and scores along when an item or an option goes', () => {
    const begun = sample();
    const [scale, choice, yesNo] = [keyOf(begun, 'q1'), keyOf(begun, 'q2'), keyOf(begun, 'q3')];
    let entered = addScore(addCondition(addCondition(begun, yesNo, choice), yesNo, scale));
    expect(usesOf(entered, scale)).toEqual({ conditions: 1, scores: 1 });
    expect(entered.scores[0]).toMatchObject({ items: [scale, yesNo], minAnswered: 2 });

    const without = removeItem(entered, scale);
    expect(without.items.at(-1)?.enableWhen).toEqual([expect.objectContaining({ item: choice })]);
    expect(without.scores[0]?.items).toEqual([yesNo]);
    expect(removeItem(entered, choice).scores).toEqual(entered.scores);

    const option = entered.items[2]?.options[0]?.key ?? '#0';
    entered = removeOption(entered, choice, option);
    expect(entered.items[2]?.options).toHaveLength(1);
    expect(entered.items.at(-1)?.enableWhen).toEqual([expect.objectContaining({ item: scale })]);
  });

  it('keeps conditions and scores on an item and an option that get another name', () => {
    const begun = sample();
    const [scale, choice, yesNo] = [keyOf(begun, 'q1'), keyOf(begun, 'q2'), keyOf(begun, 'q3')];
    let entered = addScore(addCondition(begun, yesNo, choice));
    // On the way to its new name it is the same as another one for a moment.
    entered = changeItem(entered, choice, { linkId: 'q1' });
    entered = changeItem(entered, choice, { linkId: 'q12' });
    entered = changeItem(entered, scale, { linkId: 'tired' });
    const option = entered.items[2]?.options[0]?.key ?? '#0';
    entered = changeOption(entered, choice, option, { code: 'often' });
    const { body } = bodyOf(entered);
    expect(body.items.at(-1)?.enableWhen).toEqual([{ item: 'q12', operator: '=', value: 'often' }]);
    expect(body.scores[0]?.items).toEqual(['tired', 'q3']);
  });

  it('tells of identifiers and codes that are there twice, at their places', () => {
    const begun = sample();
    const choice = keyOf(begun, 'q2');
    let entered = changeItem(begun, choice, { linkId: 'q1' });
    entered = changeOption(entered, choice, entered.items[2]?.options[1]?.key ?? '#0', { code: 'a1' });
    const places = judged(entered).open.map(({ path }) => path);
    expect(places).toContain('items.2.linkId');
    expect(places).toContain('items.2.options.1.code');
    expect(places).not.toContain('items.1.linkId');
  });

  it('moves options, and goes on with free codes', () => {
    const begun = sample();
    const choice = keyOf(begun, 'q2');
    const codes = (entered: QuestionnaireForm) => entered.items[2]?.options.map(({ code }) => code).join(' ');
    const three = addOption(begun, choice);
    expect(codes(three)).toBe('a1 a2 a3');
    const [first, , last] = three.items[2]?.options ?? [];
    expect(codes(stepOption(three, choice, last?.key ?? '#0', -1))).toBe('a1 a3 a2');
    expect(codes(stepOption(three, choice, first?.key ?? '#0', -1))).toBe('a1 a2 a3');
  });

  it.each([
    ['scale', 'integer', { min: 0, max: 10, options: [] }],
    ['integer', 'scale', { min: 0, max: 10, step: 1 }],
    ['choice', 'multiChoice', { options: [expect.anything(), expect.anything()] }],
    ['choice', 'text', { options: [] }],
    ['boolean', 'choice', { options: [expect.anything(), expect.anything()] }],
    ['scale', 'display', { required: false, min: '', max: '', step: '', reverse: false }],
  ] as const)('of a %s that becomes a %s, keeps what that knows', (from, to, expected) => {
    let entered = addItem(blank('form-one', 'en'), from);
    entered = changeItem(entered, '#1', { required: true });
    expect(changeType(entered, '#1', to).items[0]).toMatchObject({ type: to, ...expected });
  });
});

describe('§2.9 what is stored of it', () => {
  it('comes back the same, and a figure that cannot be read is named and left out', () => {
    let entered = addBand(addScore(sample()), '#8', 0, 11);
    const [score] = entered.scores;
    expect(score?.key).toBe('#8');
    entered = { ...entered, name: 'Tiredness', title: { en: 'Your day' } };
    const { body, unread } = bodyOf(entered);
    expect(unread).toEqual([]);
    expect(questionnaireBodySchema.parse(body)).toEqual(body);
    expect(bodyOf(formOf(body)).body).toEqual(body);

    const scale = keyOf(entered, 'q1');
    const typed = changeItem(changeScore(entered, '#8', { minAnswered: '' }), scale, { min: 'ten' });
    expect(bodyOf(typed).unread).toEqual([
      { path: 'items.1.min', message: 'validation.number' },
      { path: 'scores.0.minAnswered', message: 'validation.required' },
    ]);
    expect(judged(typed).unstorable.map(({ path }) => path)).toEqual(['items.1.min', 'scores.0.minAnswered']);
  });

  it('keeps what is hidden, only read, preset, limited or exclusive, also of a draft kept before that', () => {
    const body = aQuestionnaire({
      items: [
        anItem('site', 'text', { hidden: true, initial: 'North', maxLength: 40 }),
        anItem('ward', 'choice', {
          readOnly: true,
          initial: 'a',
          options: [{ code: 'a', text: { en: 'A' } }],
        }),
        anItem('what', 'multiChoice', {
          options: [
            { code: 'a', text: { en: 'A' } },
            { code: 'no', text: { en: 'None' }, exclusive: true },
          ],
        }),
      ],
    });
    const form = formOf(body);
    expect(bodyOf(form).body).toEqual(body);
    const kept = {
      ...form,
      items: form.items.map(({ maxLength: _maxLength, ...item }) => item),
    };
    expect(questionnaireFormSchema.parse(kept).items.map(({ maxLength }) => maxLength)).toEqual(['', '', '']);
    const site = form.items[0];
    if (!site) throw new Error('no item');
    const [changed] = changeType(form, site.key, 'boolean').items;
    expect(changed).toMatchObject({ hidden: true, initial: undefined, maxLength: '' });
  });

  it('names what keeps a draft from being stored apart from what keeps it from being published', () => {
    const entered = sample();
    const { unstorable, open } = judged(entered);
    expect(unstorable).toEqual([{ path: 'name', message: 'validation.required' }]);
    expect(open.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['name', 'title.en', 'items.0.text.en', 'items.2.options.0.text.en']),
    );
    const invalid = changeItem({ ...entered, name: 'x' }, keyOf(entered, 'q1'), { linkId: '1 q' });
    expect(judged(invalid).unstorable.map(({ path }) => path)).toEqual(['items.1.linkId']);
  });

  it('begins a band where the last one ended, and counts items in the order of the questions', () => {
    const begun = addScore(sample());
    const first = addBand(begun, '#8', 0, 11);
    expect(first.scores[0]?.bands).toMatchObject([{ from: 0, to: 11 }]);
    const narrowed = changeScore(first, '#8', {
      bands: (first.scores[0]?.bands ?? []).map((band) => ({ ...band, to: 4 })),
    });
    expect(addBand(narrowed, '#8', 0, 11).scores[0]?.bands.at(-1)).toMatchObject({ from: 5, to: 11 });
    const [scale, yesNo] = [keyOf(begun, 'q1'), keyOf(begun, 'q3')];
    const counted = countItem(countItem(begun, '#8', scale, false), '#8', scale, true);
    expect(counted.scores[0]?.items).toEqual([scale, yesNo]);
  });
});

describe('what can be taken back', () => {
  it('goes back and forth through every step, and makes one step of what is typed in one place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 30 }), (steps) => {
        const states = steps.reduce((all, step) => [...all, (all.at(-1) ?? 0) * 31 + step + 1e-9], [0]);
        let history = states
          .slice(1)
          .reduce((before, state) => advance(before, state), begin(states[0] ?? 0));
        const last = history.present;
        for (const _ of states) history = undo(history);
        expect(history.present).toBe(states[0]);
        for (const _ of states) history = redo(history);
        expect(history.present).toBe(last);
      }),
    );
    let typed = begin('');
    for (const text of ['t', 'ti', 'tired']) typed = advance(typed, text, 'name');
    typed = advance(typed, 'tired!', 'title');
    expect(undo(typed).present).toBe('tired');
    expect(undo(undo(typed)).present).toBe('');
    expect(redo(advance(undo(typed), 'other')).present).toBe('other');
  });
});
