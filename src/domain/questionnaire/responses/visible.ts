import { isAnswered, isQuestion } from '../itemKinds';
import type { ItemCondition, QuestionnaireBody, QuestionnaireItem } from '../questionnaire';
import type { Answer, Answers } from './response';
import { otherwise } from '../../totalTable';

type Asked = Pick<QuestionnaireBody, 'items'>;

const compare = (answer: string | number | boolean, value: string | number | boolean): number =>
  typeof answer !== typeof value ? Number.NaN : answer < value ? -1 : answer > value ? 1 : 0;

/**
 * Whether an answer fulfils a condition, by the operators of FHIR R4: `!=` is true where no answer is the one named, so
 * also where there is none at all; all others but `exists` need an answer. Of several options chosen one is enough. A
 * question whose condition this version cannot judge is asked.
 */
function fulfils(answer: Answer | undefined, { operator, value = true }: ItemCondition): boolean {
  if (operator === 'exists') return isAnswered(answer) === value;
  const values = !isAnswered(answer) ? [] : typeof answer === 'object' ? answer : [answer];
  switch (operator) {
    case '=':
      return values.some((one) => compare(one, value) === 0);
    case '!=':
      return values.every((one) => compare(one, value) !== 0);
    case '>':
      return values.some((one) => compare(one, value) > 0);
    case '<':
      return values.some((one) => compare(one, value) < 0);
    case '>=':
      return values.some((one) => compare(one, value) >= 0);
    case '<=':
      return values.some((one) => compare(one, value) <= 0);
    default:
      return otherwise(operator, true);
  }
}

/** The section that each item stands in, by its place. */
function sectionsOf(items: readonly QuestionnaireItem[]): (QuestionnaireItem | undefined)[] {
  let section: QuestionnaireItem | undefined;
  return items.map((item) => {
    if (item.type !== 'section') return section;
    section = item;
    return undefined;
  });
}

/**
 * The items that are shown with these answers, in their order. An item of a hidden section is hidden, and what was
 * answered to a hidden item counts as not answered for all others. Of items that wait for each other none is shown.
 */
export function visibleItems({ items }: Asked, answers: Answers): string[] {
  const sections = sectionsOf(items);
  const places = new Map(items.map(({ linkId }, place) => [linkId, place]));
  const known = new Map<number, boolean>();
  const isVisible = (place: number): boolean => {
    const before = known.get(place);
    if (before !== undefined) return before;
    known.set(place, false);
    const visible = judge(place);
    known.set(place, visible);
    return visible;
  };
  const answerOf = (linkId: string): Answer | undefined => {
    const place = places.get(linkId);
    return place !== undefined && isVisible(place) ? answers[linkId] : undefined;
  };
  const judge = (place: number): boolean => {
    const section = sections[place];
    if (section && !isVisible(places.get(section.linkId) ?? place)) return false;
    const { enableWhen = [], enableBehavior = 'all' } = items[place] ?? {};
    if (enableWhen.length === 0) return true;
    const holds = (condition: ItemCondition) => fulfils(answerOf(condition.item), condition);
    return enableBehavior === 'any' ? enableWhen.some(holds) : enableWhen.every(holds);
  };
  return items.filter((_, place) => isVisible(place)).map(({ linkId }) => linkId);
}

/** What is handed in: the answers to the questions that are shown. What was hidden again, or is empty, is dropped. */
export function submitted(body: Asked, answers: Answers): Answers {
  const shown = new Set(visibleItems(body, answers));
  const kept = body.items.flatMap((item): [string, Answer][] => {
    const answer = answers[item.linkId];
    return isQuestion(item) && shown.has(item.linkId) && isAnswered(answer) ? [[item.linkId, answer]] : [];
  });
  return Object.fromEntries(kept);
}
