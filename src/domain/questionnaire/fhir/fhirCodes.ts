import type * as fhir from 'fhir/r4';
import { ownExtension } from '@/domain/fhir/codes';
import type { ItemType } from '../questionnaire';

const HL7 = 'http://hl7.org/fhir/StructureDefinition';
const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';

/** Extensions that HL7 defines, and the three of our own: which of our types an item is, what it counts, and the scores. */
export const urls = {
  translation: `${HL7}/translation`,
  ordinal: `${HL7}/ordinalValue`,
  minValue: `${HL7}/minValue`,
  maxValue: `${HL7}/maxValue`,
  minQuantity: `${SDC}/sdc-questionnaire-minQuantity`,
  maxQuantity: `${SDC}/sdc-questionnaire-maxQuantity`,
  unit: `${HL7}/questionnaire-unit`,
  unitOption: `${HL7}/questionnaire-unitOption`,
  control: `${HL7}/questionnaire-itemControl`,
  sliderStep: `${HL7}/questionnaire-sliderStepValue`,
  hidden: `${HL7}/questionnaire-hidden`,
  exclusive: `${HL7}/questionnaire-optionExclusive`,
  optionPrefix: `${HL7}/questionnaire-optionPrefix`,
  entryFormat: `${HL7}/entryFormat`,
  supportLink: `${HL7}/questionnaire-supportLink`,
  variable: `${HL7}/variable`,
  calculated: `${SDC}/sdc-questionnaire-calculatedExpression`,
  enableWhen: `${SDC}/sdc-questionnaire-enableWhenExpression`,
  disabledDisplay: 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Questionnaire.item.disabledDisplay',
  ownType: ownExtension('questionnaire-item-type'),
  ownCount: ownExtension('questionnaire-item-count'),
  ownScore: ownExtension('questionnaire-score'),
} as const;

/** Extensions with the weight of an option: R4's extension, the name that some give it, and the one of R5. */
export const weightUrls: readonly string[] = [
  urls.ordinal,
  `${HL7}/questionnaire-ordinalValue`,
  `${HL7}/itemWeight`,
];

const set = (...names: string[]): ReadonlySet<string> => new Set(names);
const base = ['id', 'extension'] as const;
const texts = (...names: string[]) => names.flatMap((name) => [name, `_${name}`]);

/**
 * The elements that are read, and those that say nothing about what is asked, shown or counted. A file with any other
 * is refused: an element that nobody knows may change what the others mean.
 */
export const knownElements = {
  questionnaire: set(
    ...base,
    'resourceType',
    'meta',
    'language',
    'text',
    'url',
    'identifier',
    'version',
    'name',
    'status',
    'item',
    ...texts('title', 'description', 'publisher', 'purpose', 'copyright', 'copyrightLabel'),
    'derivedFrom',
    'experimental',
    'subjectType',
    'date',
    'contact',
    'useContext',
    'jurisdiction',
    'approvalDate',
    'lastReviewDate',
    'effectivePeriod',
    'code',
    'contained',
    'versionAlgorithmString',
  ),
  item: set(
    ...base,
    ...texts('text', 'prefix'),
    'linkId',
    'type',
    'enableWhen',
    'enableBehavior',
    'required',
    'repeats',
    'readOnly',
    'maxLength',
    'answerOption',
    'answerValueSet',
    'initial',
    'item',
    'definition',
    'code',
    'disabledDisplay',
    'answerConstraint',
  ),
  condition: set(
    'id',
    'question',
    'operator',
    'answerBoolean',
    'answerInteger',
    'answerDecimal',
    'answerCoding',
    'answerTime',
    'answerDate',
    'answerString',
    'answerQuantity',
  ),
  option: set(
    ...base,
    ...texts('valueString', 'valueInteger', 'valueDecimal', 'valueDate', 'valueTime'),
    'valueCoding',
    'initialSelected',
  ),
  coding: set(...base, ...texts('display'), 'system', 'version', 'code', 'userSelected'),
  concept: set(...base, 'code', 'display', 'designation', 'system', 'version'),
  include: set('id', 'system', 'version', 'concept'),
};

const rendering = ['rendering-xhtml', 'rendering-markdown', 'rendering-style'].map(
  (name) => `${HL7}/${name}`,
);

/** Extensions about what is made of the answers elsewhere; they change nothing of what is asked. */
const extracted = ['itemExtractionContext', 'targetStructureMap'];

/** The same of extensions. Most of those that are named only here say what happens to answers in another program. */
export const knownExtensions = {
  item: set(
    urls.minValue,
    urls.maxValue,
    urls.minQuantity,
    urls.maxQuantity,
    urls.unit,
    urls.unitOption,
    urls.control,
    urls.sliderStep,
    urls.hidden,
    urls.entryFormat,
    urls.supportLink,
    urls.variable,
    urls.calculated,
    urls.enableWhen,
    urls.disabledDisplay,
    urls.ownType,
    urls.ownCount,
    ...['questionnaire-choiceOrientation', 'questionnaire-displayCategory', 'designNote'].map(
      (name) => `${HL7}/${name}`,
    ),
    ...['shortText', 'width', 'collapsible', 'choiceColumn', 'columnCount', 'preferredTerminologyServer'].map(
      (name) => `${SDC}/sdc-questionnaire-${name}`,
    ),
    ...['observationExtract', 'observation-extract-category', 'observationLinkPeriod', ...extracted].map(
      (name) => `${SDC}/sdc-questionnaire-${name}`,
    ),
  ),
  questionnaire: set(
    urls.ownScore,
    urls.variable,
    ...['designNote', 'rendering-styleSensitive'].map((name) => `${HL7}/${name}`),
    ...[
      'launchContext',
      'performerType',
      'preferredTerminologyServer',
      'observationLinkPeriod',
      ...extracted,
    ].map((name) => `${SDC}/sdc-questionnaire-${name}`),
    ...[
      'cqf-publicationDate',
      'cqf-publicationStatus',
      'cqf-citation',
      'cqf-scope',
      'cqf-knowledgeCapability',
    ].map((name) => `${HL7}/${name}`),
    ...['structuredefinition-wg', 'structuredefinition-fmm', 'structuredefinition-standards-status'].map(
      (name) => `${HL7}/${name}`,
    ),
  ),
  text: set(urls.translation, ...rendering, `${HL7}/designNote`),
  option: set(...weightUrls, urls.exclusive, urls.optionPrefix),
};

export const CONTROLS = 'http://hl7.org/fhir/questionnaire-item-control';
export const optionSystem = ownExtension('questionnaire-option');

/** The type of FHIR R4 that an item of ours is written as. */
export const fhirTypes: Record<ItemType, fhir.QuestionnaireItem['type']> = {
  section: 'group',
  display: 'display',
  text: 'string',
  longText: 'text',
  integer: 'integer',
  decimal: 'decimal',
  boolean: 'boolean',
  choice: 'choice',
  multiChoice: 'choice',
  scale: 'decimal',
  date: 'date',
  time: 'time',
  pressure: 'string',
};

/** The other types of FHIR R4, each with the one of ours that asks it; `coding` is how R5 calls a choice. */
export const readTypes: Readonly<Record<string, ItemType>> = {
  group: 'section',
  display: 'display',
  string: 'text',
  text: 'longText',
  integer: 'integer',
  decimal: 'decimal',
  quantity: 'decimal',
  boolean: 'boolean',
  choice: 'choice',
  coding: 'choice',
  date: 'date',
  time: 'time',
} satisfies Partial<Record<fhir.QuestionnaireItem['type'] | 'coding', ItemType>>;
