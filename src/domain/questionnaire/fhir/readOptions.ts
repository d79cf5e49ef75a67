import type { Json } from '@/domain/fhir/elements';
import { formatDecimal } from '@/domain/numbers';
import { languages, type Language } from '@/domain/text';
import { MOST_OPTIONS, type ItemOption } from '../questionnaire';
import { knownElements, knownExtensions, urls, weightUrls } from './fhirCodes';
import { joinedTexts, textsAt, type Texts } from './fhirTexts';
import type { Source } from './source';
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

const plainValues = ['valueString', 'valueInteger', 'valueDecimal', 'valueDate', 'valueTime'] as const;

/** Reads an option that is no coding: `3`, `2027-03-01`, `08:00`. */
function plainText(option: Json, name: (typeof plainValues)[number], where: string): string {
  const value = option[name];
  if (name === 'valueInteger' || name === 'valueDecimal') return String(numberAt(value, where));
  return name === 'valueTime' ? timeAt(value, where) : needed(value, where);
}

/** By what an option is known in a file: its code, else its name or value. */
export function optionName(option: Json, where: string): string {
  const plain = plainValues.find((name) => option[name] !== undefined);
  if (plain) return plainText(option, plain, inside(where, plain));
  const coding = objectAt(option['valueCoding'], inside(where, 'valueCoding'));
  return needed(coding['code'] ?? coding['display'], inside(where, 'valueCoding.code'));
}

/** Reads the weight of an option, wherever it is written. @throws Unreadable where two places say different things */
function weightOf(elements: readonly Json[], where: string): number | undefined {
  const weights = elements.flatMap((element) =>
    weightUrls.flatMap((url) =>
      extensionsAt(element, url, where).map((one) => {
        const weight = numberAt(one['valueDecimal'] ?? one['valueInteger'], where);
        if (weight === undefined) throw new Unreadable(where, 'questionnaires.fhirShape');
        return weight;
      }),
    ),
  );
  if (weights.some((one) => one !== weights[0])) throw unserved(where, 'itemWeight');
  return weights[0];
}

function optionAt(option: Json, where: string, { language, codeOf }: Source): ItemOption {
  onlyKnown(option, knownElements.option, knownExtensions.option, where);
  const code = codeOf(optionName(option, where));
  const plain = plainValues.find((name) => option[name] !== undefined);
  const coding = plain ? {} : objectAt(option['valueCoding'], inside(where, 'valueCoding'));
  onlyKnown(coding, knownElements.coding, knownExtensions.option, inside(where, 'valueCoding'));
  const beside = plain === undefined ? undefined : option[`_${plain}`];
  const sibling = beside === undefined || beside === null ? {} : objectAt(beside, inside(where, `_${plain}`));
  const weight = weightOf([option, coding, sibling], where);
  const number = option['valueInteger'] ?? option['valueDecimal'];
  const score = weight ?? (typeof number === 'number' ? number : undefined);
  const words = wordsOf(option, plain, coding, where, language);
  const prefixes = [option, coding].flatMap((one) => extensionsAt(one, urls.optionPrefix, where));
  const prefix = textAt(prefixes[0]?.['valueString'], where);
  const exclusives = [option, coding]
    .flatMap((one) => extensionsAt(one, urls.exclusive, where))
    .map((one) => booleanAt(one['valueBoolean'], where));
  return {
    code,
    text: joinedTexts([prefix ? { [language]: prefix } : {}, words], language, ' '),
    ...(score !== undefined && { score }),
    ...(exclusives.includes(true) && { exclusive: true }),
  };
}

function wordsOf(
  option: Json,
  plain: (typeof plainValues)[number] | undefined,
  coding: Json,
  where: string,
  language: Language,
): Texts {
  if (plain === undefined) return textsAt(coding, 'display', language, inside(where, 'valueCoding'));
  if (plain === 'valueString') return textsAt(withoutWeights(option, plain), plain, language, where);
  const said = plainText(option, plain, inside(where, plain));
  const number = option[plain];
  if (typeof number !== 'number') return { [language]: said };
  return Object.fromEntries(languages.map((one) => [one, formatDecimal(number, one)]));
}

/** A plain value whose extensions are looked through for texts: what it counts was read already. */
function withoutWeights(option: Json, name: string): Json {
  const beside = option[`_${name}`];
  if (beside === undefined || beside === null) return option;
  const sibling = objectAt(beside, name);
  const extension = listAt(sibling['extension'], name, MOST_OPTIONS).filter(
    ({ url }) => !weightUrls.includes(String(url)),
  );
  return { ...option, [`_${name}`]: { ...sibling, extension } };
}

/** The concepts of a set that lists all of them. @throws Unreadable where it names others */
function conceptsOf(set: Json, where: string): { concept: Json; where: string }[] {
  const at = inside(where, 'compose');
  const expansion = set['expansion'];
  if (expansion !== undefined) {
    const { contains, total } = objectAt(expansion, inside(where, 'expansion'));
    const there = inside(where, 'expansion.contains');
    const all = listAt(contains, there, MOST_OPTIONS);
    if (typeof total === 'number' && total !== all.length)
      throw new Unreadable(there, 'questionnaires.fhirValueSet');
    return all.map((concept, place) => ({ concept, where: `${there}[${place}]` }));
  }
  const compose = objectAt(set['compose'] ?? {}, at);
  if (compose['exclude'] !== undefined) throw new Unreadable(at, 'questionnaires.fhirValueSet');
  return listAt(compose['include'], inside(at, 'include'), MOST_OPTIONS).flatMap((include, place) => {
    const there = `${inside(at, 'include')}[${place}]`;
    if (include['concept'] === undefined) throw new Unreadable(there, 'questionnaires.fhirValueSet');
    onlyKnown(include, knownElements.include, knownExtensions.option, there);
    return listAt(include['concept'], inside(there, 'concept'), MOST_OPTIONS).map((concept, index) => ({
      concept: { ...concept, ...(include['system'] !== undefined && { system: include['system'] }) },
      where: `${inside(there, 'concept')}[${index}]`,
    }));
  });
}

/** A concept of a set as an option, its names in other languages as translations. */
function optionOfConcept(concept: Json, where: string): Json {
  onlyKnown(concept, knownElements.concept, knownExtensions.option, where);
  const { code, display, system, extension, designation } = concept;
  const named = listAt(designation, inside(where, 'designation'), MOST_OPTIONS).filter(
    ({ use }) => use === undefined,
  );
  const beside = named.map((one) => ({
    url: urls.translation,
    extension: [
      { url: 'lang', valueCode: one['language'] },
      { url: 'content', valueString: one['value'] },
    ],
  }));
  return {
    valueCoding: {
      ...(system !== undefined && { system }),
      ...(extension !== undefined && { extension }),
      code,
      display: display ?? code,
      ...(beside.length > 0 && { _display: { extension: beside } }),
    },
  };
}

/** The options of an item as they stand in the file: its own, or those of a set within it. @throws Unreadable */
export function optionsIn(item: Json, where: string, { valueSets }: Source): Json[] {
  const reference = item['answerValueSet'];
  if (reference === undefined)
    return listAt(item['answerOption'], inside(where, 'answerOption'), MOST_OPTIONS);
  const found = typeof reference === 'string' ? valueSets.get(reference) : undefined;
  if (!found || item['answerOption'] !== undefined)
    throw new Unreadable(inside(where, 'answerValueSet'), 'questionnaires.fhirValueSet');
  for (const name of ['modifierExtension', 'implicitRules'])
    if (found.set[name] !== undefined) throw unserved(inside(found.where, name), name);
  const options = conceptsOf(found.set, found.where).map((one) => optionOfConcept(one.concept, one.where));
  if (options.length > MOST_OPTIONS)
    throw new Unreadable(found.where, 'questionnaires.fhirTooMany', { most: MOST_OPTIONS });
  return options;
}

/** Reads the options of an item, each with its weight. @throws Unreadable */
export const optionsAt = (item: Json, where: string, source: Source): ItemOption[] =>
  optionsIn(item, where, source).map((option, place) =>
    optionAt(option, `${inside(where, 'answerOption')}[${place}]`, source),
  );
