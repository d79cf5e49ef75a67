import * as z from 'zod/mini';
import { type Json } from '@/domain/fhir/elements';
import { measureSchema } from '@/domain/readings/measure';
import { MOST_STEPS } from '../questionnaireProblems';
import { unitNamed } from '../responses/answerUnits';
import { LONGEST_TEXT, type Answer, type ItemType, type QuestionnaireItem } from '../questionnaire';
import { CONTROLS, readTypes, urls } from './fhirCodes';
import { optionName, optionsIn } from './readOptions';
import type { Source } from './source';
import { unitsIn } from './units';
import {
  booleanAt,
  extensionsAt,
  inside,
  jsonAt,
  listAt,
  MOST_EXTENSIONS,
  needed,
  numberAt,
  objectAt,
  textAt,
  timeAt,
  Unreadable,
  unserved,
} from './wholeFile';

/** The control by which an item wants to be shown, e.g. `slider`. */
function controlOf(item: Json, where: string): string | undefined {
  const [control] = extensionsAt(item, urls.control, where);
  const concept = control?.['valueCodeableConcept'];
  const codings = concept === undefined ? undefined : objectAt(concept, where)['coding'];
  const coding = listAt(codings, where, MOST_EXTENSIONS).find((one) => one['system'] === CONTROLS);
  return textAt(coding?.['code'], where);
}

/** Types that R5 lets have options; with them they are a choice. */
const optionable: readonly ItemType[] = ['text', 'integer', 'decimal', 'date', 'time'];
/** A longer answer than this asks for a larger field. */
const LONGEST_LINE = 300;

/** A slider that can be shown as marks is a scale, any other one a number. */
function sliderType(item: Json, where: string, type: ItemType): ItemType {
  const { min, max, step } = boundsAt(item, where);
  if (step === undefined && (type === 'decimal' || min === undefined || max === undefined)) return type;
  if (min === undefined || max === undefined) throw unserved(where, 'slider');
  const steps = (max - min) / (step ?? 1);
  return steps > MOST_STEPS && step === undefined ? type : 'scale';
}

/** As which of our types an item is asked. @throws Unreadable */
export function typeOf(item: Json, where: string): ItemType {
  const [own] = extensionsAt(item, urls.ownType, where);
  const given = needed(item['type'], inside(where, 'type'));
  const type = Object.hasOwn(readTypes, given) ? readTypes[given] : undefined;
  if (!type)
    throw new Unreadable(inside(where, 'type'), 'questionnaires.fhirType', { type: given.slice(0, 40) });
  if (own?.['valueCode'] === 'pressure' || own?.['valueCode'] === 'scale') return own['valueCode'];
  if (own) throw unserved(where, String(own['valueCode']));
  const constraint = textAt(item['answerConstraint'], inside(where, 'answerConstraint'));
  if (constraint !== undefined && constraint !== 'optionsOnly')
    throw unserved(inside(where, 'answerConstraint'), constraint);
  const isMany = booleanAt(item['repeats'], inside(where, 'repeats')) === true;
  const hasOptions = item['answerOption'] !== undefined || item['answerValueSet'] !== undefined;
  if (type === 'choice' || (hasOptions && optionable.includes(type)))
    return isMany ? 'multiChoice' : 'choice';
  if (hasOptions) throw unserved(inside(where, 'answerOption'), 'answerOption');
  if (isMany) throw unserved(inside(where, 'repeats'), 'repeats');
  const isNumber = type === 'integer' || type === 'decimal';
  if (isNumber && controlOf(item, where) === 'slider') return sliderType(item, where, type);
  const isLong = (numberAt(item['maxLength'], inside(where, 'maxLength')) ?? 0) > LONGEST_LINE;
  return type === 'text' && isLong ? 'longText' : type;
}

const isMeasured = (type: ItemType) => type === 'integer' || type === 'decimal' || type === 'scale';

/** Ends and step of what is answered in figures. @throws Unreadable where an end is no number, or in another unit */
function boundsAt(item: Json, where: string) {
  const number = (url: string) => {
    const [one] = extensionsAt(item, url, where);
    const value = numberAt(one?.['valueDecimal'] ?? one?.['valueInteger'], where);
    if (one && value === undefined) throw unserved(where, url);
    return value;
  };
  const quantity = (url: string) => {
    const [one] = extensionsAt(item, url, where);
    if (!one) return undefined;
    const { value, unit, code } = objectAt(one['valueQuantity'], where);
    if (![unit, code].some((name) => unitsIn(item, where).includes(String(name)))) throw unserved(where, url);
    return numberAt(value, where);
  };
  return {
    min: number(urls.minValue) ?? quantity(urls.minQuantity),
    max: number(urls.maxValue) ?? quantity(urls.maxQuantity),
    step: number(urls.sliderStep),
  };
}

const countSchema = z.object({
  reverse: z.optional(z.boolean()),
  weight: z.optional(z.number()),
  writes: z.optional(measureSchema),
});

/** Reads unit, limits and decimals of an answer in figures, or how long one in words may be. @throws Unreadable */
export function figuresAt(item: Json, type: ItemType, where: string): Partial<QuestionnaireItem> {
  const { min, max, step } = boundsAt(item, where);
  if ([min, max, step].some((one) => one !== undefined) && !isMeasured(type))
    throw unserved(where, 'minValue');
  const most = numberAt(item['maxLength'], inside(where, 'maxLength'));
  if (most !== undefined && type !== 'text' && type !== 'longText')
    throw unserved(inside(where, 'maxLength'), 'maxLength');
  const [code, display] = unitsIn(item, where);
  if (item['type'] === 'quantity' && code === undefined && display === undefined)
    throw unserved(inside(where, 'type'), 'quantity');
  const [counts] = extensionsAt(item, urls.ownCount, where);
  const counted = counts && z.safeParse(countSchema, jsonAt(counts['valueString'], where));
  if (counted && !counted.success) throw new Unreadable(where, 'questionnaires.fhirShape');
  const writes = counted?.data.writes;
  // The code says exactly what a display only calls it.
  const [known] = [code, display].flatMap((one) => (writes && one && unitNamed(writes, one)) ?? []);
  const unit = known ?? display ?? code;
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
    ...(unit !== undefined && { unit }),
    // Longer than any answer here may be is no limit.
    ...(most !== undefined && most <= LONGEST_TEXT && { maxLength: most }),
    ...counted?.data,
  };
}

function presetAt(
  value: Json,
  type: ItemType,
  item: Json,
  where: string,
  source: Source,
): Answer | undefined {
  switch (type) {
    case 'boolean':
      return booleanAt(value['valueBoolean'], where);
    case 'integer':
    case 'decimal':
    case 'scale': {
      if (value['valueQuantity'] === undefined)
        return numberAt(value['valueInteger'] ?? value['valueDecimal'], where);
      const { value: number, unit, code } = objectAt(value['valueQuantity'], where);
      if (![unit, code].some((one) => unitsIn(item, where).includes(String(one))))
        throw unserved(where, 'initial');
      return numberAt(number, where);
    }
    case 'choice':
    case 'multiChoice': {
      const name = optionName(value, where);
      const isNamed = optionsIn(item, where, source).some((one) => optionName(one, where) === name);
      return isNamed ? source.codeOf(name) : undefined;
    }
    case 'date':
      return textAt(value['valueDate'], where);
    case 'time':
      return timeAt(value['valueTime'], where);
    default:
      return textAt(value['valueString'], where);
  }
}

/** The preset answer to an item, by `initial` or by options that are chosen from the start. @throws Unreadable */
export function initialAt(item: Json, type: ItemType, where: string, source: Source): Answer | undefined {
  const at = inside(where, 'initial');
  const isChoice = type === 'choice' || type === 'multiChoice';
  const chosen = isChoice
    ? optionsIn(item, where, source).filter((one) => booleanAt(one['initialSelected'], at) === true)
    : [];
  const given = listAt(item['initial'], at, MOST_EXTENSIONS);
  if (given.length === 0 && chosen.length === 0) return undefined;
  const presets = [
    ...given.map((one, place) => presetAt(one, type, item, `${at}[${place}]`, source)),
    ...chosen.map((one) => source.codeOf(optionName(one, at))),
  ];
  const known = presets.filter((one) => one !== undefined);
  const [first] = known;
  if (first === undefined || known.length < presets.length) throw unserved(at, 'initial');
  if (type === 'multiChoice') return known.map(String);
  if (known.length > 1) throw unserved(at, 'initial');
  return first;
}
