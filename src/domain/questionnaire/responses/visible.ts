import { answerTo, isAnswered, isAsked, isQuestion } from '../itemKinds';
import type { ItemCondition, QuestionnaireBody, QuestionnaireItem } from '../questionnaire';
import type { Answer, Answers } from './response';
import { otherwise } from '../../totalTable';

type Asked = Pick<QuestionnaireBody, 'items'>;

const compare = (answer: string | number | boolean, value: string | number | boolean): number =>
  typeof answer !== typeof value ? Number.NaN : answer < value ? -1 : answer > value ? 1 : 0;

/**
 * Tells whether an answer fulfils a condition, by the operators of FHIR R4: `!=` is true where no answer is the one
 * named, so also where there is none at all; all others but `exists` need an answer. Of several options chosen one is
 * enough. A question whose condition this version cannot judge is asked.
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

/** Finds the items that take part with these answers, by their place, and which of them are shown. */
function judged(items: readonly QuestionnaireItem[], answers: Answers) {
  const sections = sectionsOf(items);
  const places = new Map(items.map(({ linkId }, place) => [linkId, place]));
  const known = new Map<number, boolean>();
  const takesPart = (place: number): boolean => {
    const before = known.get(place);
    if (before !== undefined) return before;
    known.set(place, false);
    const outcome = judge(place);
    known.set(place, outcome);
    return outcome;
  };
  const isShown = (place: number): boolean =>
    takesPart(place) && items[place]?.hidden !== true && sections[place]?.hidden !== true;
  /** The answer that counts: what is preset needs no showing. */
  const answerAt = (place: number): Answer | undefined => {
    const item = items[place];
    if (!item || !(isAsked(item) ? isShown(place) : takesPart(place))) return undefined;
    return answerTo(item, answers);
  };
  const answerOf = (linkId: string): Answer | undefined => {
    const place = places.get(linkId);
    return place === undefined ? undefined : answerAt(place);
  };
  const judge = (place: number): boolean => {
    const section = sections[place];
    if (section && !takesPart(places.get(section.linkId) ?? place)) return false;
    const { enableWhen = [], enableBehavior = 'all' } = items[place] ?? {};
    if (enableWhen.length === 0) return true;
    const holds = (condition: ItemCondition) => fulfils(answerOf(condition.item), condition);
    return enableBehavior === 'any' ? enableWhen.some(holds) : enableWhen.every(holds);
  };
  return { isShown, answerAt };
}

/**
 * The items that are shown with these answers, in their order. An item of a hidden section is hidden, and what was
 * answered to a hidden item counts as not answered for all others. Of items that wait for each other none is shown.
 */
export function visibleItems({ items }: Asked, answers: Answers): string[] {
  const { isShown } = judged(items, answers);
  return items.filter((_, place) => isShown(place)).map(({ linkId }) => linkId);
}

/**
 * Picks what is handed in: the answers to the questions that are shown, and those that are preset and not asked. What was
 * hidden again, or is empty, is dropped.
 */
export function submitted({ items }: Asked, answers: Answers): Answers {
  const { answerAt } = judged(items, answers);
  const kept = items.flatMap((item, place): [string, Answer][] => {
    const answer = answerAt(place);
    return isQuestion(item) && isAnswered(answer) ? [[item.linkId, answer]] : [];
  });
  return Object.fromEntries(kept);
}
