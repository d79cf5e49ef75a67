import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clinicalStatuses, conditionSeverities } from '@/domain/conditions/condition';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import { toBundle } from '@/domain/fhir/write/toBundle';
import { medicationStatuses } from '@/domain/medicine/medicationRequest';
import {
  dialysisModes,
  genders,
  pathologies,
  programmeStates,
  referralStates,
  teamRoles,
} from '@/domain/patients/patient';
import { readingSources, urineColours } from '@/domain/readings/reading';
import { patientRecordSchema, type PatientRecord } from '@/domain/exchange/patientRecord';
import { NOW, OPTIONS } from './synthea';
import { isWhole } from '@tests/support/extent';

/** Text as people write it, with everything that tends to break: accents, marks, quotes, emoji, direction marks. */
const words = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.trim().slice(0, max))
    .filter((text) => text !== '');
const id = fc.oneof(fc.uuid(), words(40));
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2010-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instant = fc
  .date({ min: new Date('2011-01-01'), max: new Date(NOW), noInvalidDate: true })
  .map((date) => date.toISOString());
const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const code = some(
  fc.record({ system: fc.oneof(fc.constant('http://snomed.info/sct'), words(30)), code: words(20) }),
);

const member = fc.record({
  firstName: words(100),
  lastName: words(100),
  email: some(words(60)),
  mobile: some(words(40)),
  address: some(words(60)),
  cityName: some(words(60)),
  pinCode: some(words(20)),
  country: some(words(60)),
});
const referral = fc.record({
  id: fc.uuid(),
  to: member,
  speciality: words(60),
  reason: words(60),
  on: day,
  state: fc.constantFrom(...referralStates),
  note: some(words(60)),
});
const volume = fc.integer({ min: 0, max: 10_000 });
const fluidTarget = fc.oneof(
  fc.record({ direction: fc.constant('minimum'), minMl: volume }),
  fc.record({ direction: fc.constant('maximum'), maxMl: volume }),
  fc.record({ direction: fc.constant('range'), minMl: volume, maxMl: volume }),
);
const pressure = fc.integer({ min: 30, max: 200 });

const patient = fc.record({
  id,
  category: fc.option(words(20), { nil: null }),
  firstName: words(100),
  lastName: words(100),
  patientId: words(40),
  socialNumber: some(words(40)),
  dateOfbirth: day,
  gender: fc.constantFrom(...genders),
  profession: some(words(60)),
  weight: some(tenths(2, 400)),
  height: some(tenths(50, 250)),
  mobile: some(words(40)),
  phone: some(words(40)),
  addressLine1: some(words(60)),
  addressLine2: some(words(60)),
  city: some(words(60)),
  pinCode: some(words(20)),
  country: some(words(60)),
  workPlace: some(words(60)),
  wakeUpTime: some(clock),
  sleepTime: some(clock),
  pathologies: fc.uniqueArray(fc.constantFrom(...pathologies)),
  resistration: some(day),
  referent: some(words(60)),
  medicineTelemonitoring: some(fc.boolean()),
  therapeuticCompanian: some(words(60)),
  medicalTeam: fc.record(Object.fromEntries(teamRoles.map((role) => [role, some(member)]))),
  ext: fc.record({
    timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC'),
    preferredLanguage: some(fc.constantFrom('en', 'de', 'fr', 'pt')),
    status: fc.constantFrom(...programmeStates),
    weightOn: some(day),
    dryWeight: some(tenths(2, 400)),
    dialysisMode: some(fc.constantFrom(...dialysisModes)),
    transplant: some(fc.boolean()),
    ckdStage: some(fc.constantFrom('1', '2', '3a', '3b', '4', '5')),
    anuric: some(fc.boolean()),
    pregnant: some(fc.boolean()),
    fluidTarget: some(fluidTarget),
    pressureTarget: some(
      fc.record({
        systolicMin: pressure,
        systolicMax: pressure,
        diastolicMin: pressure,
        diastolicMax: pressure,
      }),
    ),
    teamOrder: some(fc.uniqueArray(fc.constantFrom(...teamRoles), { minLength: 1 })),
    askedReadings: some(
      fc.uniqueArray(
        fc.record({
          measure: fc.constantFrom('water', 'weight', 'bloodPressure'),
          times: fc.integer({ min: 1, max: 12 }),
          per: fc.constantFrom('day', 'week'),
        }),
        { maxLength: 3 },
      ),
    ),
    pauses: some(fc.array(fc.record({ on: day, until: day }), { minLength: 1, maxLength: 3 })),
    dietNote: some(words(60)),
    dialysisNote: some(words(60)),
    username: some(words(60)),
    race: some(words(60)),
    livingCountry: some(words(60)),
    referrals: some(fc.uniqueArray(referral, { minLength: 1, maxLength: 3, selector: (one) => one.id })),
    identifiers: fc.array(fc.record({ system: fc.oneof(fc.constant(''), words(30)), value: words(30) }), {
      maxLength: 4,
    }),
  }),
});

const values = fc.oneof(
  fc.record({
    measure: fc.constant('bloodPressure'),
    value: fc.integer({ min: 201, max: 300 }),
    diastolic: pressure,
  }),
  fc.record({ measure: fc.constant('pulse'), value: fc.integer({ min: 20, max: 250 }) }),
  fc.record({ measure: fc.constantFrom('water', 'urine'), value: fc.integer({ min: 1, max: 2000 }) }),
  fc.record({
    measure: fc.constantFrom('water', 'urine'),
    value: fc.constant(0),
    dayMark: fc.constant('nothing'),
  }),
  fc.record({
    measure: fc.constant('urine'),
    value: fc.integer({ min: 1, max: 2000 }),
    dayMark: fc.constantFrom('complete', 'incomplete'),
    urine: fc.record({ colour: fc.constantFrom(...urineColours), blood: fc.boolean(), pain: fc.boolean() }),
  }),
  fc.record({ measure: fc.constant('weight'), value: tenths(2, 400) }),
  fc.record({ measure: fc.constantFrom('stress', 'fatigue'), value: fc.nat(10) }),
);
const reading = fc
  .tuple(
    values,
    fc.record({
      id,
      at: instant,
      source: fc.constantFrom(...readingSources),
      recordedBy: some(words(60)),
      confirmedOutOfRange: some(fc.boolean()),
      amendedAt: some(fc.oneof(instant, fc.constant(''))),
      saidAt: some(instant),
      note: some(words(60)),
    }),
  )
  .map(([value, { saidAt, ...rest }]) => ({
    ...value,
    ...rest,
    ...(rest.amendedAt === undefined && saidAt !== undefined && { saidAt }),
  }));

const condition = fc.record({
  id,
  label: words(60),
  code,
  lastUpdated: some(instant),
  clinicalStatus: fc.constantFrom(...clinicalStatuses),
  verification: some(fc.constantFrom('confirmed', 'refuted', 'provisional', 'entered-in-error')),
  onset: some(fc.oneof(day, instant, fc.constant('in childhood'))),
  abatement: some(fc.oneof(day, instant)),
  severity: some(fc.constantFrom(...conditionSeverities)),
  recordedBy: some(words(60)),
  note: some(words(60)),
});
const request = fc.record({
  id,
  medicine: words(60),
  code,
  lastUpdated: some(instant),
  status: fc.constantFrom(...medicationStatuses),
  authoredOn: some(fc.oneof(day, instant)),
  dosage: some(words(60)),
  asNeeded: some(fc.boolean()),
});

const byId = { selector: (entry: { id: string }) => entry.id };
const record: fc.Arbitrary<PatientRecord> = fc
  .record({
    patient,
    lastUpdated: some(instant),
    conditions: fc.uniqueArray(condition, { maxLength: 4, ...byId }),
    medicationRequests: fc.uniqueArray(request, { maxLength: 4, ...byId }),
    readings: fc.uniqueArray(reading, { maxLength: 8, ...byId }),
  })
  .map((parts) => {
    const owned = (entries: object[]) => entries.map((entry) => ({ ...entry, patient: parts.patient.id }));
    const { conditions, medicationRequests, readings } = parts;
    return patientRecordSchema.parse({
      patient: parts.patient,
      lastUpdated: parts.lastUpdated,
      conditions: owned(conditions),
      medicationRequests: owned(medicationRequests),
      readings: owned(readings),
    });
  });

/** Through text, as a file would carry it. */
const throughFile = (source: PatientRecord) => {
  const document: unknown = JSON.parse(JSON.stringify(toBundle(source, NOW)));
  return readResources(
    [...entriesOf(document)].map((found) => ({ file: 'own.json', ...found })),
    OPTIONS,
  );
};

describe('export and import again', () => {
  it('gives the same record, and nothing to report', () => {
    fc.assert(
      fc.property(record, (source) => {
        const { records, report } = throughFile(source);
        expect(records).toEqual([source]);
        expect(report.findings).toEqual([]);
      }),
      { numRuns: isWhole ? 300 : 60 },
    );
  });

  it('writes a collection in LOINC and UCUM, dated by the export', () => {
    const [source] = fc.sample(record, 1);
    if (!source) throw new Error('no sample');
    const pressed = {
      id: 'r1',
      patient: source.patient.id,
      measure: 'bloodPressure',
      at: '2026-11-19T07:00:00.000Z',
      value: 151,
      diastolic: 93,
      source: 'patient',
    } as const;
    const bundle = toBundle({ ...source, readings: [pressed] }, NOW);
    expect(bundle).toMatchObject({
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: '2026-11-20T09:00:00.000Z',
    });
    const last = bundle.entry.at(-1)?.resource;
    expect(last).toMatchObject({
      resourceType: 'Observation',
      code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
      effectiveDateTime: '2026-11-19T07:00:00.000Z',
      component: [
        { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: 151, code: 'mm[Hg]' } },
        { code: { coding: [{ code: '8462-4' }] }, valueQuantity: { value: 93, code: 'mm[Hg]' } },
      ],
    });
    // What is dated is when the record was last changed, never the export.
    expect(last && 'meta' in last).toBe(false);
    expect(bundle.entry[0]?.resource['meta']).toEqual(
      source.lastUpdated && { lastUpdated: source.lastUpdated },
    );
  });
});

it('a dosage by line, a kind of order and a statement come back as they were', () => {
  const [source] = fc.sample(record, { numRuns: 1, seed: 7 });
  if (!source) throw new Error('no sample');
  const common = { patient: source.patient.id, medicine: 'Furosemide', status: 'active' as const };
  const lines = [
    { sequence: 1, text: '1 tablet', from: '2026-11-01', until: '2026-12', asNeeded: false },
    {
      sequence: 2,
      dose: { value: 1.5, unit: 'mg' },
      timing: 'BID',
      asNeeded: true,
      neededFor: 'pain',
      additional: ['Not with food'],
      patientInstruction: 'With water',
      most: [
        { value: 2, unit: 'mg', per: { value: 1, unit: 'd' } },
        { value: 1, unit: 'mg', per: 'administration' as const },
        { value: 9, unit: 'g', per: 'lifetime' as const },
      ],
      isPart: true as const,
    },
  ];
  const dosage = '1 tablet\nBID; pain; Not with food; With water';
  const medicationRequests = [
    { ...common, id: 'm1', intent: 'filler-order' as const, dosage, asNeeded: false, lines },
    { ...common, id: 'm2', isStatement: true as const, authoredOn: '2026-10', until: '2026-12-01' },
  ];
  const { records, report } = throughFile({ ...source, medicationRequests });
  expect(records[0]?.medicationRequests).toEqual(medicationRequests);
  expect(report.findings).toEqual([]);
});

describe('a referral', () => {
  const [source] = fc.sample(record, { numRuns: 1, seed: 7 });
  if (!source) throw new Error('no sample');
  const sent = {
    id: 'ref-1',
    to: { firstName: 'Odile', lastName: 'Marchetour' },
    speciality: 'Dietetics',
    reason: 'Potassium',
    on: '2026-11-02',
    state: 'accepted' as const,
  };
  const withReferral = {
    ...source,
    patient: { ...source.patient, ext: { ...source.patient.ext, referrals: [sent] } },
  };

  it('§2.3: is a ServiceRequest with whom it goes to', () => {
    const found = toBundle(withReferral, NOW).entry.find(
      ({ resource }) => resource.resourceType === 'ServiceRequest',
    );
    expect(found?.resource).toMatchObject({
      status: 'active',
      intent: 'order',
      authoredOn: '2026-11-02',
      performerType: { text: 'Dietetics' },
      reasonCode: [{ text: 'Potassium' }],
      contained: [{ resourceType: 'Practitioner', name: [{ family: 'Marchetour' }] }],
    });
  });

  it.each([
    ['of another system', { identifier: [] }, 'notSupported'],
    ['to nobody', { contained: [] }, 'wrongType'],
    ['without a day', { authoredOn: 'soon' }, 'wrongType'],
  ])('%s is told and left', (_, change, reason) => {
    const document = JSON.parse(JSON.stringify(toBundle(withReferral, NOW))) as {
      entry: { resource: Record<string, unknown> }[];
    };
    for (const entry of document.entry)
      if (entry.resource['resourceType'] === 'ServiceRequest') Object.assign(entry.resource, change);
    const { records, report } = readResources(
      [...entriesOf(document)].map((found) => ({ file: 'own.json', ...found })),
      OPTIONS,
    );
    expect(records[0]?.patient.ext.referrals).toBeUndefined();
    expect(report.findings).toMatchObject([{ reason }]);
  });
});
