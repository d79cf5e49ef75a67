import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allergyCategories,
  allergyStatuses,
  allergyTypes,
  allergyVerifications,
  noneScopeOf,
  reactionSeverities,
} from '@/domain/allergies/allergy';
import { criticalities } from '@/domain/allergies/standing';
import { patientRecordSchema, type PatientRecord } from '@/domain/exchange/patientRecord';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import { readAllergy } from '@/domain/fhir/resources/allergy';
import { toBundle } from '@/domain/fhir/write/toBundle';
import { NOW, OPTIONS, PATIENT_ID, readOne } from '../synthea';

type Sent = NonNullable<PatientRecord['allergies']>[number];

const { report: _report, findings: _findings, ...patient } = readOne();
function readBack(...allergies: Sent[]) {
  const document: unknown = JSON.parse(JSON.stringify(toBundle({ ...patient, allergies }, NOW)));
  const found = [...entriesOf(document)].map((one) => ({ file: 'own.json', ...one }));
  const { records, report } = readResources(found, OPTIONS);
  expect(report.findings).toEqual([]);
  return records[0]?.allergies;
}
const one = (resource: object) => {
  const read = readAllergy({ resourceType: 'AllergyIntolerance', id: 'a', ...resource });
  return 'items' in read ? read.items[0] : read;
};
const named = { code: { text: 'Penicillin' } };

describe('an AllergyIntolerance', () => {
  it.each([
    ['what is over', { clinicalStatus: { coding: [{ code: 'resolved' }] } }, { clinicalStatus: 'resolved' }],
    ['no status as active', {}, { clinicalStatus: 'active' }],
    [
      'a status that there is none of as active',
      { clinicalStatus: { text: 'gone' } },
      { clinicalStatus: 'active' },
    ],
    ['a medicine before food', { category: ['food', 'medication'] }, { category: 'medication' }],
    [
      'what was seen',
      { reaction: [{ manifestation: [{ text: 'Rash' }, { text: 'Fever' }], severity: 'mild' }, {}] },
      { reactions: [{ text: 'Rash, Fever', severity: 'mild' }] },
    ],
    [
      'ATC before a list of its own',
      {
        code: {
          text: 'P',
          coding: [
            { system: 'x', code: '1' },
            { system: 'http://www.whocc.no/atc', code: 'J01C' },
          ],
        },
      },
      { code: { system: 'http://www.whocc.no/atc', code: 'J01C' } },
    ],
  ])('is read with %s', (_, resource, expected) => {
    expect(one({ ...named, ...resource })).toMatchObject({ kind: 'allergy', allergy: expected });
  });

  it('is named by the substance of its reaction where it has no code', () => {
    expect(one({ reaction: [{ substance: { text: 'Latex' } }] })).toMatchObject({
      allergy: { substance: 'Latex' },
    });
  });

  it('is left out without a name, or where its source took it back', () => {
    expect(one({})).toMatchObject({ left: 'noCode' });
    expect(one({ ...named, verificationStatus: { coding: [{ code: 'entered-in-error' }] } })).toEqual({
      left: 'enteredInError',
    });
  });

  it.each([
    ['716186003', 'any'],
    ['409137002', 'medication'],
    ['91936005', null],
  ])('%s says that none is known of: %s', (code, scope) => {
    expect(noneScopeOf({ code: { system: 'http://snomed.info/sct', code } })).toBe(scope);
    expect(noneScopeOf({ code: { system: 'elsewhere', code } })).toBeNull();
  });

  it('comes back as it was written', () => {
    const text = fc.string({ minLength: 1, maxLength: 40 }).filter((said) => said.trim() === said);
    const sent = fc.record(
      {
        id: fc.constant('al1'),
        patient: fc.constant(PATIENT_ID),
        substance: text,
        clinicalStatus: fc.constantFrom(...allergyStatuses),
        code: fc.constant({ system: 'http://www.whocc.no/atc', code: 'J01CA04' }),
        category: fc.constantFrom(...allergyCategories),
        type: fc.constantFrom(...allergyTypes),
        criticality: fc.constantFrom(...criticalities),
        verification: fc.constantFrom(...allergyVerifications.filter((word) => word !== 'entered-in-error')),
        onset: fc.constantFrom('1998', '1998-05', '1998-05-03', 'as a child'),
        reactions: fc.array(
          fc.record({ text, severity: fc.constantFrom(...reactionSeverities) }, { requiredKeys: ['text'] }),
          { minLength: 1, maxLength: 3 },
        ),
        note: text,
      },
      { requiredKeys: ['id', 'patient', 'substance', 'clinicalStatus'] },
    );
    fc.assert(
      fc.property(sent, (allergy) => {
        expect(readBack(allergy)).toEqual([allergy]);
      }),
      { numRuns: 40 },
    );
  });

  it('of a mistake comes back as one', () => {
    const mistake: Sent = {
      id: 'al1',
      patient: PATIENT_ID,
      substance: 'Penicillin',
      clinicalStatus: 'active',
      verification: 'entered-in-error',
    };
    expect(readBack(mistake)).toEqual([mistake]);
  });
});

// The bundles are no part of the repository: where they are not, these tests are reported as skipped.
const folder = resolve(process.cwd(), '../shared/data/fhir-r4');
const present = existsSync(folder);

it.runIf(present)('real bundles: none of their allergies is left out, and the report counts them', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const all = names.flatMap((file) => {
    const document: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { records, report } = readResources(
      [...entriesOf(document)].map((found) => ({ file, ...found })),
      OPTIONS,
    );
    for (const record of records) expect(patientRecordSchema.safeParse(record).success).toBe(true);
    const read = records.flatMap(({ allergies = [] }) => allergies);
    expect(report.files[0]?.allergies).toBe(read.length);
    return read.map(({ substance }) => substance);
  });
  expect(all).toHaveLength(4);
  expect(all).toContain('Allergy to bee venom');
});
