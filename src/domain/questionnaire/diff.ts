import { isSameValue } from '../canonical';
import { questionnaireFields, type QuestionnaireBody, type QuestionnaireItem } from './questionnaire';

/** An item that both states have, and the names of what differs in it. */
export interface ChangedItem {
  linkId: string;
  before: QuestionnaireItem;
  after: QuestionnaireItem;
  fields: (keyof QuestionnaireItem)[];
  /** True where it stands elsewhere among those that both have. */
  moved: boolean;
}

export interface QuestionnaireDiff {
  added: QuestionnaireItem[];
  removed: QuestionnaireItem[];
  changed: ChangedItem[];
  /** The other fields that differ: title, description, language, scores, name. */
  fields: (keyof QuestionnaireBody)[];
}

const differs = (a: unknown, b: unknown): boolean => !isSameValue(a, b);

const aside: readonly string[] = ['id', 'status', 'items', 'reason'];

/** Compares two states of a questionnaire and lists the changes; items are known by their `linkId`. */
export function diffOf(before: QuestionnaireBody, after: QuestionnaireBody): QuestionnaireDiff {
  const old = new Map(before.items.map((item) => [item.linkId, item]));
  const fresh = new Set(after.items.map(({ linkId }) => linkId));
  const shared = before.items.map(({ linkId }) => linkId).filter((linkId) => fresh.has(linkId));
  const kept = after.items.filter(({ linkId }) => old.has(linkId));
  const changed = kept.flatMap((item, place): ChangedItem[] => {
    const was = old.get(item.linkId) ?? item;
    const names = [...new Set([...Object.keys(was), ...Object.keys(item)])] as (keyof QuestionnaireItem)[];
    const fields = names.filter((name) => differs(was[name], item[name]));
    const moved = shared[place] !== item.linkId;
    return fields.length > 0 || moved
      ? [{ linkId: item.linkId, before: was, after: item, fields, moved }]
      : [];
  });
  const names = Object.keys(questionnaireFields) as (keyof QuestionnaireBody)[];
  return {
    added: after.items.filter(({ linkId }) => !old.has(linkId)),
    removed: before.items.filter(({ linkId }) => !fresh.has(linkId)),
    changed,
    fields: names.filter((name) => !aside.includes(name) && differs(before[name], after[name])),
  };
}
