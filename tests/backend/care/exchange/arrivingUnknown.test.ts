import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRepository } from '@/backend/care/repository';
import type { Store } from '@/backend/store/port';
import { seedOnce } from '@/backend/seed/seeding';
import { sampleClinic } from '@/backend/seed/sampleClinic';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import { toBundle } from '@/domain/fhir/write/toBundle';
import { notForPatient } from '@/domain/fluid/planDoubts';
import type { Patient } from '@/domain/patients/patient';
import { patientRecordSchema, type PatientRecord, type RecordOutcome } from '@/domain/exchange/patientRecord';
import { ARRIVAL, arrivingFile } from '@tests/support/arriving';
import { careClient, countingIds, matching } from '../../clinic';
import { openStore } from '../../stores';

// oxlint-disable-next-line no-empty-function
async function* nobody(): AsyncGenerator<PatientRecord> {}

let databases = 0;
let store: Store;
let nurse: ReturnType<typeof careClient>;
beforeEach(async () => {
  store = openStore(`arriving-unknown-${(databases += 1)}`);
  const newId = countingIds(`u${databases}`);
  // The rules of a clinic, without its patients.
  const rules = () => ({ ...sampleClinic(ARRIVAL), records: nobody(), afterwards: async () => undefined });
  await seedOnce(store, rules, { now: ARRIVAL, newId, by: 'system' });
  nurse = careClient(
    createRepository(store, { now: () => ARRIVAL, newId, onChange: () => undefined }),
    'nurse',
  );
});
afterEach(() => store.close());

interface Bundle {
  entry: { resource: Record<string, unknown> }[];
}
const bundleOf = async (file: string): Promise<Bundle> =>
  JSON.parse(await arrivingFile(file).text()) as Bundle;
const read = (file: string, document: unknown) =>
  readResources(
    [...entriesOf(document)].map((found) => ({ file, ...found })),
    { timeZone: 'Europe/Berlin', now: ARRIVAL },
  );
async function sent(file: string, document: unknown) {
  const { records, report } = read(file, document);
  const { data, status } = await nurse.post('/records', { records });
  expect(status).toBe(200);
  const [outcome] = data.outcomes as RecordOutcome[];
  const patientId = outcome?.patient ?? '';
  const patient = async () => (await nurse.get(`/patients/${patientId}`)).data as Patient;
  return { outcome, report, patient, id: patientId };
}
const changed = async (patient: Patient, ext: Partial<Patient['ext']>) => {
  const { version, updatedAt: _, ...body } = patient;
  const answer = await nurse.put(
    `/patients/${patient.id}`,
    { ...body, ext: { ...body.ext, ...ext } },
    matching(version),
  );
  expect(answer.status).toBe(200);
  return answer.data as Patient;
};
const criticalOf = async (id: string) =>
  (
    (await nurse.get('/alerts', { params: { patient: id } })).data.items as {
      rule: string;
      severity: string;
    }[]
  )
    .filter(({ severity }) => severity === 'critical')
    .map(({ rule }) => rule);
const minimum = { direction: 'minimum' as const, contraindications: [] };
/** Without what an observation says of pregnancy: the diagnoses alone. */
const withoutStatus = ({ entry }: Bundle): Bundle => ({
  entry: entry.filter(({ resource }) => !String(resource['id']).endsWith('-o1')),
});

describe('what a file does not say', () => {
  it('is not known: dialysis by its diagnoses is asked about, and doubts a plan to drink more', async () => {
    const { outcome, patient } = await sent('17', await bundleOf('17-dialysis-conditions.json'));
    const stored = await patient();
    expect(stored).toMatchObject({ gender: 'unknown' });
    expect(Object.keys(stored.ext)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(dialysisMode|pregnant|transplant)$/)]),
    );
    expect(outcome?.doubt).toMatchObject({
      kind: 'undecided',
      differences: expect.arrayContaining([
        { kind: 'patients', field: 'ext.dialysisMode', sent: 'haemodialysis' },
        { kind: 'patients', field: 'ext.dialysisMode', sent: 'Dependence on renal dialysis' },
      ]),
    });
    expect(stored.ext.signs?.map(({ fact, says }) => `${fact}: ${says}`).toSorted()).toEqual([
      'dialysis: Dependence on renal dialysis',
      'dialysis: End stage renal disease',
      'dialysis: haemodialysis',
    ]);
    expect(notForPatient(minimum, stored)).toEqual([{ about: 'against', because: 'dialysisUnknown' }]);

    const decided = await changed(stored, { dialysisMode: 'haemodialysis' });
    expect(decided.ext.signs).toBeUndefined();
    expect(notForPatient(minimum, await patient())).toEqual([{ about: 'against', because: 'dialysis' }]);
    // Somebody finds out that nobody knows after all.
    const { dialysisMode: _, ...open } = decided.ext;
    const { version, updatedAt: __, ...body } = decided;
    const again = await nurse.put(`/patients/${body.id}`, { ...body, ext: open }, matching(version));
    expect(again.data.ext.signs).toHaveLength(3);
  });

  it('is no dialysis only where somebody says so, and a new diagnosis asks again', async () => {
    const bundle = await bundleOf('17-dialysis-conditions.json');
    const [person] = bundle.entry;
    const first = await sent('17', { ...bundle, entry: [person] });
    expect(first.outcome?.doubt).toBeUndefined();
    await changed(await first.patient(), { dialysisMode: 'none' });
    const second = await sent('17', bundle);
    expect(second.outcome?.doubt).toMatchObject({
      kind: 'undecided',
      differences: expect.arrayContaining([
        {
          kind: 'patients',
          field: 'ext.dialysisMode',
          stored: 'none',
          sent: 'Dependence on renal dialysis',
        },
      ]),
    });
    const { ext } = await second.patient();
    expect(ext).toMatchObject({ dialysisMode: 'none' });
    expect(ext.signs).toBeUndefined();
    expect((await sent('17', bundle)).outcome?.doubt).toBeUndefined();
  });

  it.each([
    ['by an observation of the last weeks, which is taken over', (one: Bundle) => one, true],
    ['by its diagnoses, which are asked about', withoutStatus, undefined],
  ] as const)('pregnancy %s: 165/108 is critical', async (_, change, pregnant) => {
    const bundle = { resourceType: 'Bundle', ...change(await bundleOf('21-pregnant.json')) };
    const { outcome, patient, id, report } = await sent('21', bundle);
    const { ext } = await patient();
    expect(ext.pregnant).toBe(pregnant);
    expect(ext.dialysisMode).toBeUndefined();
    expect(await criticalOf(id)).toEqual(['pressurePregnancy']);
    expect(report.findings).toEqual([]);
    const asked = outcome?.doubt?.differences.map(({ field, sent: said }) => [field, said]);
    expect(asked).toEqual(
      pregnant
        ? undefined
        : [
            ['ext.pregnant', 'Pregnant state, incidental'],
            ['ext.pregnant', 'Pre-existing hypertensive CKD complicating pregnancy, second trimester'],
          ],
    );
  });

  it('is judged as before once somebody has said that there is no pregnancy', async () => {
    const bundle = { resourceType: 'Bundle', ...withoutStatus(await bundleOf('21-pregnant.json')) };
    const { patient } = await sent('21', bundle);
    const { ext } = await changed(await patient(), { pregnant: false });
    expect(ext).toMatchObject({ pregnant: false });
    expect(ext.signs).toBeUndefined();
  });

  it('is noted where staff enter the diagnosis, and no more where it was a mistake', async () => {
    const bundle = await bundleOf('21-pregnant.json');
    const { patient, id } = await sent('21', { ...bundle, entry: bundle.entry.slice(0, 1) });
    const condition = {
      id: 'tx',
      patient: id,
      label: 'Kidney transplant status',
      code: { system: 'http://hl7.org/fhir/sid/icd-10', code: 'Z94.0' },
      clinicalStatus: 'active',
    };
    const { data } = await nurse.post('/conditions', condition);
    expect((await patient()).ext.signs).toEqual([
      { fact: 'transplant', by: 'condition', says: 'Kidney transplant status' },
    ]);
    const mistake = { ...condition, verification: 'entered-in-error' };
    await nurse.put('/conditions/tx', mistake, matching(data.version));
    expect((await patient()).ext.signs).toBeUndefined();
  });

  it('is not written by an export, and stays unknown where that is read again', async () => {
    const { id, patient } = await sent('17', await bundleOf('17-dialysis-conditions.json'));
    const { data } = await nurse.get(`/records/${id}`);
    const bundle = JSON.parse(JSON.stringify(toBundle(patientRecordSchema.parse(data), ARRIVAL)));
    const written = JSON.stringify(bundle);
    for (const word of ['dialysisMode', 'pregnant', '/transplant', 'signs'])
      expect(written).not.toContain(word);
    const [record] = read('out', bundle).records;
    const { signs: _, imported: __, ...ext } = (await patient()).ext;
    expect(record?.patient.ext).toEqual(ext);
  });
});
