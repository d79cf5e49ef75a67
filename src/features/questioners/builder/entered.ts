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

export interface EnteredOption extends Omit<ItemOption, 'score'> {
  key: Key;
  score: Entry;
}

/** `item` is the key of an item, and a text that is the key of one of its options means that option. */
export type EnteredCondition = ItemCondition;

type Figure = 'min' | 'max' | 'step' | 'weight';
export interface EnteredItem
  extends
    Omit<QuestionnaireItem, Figure | 'options' | 'help' | 'enableWhen' | 'enableBehavior'>,
    Record<Figure, Entry> {
  key: Key;
  help: Texts;
  options: EnteredOption[];
  enableWhen: EnteredCondition[];
  enableBehavior: 'all' | 'any';
}

export interface EnteredBand extends Omit<ScoreBand, 'from' | 'to'> {
  key: Key;
  from: Entry;
  to: Entry;
}

/** `items` are keys of items. */
export interface EnteredScore extends Omit<Score, 'minAnswered' | 'bands'> {
  key: Key;
  minAnswered: Entry;
  bands: EnteredBand[];
}

/** A questionnaire as somebody writes it: every text box has something to show, every reference survives a new name. */
export interface Entered extends Omit<
  QuestionnaireBody,
  'items' | 'scores' | 'description' | 'reason' | 'status'
> {
  description: Texts;
  items: EnteredItem[];
  scores: EnteredScore[];
}

export const hasOptions = ({ type }: Pick<EnteredItem, 'type'>): boolean =>
  type === 'choice' || type === 'multiChoice';

/** Keys that are free, one after the other. */
export function freshKeys(entered: Pick<Entered, 'items' | 'scores'>): () => Key {
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
export const blank = (id: string, language: Language): Entered => ({
  id,
  name: '',
  language,
  title: {},
  description: {},
  items: [],
  scores: [],
});

/** A stored questionnaire, to be written on. */
export function enteredOf(body: QuestionnaireBody): Entered {
  const { id, name, language, title, description = {} } = body;
  const key = freshKeys({ items: [], scores: [] });
  const items = body.items.map((item): EnteredItem => ({
    ...item,
    key: key(),
    help: item.help ?? {},
    min: item.min ?? '',
    max: item.max ?? '',
    step: item.step ?? '',
    weight: item.weight ?? '',
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
