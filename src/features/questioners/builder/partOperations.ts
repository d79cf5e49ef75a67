import { isScorable } from '@/domain/questionnaire/scores/scores';
import { bodyOf } from './questionnaireBody';
import { changeItem, freeName } from './items/itemOperations';
import {
  freshKeys,
  type QuestionnaireForm,
  type BandForm,
  type ConditionForm,
  type ItemForm,
  type OptionForm,
  type ScoreForm,
  type Key,
} from './questionnaireForm';

const itemOf = ({ items }: QuestionnaireForm, key: Key): ItemForm | undefined =>
  items.find((item) => item.key === key);

export function addOption(entered: QuestionnaireForm, key: Key): QuestionnaireForm {
  const item = itemOf(entered, key);
  if (!item) return entered;
  const code = freeName(
    'a',
    item.options.map((option) => option.code),
  );
  const option: OptionForm = { key: freshKeys(entered)(), code, text: {}, score: '' };
  return changeItem(entered, key, { options: [...item.options, option] });
}

export function changeOption(
  entered: QuestionnaireForm,
  key: Key,
  option: Key,
  change: Partial<OptionForm>,
): QuestionnaireForm {
  const options = itemOf(entered, key)?.options ?? [];
  return changeItem(entered, key, {
    options: options.map((one) => (one.key === option ? { ...one, ...change } : one)),
  });
}

/** Takes an option out, with the conditions that ask for it. */
export function removeOption(entered: QuestionnaireForm, key: Key, option: Key): QuestionnaireForm {
  const options = (itemOf(entered, key)?.options ?? []).filter((one) => one.key !== option);
  const after = changeItem(entered, key, { options });
  return {
    ...after,
    items: after.items.map((item) =>
      item.enableWhen.some(({ value }) => value === option)
        ? { ...item, enableWhen: item.enableWhen.filter(({ value }) => value !== option) }
        : item,
    ),
  };
}

/** Moves one of a list by one place; at its end nothing happens. */
function stepped<T extends { key: Key }>(list: readonly T[], key: Key, by: -1 | 1): T[] {
  const from = list.findIndex((one) => one.key === key);
  const one = list[from];
  const to = from + by;
  if (!one || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

export const stepOption = (
  entered: QuestionnaireForm,
  key: Key,
  option: Key,
  by: -1 | 1,
): QuestionnaireForm =>
  changeItem(entered, key, { options: stepped(itemOf(entered, key)?.options ?? [], option, by) });

/** What a condition on an item begins with: that it was answered yes, or at all. */
export function conditionOn(item: ItemForm | undefined, key: string): ConditionForm {
  const [option] = item?.options ?? [];
  if (option) return { item: key, operator: '=', value: option.key };
  return { item: key, operator: item?.type === 'boolean' ? '=' : 'exists', value: true };
}

export function addCondition(entered: QuestionnaireForm, key: Key, on: Key): QuestionnaireForm {
  const item = itemOf(entered, key);
  if (!item) return entered;
  return changeItem(entered, key, { enableWhen: [...item.enableWhen, conditionOn(itemOf(entered, on), on)] });
}

export function changeCondition(
  entered: QuestionnaireForm,
  key: Key,
  place: number,
  next: ConditionForm,
): QuestionnaireForm {
  const conditions = itemOf(entered, key)?.enableWhen ?? [];
  return changeItem(entered, key, {
    enableWhen: conditions.map((one, index) => (index === place ? next : one)),
  });
}

export function removeCondition(entered: QuestionnaireForm, key: Key, place: number): QuestionnaireForm {
  const conditions = itemOf(entered, key)?.enableWhen ?? [];
  return changeItem(entered, key, { enableWhen: conditions.toSpliced(place, 1) });
}

/** Keys of the items whose answers can count in a score as they stand. */
export function countable(entered: QuestionnaireForm): Key[] {
  const { body } = bodyOf(entered);
  return entered.items.flatMap(({ key }, place) => {
    const item = body.items[place];
    return item && isScorable(item) ? [key] : [];
  });
}

/** A new score of everything that can count. All of it has to be answered until somebody says less. */
export function addScore(entered: QuestionnaireForm): QuestionnaireForm {
  const items = countable(entered);
  const score: ScoreForm = {
    key: freshKeys(entered)(),
    id: freeName(
      'score',
      entered.scores.map(({ id }) => id),
    ),
    label: {},
    kind: 'sum',
    items,
    minAnswered: Math.max(1, items.length),
    bands: [],
  };
  return { ...entered, scores: [...entered.scores, score] };
}

export const changeScore = (
  entered: QuestionnaireForm,
  key: Key,
  change: Partial<ScoreForm>,
): QuestionnaireForm => ({
  ...entered,
  scores: entered.scores.map((score) => (score.key === key ? { ...score, ...change } : score)),
});

export const removeScore = (entered: QuestionnaireForm, key: Key): QuestionnaireForm => ({
  ...entered,
  scores: entered.scores.filter((score) => score.key !== key),
});

/** Takes an item into a score or out of it; a score keeps the order of the questions. */
export function countItem(
  entered: QuestionnaireForm,
  key: Key,
  item: Key,
  counts: boolean,
): QuestionnaireForm {
  const score = entered.scores.find((one) => one.key === key);
  if (!score) return entered;
  const chosen = new Set<string>(score.items);
  if (counts) chosen.add(item);
  else chosen.delete(item);
  const known: string[] = entered.items.map((one) => one.key);
  const unknown = score.items.filter((one) => !known.includes(one));
  return changeScore(entered, key, { items: [...known.filter((one) => chosen.has(one)), ...unknown] });
}

/** A further band, begun where the last one ended. @param from where the first one begins, and @param to where it ends */
export function addBand(
  entered: QuestionnaireForm,
  key: Key,
  from: number | '',
  to: number | '',
): QuestionnaireForm {
  const score = entered.scores.find((one) => one.key === key);
  if (!score) return entered;
  const last = score.bands.at(-1);
  const begins = !last ? from : typeof last.to === 'number' && score.kind === 'sum' ? last.to + 1 : last.to;
  const ends = typeof begins === 'number' && typeof to === 'number' && to >= begins ? to : '';
  const band: BandForm = { key: freshKeys(entered)(), from: begins, to: ends, label: {} };
  return changeScore(entered, key, { bands: [...score.bands, band] });
}

export function changeBand(
  entered: QuestionnaireForm,
  key: Key,
  band: Key,
  change: Partial<BandForm>,
): QuestionnaireForm {
  const bands = entered.scores.find((one) => one.key === key)?.bands ?? [];
  return changeScore(entered, key, {
    bands: bands.map((one) => (one.key === band ? { ...one, ...change } : one)),
  });
}

export function removeBand(entered: QuestionnaireForm, key: Key, band: Key): QuestionnaireForm {
  const bands = entered.scores.find((one) => one.key === key)?.bands ?? [];
  return changeScore(entered, key, { bands: bands.filter((one) => one.key !== band) });
}
