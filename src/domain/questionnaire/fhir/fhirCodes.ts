import type * as fhir from 'fhir/r4';
import { ownExtension } from '@/domain/fhir/codes';
import type { ItemType } from '../questionnaire';

const HL7 = 'http://hl7.org/fhir/StructureDefinition';

/** Extensions that HL7 defines, and the three of our own: which of our types an item is, what it counts, and the scores. */
export const urls = {
  translation: `${HL7}/translation`,
  ordinal: `${HL7}/ordinalValue`,
  minValue: `${HL7}/minValue`,
  maxValue: `${HL7}/maxValue`,
  unit: `${HL7}/questionnaire-unit`,
  control: `${HL7}/questionnaire-itemControl`,
  sliderStep: `${HL7}/questionnaire-sliderStepValue`,
  ownType: ownExtension('questionnaire-item-type'),
  ownCount: ownExtension('questionnaire-item-count'),
  ownScore: ownExtension('questionnaire-score'),
} as const;

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

/** What else of FHIR R4 can be asked here, as which of our types. */
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
  date: 'date',
  time: 'time',
} satisfies Partial<Record<fhir.QuestionnaireItem['type'], ItemType>>;
