import { isQuestion } from '@/domain/questionnaire/itemKinds';
import type { ItemType } from '@/domain/questionnaire/questionnaire';
import {
  freshKeys,
  hasOptions,
  type QuestionnaireForm,
  type ItemForm,
  type OptionForm,
  type Key,
} from '../questionnaireForm';

/** The first of `stem1`, `stem2`, … that is not taken. */
export function freeName(stem: string, taken: readonly string[]): string {
  const names = new Set(taken);
  let number = 1;
  while (names.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

const namesOf = ({ items }: QuestionnaireForm): string[] => items.map(({ linkId }) => linkId);

/** What an item of a type begins with. */
function begun(type: ItemType): Pick<ItemForm, 'min' | 'max' | 'step'> {
  return type === 'scale' ? { min: 0, max: 10, step: 1 } : { min: '', max: '', step: '' };
}

const isMeasured = (type: ItemType): boolean => type === 'integer' || type === 'decimal' || type === 'scale';

function newOptions(key: () => Key): OptionForm[] {
  return ['a1', 'a2'].map((code) => ({ key: key(), code, text: {}, score: '' }));
}

/** Adds an item of a type behind another, or at the end. */
export function addItem(
  entered: QuestionnaireForm,
  type: ItemType,
  behind: Key | null = null,
): QuestionnaireForm {
  const key = freshKeys(entered);
  const item: ItemForm = {
    key: key(),
    linkId: freeName(type === 'section' ? 's' : 'q', namesOf(entered)),
    type,
    text: {},
    help: {},
    ...begun(type),
    weight: '',
    maxLength: '',
    options: [],
    enableWhen: [],
    enableBehavior: 'all',
  };
  if (hasOptions(item)) item.options = newOptions(key);
  const place = entered.items.findIndex((one) => one.key === behind);
  const at = place < 0 ? entered.items.length : place + 1;
  return { ...entered, items: entered.items.toSpliced(at, 0, item) };
}

export const changeItem = (
  entered: QuestionnaireForm,
  key: Key,
  change: Partial<ItemForm>,
): QuestionnaireForm => ({
  ...entered,
  items: entered.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
});

/** How many conditions and scores name an item. */
export const usesOf = (
  { items, scores }: QuestionnaireForm,
  key: Key,
): { conditions: number; scores: number } => ({
  conditions: items.flatMap(({ enableWhen }) => enableWhen).filter(({ item }) => item === key).length,
  scores: scores.filter((score) => score.items.includes(key)).length,
});

/** Takes an item out, with the conditions that look at it and its part in scores. The items of a section stay. */
export function removeItem(entered: QuestionnaireForm, key: Key): QuestionnaireForm {
  return {
    ...entered,
    items: entered.items
      .filter((item) => item.key !== key)
      .map((item) =>
        item.enableWhen.some((condition) => condition.item === key)
          ? { ...item, enableWhen: item.enableWhen.filter((condition) => condition.item !== key) }
          : item,
      ),
    scores: entered.scores.map((score) =>
      score.items.includes(key) ? { ...score, items: score.items.filter((one) => one !== key) } : score,
    ),
  };
}

/** The same item once more behind it, under an identifier of its own; it counts in no score. */
export function duplicateItem(entered: QuestionnaireForm, key: Key): QuestionnaireForm {
  const place = entered.items.findIndex((item) => item.key === key);
  const item = entered.items[place];
  if (!item) return entered;
  const fresh = freshKeys(entered);
  const copy: ItemForm = {
    ...item,
    key: fresh(),
    linkId: freeName(item.type === 'section' ? 's' : 'q', namesOf(entered)),
    options: item.options.map((option) => ({ ...option, key: fresh() })),
  };
  return { ...entered, items: entered.items.toSpliced(place + 1, 0, copy) };
}

/** Gives an item another type: what that type does not know is left out, what it needs is begun. */
export function changeType(entered: QuestionnaireForm, key: Key, type: ItemType): QuestionnaireForm {
  const item = entered.items.find((one) => one.key === key);
  if (!item || item.type === type) return entered;
  const figures = isMeasured(type) && isMeasured(item.type) && type !== 'scale' ? item : begun(type);
  const { min, max, step } = figures;
  // A preset answer is one of the type that was asked.
  const change: Partial<ItemForm> = { type, min, max, step, writes: undefined, initial: undefined };
  if (hasOptions({ type })) {
    if (item.options.length === 0) change.options = newOptions(freshKeys(entered));
  } else {
    change.options = [];
  }
  if (type !== 'integer' && type !== 'decimal') change.unit = '';
  if (type !== 'scale') change.reverse = false;
  if (type !== 'text' && type !== 'longText') change.maxLength = '';
  if (type === 'section') change.hidden = false;
  if (!isQuestion({ type })) {
    change.required = false;
    change.readOnly = false;
    change.weight = '';
  }
  return changeItem(entered, key, change);
}

/** A section reaches to the next one; any other item stands for itself. */
function lengthOf(items: readonly ItemForm[], place: number): number {
  if (items[place]?.type !== 'section') return 1;
  const next = items.findIndex(({ type }, index) => index > place && type === 'section');
  return (next < 0 ? items.length : next) - place;
}

/**
 * Moves an item, a section with all that is in it.
 * @param to the place of the item among the others, itself taken out; within its own section nothing happens
 */
export function moveItem(entered: QuestionnaireForm, key: Key, to: number): QuestionnaireForm {
  const { items } = entered;
  const from = items.findIndex((item) => item.key === key);
  if (from < 0) return entered;
  const length = lengthOf(items, from);
  if (length > 1 && to >= from && to < from + length) return entered;
  const at = to > from ? to - (length - 1) : to;
  const others = items.toSpliced(from, length);
  const place = Math.max(0, Math.min(at, others.length));
  if (place === from) return entered;
  return { ...entered, items: others.toSpliced(place, 0, ...items.slice(from, from + length)) };
}

/** Moves an item by one place, a section past its neighbour with all that is in it. */
export function stepItem(entered: QuestionnaireForm, key: Key, by: -1 | 1): QuestionnaireForm {
  const { items } = entered;
  const from = items.findIndex((item) => item.key === key);
  const item = items[from];
  if (!item) return entered;
  if (item.type !== 'section') return moveItem(entered, key, from + by);
  const starts = items.flatMap(({ type }, index) => (type === 'section' ? [index] : []));
  const neighbour = starts[starts.indexOf(from) + by];
  if (by === 1) {
    if (neighbour === undefined) return entered;
    return moveItem(entered, key, neighbour + lengthOf(items, neighbour) - 1);
  }
  return moveItem(entered, key, neighbour ?? 0);
}
