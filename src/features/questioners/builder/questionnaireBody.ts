import type {
  QuestionnaireBody,
  QuestionnaireItem,
  QuestionnaireStatus,
} from '@/domain/questionnaire/questionnaire';
import { isQuestion } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireProblem } from '@/domain/questionnaire/problem';
import {
  hasOptions,
  type QuestionnaireForm,
  type ConditionForm,
  type ItemForm,
  type ScoreForm,
  type Entry,
  type Texts,
} from './questionnaireForm';

/** Texts without those that say nothing. */
const said = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()])
      .filter(([, text]) => text !== ''),
  );
const saysAnything = (texts: Texts): boolean => Object.keys(said(texts)).length > 0;

/** Reads figures, and remembers where one could not be read. */
function figureReader() {
  const unread: QuestionnaireProblem[] = [];
  const optional = (entry: Entry, field: string): number | undefined => {
    if (typeof entry === 'number') return entry;
    if (entry.trim() !== '') unread.push({ path: field, message: 'validation.number' });
    return undefined;
  };
  const needed = (entry: Entry, field: string, standIn: number): number => {
    if (entry === '') unread.push({ path: field, message: 'validation.required' });
    return optional(entry, field) ?? standIn;
  };
  return { unread, optional, needed };
}

/**
 * What is stored of what was written. A figure that cannot be read is left out, or zero where there must be one, and
 * named in `unread`: with any of them it is to be shown and tried, and not stored.
 */
export function bodyOf(
  entered: QuestionnaireForm,
  status: QuestionnaireStatus = 'draft',
): { body: QuestionnaireBody; unread: QuestionnaireProblem[] } {
  const { unread, optional, needed } = figureReader();
  const byKey = new Map<string, ItemForm>(entered.items.map((item) => [item.key, item]));
  const nameOf = (key: string): string => byKey.get(key)?.linkId ?? key;

  const conditionOf = ({ item, operator, value }: ConditionForm) => {
    const option = byKey.get(item)?.options.find(({ key }) => key === value);
    const compared = option ? option.code : value;
    return { item: nameOf(item), operator, ...(compared !== undefined && { value: compared }) };
  };
  const figures = (item: ItemForm, at: string) => {
    const read: Pick<QuestionnaireItem, 'min' | 'max' | 'step' | 'weight' | 'maxLength'> = {};
    for (const name of ['min', 'max', 'step', 'weight', 'maxLength'] as const) {
      const value = optional(item[name], `${at}.${name}`);
      if (value !== undefined) read[name] = value;
    }
    return read;
  };
  const itemOf = (item: ItemForm, place: number): QuestionnaireItem => {
    const at = `items.${place}`;
    const { linkId, type, unit, required, reverse, writes, hidden, readOnly, initial } = item;
    return {
      linkId: linkId.trim(),
      type,
      text: said(item.text),
      ...(saysAnything(item.help) && { help: said(item.help) }),
      ...(required === true && isQuestion(item) && { required }),
      ...figures(item, at),
      ...(unit !== undefined && unit.trim() !== '' && { unit: unit.trim() }),
      ...(hasOptions(item) && {
        options: item.options.map(({ code, text, score, exclusive }, index) => {
          const value = optional(score, `${at}.options.${index}.score`);
          return {
            code: code.trim(),
            text: said(text),
            ...(value !== undefined && { score: value }),
            ...(exclusive === true && { exclusive }),
          };
        }),
      }),
      ...(reverse === true && { reverse }),
      ...(writes !== undefined && { writes }),
      ...(hidden === true && { hidden }),
      ...(readOnly === true && { readOnly }),
      ...(initial !== undefined && { initial }),
      ...(item.enableWhen.length > 0 && {
        enableWhen: item.enableWhen.map(conditionOf),
        enableBehavior: item.enableBehavior,
      }),
    };
  };
  const scoreOf = ({ id, label, kind, items, minAnswered, bands }: ScoreForm, place: number) => {
    const at = `scores.${place}`;
    return {
      id: id.trim(),
      label: said(label),
      kind,
      items: items.map(nameOf),
      minAnswered: needed(minAnswered, `${at}.minAnswered`, 1),
      bands: bands.map(({ from, to, label: words, severity }, index) => ({
        from: needed(from, `${at}.bands.${index}.from`, 0),
        to: needed(to, `${at}.bands.${index}.to`, 0),
        label: said(words),
        ...(severity && { severity }),
      })),
    };
  };

  const body: QuestionnaireBody = {
    id: entered.id,
    name: entered.name.trim(),
    status,
    language: entered.language,
    title: said(entered.title),
    ...(saysAnything(entered.description) && { description: said(entered.description) }),
    items: entered.items.map(itemOf),
    scores: entered.scores.map(scoreOf),
  };
  return { body, unread };
}
