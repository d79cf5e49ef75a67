import * as z from 'zod/mini';
import { type Json } from '@/domain/fhir/elements';
import { measureSchema } from '@/domain/readings/measure';
import type { Language } from '@/domain/text';
import {
  MOST_CONDITIONS,
  MOST_ITEMS,
  MOST_OPTIONS,
  operators,
  type ItemCondition,
  type ItemType,
  type QuestionnaireItem,
} from '../questionnaire';
import { unitNamed } from '../responses/answerUnits';
import { CONTROLS, readTypes, urls } from './fhirCodes';
import { textsAt } from './fhirTexts';
import {
  booleanAt,
  extensionsAt,
  jsonAt,
  listAt,
  MOST_EXTENSIONS,
  numberAt,
  objectAt,
  textAt,
  Unreadable,
} from './wholeFile';

/** Groups within groups deeper than this are no questionnaire that anybody wrote. */
const DEEPEST = 10;
const KEY = /^[A-Za-z][\w-]{0,39}$/;

/** Keys as they may be here: `/1.2` becomes `q-1-2`. The same key always becomes the same, two never the same one. */
function createKeys(prefix: string) {
  const known = new Map<string, string>();
  const taken = new Set<string>();
  return (given: string): string => {
    const before = known.get(given);
    if (before !== undefined) return before;
    const plain = given.replaceAll(/[^\w-]+/g, '-');
    const base = KEY.test(given) ? given : `${prefix}-${plain}`.replaceAll(/-+/g, '-').slice(0, 36);
    let key = base;
    for (let count = 2; taken.has(key); count += 1) key = `${base.slice(0, 36)}-${count}`;
    taken.add(key);
    known.set(given, key);
    return key;
  };
}

/** The items read so far, with their places in the file. */
interface Reading {
  language: Language;
  keyOf: (linkId: string) => string;
  codeOf: (code: string) => string;
  items: QuestionnaireItem[];
  places: string[];
  count: number;
}

function needed(value: unknown, where: string): string {
  const text = textAt(value, where);
  if (text === undefined) throw new Unreadable(where, 'questionnaires.fhirShape');
  return text;
}

/** The control by which an item wants to be shown, e.g. `slider`. */
function controlOf(item: Json, where: string): string | undefined {
  const [control] = extensionsAt(item, urls.control, where);
  const concept = control?.['valueCodeableConcept'];
  const codings = concept === undefined ? undefined : objectAt(concept, where)['coding'];
  const coding = listAt(codings, where, MOST_EXTENSIONS).find((one) => one['system'] === CONTROLS);
  return textAt(coding?.['code'], where);
}

function typeOf(item: Json, where: string): ItemType {
  const [own] = extensionsAt(item, urls.ownType, where);
  const given = needed(item['type'], `${where}.type`);
  const type = own?.['valueCode'] === 'pressure' ? 'pressure' : readTypes[given];
  if (!type || !Object.hasOwn(readTypes, given))
    throw new Unreadable(`${where}.type`, 'questionnaires.fhirType', { type: given.slice(0, 40) });
  if (type === 'choice') return booleanAt(item['repeats'], `${where}.repeats`) ? 'multiChoice' : 'choice';
  const isNumber = type === 'integer' || type === 'decimal';
  return isNumber && controlOf(item, where) === 'slider' ? 'scale' : type;
}

function conditionAt(given: Json, where: string, { keyOf, codeOf }: Reading): ItemCondition {
  const operator = operators.find((one) => one === given['operator']);
  if (!operator) throw new Unreadable(`${where}.operator`, 'questionnaires.fhirShape');
  const answer = Object.keys(given).find((name) => name.startsWith('answer')) ?? '';
  const value = (): ItemCondition['value'] => {
    const at = `${where}.${answer}`;
    switch (answer) {
      case 'answerBoolean':
        return booleanAt(given[answer], at);
      case 'answerInteger':
      case 'answerDecimal':
        return numberAt(given[answer], at);
      case 'answerCoding':
        return codeOf(needed(objectAt(given[answer], at)['code'], `${at}.code`));
      case 'answerTime':
        return needed(given[answer], at).slice(0, 5);
      case 'answerDate':
      case 'answerString':
        return needed(given[answer], at);
      default:
        throw new Unreadable(at, 'questionnaires.fhirCondition');
    }
  };
  return { item: keyOf(needed(given['question'], `${where}.question`)), operator, value: value() };
}

function optionsAt(item: Json, where: string, { language, codeOf }: Reading) {
  if (item['answerValueSet'] !== undefined)
    throw new Unreadable(`${where}.answerValueSet`, 'questionnaires.fhirValueSet');
  return listAt(item['answerOption'], `${where}.answerOption`, MOST_OPTIONS).map((option, place) => {
    const at = `${where}.answerOption[${place}]`;
    const plain = textAt(option['valueString'], `${at}.valueString`);
    const coding =
      plain === undefined ? objectAt(option['valueCoding'], `${at}.valueCoding`) : { code: plain };
    const code = needed(coding['code'] ?? coding['display'], `${at}.valueCoding.code`);
    const named = plain === undefined ? coding : { display: plain };
    const text = textsAt(named, 'display', language, at);
    const [ordinal] = [...extensionsAt(coding, urls.ordinal, at), ...extensionsAt(option, urls.ordinal, at)];
    const score = numberAt(ordinal?.['valueDecimal'], at);
    return { code: codeOf(code), text, ...(score !== undefined && { score }) };
  });
}

const countSchema = z.object({
  reverse: z.optional(z.boolean()),
  weight: z.optional(z.number()),
  writes: z.optional(measureSchema),
});

function figuresAt(item: Json, where: string) {
  const bound = (url: string) => {
    const [one] = extensionsAt(item, url, where);
    return numberAt(one?.['valueDecimal'] ?? one?.['valueInteger'], where);
  };
  const [min, max, step] = [bound(urls.minValue), bound(urls.maxValue), bound(urls.sliderStep)];
  const coding = extensionsAt(item, urls.unit, where).map((one) => objectAt(one['valueCoding'], where))[0];
  const named = [coding?.['code'], coding?.['display']].map((one) => textAt(one, where));
  const [counts] = extensionsAt(item, urls.ownCount, where);
  const counted = counts && z.safeParse(countSchema, jsonAt(counts['valueString'], where));
  if (counted && !counted.success) throw new Unreadable(where, 'questionnaires.fhirShape');
  const writes = counted?.data.writes;
  // The code says exactly what a display only calls it.
  const [known] = named.flatMap((one) => (writes && one && unitNamed(writes, one)) ?? []);
  const unit = known ?? named[1] ?? named[0];
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
    ...(unit !== undefined && { unit }),
    ...counted?.data,
  };
}

function readItem(item: Json, where: string, reading: Reading): QuestionnaireItem {
  const { language, keyOf } = reading;
  const type = typeOf(item, where);
  const enableWhen = listAt(item['enableWhen'], `${where}.enableWhen`, MOST_CONDITIONS).map((one, place) =>
    conditionAt(one, `${where}.enableWhen[${place}]`, reading),
  );
  const options = type === 'choice' || type === 'multiChoice' ? optionsAt(item, where, reading) : [];
  const required = booleanAt(item['required'], `${where}.required`);
  const behavior = item['enableBehavior'];
  return {
    linkId: keyOf(needed(item['linkId'], `${where}.linkId`)),
    type,
    text: textsAt(item, 'text', language, where),
    ...(required !== undefined && { required }),
    ...figuresAt(item, where),
    ...(options.length > 0 && { options }),
    ...(enableWhen.length > 0 && { enableWhen }),
    ...((behavior === 'any' || behavior === 'all') && { enableBehavior: behavior }),
  };
}

/** Takes items in the order in which they are read. What stands under a question is only help for it. */
function readInto(given: unknown, where: string, reading: Reading, depth: number): void {
  if (depth > DEEPEST) throw new Unreadable(where, 'questionnaires.fhirNesting');
  let hidesWhatFollows = false;
  listAt(given, where, MOST_ITEMS).forEach((one, place) => {
    const at = `${where}[${place}]`;
    reading.count += 1;
    if (reading.count > 2 * MOST_ITEMS)
      throw new Unreadable(at, 'questionnaires.fhirTooMany', { most: MOST_ITEMS });
    const item = readItem(one, at, reading);
    const isSection = item.type === 'section';
    // A group with conditions would, without its end being written, also hide what only follows it.
    if ((hidesWhatFollows && !isSection) || (isSection && depth > 0 && item.enableWhen))
      throw new Unreadable(at, 'questionnaires.fhirNesting');
    hidesWhatFollows = isSection && item.enableWhen !== undefined;
    reading.items.push(item);
    reading.places.push(at);
    if (isSection) return readInto(one['item'], `${at}.item`, reading, depth + 1);
    for (const [inner, below] of listAt(one['item'], `${at}.item`, MOST_ITEMS).entries()) {
      const help = `${at}.item[${inner}]`;
      if (below['type'] !== 'display') throw new Unreadable(help, 'questionnaires.fhirNesting');
      item.help = textsAt(below, 'text', reading.language, help);
    }
  });
}

/** The items of an R4 Questionnaire, groups opened out, and the place of each in the file. @throws Unreadable */
export function readItems(
  given: unknown,
  where: string,
  language: Language,
): Pick<Reading, 'items' | 'places'> {
  const reading: Reading = {
    language,
    keyOf: createKeys('q'),
    codeOf: createKeys('c'),
    items: [],
    places: [],
    count: 0,
  };
  readInto(given, where, reading, 0);
  return reading;
}
