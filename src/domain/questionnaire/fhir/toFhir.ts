import type * as fhir from 'fhir/r4';
import { ownUrl, systems } from '@/domain/fhir/codes';
import { languages, type Language } from '@/domain/text';
import { CONTROLS, fhirTypes, optionSystem, urls } from './fhirCodes';
import { answerUnit, unitCodes } from '../responses/answerUnits';
import { scaleOf } from '../itemKinds';
import type { ItemCondition, ItemOption, QuestionnaireBody, QuestionnaireItem } from '../questionnaire';

type Texts = Partial<Record<Language, string>>;

const statuses = { draft: 'draft', published: 'active', retired: 'retired' } as const;

type TextElement = 'text' | 'title' | 'description' | 'display';
type Written<N extends TextElement> = { [K in N]?: string } & { [K in `_${N}`]?: fhir.Element };

/** A text and its translations, as an element and its extensions. */
function textOf<N extends TextElement>(name: N, texts: Texts, base: Language): Written<N> {
  const translations: fhir.Extension[] = languages
    .filter((language) => language !== base && texts[language])
    .map((language) => ({
      url: urls.translation,
      extension: [
        { url: 'lang', valueCode: language },
        { url: 'content', valueString: texts[language] },
      ],
    }));
  return {
    ...(texts[base] && { [name]: texts[base] }),
    ...(translations.length > 0 && { [`_${name}`]: { extension: translations } }),
  } as Written<N>;
}

function conditionOf(
  { item, operator, value }: ItemCondition,
  items: readonly QuestionnaireItem[],
): fhir.QuestionnaireItemEnableWhen {
  const itemType = items.find(({ linkId }) => linkId === item)?.type;
  const answer = (): Omit<fhir.QuestionnaireItemEnableWhen, 'question' | 'operator'> => {
    if (value === undefined) return operator === 'exists' ? { answerBoolean: true } : {};
    if (typeof value === 'boolean') return { answerBoolean: value };
    if (typeof value === 'number')
      return itemType === 'integer' && Number.isInteger(value)
        ? { answerInteger: value }
        : { answerDecimal: value };
    if (itemType === 'choice' || itemType === 'multiChoice')
      return { answerCoding: { system: optionSystem, code: value } };
    if (itemType === 'date') return { answerDate: value };
    return itemType === 'time' ? { answerTime: `${value}:00` } : { answerString: value };
  };
  return { question: item, operator, ...answer() };
}

function extensionsOf(item: QuestionnaireItem): fhir.Extension[] {
  const { type, unit, reverse, weight, writes } = item;
  const known = answerUnit(item);
  const isScale = type === 'scale';
  const { min, max } = isScale ? scaleOf(item) : item;
  const number = (value: number) =>
    type === 'integer' && Number.isInteger(value) ? { valueInteger: value } : { valueDecimal: value };
  const counts = {
    ...(reverse !== undefined && { reverse }),
    ...(weight !== undefined && { weight }),
    ...(writes !== undefined && { writes }),
  };
  return [
    ...(min === undefined ? [] : [{ url: urls.minValue, ...number(min) }]),
    ...(max === undefined ? [] : [{ url: urls.maxValue, ...number(max) }]),
    ...(unit === undefined
      ? []
      : [
          {
            url: urls.unit,
            valueCoding: { ...(known && { system: systems.ucum, code: unitCodes[known] }), display: unit },
          },
        ]),
    ...(item.step === undefined ? [] : [{ url: urls.sliderStep, valueDecimal: item.step }]),
    ...(isScale
      ? [{ url: urls.control, valueCodeableConcept: { coding: [{ system: CONTROLS, code: 'slider' }] } }]
      : []),
    ...(item.hidden === undefined ? [] : [{ url: urls.hidden, valueBoolean: item.hidden }]),
    ...(isScale || type === 'pressure' ? [{ url: urls.ownType, valueCode: type }] : []),
    ...(Object.keys(counts).length > 0 ? [{ url: urls.ownCount, valueString: JSON.stringify(counts) }] : []),
  ];
}

type Initial = fhir.QuestionnaireItemInitial;

/** A preset answer; one of options is marked at them instead. */
function initialOf({ type, initial }: QuestionnaireItem): Initial[] | undefined {
  if (initial === undefined || type === 'choice' || type === 'multiChoice') return undefined;
  if (typeof initial === 'boolean') return [{ valueBoolean: initial }];
  if (typeof initial === 'number')
    return [type === 'integer' ? { valueInteger: initial } : { valueDecimal: initial }];
  const text = String(initial);
  if (type === 'date') return [{ valueDate: text }];
  return [type === 'time' ? { valueTime: `${text}:00` } : { valueString: text }];
}

function optionOf(
  { code, text, score, exclusive }: ItemOption,
  { initial }: QuestionnaireItem,
  language: Language,
): fhir.QuestionnaireItemAnswerOption {
  const isPreset = Array.isArray(initial) ? initial.includes(code) : initial === code;
  return {
    ...(exclusive !== undefined && { extension: [{ url: urls.exclusive, valueBoolean: exclusive }] }),
    valueCoding: {
      ...(score !== undefined && { extension: [{ url: urls.ordinal, valueDecimal: score }] }),
      system: optionSystem,
      code,
      ...textOf('display', text, language),
    },
    ...(isPreset && { initialSelected: true }),
  };
}

function itemOf(item: QuestionnaireItem, body: QuestionnaireBody): fhir.QuestionnaireItem {
  const { linkId, type, text, help, required, readOnly, maxLength, options, enableWhen } = item;
  const initial = initialOf(item);
  // Without the word other programs would have to guess whether one of several conditions is enough.
  const enableBehavior = item.enableBehavior ?? (enableWhen && enableWhen.length > 1 ? 'all' : undefined);
  const { language } = body;
  const extension = extensionsOf(item);
  const helpItem: fhir.QuestionnaireItem | undefined = help && {
    linkId: `${linkId}-help`,
    type: 'display',
    extension: [
      { url: urls.control, valueCodeableConcept: { coding: [{ system: CONTROLS, code: 'help' }] } },
    ],
    ...textOf('text', help, language),
  };
  return {
    linkId,
    ...textOf('text', text, language),
    type: fhirTypes[type],
    ...(required !== undefined && { required }),
    ...(readOnly !== undefined && { readOnly }),
    ...(maxLength !== undefined && { maxLength }),
    ...(initial && { initial }),
    ...(type === 'multiChoice' && { repeats: true }),
    ...(extension.length > 0 && { extension }),
    ...(enableWhen && { enableWhen: enableWhen.map((one) => conditionOf(one, body.items)) }),
    ...(enableBehavior && { enableBehavior }),
    ...(options && { answerOption: options.map((one) => optionOf(one, item, language)) }),
    ...(helpItem && { item: [helpItem] }),
  };
}

/** Sections hold what follows them up to the next. */
function nested(body: QuestionnaireBody): fhir.QuestionnaireItem[] {
  const top: fhir.QuestionnaireItem[] = [];
  let section: fhir.QuestionnaireItem | undefined;
  for (const item of body.items) {
    const written = itemOf(item, body);
    if (item.type === 'section') {
      section = written;
      top.push(written);
    } else if (section) section.item = [...(section.item ?? []), written];
    else top.push(written);
  }
  return top;
}

/**
 * A questionnaire as an R4 Questionnaire resource, with conditions, options and their points, translations, and scores
 * in an extension of our own. `fromFhir` reads it back the same.
 * @param revision the published state, as its `version`; none of a draft
 */
export function toFhir(body: QuestionnaireBody, revision?: number): fhir.Questionnaire {
  const { id, name, status, language, title, description, scores } = body;
  return {
    resourceType: 'Questionnaire',
    url: ownUrl('Questionnaire', id),
    ...(revision !== undefined && revision > 0 && { version: String(revision) }),
    language,
    name,
    ...textOf('title', title, language),
    status: statuses[status],
    subjectType: ['Patient'],
    ...(description && textOf('description', description, language)),
    ...(scores.length > 0 && {
      extension: scores.map((score) => ({ url: urls.ownScore, valueString: JSON.stringify(score) })),
    }),
    item: nested(body),
  };
}
