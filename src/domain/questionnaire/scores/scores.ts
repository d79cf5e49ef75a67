import { isAnswered, isNeverAnswered, scaleOf } from '../itemKinds';
import type { QuestionnaireBody, QuestionnaireItem, Score } from '../questionnaire';
import type { Answer, Answers, Scored } from '../responses/response';
import { submitted } from '../responses/visible';

interface Range {
  min: number;
  max: number;
}

type Asked = Pick<QuestionnaireBody, 'items'>;

/** Sums of decimal fractions are not exact: 0.1 + 0.2. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Gives the range that the answer to an item can count, before weights; undefined where it cannot be counted. */
function rangeOf(item: QuestionnaireItem): Range | undefined {
  const { type, min, max, options = [] } = item;
  if (isNeverAnswered(item)) return undefined;
  const scores = options.map(({ score }) => score);
  const isScored = (all: (number | undefined)[]): all is number[] =>
    all.length > 0 && all.every((score) => score !== undefined);
  switch (type) {
    case 'scale':
      return scaleOf(item);
    case 'boolean':
      return { min: 0, max: 1 };
    case 'integer':
    case 'decimal':
      return min !== undefined && max !== undefined && min <= max ? { min, max } : undefined;
    case 'choice':
      return isScored(scores) ? { min: Math.min(...scores), max: Math.max(...scores) } : undefined;
    case 'multiChoice': {
      if (!isScored(scores)) return undefined;
      const together = options.flatMap(({ score = 0, exclusive }) => (exclusive === true ? [] : score));
      const add = (sum: number, one: number) => sum + one;
      const of = (keep: (one: number) => boolean) => together.filter(keep).reduce(add, 0);
      // At least one is chosen, or it is not answered; one that excludes others stands alone.
      const [low, high] = [of((one) => one < 0), of((one) => one > 0)];
      return { min: Math.min(low || Infinity, ...scores), max: Math.max(high || -Infinity, ...scores) };
    }
    default:
      return undefined;
  }
}

/**
 * Tells whether the answer to an item can be counted: a number with both ends, a scale, yes or no, options that all
 * have a score.
 */
export const isScorable = (item: QuestionnaireItem): boolean => rangeOf(item) !== undefined;

function rawValue(item: QuestionnaireItem, answer: Answer): number | undefined {
  const scoreOf = (code: string) => item.options?.find((option) => option.code === code)?.score;
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  if (typeof answer === 'string') return scoreOf(answer);
  return answer.reduce<number | undefined>((sum, code) => {
    const score = scoreOf(code);
    return sum === undefined || score === undefined ? undefined : sum + score;
  }, 0);
}

/** The least and the most that comes of a range, times a weight that may be negative. */
const endsOf = ({ min, max }: Range, weight: number): [low: number, high: number] =>
  weight < 0 ? [max * weight, min * weight] : [min * weight, max * weight];

const weightOf = ({ weight = 1 }: QuestionnaireItem, { kind }: Score): number =>
  kind === 'weighted' ? weight : 1;

/**
 * Gives the count of an answer in a score: reversed where the item says so (lowest + highest − answer), times its
 * weight.
 */
function countOf(item: QuestionnaireItem, score: Score, answer: Answer | undefined): number | undefined {
  const range = rangeOf(item);
  const value = isAnswered(answer) ? rawValue(item, answer) : undefined;
  if (!range || value === undefined) return undefined;
  return (item.reverse ? range.min + range.max - value : value) * weightOf(item, score);
}

/** Gives the place of an answer between the least and the most that its item can count in a score, 0 to 1. */
export function shareOf(
  item: QuestionnaireItem,
  score: Score,
  answer: Answer | undefined,
): number | undefined {
  const range = rangeOf(item);
  const count = countOf(item, score, answer);
  if (!range || count === undefined) return undefined;
  const [low, high] = endsOf(range, weightOf(item, score));
  return high > low ? (count - low) / (high - low) : 0;
}

const itemsOf = ({ items }: Asked, score: Score): QuestionnaireItem[] =>
  [...new Set(score.items)].flatMap((linkId) => items.find((item) => item.linkId === linkId) ?? []);

const isWhole = (values: (number | undefined)[]) =>
  values.every((value) => value === undefined || Number.isInteger(value));

/** Values of a score lie so far apart: 1 where only whole numbers can come out, otherwise it is rounded to 0.1. */
export function scoreStep(body: Asked, score: Score): number {
  if (score.kind === 'mean') return 0.1;
  const whole = itemsOf(body, score).every((item) => {
    const { min, max, step } = item.type === 'scale' ? scaleOf(item) : { ...item, step: 1 };
    const figures = item.options?.map((option) => option.score) ?? [min, max, step];
    return item.type !== 'decimal' && isWhole([...figures, weightOf(item, score)]);
  });
  return whole ? 1 : 0.1;
}

/**
 * The lowest and the highest value that a score can have, when as few of its items are answered as it allows or more.
 * Undefined where one of its items cannot be counted.
 */
export function scoreRange(body: Asked, score: Score): Range | undefined {
  const items = itemsOf(body, score);
  const ranges = items.flatMap((item): [number, number][] => {
    const range = rangeOf(item);
    const weight = weightOf(item, score);
    if (!range) return [];
    return [endsOf(range, weight)];
  });
  if (ranges.length === 0 || ranges.length < score.items.length) return undefined;
  const needed = Math.min(score.minAnswered, ranges.length);
  const lows = ranges.map(([low]) => low).toSorted((a, b) => a - b);
  const highs = ranges.map(([, high]) => high).toSorted((a, b) => b - a);
  const add = (sum: number, one: number) => sum + one;
  const step = scoreStep(body, score);
  if (score.kind === 'mean')
    return {
      min: rounded(lows.slice(0, needed).reduce(add, 0) / needed, step),
      max: rounded(highs.slice(0, needed).reduce(add, 0) / needed, step),
    };
  return {
    min: rounded(lows.filter((low, place) => place < needed || low < 0).reduce(add, 0), step),
    max: rounded(highs.filter((high, place) => place < needed || high > 0).reduce(add, 0), step),
  };
}

const rounded = (value: number, step: number): number => tidy(Math.round(tidy(value / step)) * step);

/** The place of the band that holds a value; undefined where none does. */
export function bandOf({ bands }: Pick<Score, 'bands'>, value: number): number | undefined {
  const place = bands.findIndex(({ from, to }) => from <= value && value <= to);
  return place < 0 ? undefined : place;
}

/**
 * The scores of answers: `sum` adds, `mean` divides by how many were answered, `weighted` adds each times its weight.
 * Answers to hidden items do not count. With fewer answered than the score asks for there is no value: incomplete.
 */
export function scoresOf(body: Pick<QuestionnaireBody, 'items' | 'scores'>, answers: Answers): Scored[] {
  const given = submitted(body, answers);
  return body.scores.map((score) => {
    const items = itemsOf(body, score);
    const counts = items.flatMap((item) => countOf(item, score, given[item.linkId]) ?? []);
    const outcome = { id: score.id, answered: counts.length, of: items.length };
    if (counts.length === 0 || counts.length < score.minAnswered) return outcome;
    const sum = counts.reduce((all, one) => all + one, 0);
    const value = rounded(score.kind === 'mean' ? sum / counts.length : sum, scoreStep(body, score));
    const band = bandOf(score, value);
    return { ...outcome, value, ...(band !== undefined && { band }) };
  });
}
