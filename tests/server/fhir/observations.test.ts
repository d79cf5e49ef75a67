import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startMailServer } from '../../support/mailServer';
import { clientOf, PASSWORD, signIn } from '../clinic';
import { NOW } from '../../backend/clinic';
import { aPatientDraft } from '../../backend/drafts';
import { aDoor, aDrink, ago, aPotassium, aPressure, aWeight, CARE } from './door';

const FHIR_JSON = { 'Content-Type': 'application/fhir+json' };
const IDENTIFIER = { system: 'https://devices.example/reading', value: 'A-1' };
const issuesOf = (data: { issue: { code: string; expression?: string[] }[] }) =>
  data.issue.map(({ code, expression }) => [code, ...(expression ?? [])]);

describe('An Observation that is sent', () => {
  it('is a reading like one that is typed: the same alert, in the log under who sent it, and seen by open pages', async () => {
    const { fhir, care, server, token } = await aDoor();
    const leaving = new AbortController();
    const changes = await fetch(`${server.origin}${CARE}/changes`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    const made = await fhir('POST', '/Observation', aPressure(190, 115));
    expect(made.status).toBe(201);
    expect(made.headers.get('Location')).toContain(`/fhir/R4/Observation/${made.data.id}/_history/1`);
    expect(made.headers.get('ETag')).toBe('W/"1"');
    expect(made.data).toMatchObject({ status: 'final', subject: { reference: 'Patient/p1' } });
    const [row] = (await care('GET', `${CARE}/summaries`)).data.items;
    expect(row.alerts[0]).toMatchObject({ severity: 'critical', measure: 'bloodPressure' });
    const [entry] = (await care('GET', `${CARE}/audit?kind=readings`)).data.items;
    expect(entry).toMatchObject({ action: 'recorded', by: 'ada@clinic.example', patient: 'p1' });
    const reader = changes.body?.getReader();
    let text = '';
    while (!text.includes('event: change')) text += new TextDecoder().decode((await reader?.read())?.value);
    expect(text).toContain('{"patients":["p1"]}');
    leaving.abort();
  });

  it('is a laboratory’s result where its code is one', async () => {
    const { fhir, care } = await aDoor();
    const made = await fhir('POST', '/Observation', aPotassium(6.6));
    expect(made.status).toBe(201);
    const { items } = (await care('GET', `${CARE}/labResults?patient=p1`)).data;
    expect(items).toMatchObject([{ analyte: 'potassium', value: 6.6, unit: 'mmol/L', source: 'import' }]);
    const again = await fhir('GET', `/Observation/${made.data.id}`);
    expect([again.status, again.data.valueQuantity.value]).toEqual([200, 6.6]);
    const changed = await fhir('PUT', `/Observation/${made.data.id}`, {
      ...again.data,
      status: 'corrected',
      valueQuantity: { ...again.data.valueQuantity, value: 4.6 },
      note: [{ text: 'The sample was haemolysed' }],
    });
    expect([changed.status, changed.data.valueQuantity.value]).toEqual([200, 4.6]);
    const [corrected] = (await care('GET', `${CARE}/labResults?patient=p1`)).data.items;
    expect(corrected.history).toMatchObject([{ value: 6.6, reason: 'The sample was haemolysed' }]);
  });

  it('is one, however often and by whichever way it comes', async () => {
    const { fhir, care } = await aDoor();
    const weight = { ...aWeight(71.2), identifier: [IDENTIFIER] };
    const first = await fhir('POST', '/Observation', weight);
    expect(first.data.identifier).toContainEqual(IDENTIFIER);
    const second = await fhir('POST', '/Observation', weight);
    expect([first.status, second.status, second.data.id]).toEqual([201, 200, first.data.id]);
    const otherwise = await fhir('POST', '/Observation', {
      ...weight,
      valueQuantity: aWeight(80).valueQuantity,
    });
    expect([otherwise.status, issuesOf(otherwise.data)]).toEqual([409, [['conflict']]]);
    const condition = { 'If-None-Exist': `identifier=${IDENTIFIER.system}|${IDENTIFIER.value}` };
    const known = await fhir('POST', '/Observation', { ...aWeight(99, 3) }, condition);
    expect([known.status, known.data.id]).toEqual([200, first.data.id]);
    const found = { 'If-None-Exist': `code=29463-7&date=${weight.effectiveDateTime}` };
    const same = await fhir('POST', '/Observation', aWeight(99, 3), found);
    expect([same.status, same.data.id]).toEqual([200, first.data.id]);
    const at = aWeight(0).effectiveDateTime;
    await care('POST', `${CARE}/readings`, {
      id: 'typed',
      patient: 'p1',
      measure: 'pulse',
      at,
      value: 66,
      source: 'staff',
    });
    const pulse = {
      ...aWeight(66),
      effectiveDateTime: at,
      code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
      valueQuantity: { value: 66, code: '/min' },
    };
    expect((await fhir('POST', '/Observation', pulse)).status).toBe(200);
    // Two drinks of one moment are two.
    const [small, large] = [aDrink(150), aDrink(200)];
    large.effectiveDateTime = small.effectiveDateTime;
    const drinks = [small, large, small].map((drink) => fhir('POST', '/Observation', drink));
    const statuses = [];
    for (const drink of drinks) statuses.push((await drink).status);
    expect(statuses.toSorted()).toEqual([200, 201, 201]);
    const { total } = (await fhir('GET', '/Observation?patient=p1&_summary=count')).data;
    expect(total).toBe(4);
    const several = await fhir('POST', '/Observation', aDrink(100), { 'If-None-Exist': 'code=9000-1' });
    expect([several.status, issuesOf(several.data)]).toEqual([412, [['multiple-matches']]]);
  });

  it('that its source has corrected keeps since when, and an older correction of a file asks', async () => {
    const { fhir, care } = await aDoor();
    const meta = { lastUpdated: ago(5) };
    const sent = { ...aPressure(195, 118, 30), identifier: [IDENTIFIER], status: 'corrected', meta };
    const made = await fhir('POST', '/Observation', sent);
    expect([made.status, made.data.status]).toEqual([201, 'corrected']);
    expect((await fhir('POST', '/Observation', sent)).status).toBe(200);
    const record = (await care('GET', `${CARE}/records/p1`)).data;
    expect(record.readings).toMatchObject([{ value: 195, amendedAt: ago(5) }]);
    const [reading] = record.readings;
    const corrected = await fhir('PUT', `/Observation/${made.data.id}`, {
      ...made.data,
      component: aPressure(196, 118).component,
    });
    expect(corrected.data.status).toBe('corrected');
    const older = { ...record, readings: [{ ...reading, value: 119, diastolic: 70, amendedAt: ago(20) }] };
    const { outcomes } = (await care('POST', `${CARE}/records`, { records: [older] })).data;
    expect(outcomes[0].doubt.differences).toMatchObject([{ stored: '196/118', sent: '119/70' }]);
  });

  const wrong = [
    { is: 'pressure', sent: aPressure(190, 115), right: aPressure(140, 85) },
    { is: 'potassium', sent: aPotassium(6.6), right: aPotassium(4.6) },
  ];
  it.each(wrong)(
    'is not brought back by a repetition once it was corrected or taken out: $is',
    async (one) => {
      const { fhir } = await aDoor();
      const named = { ...one.sent, identifier: [IDENTIFIER] };
      const other = { ...one.sent, identifier: [{ ...IDENTIFIER, value: 'B-1' }] };
      const { data: first } = await fhir('POST', '/Observation', named);
      const path = `/Observation/${first.id}`;
      const { resourceType: _, effectiveDateTime: __, ...figures } = one.right;
      const reason = { note: [{ text: 'Of somebody else' }] };
      for (const change of [figures, { status: 'entered-in-error' }]) {
        const { data: read } = await fhir('GET', path);
        expect((await fhir('PUT', path, { ...read, ...change, ...reason })).status).toBe(200);
        for (const again of [named, one.sent, other]) {
          const { status, data } = await fhir('POST', '/Observation', again);
          expect([status, data.id]).toEqual([200, first.id]);
        }
      }
      expect((await fhir('GET', '/Observation?patient=p1&_summary=count')).data.total).toBe(1);
      // Its sender says that it was right after all: that is no repetition, and never passed over in silence.
      const amended = await fhir('POST', '/Observation', { ...other, status: 'amended' });
      expect(amended.status).toBe(201);
    },
  );

  it('corrects by an update that names its version; what it said stays in the history', async () => {
    const { fhir, care } = await aDoor();
    const { data: made } = await fhir('POST', '/Observation', aPressure(190, 115));
    const path = `/Observation/${made.id}`;
    const mended = { ...made, component: aPressure(140, 85).component, note: [{ text: 'Cuff too small' }] };
    const unnamed = { ...mended, meta: undefined };
    expect((await fhir('PUT', path, unnamed)).status).toBe(400);
    const done = await fhir('PUT', path, unnamed, { 'If-Match': 'W/"1"' });
    expect([done.status, done.headers.get('ETag'), done.data.status]).toEqual([200, 'W/"2"', 'corrected']);
    const stale = await fhir('PUT', path, mended);
    expect([stale.status, stale.data.resourceType]).toEqual([412, 'OperationOutcome']);
    const range = `from=${ago(60)}&to=${ago(0)}`;
    const [reading] = (await care('GET', `${CARE}/readings/p1/bloodPressure?${range}`)).data.items;
    expect(reading).toMatchObject({
      value: 140,
      diastolic: 85,
      history: [{ value: 190, diastolic: 115, reason: 'Cuff too small', replacedBy: 'ada@clinic.example' }],
    });
    const same = await fhir('PUT', path, done.data);
    expect([same.status, same.headers.get('ETag')]).toEqual([200, 'W/"2"']);
    const other = await fhir('PUT', path, {
      ...done.data,
      ...aWeight(70),
      id: made.id,
      component: undefined,
    });
    expect([other.status, issuesOf(other.data)]).toEqual([422, [['business-rule', 'Observation.code']]]);
    const gone = await fhir('PUT', path, { ...done.data, status: 'entered-in-error', note: undefined });
    expect([gone.status, gone.data.status]).toEqual([200, 'entered-in-error']);
    expect((await care('GET', `${CARE}/readings/p1/bloodPressure?${range}`)).data.items).toEqual([]);
    expect((await fhir('PUT', path, gone.data)).status).toBe(409);
  });

  const refused: [string, object, string, string][] = [
    [
      'a unit that it has not',
      { ...aWeight(70), valueQuantity: { value: 70, code: 'stone' } },
      'code-invalid',
      'Observation.valueQuantity.code',
    ],
    [
      'a unit in one component',
      {
        ...aPressure(120, 80),
        component: [
          aPressure(120, 80).component[0],
          { ...aPressure(120, 80).component[1], valueQuantity: { value: 10, code: 'kPa' } },
        ],
      },
      'code-invalid',
      'Observation.component[1].valueQuantity.code',
    ],
    ['the future', { ...aWeight(70), effectiveDateTime: ago(-60) }, 'value', 'Observation.effectiveDateTime'],
    [
      'no time of day',
      { ...aWeight(70), effectiveDateTime: '2026-11-01' },
      'required',
      'Observation.effectiveDateTime',
    ],
    ['nobody', { ...aWeight(70), subject: undefined }, 'required', 'Observation.subject'],
    [
      'somebody unknown',
      { ...aWeight(70), subject: { reference: 'Patient/nobody' } },
      'not-found',
      'Observation.subject.reference',
    ],
    ['what cannot be', { ...aWeight(900) }, 'value', 'Observation.valueQuantity.value'],
    [
      'before birth',
      { ...aWeight(70), effectiveDateTime: '1950-01-01T08:00:00Z' },
      'value',
      'Observation.effectiveDateTime',
    ],
    [
      'half a pressure',
      { ...aPressure(120, 80), component: aPressure(120, 80).component.slice(1) },
      'required',
      'Observation.component',
    ],
    ['no status', { ...aWeight(70), status: undefined }, 'required', 'Observation.status'],
    ['an invented status', { ...aWeight(70), status: 'done' }, 'code-invalid', 'Observation.status'],
    ['an element that FHIR has not', { ...aWeight(70), wieght: 70 }, 'structure', 'Observation.wieght'],
    [
      'a meaning that is not known',
      { ...aWeight(70), modifierExtension: [{ url: 'x' }] },
      'extension',
      'Observation.modifierExtension',
    ],
    [
      'a code that is not kept',
      { ...aWeight(70), code: { coding: [{ code: '72514-3' }] } },
      'not-supported',
      'Observation.code',
    ],
    [
      'a height',
      {
        ...aWeight(170),
        code: { coding: [{ system: 'http://loinc.org', code: '8302-2' }] },
        valueQuantity: { value: 170, code: 'cm' },
      },
      'not-supported',
      'Observation.code',
    ],
    [
      'a potassium in a unit of its own',
      { ...aPotassium(6.6), valueQuantity: { value: 6.6, code: 'kg' } },
      'code-invalid',
      'Observation.valueQuantity.code',
    ],
    ['a potassium that no sample holds', aPotassium(660), 'value', 'Observation.valueQuantity.value'],
    ['a Patient', { resourceType: 'Patient' }, 'structure', 'Observation'],
  ];

  it('is refused with the path of what is wrong, in words, and nothing is stored', async () => {
    const { fhir } = await aDoor();
    for (const [what, sent, code, expression] of refused) {
      const answer = await fhir('POST', '/Observation', sent);
      expect([what, answer.status, issuesOf(answer.data)]).toEqual([what, 422, [[code, expression]]]);
      expect(answer.data.issue[0].diagnostics).toMatch(/^["A-Z].*\.$/);
    }
    expect((await fhir('GET', '/Observation?patient=p1&_summary=count')).data.total).toBe(0);
  });

  it('is taken where it is old or unusual: its source vouches for it, also when it says it again', async () => {
    const { fhir } = await aDoor();
    const old = { ...aWeight(71, 60 * 24 * 40), identifier: [IDENTIFIER] };
    const { status, data } = await fhir('POST', '/Observation', old);
    expect(status).toBe(201);
    const mended = { ...data, valueQuantity: aWeight(72).valueQuantity };
    expect((await fhir('PUT', `/Observation/${data.id}`, mended)).status).toBe(200);
    // What was sent first comes again, e.g. because its answer was lost: the correction stands.
    const again = await fhir('POST', '/Observation', old);
    expect([again.status, again.data.valueQuantity.value]).toEqual([200, 72]);
    const unusual = aPressure(280, 60);
    expect((await fhir('POST', '/Observation', unusual)).status).toBe(201);
    expect((await fhir('POST', '/Observation', unusual)).status).toBe(200);
  });

  it('is the total of the day it is about, told where that is too little, and one again when it is repeated later', async () => {
    let now = NOW;
    const { fhir, care } = await aDoor({}, () => now);
    const patient = aPatientDraft({ id: 'p2', patientId: 'NP-2', wakeUpTime: '07:00' });
    await care('POST', `${CARE}/patients`, patient);
    const { effectiveDateTime: _, ...urine } = aDrink(60);
    const total = {
      ...urine,
      subject: { reference: 'Patient/p2' },
      code: { coding: [{ system: 'http://loinc.org', code: '9192-6' }] },
    };
    const ofYesterday = {
      ...total,
      effectivePeriod: { start: '2026-11-19T06:00:00+01:00', end: '2026-11-20T06:00:00+01:00' },
    };
    expect((await fhir('POST', '/Observation', ofYesterday)).status).toBe(201);
    const { data } = await care('GET', `${CARE}/summaries/p2`);
    expect(data.urineDays).toMatchObject([{ day: '2026-11-19', ml: 60 }]);
    expect(data.alerts).toMatchObject([{ rule: 'urineLow', severity: 'critical' }]);
    const running = {
      ...total,
      effectivePeriod: { start: '2026-11-20T06:00:00+01:00', end: '2026-11-21T06:00:00+01:00' },
    };
    const first = await fhir('POST', '/Observation', running);
    now += 300_000;
    const second = await fhir('POST', '/Observation', running);
    expect([first.status, second.status, second.data.id]).toEqual([201, 200, first.data.id]);
  });

  it('is stored once, though it comes several times at once', async () => {
    const { fhir } = await aDoor();
    const weight = aWeight(70);
    const answers = await Promise.all([1, 2, 3, 4].map(() => fhir('POST', '/Observation', weight)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect((await fhir('GET', '/Observation?patient=p1&_summary=count')).data.total).toBe(1);
  });

  it('is taken of a nurse under her own name', async () => {
    const { mails, url, close } = await startMailServer();
    onTestFinished(close);
    const { server, care } = await aDoor({ smtpUrl: url });
    const nurse = 'nuno@clinic.example';
    const invitation = { id: 'nuno', username: nurse, firstName: 'Nuno', lastName: 'Reis', role: 'USER' };
    expect((await care('POST', '/iam/identities/staff', invitation)).status).toBe(201);
    const invited = await vi.waitFor(
      () => {
        const link = /token=([0-9a-f]{64})/.exec(mails.find(({ to }) => to.includes(nurse))?.text ?? '');
        expect(link).not.toBeNull();
        return link?.[1];
      },
      { timeout: 60_000, interval: 50 },
    );
    const anybody = clientOf(server.origin);
    await anybody('POST', '/iam/identities/password/reset', { token: invited, password: PASSWORD });
    const own = clientOf(server.origin, await signIn(server.origin, nurse));
    expect((await own('POST', '/fhir/R4/Observation', aWeight(70), FHIR_JSON)).status).toBe(201);
    const [entry] = (await care('GET', `${CARE}/patients/p1/audit`)).data.items;
    expect(entry).toMatchObject({ action: 'recorded', by: nurse });
  });

  it('names its patient by a whole address or by an identifier as well, and is corrected on the pages like any other', async () => {
    const { fhir, care, base } = await aDoor();
    const { system, value } = IDENTIFIER;
    const { data: patient } = await care('GET', `${CARE}/patients/p1`);
    const known = { ...patient, ext: { ...patient.ext, identifiers: [{ system, value: 'MRN-1' }] } };
    await care('PUT', `${CARE}/patients/p1`, known, { 'If-Match': `"${patient.version}"` });
    const whole = { ...aWeight(70), subject: { reference: `${base}/Patient/p1` } };
    expect((await fhir('POST', '/Observation', whole)).status).toBe(201);
    const named = {
      ...aWeight(71, 5),
      subject: { identifier: { system, value: 'MRN-1' } },
      identifier: [{ system, value }],
    };
    expect((await fhir('POST', '/Observation', named)).status).toBe(201);
    const unknown = { ...named, subject: { identifier: { system, value: 'MRN-2' } } };
    const answer = await fhir('POST', '/Observation', unknown);
    expect(issuesOf(answer.data)).toEqual([['not-found', 'Observation.subject.identifier']]);
    const range = `from=${ago(6)}&to=${ago(0)}`;
    const [reading] = (await care('GET', `${CARE}/readings/p1/weight?${range}`)).data.items;
    const path = `${CARE}/readings/p1/weight/${encodeURIComponent(reading.id)}`;
    const mended = { at: reading.at, value: 72, reason: 'Shoes' };
    expect((await care('PUT', path, mended, { 'If-Match': '"1"' })).status).toBe(200);
  });

  it('is not taken before it is final, nor from a session that is locked', async () => {
    const { care, fhir } = await aDoor();
    const early = await fhir('POST', '/Observation', { ...aWeight(70), status: 'preliminary' });
    expect([early.status, issuesOf(early.data)]).toEqual([422, [['business-rule', 'Observation.status']]]);
    await care('POST', '/iam/identities/my/lock');
    const { status, data } = await fhir('POST', '/Observation', aWeight(70));
    expect([status, issuesOf(data)]).toEqual([423, [['login']]]);
  });
});
