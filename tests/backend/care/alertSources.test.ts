import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import { sweepAlerts } from '@/backend/jobs/sweep';
import { isActive, type Alert } from '@/domain/alerts/alert';
import { createCollector } from '@/domain/fhir/read/collector';
import type { Reading, ReadingDraft } from '@/domain/readings/reading';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { isWhole, someOf } from '@tests/support/extent';
import { careClient, countingIds, DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';

let databases = 0;
let now = NOW;
let store: Store;
beforeEach(() => {
  now = NOW;
  store = openStore(`alert-sources-${(databases += 1)}`);
});
afterEach(() => store.close());

const newId = countingIds();
const clock = { now: () => now, newId, onChange: () => undefined };
const nurse = () => careClient(createRepository(store, clock), 'nurse');
const admin = () => careClient(createRepository(store, clock), 'admin');
const sweep = () => sweepAlerts(store, { now: () => now, newId });

const addPatient = (id = 'p1', change: object = {}) =>
  admin().post('/patients', { ...aPatientDraft({ id, patientId: `NP-${id}` }), ...change });
const alertsOf = async (patient = 'p1'): Promise<Alert[]> =>
  (await nurse().get('/alerts', { params: { patient } })).data.items;
const alertBy = async (rule: string, patient = 'p1') =>
  (await alertsOf(patient)).filter((one) => one.rule === rule);
const pressure = (hours: number, value: number, diastolic: number, patient = 'p1'): ReadingDraft =>
  aReadingDraft({ id: `${patient}-${hours}`, patient, at: iso(NOW - hours * HOUR), value, diastolic });
const record = async (draft: object): Promise<Reading> => (await nurse().post('/readings', draft)).data;
const device = (readings: readonly ReadingDraft[], patient = 'p1') =>
  nurse().post(`/patients/${patient}/readings`, { readings });
const importOf = (readings: readonly ReadingDraft[], patient = 'p1') =>
  nurse().post('/records', {
    records: [
      {
        patient: aPatientDraft({ id: patient, patientId: `NP-${patient}` }),
        conditions: [],
        medicationRequests: [],
        readings,
      },
    ],
  });

describe('A dangerous reading that a milder, newer one of the same file follows', () => {
  const file = [pressure(3, 212, 124), pressure(2, 138, 84)];
  const critical = {
    rule: 'pressureSevere',
    severity: 'critical',
    status: 'open',
    observed: { value: 212, diastolic: 124, at: iso(NOW - 3 * HOUR) },
    clearing: { count: 1, at: iso(NOW - 2 * HOUR) },
  };

  it.each([
    ['the file of a device', device],
    ['a record of another system', importOf],
  ])('is an alert, from %s, and stays one when it comes again', async (_what, send) => {
    await addPatient();
    await send(file);
    expect(await alertsOf()).toMatchObject([critical]);
    const [before] = await alertsOf();
    await send(file);
    await sweep();
    expect(await alertsOf()).toEqual([before]);
  });

  it('is the same alert where both are typed, in either order', async () => {
    for (const [patient, order] of [
      ['p1', file],
      ['p2', file.toReversed()],
    ] as const) {
      await addPatient(patient);
      for (const one of order) await record({ ...one, id: `${patient}${one.id}`, patient });
      expect(await alertsOf(patient)).toMatchObject([critical]);
    }
  });

  it('says nothing of what is older than a week, and tells what arrives within it', async () => {
    await addPatient();
    await device([pressure(170, 212, 124), pressure(2, 138, 84)]);
    expect(await alertsOf()).toEqual([]);
    await device([pressure(30, 212, 124)]);
    expect(await alertsOf()).toMatchObject([{ severity: 'critical', observed: { value: 212 } }]);
  });

  it('is found by the next look at everybody where a rule begins to ask for it', async () => {
    await addPatient();
    await device([pressure(3, 165, 84), pressure(2, 138, 84)]);
    expect(await alertsOf()).toEqual([]);
    const { data: rules } = await admin().get('/rules');
    const { history: _, ...rule } = rules.items.find(({ id }: { id: string }) => id === 'pressureSevere');
    const levels = [{ severity: 'critical', limit: 160, diastolic: 110 }];
    const body = { ...rule, levels, reason: 'Agreed in the team.' };
    expect((await admin().put('/rules/pressureSevere', body, matching(rule.version))).status).toBe(200);
    await sweep();
    expect(await alertsOf()).toMatchObject([{ rule: 'pressureSevere', observed: { value: 165 } }]);
    expect(await sweep()).toEqual([]);
  });
});

describe('An alert shows its newest and its worst reading', () => {
  it('takes up a worse one that is entered late, with its limit and time', async () => {
    await addPatient();
    await record(pressure(1, 95, 60));
    expect(await alertsOf()).toMatchObject([{ rule: 'pressureLow', severity: 'medium' }]);
    await record(pressure(3, 78, 45));
    const [alert] = await alertsOf();
    expect(alert).toMatchObject({
      severity: 'high',
      status: 'open',
      repeatCount: 2,
      observed: { value: 95, limit: 100, at: iso(NOW - HOUR) },
      worst: { value: 78, limit: 90, at: iso(NOW - 3 * HOUR) },
    });
    expect(alert?.history.at(-1)).toMatchObject({ action: 'upgraded', observed: { value: 78 } });
    expect((await nurse().get('/summaries/p1')).data.alerts).toMatchObject([{ worst: { value: 78 } }]);
  });

  it('keeps the worse one when a milder one follows', async () => {
    await addPatient();
    await record(pressure(3, 85, 60));
    await record(pressure(1, 97, 60));
    expect(await alertsOf()).toMatchObject([
      { severity: 'high', observed: { value: 97, limit: 100 }, worst: { value: 85, limit: 90 } },
    ]);
  });

  it('lets the level go down where the worse one was a mistake, and says so', async () => {
    await addPatient();
    const wrong = await record(pressure(3, 85, 60));
    await record(pressure(1, 97, 60));
    const address = `/readings/p1/bloodPressure/${wrong.id}`;
    const { at, diastolic, version } = wrong;
    await nurse().put(address, { at, diastolic, value: 105, reason: 'Misread' }, matching(version));
    const [alert] = await alertsOf();
    expect(alert).toMatchObject({ severity: 'medium', repeatCount: 1, observed: { value: 97 } });
    expect(alert?.worst).toBeUndefined();
    expect(alert?.history.slice(-2)).toMatchObject([
      { action: 'readingCorrected', note: 'Misread' },
      { action: 'revised', severity: 'medium', observed: { value: 97 } },
    ]);
  });
});

describe('A day of too little urine', () => {
  const urine = (id: string, days: number, value: number, change: object = {}) =>
    record({ ...aReadingDraft({ id, at: iso(NOW - days * DAY), measure: 'urine', value }), ...change });
  const told = async () =>
    (await alertBy('urineLow')).map(({ severity, status, found }) => ({
      severity,
      status,
      days: found?.map(({ observed }) => `${observed.at} ${observed.value}`),
    }));

  it('stays one when something of it, or of a day before it, is corrected days later', async () => {
    await addPatient();
    const before = await urine('before', 2, 900, { dayMark: 'complete', diastolic: undefined });
    const little = await urine('little', 1, 60, { dayMark: 'complete', diastolic: undefined });
    const critical = [{ severity: 'critical', status: 'open', days: ['2026-11-19 60'] }];
    expect(await told()).toEqual(critical);
    now += 2 * DAY;
    const correct = ({ id, at, version }: Reading, value: number) =>
      nurse().put(
        `/readings/p1/urine/${id}`,
        { at, value, dayMark: 'complete', reason: 'Misread' },
        matching(version),
      );
    await correct(before, 950);
    expect(await told()).toEqual(critical);
    const { data } = await correct(little, 70);
    expect(await told()).toEqual([{ ...critical[0], days: ['2026-11-19 70'] }]);
    await correct(data, 950);
    expect(await told()).toEqual([{ severity: 'critical', status: 'needsReview', days: [] }]);
  });
});

const observation = (status: string, value: number, diastolic: number, change: object = {}) => ({
  resourceType: 'Observation',
  id: 'obs-1',
  status,
  code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
  subject: { reference: 'Patient/pat-1' },
  effectiveDateTime: iso(NOW - 3 * HOUR),
  component: [
    ['8480-6', value],
    ['8462-4', diastolic],
  ].map(([code, figure]) => ({
    code: { coding: [{ system: 'http://loinc.org', code }] },
    valueQuantity: { value: figure, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
  })),
  ...change,
});
const person = {
  resourceType: 'Patient',
  id: 'pat-1',
  identifier: [{ system: 'http://hospital.test', value: '4711' }],
  name: [{ family: 'Dubois', given: ['Marie'] }],
  birthDate: '1961-04-02',
};
const recordsOf = (...resources: object[]): PatientRecord[] => {
  const collector = createCollector({ timeZone: 'Europe/Paris', now: NOW });
  const file = collector.open('file.json');
  for (const resource of [person, ...resources]) file.add({ resource, where: '', fullUrl: undefined });
  file.close();
  return collector.finish().records;
};
const load = async (...resources: object[]) =>
  (await nurse().post('/records', { records: recordsOf(...resources) })).data.outcomes[0];
const enrolled = async (): Promise<string> => {
  const { patient } = await load();
  return patient;
};
const kept = async (patient: string): Promise<Reading[]> => {
  const params = { from: iso(NOW - DAY), to: iso(NOW + DAY), errors: true };
  return (await nurse().get(`/readings/${patient}/bloodPressure`, { params })).data.items;
};

describe('What the source of a reading says of it later (FHIR status)', () => {
  const first = observation('final', 212, 124);
  const corrected = observation('corrected', 122, 74);
  const wrong = observation('entered-in-error', 122, 74);

  it('is taken over: corrected with its history, withdrawn with its reason, and told to its alert', async () => {
    const patient = await enrolled();
    await load(first);
    expect(await alertsOf(patient)).toMatchObject([{ rule: 'pressureSevere', status: 'open' }]);
    expect(await load(corrected)).toMatchObject({ created: 0, updated: 1 });
    expect(await kept(patient)).toMatchObject([
      { value: 122, diastolic: 74, history: [{ value: 212, diastolic: 124, reason: 'FHIR: corrected' }] },
    ]);
    const [alert] = await alertsOf(patient);
    // Too grave to close unseen, though nothing is left of what it stood on.
    expect(alert).toMatchObject({ status: 'needsReview', found: [] });
    expect(alert?.history.map(({ action }) => action)).toEqual(['raised', 'readingCorrected', 'needsReview']);
    expect((await nurse().get(`/summaries/${patient}`)).data.latest.bloodPressure.value).toBe(122);

    expect(await load(wrong)).toMatchObject({ updated: 1 });
    expect(await kept(patient)).toMatchObject([{ enteredInError: { reason: 'FHIR: entered-in-error' } }]);
    expect((await nurse().get(`/summaries/${patient}`)).data.latest).toEqual({});
  });

  it('is the same whatever comes first, in one file or in several; what is older never comes back', async () => {
    const orders = [
      [[first, corrected, wrong]],
      [[wrong, corrected, first]],
      [[first], [wrong], [corrected]],
      [[wrong], [first], [corrected]],
      [[corrected], [first], [wrong], [first]],
    ];
    for (const files of orders) {
      store.close();
      store = openStore(`alert-sources-${(databases += 1)}`);
      const patient = await enrolled();
      for (const file of files) await load(...file);
      expect((await kept(patient)).filter(({ enteredInError }) => !enteredInError)).toEqual([]);
      expect((await alertsOf(patient)).filter(({ status }) => status === 'open')).toEqual([]);
    }
  });

  it('of two corrections the later counts, by the time the source gives', async () => {
    const at = (minute: number) => ({ meta: { lastUpdated: `2026-11-20T09:${minute}:00Z` } });
    const later = observation('corrected', 124, 76, at(40));
    const earlier = observation('amended', 112, 64, at(20));
    const patient = await enrolled();
    await load(first);
    await load(later);
    expect(await load(earlier)).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await kept(patient)).toMatchObject([{ value: 124, history: [{ value: 212 }] }]);
  });

  it('without its values is withdrawn by its name', async () => {
    const patient = await enrolled();
    await load(first);
    const { component: _, effectiveDateTime: _at, ...bare } = wrong;
    await load(bare);
    expect(await kept(patient)).toMatchObject([{ value: 212, enteredInError: {} }]);
    expect(await alertsOf(patient)).toMatchObject([{ status: 'needsReview' }]);
  });

  it('does not bring back what was withdrawn here', async () => {
    const patient = await enrolled();
    await load(first);
    const [stored] = await kept(patient);
    const address = `/readings/${patient}/bloodPressure/${stored?.id}/entered-in-error`;
    await nurse().post(address, { reason: 'Wrong arm' }, matching(stored?.version ?? ''));
    expect(await load(corrected)).toMatchObject({ updated: 0 });
    expect(await kept(patient)).toMatchObject([{ value: 212, enteredInError: { reason: 'Wrong arm' } }]);
  });
});

describe('What the clock brings', () => {
  const silences = async () => (await alertBy('noPressure')).filter(isActive);
  const closeSilence = async () => {
    const [alert] = await silences();
    const action = { action: 'resolve', outcome: 'noAnswer', note: 'Tried twice.' };
    await nurse().post(`/alerts/${alert?.id}/actions`, action, matching(alert?.version ?? ''));
  };

  it('a silence that was closed comes back after 24 hours, and its days go on counting', async () => {
    await addPatient('p1', { resistration: '2026-10-01' });
    await device([pressure(3, 130, 80)]);
    now = NOW + 3 * DAY;
    await sweep();
    expect(await silences()).toMatchObject([{ status: 'open', observed: { value: 3 } }]);
    now += DAY;
    await sweep();
    expect(await silences()).toMatchObject([{ observed: { value: 4 }, repeatCount: 1 }]);
    await closeSilence();
    now += 23 * HOUR;
    await sweep();
    expect(await silences()).toEqual([]);
    now += HOUR;
    await sweep();
    expect(await silences()).toMatchObject([{ status: 'open', observed: { value: 5 } }]);
  });

  it('the figure of a day follows the day', async () => {
    const ext = { ...aPatientDraft().ext, fluidTarget: { direction: 'maximum', maxMl: 1000 } };
    await addPatient('p1', { ext });
    const drink = (id: string, value: number) =>
      record({ id, patient: 'p1', measure: 'water', at: iso(NOW - HOUR), value, source: 'staff' });
    await drink('w1', 1000);
    await drink('w2', 150);
    expect(await alertBy('fluidOver')).toMatchObject([{ observed: { value: 1150, limit: 1000 } }]);
    for (const id of ['w3', 'w4', 'w5']) await drink(id, 950);
    expect(await alertBy('fluidOver')).toMatchObject([
      { observed: { value: 4000, limit: 1000 }, repeatCount: 1, status: 'open' },
    ]);
    expect((await nurse().get('/summaries/p1')).data.alerts).toMatchObject([{ observed: { value: 4000 } }]);
  });
});

it.each(someOf([1, 2, 3, 4], 1))(
  'the same readings lead to the same alerts through every door (part %d of 4)',
  async (seed) => {
    const values = fc.record({
      hours: fc.integer({ min: 0, max: 26 }),
      value: fc.constantFrom(78, 85, 92, 97, 106, 122, 138, 176, 185, 212),
      diastolic: fc.constantFrom(45, 60, 74),
    });
    const said = async (patient: string) =>
      (await alertsOf(patient))
        .filter(isActive)
        .map(({ rule, severity, status, observed, worst, found, repeatCount, startedAt }) =>
          JSON.stringify({ rule, severity, status, observed, worst, found, repeatCount, startedAt }),
        )
        .toSorted();
    let people = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(values, { selector: ({ hours }) => hours, minLength: 1, maxLength: 5 }),
        fc.nat(5),
        async (all, cut) => {
          const sequence = (people += 1);
          const of = (patient: string) =>
            all.map(({ hours, value, diastolic }) => pressure(hours, value, diastolic, patient));
          const ids = ['whole', 'parts', 'typed'].map((way) => `${way}${sequence}`);
          const [whole = '', parts = '', typed = ''] = ids;
          for (const id of ids) await addPatient(id);
          await device(of(whole), whole);
          const halves = [of(parts).slice(cut), of(parts).slice(0, cut)].filter((half) => half.length > 0);
          for (const half of halves) await importOf(half, parts);
          for (const one of of(typed).toReversed()) await record({ ...one, confirmedOutOfRange: true });
          expect(await said(parts)).toEqual(await said(whole));
          expect(await said(typed)).toEqual(await said(whole));
        },
      ),
      { numRuns: isWhole ? 50 : 25, seed },
    );
  },
);
