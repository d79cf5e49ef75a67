import type { Json } from '@/domain/fhir/elements';
import { MOST_CONDITIONS, operators, type ItemCondition, type QuestionnaireItem } from '../questionnaire';
import { comparisonsOf, type Comparison } from './expressions';
import { knownElements, urls } from './fhirCodes';
import { optionName, optionsIn } from './readOptions';
import { expressionOf, type Source } from './source';
import { unitsIn } from './units';
import {
  booleanAt,
  extensionsAt,
  inside,
  listAt,
  needed,
  numberAt,
  objectAt,
  onlyKnown,
  textAt,
  timeAt,
  Unreadable,
  unserved,
} from './wholeFile';

export type Conditions = Pick<QuestionnaireItem, 'enableWhen' | 'enableBehavior'>;

/** The code here of an option that a condition names; undefined where the question has no options. */
function optionCode(question: Json | undefined, name: string, where: string, source: Source) {
  const options = question ? optionsIn(question, where, source) : [];
  if (options.length === 0) return undefined;
  const isNamed = options.some((option) => optionName(option, where) === name);
  return isNamed ? source.codeOf(name) : undefined;
}

/** An option that is named with its code system must be one of that system, where the question says of which it is. */
function codeAt(coding: Json, question: Json | undefined, where: string, source: Source): string {
  const code = needed(coding['code'] ?? coding['display'], inside(where, 'code'));
  const { system } = coding;
  const isOther = (option: Json) => {
    const own = objectAt(option['valueCoding'] ?? {}, where);
    return own['code'] === code && own['system'] !== undefined && own['system'] !== system;
  };
  if (system !== undefined && question && optionsIn(question, where, source).some(isOther))
    throw new Unreadable(where, 'questionnaires.fhirCondition');
  return source.codeOf(code);
}

function comparedAt(given: Json, where: string, source: Source): ItemCondition['value'] {
  const name = Object.keys(given).find((one) => one.startsWith('answer')) ?? '';
  const at = inside(where, name);
  const question = source.items.get(String(given['question']));
  const value = given[name];
  switch (name) {
    case 'answerBoolean':
      return booleanAt(value, at);
    case 'answerInteger':
    case 'answerDecimal': {
      const number = numberAt(value, at);
      return optionCode(question, String(number), at, source) ?? number;
    }
    case 'answerCoding':
      return codeAt(objectAt(value, at), question, at, source);
    case 'answerQuantity': {
      const { value: number, unit, code } = objectAt(value, at);
      const units = question ? unitsIn(question, at) : [];
      const isSame = [unit, code].some((one) => units.includes(String(one)));
      if (!isSame || given[name] === undefined) throw new Unreadable(at, 'questionnaires.fhirCondition');
      return numberAt(number, at);
    }
    case 'answerTime': {
      const time = timeAt(value, at);
      return optionCode(question, time, at, source) ?? time;
    }
    case 'answerDate':
    case 'answerString': {
      const text = needed(value, at);
      return optionCode(question, text, at, source) ?? text;
    }
    default:
      throw new Unreadable(at, 'questionnaires.fhirCondition');
  }
}

function conditionAt(given: Json, where: string, source: Source): ItemCondition {
  const operator = operators.find((one) => one === given['operator']);
  if (!operator) throw new Unreadable(inside(where, 'operator'), 'questionnaires.fhirShape');
  const item = source.keyOf(needed(given['question'], inside(where, 'question')));
  const value = comparedAt(given, where, source);
  onlyKnown(given, knownElements.condition, new Set(), where);
  if (value === undefined || (operator === 'exists' && typeof value !== 'boolean'))
    throw new Unreadable(where, 'questionnaires.fhirCondition');
  return { item, operator, value };
}

/** The constants of FHIRPath that answers of each type are compared with. */
const constants: Readonly<Record<string, (value: unknown, isDate: boolean) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => typeof value === 'number',
  decimal: (value) => typeof value === 'number',
  string: (value, isDate) => typeof value === 'string' && !isDate,
  text: (value, isDate) => typeof value === 'string' && !isDate,
  date: (value, isDate) => typeof value === 'string' && isDate,
};

/** A comparison as conditions of ours. In FHIRPath nothing is unequal to an answer that was not given. */
function conditionsOf(
  { item, part, operator, value, isDate }: Comparison,
  source: Source,
): ItemCondition[] | undefined {
  const linkId = item['linkId'];
  if (typeof linkId !== 'string') return undefined;
  const of = { item: source.keyOf(linkId) };
  if (part === 'exists')
    return typeof value === 'boolean' ? [{ ...of, operator: 'exists', value }] : undefined;
  if (item['repeats'] === true) return undefined;
  const options = optionsIn(item, '', source);
  const isCoded = options.length > 0 && options.every((one) => one['valueCoding'] !== undefined);
  const compared = options.length > 0 ? optionCode(item, String(value), '', source) : value;
  const isFit =
    options.length > 0
      ? (part === 'code') === isCoded && !isDate && (operator === '=' || operator === '!=')
      : part === 'value' && constants[String(item['type'])]?.(value, isDate) === true;
  if (!isFit || compared === undefined) return undefined;
  const condition = { ...of, operator, value: compared };
  return operator === '!=' ? [{ ...of, operator: 'exists', value: true }, condition] : [condition];
}

function expressedAt(extension: Json, where: string, source: Source): Conditions {
  const text = expressionOf(extension, where);
  const found = comparisonsOf(text, source.root, source.variables);
  const each = found?.comparisons.map((one) => conditionsOf(one, source)) ?? [undefined];
  if (!found || !each.every((one) => one !== undefined)) throw unserved(where, text);
  // One of several that itself needs two to hold cannot be written as a plain list.
  if (!found.all && each.some((one) => one.length > 1)) throw unserved(where, text);
  const enableWhen = each.flat();
  if (enableWhen.length > MOST_CONDITIONS)
    throw new Unreadable(where, 'questionnaires.fhirTooMany', { most: MOST_CONDITIONS });
  return { enableWhen, ...(enableWhen.length > 1 && { enableBehavior: found.all ? 'all' : 'any' }) };
}

/** Reads when an item is shown, by its conditions or its expression. @throws Unreadable */
export function conditionsAt(item: Json, where: string, source: Source): Conditions {
  const at = inside(where, 'enableWhen');
  const enableWhen = listAt(item['enableWhen'], at, MOST_CONDITIONS).map((one, place) =>
    conditionAt(one, `${at}[${place}]`, source),
  );
  const [expression, more] = extensionsAt(item, urls.enableWhen, where);
  if (more || (expression && enableWhen.length > 0)) throw unserved(where, 'enableWhenExpression');
  const shownOtherwise = [
    textAt(item['disabledDisplay'], inside(where, 'disabledDisplay')),
    ...extensionsAt(item, urls.disabledDisplay, where).map((one) => textAt(one['valueCode'], where)),
  ];
  if (shownOtherwise.some((one) => one !== undefined && one !== 'hidden'))
    throw unserved(inside(where, 'disabledDisplay'), 'disabledDisplay');
  if (expression) return expressedAt(expression, inside(where, 'enableWhenExpression'), source);
  const behavior = item['enableBehavior'];
  const isBehavior = behavior === 'all' || behavior === 'any';
  // STU3 meant any of them and R4 asks for the word: without it nobody knows.
  if (behavior === undefined ? enableWhen.length > 1 : !isBehavior)
    throw new Unreadable(inside(where, 'enableBehavior'), 'questionnaires.fhirShape');
  return { ...(enableWhen.length > 0 && { enableWhen }), ...(isBehavior && { enableBehavior: behavior }) };
}
