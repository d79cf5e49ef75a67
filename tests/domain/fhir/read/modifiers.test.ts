import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import { isWhole } from '@tests/support/extent';
import {
  aCondition,
  anObservation,
  aPatient,
  aPressure,
  aRequest,
  loinc,
  OPTIONS,
  PATIENT_ID,
  quantity,
  readOne,
  type Resource,
} from '../synthea';

const ofPatient = { subject: { reference: `urn:uuid:${PATIENT_ID}` } };
const aStatement: Resource = {
  ...aRequest(2),
  resourceType: 'MedicationStatement',
  dosage: [{ text: 'Mark-statement-dosage' }],
};
const anAllergy: Resource = {
  resourceType: 'AllergyIntolerance',
  id: 'a1',
  code: { text: 'Mark-allergy' },
  patient: ofPatient.subject,
  reaction: [{ manifestation: [{ text: 'Mark-reaction' }] }],
};

/** One resource of each kind that is read, each with values that are found nowhere else. */
const resources: Resource[] = [
  aPatient({ name: [{ use: 'official', family: 'Mark-family', given: ['Mark-given'] }] }),
  aPressure(1, 161, 91, { note: [{ text: 'Mark-pressure-note' }] }),
  anObservation(2, quantity(67, '/min')),
  anObservation(3, {
    code: loinc('2823-3'),
    ...quantity(4.73, 'mmol/L'),
    referenceRange: [{ text: 'Mark-range' }],
  }),
  aCondition(1, '38341003', 'active', { note: [{ text: 'Mark-condition-note' }] }),
  aRequest(1, {
    medicationCodeableConcept: { text: 'Mark-medicine' },
    dosageInstruction: [
      { text: 'Mark-line' },
      { text: 'Mark-other', additionalInstruction: [{ text: 'M' }] },
    ],
  }),
  aRequest(3, {
    medicationCodeableConcept: undefined,
    medicationReference: { reference: '#c' },
    contained: [{ resourceType: 'Medication', id: 'c', code: { text: 'Mark-contained' } }],
  }),
  { ...aStatement, medicationCodeableConcept: { text: 'Mark-statement' } },
  anAllergy,
];
/** What is stored of each, where all of it is. */
const marks: readonly string[][] = [
  ['Mark-family'],
  ['"value":161', 'Mark-pressure-note'],
  ['"value":67'],
  ['"value":4.73', 'Mark-range'],
  ['Condition 38341003', 'Mark-condition-note'],
  ['Mark-medicine', 'Mark-line', 'Mark-other'],
  ['Mark-contained'],
  ['Mark-statement', 'Mark-statement-dosage'],
  ['Mark-allergy', 'Mark-reaction'],
];

type Path = (string | number)[];
/** Every object within a resource, by its path. */
function objectsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, inner]) =>
    objectsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? within : [path, ...within];
}
function withAt(value: unknown, [key, ...rest]: Path, added: object): unknown {
  if (key === undefined) return { ...(value as object), ...added };
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = withAt(copy[key], rest, added);
  return copy;
}
const read = (all: readonly unknown[], around: object = {}) => {
  const bundle = {
    resourceType: 'Bundle',
    ...around,
    entry: all.map((resource) => ({
      fullUrl: `urn:uuid:${String((resource as Resource).id)}`,
      resource,
    })),
  };
  const { records, report } = readResources(
    [...entriesOf(bundle)].map((found) => ({ file: 'x.json', ...found })),
    OPTIONS,
  );
  return { stored: JSON.stringify(records), reasons: report.findings.map(({ reason }) => reason) };
};

/** Lists of which an entry alone is left out, with what is stored of the entry. */
const entriesAlone: Readonly<Record<string, string>> = {
  name: 'Mark-family',
  note: '-note',
  referenceRange: 'Mark-range',
};

describe('what can change the meaning of something', () => {
  it('is read with it where nothing of it is there', () => {
    const { stored, reasons } = read(resources);
    for (const mark of marks.flat()) expect(stored).toContain(mark);
    expect(reasons).toEqual([]);
  });

  it('and is not understood, leaves out what carries it, wherever it stands', () => {
    const places = resources.flatMap((resource, at) => objectsIn(resource).map((path) => ({ at, path })));
    const unknown = fc.constantFrom<object>(
      { modifierExtension: [{ url: 'https://elsewhere.invalid/negated', valueBoolean: true }] },
      { modifierExtension: { url: 'https://elsewhere.invalid/odd' } },
      { modifierExtension: [{}] },
      { implicitRules: 'https://elsewhere.invalid/rules' },
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...places), { minLength: 1, maxLength: 3, selector: ({ at }) => at }),
        unknown,
        (chosen, added) => {
          const changed = [...resources] as unknown[];
          for (const { at, path } of chosen) changed[at] = withAt(changed[at], path, added);
          const { stored, reasons } = read(changed);
          expect(reasons).toContain('modifierUnknown');
          for (const { at, path } of chosen) {
            const [first = ''] = path;
            const alone = entriesAlone[first];
            const isPart = path.length > 1 && (alone !== undefined || (at === 0 && first !== 'extension'));
            const gone = isPart
              ? marks[at]?.filter((mark) => alone !== undefined && mark.endsWith(alone))
              : marks[at];
            // A part of a pressure without which the rest is none, or an id that names it.
            for (const mark of gone ?? []) expect(stored).not.toContain(mark);
          }
        },
      ),
      { numRuns: isWhole ? 3000 : 150 },
    );
  });

  it.each([
    ['the bundle', { implicitRules: 'https://elsewhere.invalid/rules' }],
    ['nothing but an empty list', { modifierExtension: [] }],
  ])('holds for everything where %s says it', (what, around) => {
    const { stored } = read(resources, around);
    expect(stored === '[]').toBe(what === 'the bundle');
  });

  it('leaves out a name alone, and a reading of which a part is not understood', () => {
    const modifierExtension = [{ url: 'https://elsewhere.invalid/x', valueBoolean: true }];
    const named = aPatient();
    const [nick, official] = named['name'] as object[];
    const { stored, reasons } = read([{ ...named, name: [{ ...nick, modifierExtension }, official] }]);
    expect(stored).toContain('Casares423');
    expect(reasons).toEqual(['modifierUnknown']);
    const pressure = aPressure(1, 212, 118);
    const [first, second] = pressure['component'] as object[];
    const { readings, findings } = readOne({
      ...pressure,
      component: [{ ...first, modifierExtension }, second],
    });
    expect(readings).toEqual([]);
    expect(findings).toEqual(['modifierUnknown resource']);
  });
});

describe('a word that decides whether it is read', () => {
  const withheld = { extension: [{ url: 'x', valueCode: 'unknown' }] };
  it.each<[string, Resource, string[]]>([
    ['an order', aRequest(1), []],
    ['an order that is not denied', aRequest(1, { doNotPerform: false }), []],
    ['an automatic order', aRequest(1, { intent: 'reflex-order' }), []],
    ['an order for one dose', aRequest(1, { intent: 'instance-order' }), []],
    ['no intent', aRequest(1, { intent: undefined }), []],
    ['a proposal', aRequest(1, { intent: 'proposal' }), ['onlyProposed resource']],
    ['a plan', aRequest(1, { intent: 'plan' }), ['onlyProposed resource']],
    ['an option', aRequest(1, { intent: 'option' }), ['onlyProposed resource']],
    ['no intent of R4', aRequest(1, { intent: 'wish' }), ['modifierUnknown resource']],
    ['not to be given', aRequest(1, { doNotPerform: true }), ['notToBeGiven resource']],
    ['perhaps not to be given', aRequest(1, { doNotPerform: 'true' }), ['modifierUnknown resource']],
    ['withheld whether', aRequest(1, { _doNotPerform: withheld }), ['modifierUnknown resource']],
    ['no status of R4', aRequest(1, { status: 'rejected' }), ['modifierUnknown resource']],
    ['no status', aRequest(1, { status: undefined }), []],
    ['a final reading', anObservation(1), []],
    ['a reading that comes first', anObservation(1, { status: 'preliminary' }), ['notFinal resource']],
    ['a reading announced', anObservation(1, { status: 'registered' }), ['notFinal resource']],
    ['a reading of no status of R4', anObservation(1, { status: 'goal' }), ['modifierUnknown resource']],
  ])('%s', (_, resource, findings) => {
    const found = readOne(resource);
    expect(found.findings).toEqual(findings);
    expect(found.medicationRequests.length + found.readings.length).toBe(findings.length === 0 ? 1 : 0);
  });

  it.each<[string, object, string[]]>([
    ['in use', { active: true }, []],
    ['not in use', { active: false }, ['notInUse']],
    ['with a record beside it', { link: [{ type: 'seealso', other: { reference: 'Patient/2' } }] }, []],
    ['linked in no way of R4', { link: [{ type: 'twin' }] }, ['modifierUnknown']],
  ])('a patient %s', (_, changes, reasons) => {
    const found = read([aPatient(changes as Record<string, unknown>)]);
    expect(found.reasons).toEqual(reasons);
    expect(found.stored === '[]').toBe(reasons.length > 0);
  });

  it('a doubt in no word of FHIR ticks no pathology', () => {
    const doubted = aCondition(1, '44054006', 'active', { verificationStatus: { text: 'ruled out' } });
    const { patient, conditions } = readOne(doubted);
    expect(patient.pathologies).toEqual([]);
    expect(conditions).toMatchObject([{ verification: 'ruled out' }]);
  });
});
