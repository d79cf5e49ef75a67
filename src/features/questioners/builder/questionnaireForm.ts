import type {
  ItemCondition,
  ItemOption,
  QuestionnaireBody,
  QuestionnaireItem,
  Score,
  ScoreBand,
} from '@/domain/questionnaire/questionnaire';
import type { Language } from '@/domain/text';

/** A number, or the text typed in its place; '' while nothing is. */
export type Entry = number | string;

/** What a text says in each language, as far as it was written. */
export type Texts = Partial<Record<Language, string>>;

/** Names a part while it is being written: it stays whatever identifiers are typed. Never one that could be typed. */
export type Key = `#${number}`;

export interface OptionForm extends Omit<ItemOption, 'score'> {
  key: Key;
  score: Entry;
}

/** `item` is the key of an item, and a text that is the key of one of its options means that option. */
export type ConditionForm = ItemCondition;

type Figure = 'min' | 'max' | 'step' | 'weight' | 'maxLength';
export interface ItemForm
  extends
    Omit<QuestionnaireItem, Figure | 'options' | 'help' | 'enableWhen' | 'enableBehavior'>,
    Record<Figure, Entry> {
  key: Key;
  help: Texts;
  options: OptionForm[];
  enableWhen: ConditionForm[];
  enableBehavior: 'all' | 'any';
}

export interface BandForm extends Omit<ScoreBand, 'from' | 'to'> {
  key: Key;
  from: Entry;
  to: Entry;
}

/** `items` are keys of items. */
export interface ScoreForm extends Omit<Score, 'minAnswered' | 'bands'> {
  key: Key;
  minAnswered: Entry;
  bands: BandForm[];
}

/** A questionnaire as somebody writes it: every text box has something to show, every reference survives a new name. */
export interface QuestionnaireForm extends Omit<
  QuestionnaireBody,
  'items' | 'scores' | 'description' | 'reason' | 'status'
> {
  description: Texts;
  items: ItemForm[];
  scores: ScoreForm[];
}

export const hasOptions = ({ type }: Pick<ItemForm, 'type'>): boolean =>
  type === 'choice' || type === 'multiChoice';

/** Keys that are free, one after the other. */
export function freshKeys(entered: Pick<QuestionnaireForm, 'items' | 'scores'>): () => Key {
  const keys = [
    ...entered.items.flatMap(({ key, options }) => [key, ...options.map((option) => option.key)]),
    ...entered.scores.flatMap(({ key, bands }) => [key, ...bands.map((band) => band.key)]),
  ];
  let last = Math.max(0, ...keys.map((key) => Number(key.slice(1))));
  return () => {
    last += 1;
    return `#${last}`;
  };
}

/** A questionnaire of which nothing is written yet. */
export const blank = (id: string, language: Language): QuestionnaireForm => ({
  id,
  name: '',
  language,
  title: {},
  description: {},
  items: [],
  scores: [],
});

/** A stored questionnaire, to be written on. */
export function formOf(body: QuestionnaireBody): QuestionnaireForm {
  const { id, name, language, title, description = {} } = body;
  const key = freshKeys({ items: [], scores: [] });
  const items = body.items.map((item): ItemForm => ({
    ...item,
    key: key(),
    help: item.help ?? {},
    min: item.min ?? '',
    max: item.max ?? '',
    step: item.step ?? '',
    weight: item.weight ?? '',
    maxLength: item.maxLength ?? '',
    options: (item.options ?? []).map((option) => ({ ...option, key: key(), score: option.score ?? '' })),
    enableWhen: item.enableWhen ?? [],
    enableBehavior: item.enableBehavior ?? 'all',
  }));
  const named = new Map(items.toReversed().map((item) => [item.linkId, item]));
  const keyOf = (linkId: string): string => named.get(linkId)?.key ?? linkId;
  return {
    id,
    name,
    language,
    title,
    description,
    items: items.map((item) => ({
      ...item,
      enableWhen: item.enableWhen.map((condition) => {
        const { value } = condition;
        const option = named.get(condition.item)?.options.find(({ code }) => code === value);
        return { ...condition, item: keyOf(condition.item), ...(option && { value: option.key }) };
      }),
    })),
    scores: body.scores.map((score) => ({
      ...score,
      key: key(),
      items: score.items.map(keyOf),
      bands: score.bands.map((band) => ({ ...band, key: key() })),
    })),
  };
}
