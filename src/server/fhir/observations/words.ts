import type * as fhir from 'fhir/r4';
import type { Refused } from '@/backend/contract';
import { DIASTOLIC, SYSTOLIC } from '@/domain/fhir/codes';
import { canonical } from '@/domain/fhir/read/quantity';
import type { Reason } from '@/domain/fhir/read/findings';
import { analyteFacts } from '@/domain/laboratory/analyteFacts';
import type { Analyte } from '@/domain/laboratory/analytes';
import type { Measure } from '@/domain/readings/measure';
import { problemValues } from '@/domain/readings/plausibility';
import desk from '@/locales/en/desk.json';
import entry from '@/locales/en/entry.json';
import { FhirRefused, issue, refusalOf, type Issue } from '../refusals';

/** Why an observation is not taken, and at which element; an element of a blood pressure is found by `componentAt`. */
const reasonWords: Partial<Record<Reason, readonly [Issue['code'], string, string]>> = {
  notSupported: ['not-supported', 'What this code names is not kept here.', 'code'],
  noCode: ['required', 'A code that says what was observed is needed.', 'code'],
  noValue: ['required', 'A value is needed.', 'valueQuantity.value'],
  noTime: ['required', 'A time with its zone is needed, e.g. 2026-11-27T08:00:00Z.', 'effectiveDateTime'],
  implausibleTime: [
    'value',
    'This time is in the future, or before the patient was born.',
    'effectiveDateTime',
  ],
  incompletePressure: [
    'required',
    'Systolic (8480-6) and diastolic pressure (8462-4) are both needed.',
    'component',
  ],
  unknownUnit: [
    'code-invalid',
    'This unit is not one of what was measured; give its UCUM code.',
    'valueQuantity.code',
  ],
  inexact: [
    'value',
    'A value that is only known to be above or below something is not taken.',
    'valueQuantity.comparator',
  ],
  implausible: ['value', 'This cannot have been measured.', 'valueQuantity.value'],
  enteredInError: ['business-rule', 'What was entered in error is not stored as new.', 'status'],
  notFinal: ['business-rule', 'A reading is stored once it is final.', 'status'],
  modifierUnknown: [
    'extension',
    'What changes the meaning of the resource and is not known here is refused.',
    'modifierExtension',
  ],
  tooDeep: ['too-long', 'The resource is nested too deeply.', ''],
  forbiddenKey: ['structure', 'The resource has an element that FHIR does not know.', ''],
  wrongType: ['structure', 'This element is not of its type.', ''],
};

const isOf = ({ code }: fhir.ObservationComponent, wanted: string): boolean =>
  code?.coding?.some((coding) => coding.code === wanted) === true;

/** The place of a blood pressure's component, by its code. */
const placeOf = ({ component = [] }: fhir.Observation, code: string): number =>
  component.findIndex((one) => isOf(one, code));

/** The first component of a blood pressure that cannot be read, as a path. */
function componentAt(resource: fhir.Observation): string {
  const faulty = [SYSTOLIC, DIASTOLIC]
    .map((code) => placeOf(resource, code))
    .find((place) => {
      const quantity = resource.component?.[place]?.valueQuantity;
      return place >= 0 && 'left' in canonical(quantity, 'bloodPressure');
    });
  return `component[${faulty ?? Math.max(0, placeOf(resource, SYSTOLIC))}].`;
}

/** A reason why an observation is not taken, as an issue with the element's path. */
export function reasonIssue(resource: fhir.Observation, reason: Reason, where: string | undefined): Issue {
  const [code, text, element] = reasonWords[reason] ?? ['invalid', `Not taken: ${reason}.`, ''];
  const isPart = element.startsWith('valueQuantity') && Array.isArray(resource.component);
  const path = where ?? (isPart ? componentAt(resource) + element : element);
  return issue(code, text, path === '' ? 'Observation' : `Observation.${path}`);
}

const sentences: Readonly<Record<string, string>> = { ...entry, ...desk };
const issueCodes: Readonly<Record<string, Issue['code']>> = { 'validation.required': 'required' };

/** A sentence of the product in English, with the figures it names. */
const sentenceOf = (message: string, figures: Readonly<Record<string, unknown>>): string =>
  (sentences[message] ?? 'This is not valid.').replaceAll(/\{(\w+)(?:, \w+)?\}/g, (_, name: string) =>
    String(figures[name] ?? ''),
  );

/** The element that a field of a reading or result was read from. */
function elementOf(resource: fhir.Observation, field: string): string {
  const isPressure = placeOf(resource, SYSTOLIC) >= 0;
  const part = (code: string) => `component[${placeOf(resource, code)}].valueQuantity.value`;
  const value = resource.valueInteger === undefined ? 'valueQuantity.value' : 'valueInteger';
  const elements: Readonly<Record<string, string>> = {
    value: isPressure ? part(SYSTOLIC) : value,
    diastolic: part(DIASTOLIC),
    at: resource.effectivePeriod ? 'effectivePeriod.start' : 'effectiveDateTime',
    patient: 'subject',
    unit: 'valueQuantity.code',
    analyte: 'code',
    status: 'status',
    note: 'note',
    'range.low': 'referenceRange[0].low',
    'range.high': 'referenceRange[0].high',
  };
  return elements[field] === undefined ? 'Observation' : `Observation.${elements[field]}`;
}

function figuresOf(field: string, { measure, analyte }: { measure?: Measure; analyte?: Analyte }) {
  if (analyte !== undefined) {
    const { plausible, units } = analyteFacts[analyte];
    return { ...plausible, max: `${plausible.max} ${units[0].symbol}`, minutes: 5 };
  }
  const isOne = field === 'diastolic' || field === 'at';
  return measure === undefined ? {} : problemValues(measure, isOne ? field : 'value');
}

/** A refusal of the backend about an observation, with the paths of the elements that its fields were read from. */
export function observationRefusal(
  thrown: Refused,
  resource: fhir.Observation,
  of: { measure?: Measure; analyte?: Analyte },
): FhirRefused {
  const { status, fields } = thrown;
  if (status !== 422 || !fields) return refusalOf(thrown);
  return new FhirRefused(
    422,
    Object.entries(fields).map(([field, message]) =>
      issue(
        issueCodes[message] ?? 'value',
        sentenceOf(message, figuresOf(field, of)),
        elementOf(resource, field),
      ),
    ),
  );
}
