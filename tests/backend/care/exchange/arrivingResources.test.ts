import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import { marksOf, totalsByDay } from '@/domain/readings/dayTotal';
import { measures } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import { readFiles } from '@/features/patients/imports/run/readFiles';
import { ARRIVAL, arrivingFile } from '../../../support/arriving';
import { careClient, countingIds } from '../../clinic';

let databases = 0;
let store: Store;
let nurse: ReturnType<typeof careClient>;

beforeEach(() => {
  store = openStore(`arriving-resources-${(databases += 1)}`);
  const newId = countingIds(`c${databases}`);
  nurse = careClient(
    createRepository(store, { now: () => ARRIVAL, newId, onChange: () => undefined }),
    'nurse',
  );
});
afterEach(() => store.close());

interface Entry {
  resource: Record<string, unknown>;
}
const asFile = (resource: unknown): File => new File([JSON.stringify(resource)], 'sent.json');
const text = (name: string): Promise<string> => arrivingFile(name).text();

/** What pressing *Import* does with files: all of them are read, then stored. */
async function arrives(...files: (File | string)[]) {
  const picked = files.map((file) => (typeof file === 'string' ? arrivingFile(file) : file));
  const { records, report } = await readFiles(
    picked,
    { timeZone: 'Europe/Berlin', now: ARRIVAL },
    () => undefined,
  );
  const { status, data } = await nurse.post('/records', { records });
  expect(status).toBe(200);
  return {
    outcomes: data.outcomes,
    findings: report.findings.map(({ reason, scope }) => `${reason} ${scope}`),
  };
}
/** What is stored of the only patient, readings as `212/118` or `1500` by measure. */
async function stored() {
  const { data: patients } = await nurse.get('/patients');
  expect(patients.items).toHaveLength(1);
  const [patient] = patients.items;
  const range = { from: '2026-01-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
  const readings: Record<string, string[]> = {};
  let pressures: Reading[] = [];
  for (const measure of measures) {
    const { data } = await nurse.get(`/readings/${patient.id}/${measure}`, { params: range });
    if (measure === 'bloodPressure') pressures = data.items;
    const values = data.items.map(({ value, diastolic }: Reading) =>
      [value, diastolic ?? []].flat().join('/'),
    );
    if (values.length > 0) readings[measure] = values;
  }
  const { data: alerts } = await nurse.get('/alerts', { params: { patient: patient.id } });
  const open = alerts.items.filter(({ status }: { status: string }) => status === 'open');
  return { patient, readings, pressures, open: open.map(({ rule }: { rule: string }) => rule) };
}

describe('§2.2: what arrives from other systems', () => {
  it.each([
    ['a day total and its parts', ['07a-day-total.json', '07b-single-drinks.json']],
    ['the parts and their total', ['07b-single-drinks.json', '07a-day-total.json']],
  ])('%s are one day, in one import and in two', async (_, files) => {
    await arrives(...files);
    const { patient } = await stored();
    const day = async () => {
      const params = { from: '2026-11-16T23:00:00Z', to: '2026-11-17T23:00:00Z' };
      const { data } = await nurse.get(`/readings/${patient.id}/water`, { params });
      const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '06:00' };
      return [...totalsByDay(data.items.flatMap(marksOf), clock)];
    };
    expect(await day()).toEqual([['2026-11-17', 1500]]);
    for (const file of files) await arrives(file);
    expect(await day()).toEqual([['2026-11-17', 1500]]);
  });

  it('telephones and addresses that have ended never count, and rank decides', async () => {
    await arrives('08-old-phone.json');
    expect((await stored()).patient).toMatchObject({
      phone: '+49 30 5550003',
      mobile: '+49 171 5550005',
      addressLine1: 'Neuer Weg 9',
    });
  });

  it.each([
    ['18-hypertensive-ckd.json', {}, [], { pathologies: ['HyperTension'], ext: { ckdStage: '4' } }],
    [
      '19-oid-and-slash.json',
      { weight: ['84.1'], bloodPressure: ['166/95'], pulse: ['72'] },
      [],
      { pathologies: ['DiabetesT2', 'HyperTension'] },
    ],
    [
      '23-merged.json',
      { bloodPressure: ['186/112'] },
      ['mergedAway resource'],
      { lastName: 'Oehlke', ext: { identifiers: [{ value: 'CASE-23' }, { value: 'CASE-23-OLD' }] } },
    ],
    ['25-page-1-of-n.json', { bloodPressure: ['132/80'] }, ['onePageOfMany part'], {}],
    ['33b-date-only.json', { water: ['1450'], urine: ['900'] }, ['noTime part'], { weight: 71.4 }],
    ['34-logical-reference.json', { bloodPressure: ['186/112'] }, [], {}],
    ['35-two-observations.json', { bloodPressure: ['212/118'] }, [], {}],
  ])('%s', async (file, readings, findings, patient) => {
    const arrived = await arrives(file);
    const is = await stored();
    expect(is.readings).toEqual(readings);
    expect(arrived.findings).toEqual(findings);
    expect(is.patient).toMatchObject(patient);
  });

  it('a pressure that was sent in two is critical as any other', async () => {
    await arrives('35-two-observations.json');
    expect((await stored()).open).toEqual(['pressureSevere']);
  });
});

describe('§2.4: the newest version of a reading counts', () => {
  it('whatever its status says, in one file', async () => {
    await arrives('12-final-changed-history.json');
    const { readings, pressures, open } = await stored();
    expect(readings).toEqual({ bloodPressure: ['122/78'] });
    expect(pressures[0]?.history).toMatchObject([{ value: 212, diastolic: 118 }]);
    expect(open).toEqual([]);
  });

  it('in one file after the other', async () => {
    await arrives('12b-first.json');
    expect((await stored()).open).toEqual(['pressureSevere']);
    const { outcomes } = await arrives('12c-second.json');
    expect(outcomes).toMatchObject([{ updated: 1 }]);
    const { readings, pressures, open } = await stored();
    expect(readings).toEqual({ bloodPressure: ['122/78'] });
    expect(pressures[0]?.history).toMatchObject([{ value: 212, diastolic: 118 }]);
    expect(open).toEqual([]);
  });

  it.each([
    ['in two files of one import', ['12b-first.json', '12c-second.json'], false],
    ['in two files of one import, the newer first', ['12c-second.json', '12b-first.json'], false],
    ['the older one after it', ['12c-second.json', '12b-first.json'], true],
  ])('%s', async (_, files, isTwice) => {
    if (isTwice) for (const file of files) await arrives(file);
    else await arrives(...files);
    const { readings, open } = await stored();
    expect(readings).toEqual({ bloodPressure: ['122/78'] });
    expect(open).toEqual([]);
  });

  const versions = async () => {
    const bundle = JSON.parse(await text('12-final-changed-history.json'));
    const [patient, first, second] = bundle.entry;
    return { bundle, patient, first, second };
  };
  const deleted = (lastModified: string) => ({
    request: { method: 'DELETE', url: 'Observation/case-12-o1' },
    response: { status: '204', lastModified },
  });

  it.each([
    ['the newest first', ({ patient, first, second }) => [second, first, patient], ['122/78']],
    [
      'with its age beside it alone',
      ({ patient, first, second }) => [
        ...[first, second].map((entry, index) => {
          const { meta: _, ...resource } = entry.resource;
          return { ...entry, resource, response: { status: '200', etag: `W/"${index + 1}"` } };
        }),
        patient,
      ],
      ['122/78'],
    ],
    [
      'deleted since',
      ({ patient, first, second }) => [deleted('2026-11-19T09:45:00Z'), second, first, patient],
      undefined,
    ],
    [
      'deleted before',
      ({ patient, first, second }) => [patient, deleted('2026-11-19T08:00:00Z'), first, second],
      ['122/78'],
    ],
    [
      'taken back and said anew',
      ({ patient, first, second }) => [
        { ...first, resource: { ...first.resource, status: 'entered-in-error' } },
        second,
        patient,
      ],
      ['122/78'],
    ],
    [
      'taken back since',
      ({ patient, first, second }) => [
        { ...second, resource: { ...second.resource, status: 'entered-in-error' } },
        first,
        patient,
      ],
      undefined,
    ],
  ] as [
    string,
    (versions: Record<'patient' | 'first' | 'second', Entry>) => unknown[],
    string[] | undefined,
  ][])('in a history, %s', async (_, entriesIn, bloodPressure) => {
    const { bundle, ...parts } = await versions();
    await arrives(asFile({ ...bundle, entry: entriesIn(parts) }));
    const { readings, open } = await stored();
    expect(readings).toEqual(bloodPressure ? { bloodPressure } : {});
    expect(open).toEqual([]);
  });

  it('deleted at its source in a later file, it counts no more', async () => {
    await arrives('12b-first.json');
    const { bundle, patient } = await versions();
    const { findings } = await arrives(
      asFile({ ...bundle, entry: [patient, deleted('2026-11-19T09:45:00Z')] }),
    );
    expect(findings).toEqual(['deletedAtSource resource']);
    const { readings, open } = await stored();
    expect(readings).toEqual({});
    expect(open).toEqual([]);
  });

  it('changed without a date, a person is asked', async () => {
    await arrives('12b-first.json');
    const { patient, second } = await versions();
    const { meta: _, ...resource } = second.resource;
    const { outcomes } = await arrives(
      asFile({ resourceType: 'Bundle', type: 'collection', entry: [patient, { resource }] }),
    );
    expect(outcomes[0].doubt.differences).toMatchObject([
      { field: 'value', stored: '212/118', sent: '122/78' },
    ]);
    expect((await stored()).readings).toEqual({ bloodPressure: ['212/118'] });
  });
});
