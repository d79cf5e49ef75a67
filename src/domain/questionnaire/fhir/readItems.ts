import type { Json } from '@/domain/fhir/elements';
import { isQuestion } from '../itemKinds';
import { MOST_ITEMS, type QuestionnaireItem, type Score } from '../questionnaire';
import { knownElements, knownExtensions, urls } from './fhirCodes';
import { joinedTexts, textsAt, type Texts } from './fhirTexts';
import { conditionsAt, type Conditions } from './readConditions';
import { figuresAt, initialAt, typeOf } from './readFigures';
import { optionsAt } from './readOptions';
import { scoreAt } from './readScores';
import { mustNotBeDeep, type Source } from './source';
import {
  booleanAt,
  extensionsAt,
  inside,
  listAt,
  MOST_EXTENSIONS,
  needed,
  onlyKnown,
  textAt,
  Unreadable,
  unserved,
  within,
} from './wholeFile';

/** The items and scores read so far, with the places of the items in the file. */
interface Reading {
  source: Source;
  items: QuestionnaireItem[];
  places: string[];
  scores: Score[];
  count: number;
}

/** Facts of a group that hold for everything in it. */
interface Outer extends Conditions {
  hidden: boolean;
  readOnly: boolean;
}

const isHidden = (item: Json, where: string): boolean =>
  extensionsAt(item, urls.hidden, where).some((one) => booleanAt(one['valueBoolean'], where) === true);

const namedText = (item: Json, where: string, { language }: Source): Texts =>
  joinedTexts(
    [textsAt(item, 'prefix', language, where), textsAt(item, 'text', language, where)],
    language,
    ' ',
  );

/** By these an item may not be asked, though it must be answered. */
const unasked: readonly unknown[] = [urls.hidden, urls.calculated, urls.enableWhen];

/** A group that must be answered is answered where a question in it must be, whatever else is. */
function mustHoldRequired(item: Json, where: string): void {
  const at = inside(where, 'item');
  const isHeld = listAt(item['item'], at, MOST_ITEMS).some(
    (one) =>
      one['type'] !== 'group' &&
      one['required'] === true &&
      one['enableWhen'] === undefined &&
      one['readOnly'] !== true &&
      !listAt(one['extension'], at, MOST_EXTENSIONS).some(({ url }) => unasked.includes(url)),
  );
  if (!isHeld) throw unserved(inside(where, 'required'), 'required');
}

function readItem(item: Json, where: string, source: Source, outer: Outer): QuestionnaireItem {
  const type = typeOf(item, where);
  const isAnswerable = isQuestion({ type });
  const options = type === 'choice' || type === 'multiChoice' ? optionsAt(item, where, source) : [];
  const required = booleanAt(item['required'], inside(where, 'required'));
  if (required === true && type === 'section') mustHoldRequired(item, where);
  if (required === true && type === 'display') throw unserved(inside(where, 'required'), 'required');
  const readOnly = booleanAt(item['readOnly'], inside(where, 'readOnly')) === true || outer.readOnly;
  const initial = initialAt(item, type, where, source);
  if (initial !== undefined && !isAnswerable) throw unserved(inside(where, 'initial'), 'initial');
  return {
    linkId: source.keyOf(needed(item['linkId'], inside(where, 'linkId'))),
    type,
    text: namedText(item, where, source),
    ...(required !== undefined && isAnswerable && { required }),
    ...figuresAt(item, type, where),
    ...(options.length > 0 && { options }),
    ...((isHidden(item, where) || outer.hidden) && { hidden: true }),
    ...(readOnly && type !== 'display' && { readOnly }),
    ...(initial !== undefined && { initial }),
    ...conditionsAt(item, where, source),
  };
}

const childElements: ReadonlySet<string> = new Set([
  'id',
  'linkId',
  'type',
  'extension',
  'text',
  '_text',
  'prefix',
  '_prefix',
  'required',
  'repeats',
]);

/** Reads what helps to answer a question: how it is written, where more stands, and the texts below it. */
function helpOf(item: Json, where: string, source: Source): Texts {
  const { language } = source;
  const formats = extensionsAt(item, urls.entryFormat, where).map((one) => textAt(one['valueString'], where));
  const links = extensionsAt(item, urls.supportLink, where).map((one) => textAt(one['valueUri'], where));
  const at = inside(where, 'item');
  const below = listAt(item['item'], at, MOST_ITEMS).flatMap((one, place) =>
    within(one, (): Texts[] => {
      const help = `${at}[${place}]`;
      if (one['type'] !== 'display') throw new Unreadable(help, 'questionnaires.fhirNesting');
      onlyKnown(one, childElements, knownExtensions.item, help);
      const { enableWhen, enableBehavior } = conditionsAt(one, help, source);
      if (enableWhen ?? enableBehavior) throw new Unreadable(help, 'questionnaires.fhirNesting');
      return isHidden(one, help) ? [] : [namedText(one, help, source)];
    }),
  );
  const plain = [...formats, ...links].map((text): Texts => (text === undefined ? {} : { [language]: text }));
  return joinedTexts([...below, ...plain], language, '\n');
}

/** Takes one item, and those in it where it is a group. Says whether it hides what follows it, were that no group. */
function take(
  item: Json,
  at: string,
  reading: Reading,
  depth: number,
  outer: Outer,
  isAfter: boolean,
): boolean {
  const { source } = reading;
  onlyKnown(item, knownElements.item, knownExtensions.item, at);
  const score = scoreAt(item, at, source);
  if (score) {
    if (outer.enableWhen) throw new Unreadable(at, 'questionnaires.fhirNesting');
    reading.scores.push(score);
    return isAfter;
  }
  const read = readItem(item, at, reading.source, outer);
  const isSection = read.type === 'section';
  const hidesAll = isSection && read.hidden === true;
  // A group with conditions would, without its end being written, also hide what only follows it.
  if (isAfter && (!isSection || hidesAll)) throw new Unreadable(at, 'questionnaires.fhirNesting');
  if (isSection && read.enableWhen && (depth > 0 || hidesAll))
    throw new Unreadable(at, 'questionnaires.fhirNesting');
  if (isSection) {
    const { readOnly = false, ...section } = read;
    const { enableWhen, enableBehavior } = read.enableWhen ? read : outer;
    const conditions = {
      ...(enableWhen && { enableWhen }),
      ...(enableBehavior && { enableBehavior }),
    };
    // Nobody sees the heading of a hidden group; what is in it is hidden one by one.
    if (!hidesAll) add({ ...section, ...conditions }, at, reading);
    readInto(item['item'], inside(at, 'item'), reading, depth + 1, {
      ...conditions,
      hidden: hidesAll,
      readOnly,
    });
    return read.enableWhen !== undefined;
  }
  const help = helpOf(item, at, source);
  const isHelped = Object.keys(help).length > 0;
  if (isHelped && read.type === 'display') throw unserved(inside(at, 'item'), 'item');
  add({ ...read, ...(isHelped && { help }) }, at, reading);
  return isAfter;
}

function add(item: QuestionnaireItem, at: string, { items, places }: Reading): void {
  items.push(item);
  places.push(at);
}

/** Takes items in the order in which they are read. What stands under a question is only help for it. */
function readInto(given: unknown, where: string, reading: Reading, depth: number, outer: Outer): void {
  mustNotBeDeep(depth, where);
  let hidesWhatFollows = false;
  listAt(given, where, MOST_ITEMS).forEach((one, place) => {
    const at = `${where}[${place}]`;
    reading.count += 1;
    if (reading.count > 2 * MOST_ITEMS)
      throw new Unreadable(at, 'questionnaires.fhirTooMany', { most: MOST_ITEMS });
    hidesWhatFollows = within(one, () => take(one, at, reading, depth, outer, hidesWhatFollows));
  });
}

/**
 * The items of an R4 Questionnaire, groups opened out, the place of each in the file, and the scores that it calculates.
 * @throws Unreadable
 */
export function readItems(source: Source): Pick<Reading, 'items' | 'places' | 'scores'> {
  const reading: Reading = { source, items: [], places: [], scores: [], count: 0 };
  readInto(source.root['item'], 'item', reading, 0, { hidden: false, readOnly: false });
  return reading;
}
