import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, ConditionBody } from '@/domain/conditions/condition';
import { ICD10, isCodeDoubtful, SNOMED } from '@/domain/conditions/conditionCode';
import { daysOf } from '@/domain/conditions/conditionProblems';
import { conditionProblems } from '@/domain/conditions/conditionProblems';
import { codeOfPathology, refreshed, tickProposal } from '@/domain/conditions/pathologyConditions';
import { pathologies } from '@/domain/patients/patient';
import { pathologiesOf } from '@/domain/fhir/codes';

const facts = { today: '2026-11-20', dateOfbirth: '1961-04-02' };
const aBody = (parts: Partial<ConditionBody> = {}): ConditionBody => ({
  id: 'c1',
  patient: 'p1',
  label: 'Gout',
  clinicalStatus: 'active',
  ...parts,
});
const aCondition = (parts: Partial<Condition> = {}): Condition => ({
  ...aBody(),
  version: '1',
  updatedAt: '2026-01-01T00:00:00Z',
  ...parts,
});

describe('§2.3: what staff may enter about a condition', () => {
  it.each([
    ['2026-11-20', undefined],
    ['2026-11-21', 'validation.afterToday'],
    ['1961-04-02', undefined],
    ['1961-04-01', 'validation.beforeBirth'],
    ['2026-11', undefined],
    ['2026-12', 'validation.afterToday'],
    ['1961-04', undefined],
    ['1961-03', 'validation.beforeBirth'],
    ['2026', undefined],
    ['2027', 'validation.afterToday'],
    ['1961', undefined],
    ['1960', 'validation.beforeBirth'],
    ['2026-11-20T23:59:00+01:00', undefined],
    ['2026-02-30', 'validation.date'],
    ['1998-13', 'validation.date'],
    ['in childhood', 'validation.date'],
    ['', 'validation.date'],
  ])('the beginning %j: %s', (onset, expected) => {
    expect(conditionProblems(aBody({ onset }), facts).onset).toBe(expected);
  });

  it.each([
    ['2020-05-02', '2020-05-02', undefined],
    ['2020-05-02', '2020-05-01', 'validation.endBeforeStart'],
    ['2020-05-02', '2020-05', undefined],
    ['2020-05-02', '2020', undefined],
    ['2020-05-02', '2019', 'validation.endBeforeStart'],
    ['2020', '2020-01-01', undefined],
    ['2020', '2019-12-31', 'validation.endBeforeStart'],
    [undefined, '2026-11-21', 'validation.afterToday'],
    [undefined, '1961-04-01', 'validation.beforeBirth'],
    ['in childhood', '1970', undefined],
  ])('from %s to %s: %s', (onset, abatement, expected) => {
    const body = aBody({ clinicalStatus: 'resolved', abatement, ...(onset && { onset }) });
    expect(conditionProblems(body, facts).abatement).toBe(expected);
  });

  it.each([
    ['active', 'validation.endOfCurrent'],
    ['recurrence', 'validation.endOfCurrent'],
    ['relapse', 'validation.endOfCurrent'],
    ['inactive', undefined],
    ['remission', undefined],
    ['resolved', undefined],
  ] as const)('an end of one that is %s: %s', (clinicalStatus, expected) => {
    expect(conditionProblems(aBody({ clinicalStatus, abatement: '2020-01-01' }), facts).abatement).toBe(
      expected,
    );
  });

  it('asks for label and status, and for a verification that is one', () => {
    expect(
      conditionProblems(aBody({ label: ' ', clinicalStatus: 'unknown', verification: 'surely' }), facts),
    ).toEqual({
      label: 'validation.required',
      clinicalStatus: 'validation.required',
      verification: 'validation.invalid',
    });
    expect(conditionProblems(aBody({ verification: 'entered-in-error' }), facts)).toEqual({});
  });

  it('leaves what another system gave as it is, and judges what is changed', () => {
    const before = aCondition({
      clinicalStatus: 'unknown',
      verification: 'surely',
      onset: '1950-01-01',
      abatement: '1940',
    });
    expect(conditionProblems({ ...before, note: 'Asked again' }, facts, before)).toEqual({});
    expect(conditionProblems({ ...before, onset: '1950-01-02' }, facts, before)).toEqual({
      onset: 'validation.beforeBirth',
      abatement: 'validation.endOfCurrent',
    });
  });

  it('never throws, whatever a point says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const days = daysOf(text);
        expect(days === null || days.first <= days.last).toBe(true);
      }),
    );
  });
});

describe('§2.3: a code that does not look like one of its list', () => {
  it.each([
    [ICD10, 'N18.4', false],
    [ICD10, 'I10', false],
    [ICD10, 'c7a.00', false],
    [ICD10, 'S52.521A', false],
    [ICD10, 'N18.', true],
    [ICD10, 'N1', true],
    [ICD10, '18.4', true],
    [SNOMED, '709044004', false],
    [SNOMED, '709044005', true],
    [SNOMED, '790044004', true],
    [SNOMED, '70904', true],
    [SNOMED, 'N18.4', true],
    ['http://fhir.de/CodeSystem/bfarm/icd-10-gm', 'I50.14', false],
    ['http://example.org/own', 'whatever', false],
  ])('%s %s: %s', (system, code, expected) => {
    expect(isCodeDoubtful({ system, code })).toBe(expected);
  });
});

describe('§2.3: pathologies lead to conditions, one way', () => {
  const heart = aCondition({ label: 'Left heart failure', code: { system: ICD10, code: 'I50.1' } });

  it('names each pathology that has a code by one that is read as the same pathology', () => {
    for (const pathology of pathologies) {
      const code = codeOfPathology(pathology);
      if (!code) continue;
      expect(pathologiesOf(code)).toEqual([pathology]);
      expect(isCodeDoubtful(code)).toBe(false);
    }
    expect(codeOfPathology('Ivf')).toBeUndefined();
    expect(codeOfPathology('PrimaryPrevention')).toBeUndefined();
  });

  it.each([
    ['none yet', [], 'create'],
    ['another one', [aCondition()], 'create'],
    ['one by its code', [heart], 'none'],
    ['one by its words', [aCondition({ label: 'heart failure ' })], 'none'],
    ['one that is over', [{ ...heart, clinicalStatus: 'resolved' as const }], 'refresh'],
    ['one entered by mistake', [{ ...heart, verification: 'entered-in-error' }], 'create'],
    ['one refuted', [{ ...heart, verification: 'refuted' }], 'create'],
  ])('%s', (_, conditions, kind) => {
    expect(tickProposal('HeartFailure', 'Heart failure', conditions).kind).toBe(kind);
  });

  it('takes the latest that is over, and leaves its end out', () => {
    const early = { ...heart, id: 'early', clinicalStatus: 'resolved' as const, abatement: '2001' };
    const late = { ...heart, id: 'late', clinicalStatus: 'remission' as const, abatement: '2020-03' };
    const proposal = tickProposal('HeartFailure', 'Heart failure', [early, late]);
    expect(proposal).toEqual({ kind: 'refresh', condition: late });
    const { abatement: _, ...rest } = late;
    expect(refreshed(late)).toEqual({ ...rest, clinicalStatus: 'active' });
  });
});
