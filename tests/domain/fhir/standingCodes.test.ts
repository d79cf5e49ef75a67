import { describe, expect, it } from 'vitest';
import { isPregnancyStatus, saysDialysis, saysPregnancy } from '@/domain/fhir/standingCodes';

const icd = (code: string) => ({ system: 'http://hl7.org/fhir/sid/icd-10-cm', code });
const gm = (code: string) => ({ system: 'http://fhir.de/CodeSystem/bfarm/icd-10-gm', code });
const snomed = (code: string) => ({ system: 'http://snomed.info/sct', code });
const loinc = (code: string) => ({ system: 'http://loinc.org', code });

describe('§3: what codes say of dialysis', () => {
  it.each([
    [[icd('Z99.2')], 'some'],
    [[gm('Z992')], 'some'],
    [[icd('N18.6')], 'some'],
    [[icd('Z49.1')], 'haemodialysis'],
    [[icd('Z49.32')], 'peritoneal'],
    [[{ system: 'urn:oid:2.16.840.1.113883.6.96', code: '236435004' }], 'some'],
    [[snomed('71192002'), icd('Z99.2')], 'peritoneal'],
    [[snomed('71192002'), snomed('302497006')], 'some'],
    [[{ system: 'http://hl7.org/fhir/sid/icd-10-pcs', code: '5A1D70Z' }], 'haemodialysis'],
    [[{ system: 'http://fhir.de/CodeSystem/bfarm/ops', code: '8-857.0' }], 'peritoneal'],
    [[icd('N18.5')], undefined],
    [[snomed('236434000')], undefined],
    [[{ system: 'https://clinic.invalid/codes', code: 'Z99.2' }], undefined],
    [[], undefined],
  ] as const)('%j: %s', (codings, said) => expect(saysDialysis(codings)).toBe(said));
});

describe('§3: what codes say of a pregnancy', () => {
  it.each([
    [[icd('Z33.1')], true],
    [[icd('O10.212')], true],
    [[gm('Z35.9')], true],
    [[icd('Z3A.20')], true],
    [[gm('O99.8')], true],
    [[snomed('77386006')], true],
    [[loinc('LA15173-0')], true],
    [[snomed('60001007')], false],
    [[loinc('LA26683-5')], false],
    [[snomed('60001007'), icd('Z33.1')], undefined],
    [[icd('Z33.2')], undefined],
    [[icd('O03.9')], undefined],
    [[icd('O80')], undefined],
    [[icd('O10.23')], undefined],
    [[icd('O14.15')], undefined],
    [[icd('O90.3')], undefined],
    [[gm('Z32.0')], undefined],
  ] as const)('%j: %s', (codings, said) => expect(saysPregnancy(codings)).toBe(said));

  it('is asked for by LOINC 82810-3, however its system is spelt', () => {
    expect(isPregnancyStatus([{ system: 'https://LOINC.org/', code: '82810-3' }])).toBe(true);
    expect(isPregnancyStatus([loinc('8867-4')])).toBe(false);
  });
});
