import type { Json } from '@/domain/fhir/elements';
import type { Score } from '../questionnaire';
import { sumOf, type Sum } from './expressions';
import { urls } from './fhirCodes';
import { joinedTexts, textsAt } from './fhirTexts';
import { optionsAt, optionsIn } from './readOptions';
import { expressionOf, type Source } from './source';
import { extensionsAt, inside, Unreadable, unserved } from './wholeFile';

/** Labels of scores are no longer than this. */
const LONGEST_LABEL = 100;
const figures: readonly unknown[] = ['integer', 'decimal', 'quantity'];

/** Tells whether a number counts whole or in tenths, to which scores are rounded. */
const isTenth = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** Tells whether the answers to an item can be added as the numbers that they are. */
function isAdded(item: Json, options: readonly Json[], scores: readonly number[]): boolean {
  if (extensionsAt(item, urls.calculated, '').length > 0) return false;
  // Finer figures than tenths would be rounded.
  if (options.length === 0) return item['type'] === 'integer';
  return options.every(
    ({ valueInteger }, place) => valueInteger !== undefined && valueInteger === scores[place],
  );
}

const isNumber = ({ valueInteger, valueDecimal }: Json) => (valueInteger ?? valueDecimal) !== undefined;

/** The items that a sum counts. One whose answers have no weights adds nothing to a sum of weights. */
function countedIn({ items }: Sum, where: string, source: Source, text: string): string[] {
  const counted = items.filter(({ item, isValue }) => {
    if (item['type'] === 'group' || item['type'] === 'display') return false;
    const options = optionsIn(item, where, source);
    const scores = optionsAt(item, where, source).flatMap(({ score }) => score ?? []);
    const isServed = isValue ? isAdded(item, options, scores) : !options.some(isNumber);
    if (!isServed || !scores.every(isTenth)) throw unserved(where, text);
    return isValue || scores.length > 0;
  });
  const names = counted.map(({ item }) => String(item['linkId']));
  if (names.length === 0 || new Set(names).size < names.length) throw unserved(where, text);
  return names.map(source.keyOf);
}

/**
 * Reads an item that is not asked but calculated, as a score of ours; undefined where it is not calculated.
 * @throws Unreadable where it is anything else than a plain sum of answers
 */
export function scoreAt(item: Json, where: string, source: Source): Score | undefined {
  const [calculated, more] = extensionsAt(item, urls.calculated, where);
  if (!calculated) return undefined;
  const at = inside(where, 'calculatedExpression');
  const text = expressionOf(calculated, at);
  const sum = sumOf(text, source.root, source.variables);
  const others = ['item', 'initial', 'enableWhen', 'answerOption', 'answerValueSet'];
  const isPlain = others.every((name) => item[name] === undefined) && figures.includes(item['type']);
  if (!sum || more || !isPlain || extensionsAt(item, urls.enableWhen, where).length > 0)
    throw unserved(at, text);
  const label = joinedTexts([textsAt(item, 'text', source.language, where)], source.language, '');
  if (Object.values(label).some((one) => one.length > LONGEST_LABEL))
    throw new Unreadable(inside(where, 'text'), 'questionnaires.fhirShape');
  const items = countedIn(sum, at, source, text);
  return {
    id: source.keyOf(String(item['linkId'])),
    label,
    kind: 'sum',
    items,
    minAnswered: sum.needsAll ? items.length : 1,
    bands: [],
  };
}
