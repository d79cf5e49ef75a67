import { expect, it } from 'vitest';
import { isWhole } from '@tests/support/extent';
import { aPatientDraft } from '../../backend/drafts';
import { DAY, iso, NOW } from '../../backend/clinic';
import type { Answer } from '../clinic';
import { aDoor, CARE, type AskFhir } from './door';
import { PEOPLE, planned, resourceOf, sendings, type Planned, type Sending } from './planned';

const everybody = Array.from({ length: PEOPLE }, (_, person) => person);
const idOf = (side: 'sent' | 'typed', person: number) => `${side}-${person}`;
const REASON = 'Read from another display';
/** How much is sent one by one before the rest comes in batches. */
const SINGLE = PEOPLE * 10;
const BATCH = 40;

function observation(plan: Planned, how: Sending['how']) {
  const isNamed = plan.isNamed === (how !== 'otherwise');
  return {
    ...resourceOf(plan),
    subject: { reference: `Patient/${idOf('sent', plan.person)}` },
    ...(isNamed
      ? { identifier: [{ system: 'https://devices.example/reading', value: plan.name }] }
      : { device: { display: 'Cuff and scales' } }),
  };
}

interface Stored {
  id: string;
  resource: object;
  version: string;
}

/** Sends everything as the device client does, one by one and then in batches; what it corrects names what it was told. */
async function sendAll(fhir: AskFhir): Promise<void> {
  const told = new Map<Planned, Stored>();
  const isExpected = ({ plan, how }: Sending, status: number, resource: { id: string }, etag: string) => {
    expect([plan.name, how, status]).toEqual([plan.name, how, how === 'first' ? 201 : 200]);
    if (how === 'first') told.set(plan, { id: resource.id, resource, version: etag });
    // Whichever way it comes, it is the one that is stored.
    expect(resource.id).toBe(told.get(plan)?.id);
  };
  const correct = async ({ plan }: Sending) => {
    const { id, resource, version } = told.get(plan) as Stored;
    const observed = observation({ ...plan, ...plan.right }, 'first');
    const right = { ...resource, ...observed, note: [{ text: REASON }] };
    const { status, data } = await fhir('PUT', `/Observation/${id}`, right, { 'If-Match': version });
    expect([plan.name, status, status === 200 || data]).toEqual([plan.name, 200, true]);
  };
  let batch: Sending[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const entry = batch.map(({ plan, how }) => ({
      resource: observation(plan, how),
      request: { method: 'POST', url: 'Observation' },
    }));
    const { data } = await fhir('POST', '', { resourceType: 'Bundle', type: 'batch', entry });
    for (const [place, one] of batch.entries()) {
      const { resource, response } = data.entry[place];
      isExpected(one, Number.parseInt(response.status, 10), resource, response.etag);
    }
    batch = [];
  };
  for (const [place, sending] of sendings.entries()) {
    const { plan, how } = sending;
    if (how === 'correction') {
      await flush();
      await correct(sending);
    } else if (place < SINGLE) {
      const { status, data, headers }: Answer = await fhir('POST', '/Observation', observation(plan, how));
      isExpected(sending, status, data, headers.get('ETag') ?? '');
    } else {
      batch.push(sending);
      if (batch.length === BATCH) await flush();
    }
  }
  await flush();
}

/** Types everything in the order in which it was measured, and corrects at once what was wrong. */
async function typeAll(care: AskFhir): Promise<void> {
  for (const { person, kind, name, at, value, diastolic, right } of planned) {
    const patient = idOf('typed', person);
    const own = { id: name, patient, at, value };
    const isResult = kind === 'potassium';
    const draft = isResult
      ? { ...own, analyte: kind, unit: 'mmol/L', status: 'final', source: 'staff' }
      : { ...own, measure: kind, diastolic, source: 'staff', confirmedOutOfRange: true };
    const made = await care('POST', `${CARE}/${isResult ? 'labResults' : 'readings'}`, draft);
    expect([name, made.status]).toEqual([name, 201]);
    if (!right) continue;
    const path = isResult ? `labResults/${name}` : `readings/${patient}/${kind}/${name}`;
    const correction = isResult
      ? { ...draft, ...right, reason: REASON }
      : { at, ...right, confirmedOutOfRange: true, reason: REASON };
    const done = await care('PUT', `${CARE}/${path}`, correction, { 'If-Match': `"${made.data.version}"` });
    expect([name, done.status]).toEqual([name, 200]);
  }
}

interface Measured {
  at: string;
  value: number;
  diastolic?: number;
  unit?: string;
  status?: string;
  reason?: string;
  history?: Measured[];
}
/** What was measured and what it said before, without who wrote it when under which id. */
const saidBy = ({ at, value, diastolic, unit, status, history = [] }: Measured): unknown => ({
  at,
  value,
  diastolic,
  unit,
  status,
  history: history.map((one) => ({ ...(saidBy(one) as object), reason: one.reason })),
});

interface AlertRow {
  rule: string;
  direction: string;
  severity: string;
  status: string;
  observed: unknown;
  worst?: unknown;
  found: unknown[];
}

/**
 * What is stored of somebody, and what their open alerts say. Alerts that have closed by themselves are left out, with
 * the lines of their history: a reading that comes late finds its alert raised, repeated and cleared in another order,
 * and nobody has to act on either.
 */
async function standOf(care: AskFhir, patient: string) {
  const range = `from=${iso(NOW - 30 * DAY)}&to=${iso(NOW)}&errors=true`;
  const readings: Record<string, unknown> = {};
  for (const measure of ['bloodPressure', 'weight', 'water', 'pulse']) {
    const { items } = (await care('GET', `${CARE}/readings/${patient}/${measure}?${range}`)).data;
    readings[measure] = items.map(saidBy);
  }
  const results = (await care('GET', `${CARE}/labResults?patient=${patient}`)).data.items as Measured[];
  const { items } = (await care('GET', `${CARE}/alerts?patient=${patient}&active=true`)).data;
  const alerts = (items as AlertRow[])
    .map(({ rule, direction, severity, status, observed, worst, found }) => {
      return { rule, direction, severity, status, observed, worst, found };
    })
    .toSorted((a, b) => a.rule.localeCompare(b.rule));
  const row = (await care('GET', `${CARE}/summaries/${patient}`)).data;
  const latest = Object.values(row.latest as Record<string, Measured>).map(saidBy);
  const byTime = results.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(saidBy);
  return { readings, results: byTime, alerts, latest, labFigures: row.labFigures };
}

it('stores and alerts alike, whether a device sends readings out of order with repeats and corrections, or somebody types them in order', async () => {
  const { fhir, care } = await aDoor();
  for (const side of ['sent', 'typed'] as const)
    for (const person of everybody) {
      const id = idOf(side, person);
      const pathologies = person % 3 === 0 ? (['HeartFailure'] as const) : [];
      const draft = aPatientDraft({ id, patientId: id, pathologies: [...pathologies] });
      const fluidTarget = { direction: 'maximum', maxMl: 1000 } as const;
      const ext = { ...draft.ext, ...(person % 2 === 0 && { fluidTarget }) };
      expect((await care('POST', `${CARE}/patients`, { ...draft, ext })).status).toBe(201);
    }
  await sendAll(fhir);
  await typeAll(care);
  const raised = new Set<string>();
  for (const person of everybody) {
    const sent = await standOf(care, idOf('sent', person));
    expect([person, sent]).toEqual([person, await standOf(care, idOf('typed', person))]);
    for (const { rule, severity, status } of sent.alerts) raised.add(`${rule} ${severity} ${status}`);
  }
  // What is compared holds what matters: raised, gone again by itself, and with everybody of every kind.
  const some = ['pressureSevere critical open', 'pressureSevere critical needsReview'];
  const others = [
    'pressureLow high open',
    'pressureLow medium open',
    'weightHeartFailure high open',
    'potassiumHigh critical open',
    'potassiumHigh critical needsReview',
    'fluidOver medium open',
  ];
  const expected = isWhole ? [...some, ...others] : some;
  expect([...raised]).toEqual(expect.arrayContaining(expected));
}, 300_000);

it('has twenty readings of each, and as many repeats and corrections as a bad week', () => {
  const count = (how: Sending['how']) => sendings.filter((one) => one.how === how).length;
  const all = 20 * PEOPLE;
  expect(planned).toHaveLength(all);
  expect(count('first')).toBe(all);
  expect(count('same')).toBeGreaterThanOrEqual(all / 40);
  expect(count('otherwise')).toBeGreaterThanOrEqual(all / 100);
  expect(count('correction')).toBeGreaterThanOrEqual(all / 40);
});
