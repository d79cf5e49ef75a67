import { describe, expect, it } from 'vitest';
import { readResources } from '@/domain/fhir/read/collector';
import { toBundle } from '@/domain/fhir/write/toBundle';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { NOW } from '@tests/support/builders';
import { aPeritonealDraft, aRecord, aSessionDraft } from '../../../backend/drafts';

const person = {
  resourceType: 'Patient',
  id: 'p1',
  birthDate: '1961-04-02',
  gender: 'female',
  name: [{ family: 'Dubois', given: ['Marie'] }],
};
const snomed = (code: string) => ({ coding: [{ system: 'http://snomed.info/sct', code }] });
const procedure = (change: object = {}) => ({
  resourceType: 'Procedure',
  id: 'd1',
  status: 'completed',
  code: snomed('302497006'),
  subject: { reference: 'Patient/p1' },
  performedDateTime: '2026-11-18T08:00:00+01:00',
  ...change,
});

function read(...resources: object[]) {
  const { records, report } = readResources(
    [person, ...resources].map((resource) => ({ file: 'a.json', where: '', resource })) as never,
    { timeZone: 'Europe/Berlin', now: NOW },
  );
  const reasons = report.findings.map(({ reason }) => reason);
  return { sessions: records[0]?.care?.dialysisSessions ?? [], reasons, report };
}

describe('A dialysis procedure of another system', () => {
  it('is a session without figures, under the same id each time', () => {
    const { sessions, report } = read(procedure());
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/.+/),
        patient: expect.stringMatching(/.+/),
        at: '2026-11-18T07:00:00.000Z',
        kind: 'haemodialysis',
        status: 'done',
        source: 'import',
        updatedAt: '2026-11-18T07:00:00.000Z',
      },
    ]);
    expect(read(procedure()).sessions).toEqual(sessions);
    expect(report.files).toMatchObject([{ care: { dialysisSessions: 1 } }]);
  });

  it.each([
    ['71192002', 'peritoneal'],
    ['238318009', 'peritoneal'],
    ['233586004', 'haemodiafiltration'],
    ['265764009', 'haemodialysis'],
  ])('by SNOMED %s is %s', (code, kind) => {
    expect(read(procedure({ code: snomed(code) })).sessions).toMatchObject([{ kind }]);
  });

  it.each([
    ['stopped', 'cutShort'],
    ['not-done', 'missed'],
  ])('that is %s is %s, with the reason', (status, expected) => {
    const stated = procedure({ status, statusReason: { text: 'Felt unwell' } });
    expect(read(stated).sessions).toMatchObject([{ status: expected, cause: 'Felt unwell' }]);
  });

  it('of a day alone stands at noon there, today’s not later than now', () => {
    expect(read(procedure({ performedDateTime: '2026-11-18' })).sessions).toMatchObject([
      { at: '2026-11-18T11:00:00.000Z' },
    ]);
    const [today] = read(procedure({ performedDateTime: '2026-11-20' })).sessions;
    expect(Date.parse(today?.at ?? '')).toBeLessThanOrEqual(NOW);
  });

  it.each([
    ['planned', { status: 'preparation' }, 'notSupported'],
    ['under way', { status: 'in-progress' }, 'notSupported'],
    ['a mistake', { status: 'entered-in-error' }, 'enteredInError'],
    ['without a time', { performedDateTime: undefined }, 'noTime'],
    ['of a year', { performedDateTime: '2026' }, 'noTime'],
    ['of a day that there is not', { performedDateTime: '2026-02-30' }, 'noTime'],
    ['of the future', { performedDateTime: '2026-12-01T08:00:00Z' }, 'implausibleTime'],
    ['before birth', { performedDateTime: '1960-01-01T08:00:00Z' }, 'implausibleTime'],
    ['of something else', { code: snomed('80146002') }, 'notSupported'],
  ])('that is %s is left out with the reason', (_, change, reason) => {
    const { sessions, reasons } = read(procedure(change));
    expect([sessions, reasons]).toEqual([[], [reason]]);
  });

  it('said twice counts once, the newer state of both', () => {
    const older = procedure({ meta: { lastUpdated: '2026-11-18T10:00:00Z' } });
    const newer = procedure({ meta: { lastUpdated: '2026-11-19T10:00:00Z' }, status: 'stopped' });
    expect(read(older, newer).sessions).toMatchObject([{ status: 'cutShort' }]);
  });
});

describe('A session of our own export', () => {
  const record: PatientRecord = {
    ...aRecord('p1'),
    care: {
      dialysisSessions: [
        {
          ...aSessionDraft({ id: 'blood', reason: 'Read again' }),
          recordedBy: 'nurse@nephrodesk.test',
          updatedAt: '2026-11-19T12:00:00.000Z',
          history: [
            {
              at: '2026-11-19T08:00:00.000Z',
              kind: 'haemodialysis',
              status: 'done',
              updatedAt: '2026-11-19T09:00:00.000Z',
              replacedAt: '2026-11-19T12:00:00.000Z',
              replacedBy: 'nurse@nephrodesk.test',
            },
          ],
        },
        { ...aPeritonealDraft({ id: 'bags', cloudyBag: true }), updatedAt: '2026-11-20T08:00:00.000Z' },
        {
          ...aSessionDraft({ id: 'missed', status: 'missed', cause: 'Snow' }),
          updatedAt: '2026-11-18T08:00:00.000Z',
        },
      ],
    },
  };
  const file = () => toBundle(record, NOW).entry.map(({ resource }) => JSON.parse(JSON.stringify(resource)));

  it('says to others when, what and whether it took place', () => {
    const procedures = file().filter(({ resourceType }) => resourceType === 'Procedure');
    expect(procedures).toMatchObject([
      {
        status: 'completed',
        code: { coding: [{ code: '302497006' }] },
        performedPeriod: { start: '2026-11-19T10:00:00.000Z', end: '2026-11-19T14:00:00.000Z' },
      },
      { status: 'completed', code: { coding: [{ code: '71192002' }] } },
      { status: 'not-done', statusReason: { text: 'Snow' } },
    ]);
  });

  it('comes back field by field', () => {
    const { records, report } = readResources(
      file().map((resource) => ({ file: 'own.json', where: '', resource })) as never,
      { timeZone: 'UTC', now: NOW },
    );
    expect(report.findings).toEqual([]);
    expect(records[0]?.care?.dialysisSessions).toEqual(record.care?.dialysisSessions);
  });

  it('that another system has changed is left out: nobody knows which of both is meant', () => {
    const resources = file().map((one) =>
      one.resourceType === 'Procedure' ? { ...one, status: 'stopped' } : one,
    );
    const { records, report } = readResources(
      resources.map((resource) => ({ file: 'own.json', where: '', resource })) as never,
      { timeZone: 'UTC', now: NOW },
    );
    expect(records[0]?.care?.dialysisSessions).toBeUndefined();
    expect(report.findings).toMatchObject([{ reason: 'changedElsewhere', count: 3 }]);
  });
});
