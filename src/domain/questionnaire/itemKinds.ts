import type {
  Answer,
  ItemOption,
  ItemType,
  Operator,
  QuestionnaireBody,
  QuestionnaireItem,
} from './questionnaire';
import type { Answers } from './responses/response';
import { totalTable } from '../totalTable';

const order: readonly Operator[] = ['=', '!=', '>', '<', '>=', '<='];
const equality: readonly Operator[] = ['=', '!='];

/** The comparisons that a condition may make with the answer to an item, besides asking whether there is one. */
const comparisons: Record<ItemType, readonly Operator[]> = totalTable(
  {
    section: [],
    display: [],
    text: equality,
    longText: equality,
    integer: order,
    decimal: order,
    boolean: equality,
    choice: equality,
    multiChoice: equality,
    scale: order,
    date: order,
    time: order,
    pressure: [],
  },
  () => [],
);

/** Tells whether an item asks for something; sections and plain information do not. */
export const isQuestion = ({ type }: Pick<QuestionnaireItem, 'type'>): boolean =>
  type !== 'section' && type !== 'display';

/** Tells whether people are asked to answer an item, where it is shown: not where it is hidden or only to be read. */
export const isAsked = (item: Pick<QuestionnaireItem, 'type' | 'hidden' | 'readOnly'>): boolean =>
  isQuestion(item) && item.hidden !== true && item.readOnly !== true;

/** The answer that counts for an item: what was answered where it is asked, otherwise its preset one. */
export const answerTo = (item: QuestionnaireItem, answers: Answers): Answer | undefined =>
  isAsked(item) ? answers[item.linkId] : item.initial;

/** Tells whether an item can never have an answer, because nobody is asked and nothing is preset. */
export const isNeverAnswered = (item: QuestionnaireItem): boolean =>
  !isAsked(item) && item.initial === undefined;

/** Codes that stay chosen after a choice: one that excludes others stands alone, and goes where another is chosen. */
export function chosenTogether(
  options: readonly ItemOption[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const isExclusive = (code: string) => options.some((one) => one.code === code && one.exclusive === true);
  const fresh = after.find((code) => !before.includes(code));
  if (fresh === undefined) return [...after];
  return isExclusive(fresh) ? [fresh] : after.filter((code) => !isExclusive(code));
}

/** The operators that a condition on an answer of this type can have; none on what asks nothing. */
export const operatorsFor = (type: ItemType): readonly Operator[] =>
  isQuestion({ type }) ? ['exists', ...comparisons[type]] : [];

/** Ends and step of a scale; 0 to 10 in whole steps without. */
export const scaleOf = ({ min = 0, max = 10, step = 1 }: QuestionnaireItem) => ({ min, max, step });

/** Tells whether there is an answer at all: neither empty text nor no option counts as one. */
export const isAnswered = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && (typeof answer === 'object' ? answer.length > 0 : answer !== '');

/** A pressure is answered as text, `128/76`, mmHg; undefined where it is not two whole numbers. */
export function pressureOf(answer: Answer | undefined): { systolic: number; diastolic: number } | undefined {
  const [, systolic, diastolic] = (typeof answer === 'string' && /^(\d{1,3})\/(\d{1,3})$/.exec(answer)) || [];
  return systolic && diastolic ? { systolic: Number(systolic), diastolic: Number(diastolic) } : undefined;
}

/** Gives the name of an item for whoever writes the questionnaire: its text in the base language, or its key. */
export function nameOf(body: Pick<QuestionnaireBody, 'items' | 'language'>, linkId: string): string {
  const item = body.items.find((one) => one.linkId === linkId);
  return item?.text[body.language]?.slice(0, 60) || linkId;
}
