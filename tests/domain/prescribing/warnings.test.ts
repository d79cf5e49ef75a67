import { describe, expect, it } from 'vitest';
import type { Allergy } from '@/domain/allergies/allergy';
import type { NewestLab } from '@/domain/laboratory/newestLab';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { Patient } from '@/domain/patients/patient';
import { answeredWith, askedWarnings, prescribingWarnings } from '@/domain/prescribing/warnings';
import { aPatient } from '@tests/support/builders';
import { anAllergy } from '../allergies/anAllergy';

const NOW = Date.parse('2026-11-18T09:00:00Z');
const DAY = 86_400_000;
const adult = aPatient({ dateOfbirth: '1960-01-01', gender: 'female' });
const patient: Patient = { ...adult, ext: { ...adult.ext, dialysisMode: 'none' } };
const nothing = { patient, allergies: [], requests: [], laboratory: [], now: NOW };
const medicine = (...activeIngredients: string[]) => ({ name: 'X 1', activeIngredients });
const request = (text: string, status: MedicationRequest['status'] = 'active'): MedicationRequest => ({
  id: text,
  version: '1',
  updatedAt: '2026-11-01T08:00:00.000Z',
  patient: 'p1',
  medicine: text,
  status,
});
const egfr = (value: number, days = 1, comparator?: '<' | '>'): NewestLab => ({
  analyte: 'egfr',
  at: new Date(NOW - days * DAY).toISOString(),
  value,
  unit: 'mL/min/{1.73_m2}',
  status: 'final',
  ...(comparator && { comparator }),
});
const byAllergy = (allergy: Partial<Allergy>, ...ingredients: string[]) =>
  prescribingWarnings(medicine(...ingredients), {
    ...nothing,
    allergies: [anAllergy(allergy)],
    laboratory: [egfr(80)],
  }).map((one) => `${one.kind} ${'drugClass' in one ? (one.drugClass ?? 'same') : ''}`);
const byKidney = (ingredient: string, laboratory: NewestLab[], of = patient) =>
  prescribingWarnings(medicine(ingredient), { ...nothing, laboratory, patient: of }).map((one) =>
    'standing' in one ? `${one.kind} ${one.standing.kind}` : one.kind,
  );

describe('an allergy', () => {
  it.each([
    ['Amoxicillin', 'Amoxicillin', 'allergy same'],
    ['Allergie gegen Amoxicillin', 'Amoxicilline', 'allergy same'],
    ['alergia à amoxicilina', 'Amoxicillin sodium', 'allergy same'],
    ['Penicillin', 'Amoxicillin', 'allergy penicillins'],
    ['Pénicillines', 'Piperacillin', 'allergy penicillins'],
    ['Allergy to penicillin', 'Flucloxacillin', 'allergy penicillins'],
    ['Penicillin', 'Cefuroxime', 'crossAllergy penicillins'],
    ['Cefazolin', 'Ampicillin', 'crossAllergy cephalosporins'],
    ['Penicillin', 'Meropenem', 'crossAllergy penicillins'],
    ['Céphalosporines', 'Ceftriaxone', 'allergy cephalosporins'],
    ['Aspirin', 'Acetylsalicylic acid', 'allergy same'],
    ['ASS/Acetylsalicylsäure', 'Aspirin', 'allergy same'],
    ['Ibuprofen', 'Diclofenac', 'allergy nsaids'],
    ['AINS', 'Ibuprofen', 'allergy nsaids'],
    ['Aspirin', 'Naproxen', 'allergy nsaids'],
    ['Cotrimoxazol', 'Sulfamethoxazole', 'allergy same'],
    ['Sulfonamides', 'Sulfadiazine', 'allergy sulfonamides'],
    ['Enalapril', 'Ramipril', 'allergy aceInhibitors'],
    ['ACE-Hemmer', 'Ramipril', 'allergy aceInhibitors'],
    ['Ramipril', 'Sacubitril', 'crossAllergy aceInhibitors'],
    ['Statins', 'Atorvastatin', 'allergy statins'],
    ['Simvastatina', 'Rosuvastatin', 'allergy statins'],
    ['Codeína', 'Morphine', 'allergy opioids'],
    ['Heparin', 'Enoxaparin', 'allergy heparins'],
    ['Iron sucrose', 'Ferric carboxymaltose', 'allergy iron'],
    ['Acetaminophen', 'Paracetamol', 'allergy same'],
  ])('to %s warns of %s: %s', (substance, ingredient, expected) => {
    expect(byAllergy({ substance }, ingredient)).toEqual([expected]);
  });

  it.each([
    ['Penicillin', 'Penicillamine'],
    ['Penicillin', 'Vancomycin'],
    ['Sulfonamides', 'Furosemide'],
    ['Sulfonamides', 'Ferrous glycine sulfate'],
    ['Nystatin', 'Atorvastatin'],
    ['Statins', 'Nystatin'],
    ['Heparin', 'Fondaparinux'],
    ['Heparin', 'Warfarin'],
    ['Rash since April', 'Ramipril'],
    ['Peanut', 'Amoxicillin'],
    ['Morphine sulfate', 'Magnesium sulfate'],
  ])('to %s does not warn of %s', (substance, ingredient) => {
    expect(byAllergy({ substance }, ingredient)).toEqual([]);
  });

  it('is told by its code where its words say nothing', () => {
    const atc = { system: 'http://www.whocc.no/atc', code: 'J01CA04' };
    expect(byAllergy({ substance: 'See letter', code: atc }, 'Ampicillin')).toEqual(['allergy penicillins']);
    const snomed = { system: 'http://snomed.info/sct', code: '91936005' };
    expect(byAllergy({ substance: '?', code: snomed }, 'Ampicillin')).toEqual(['allergy penicillins']);
  });

  it('counts as long as nobody ended, refuted or took it for a mistake, however it is sorted', () => {
    const counts = (parts: Partial<Allergy>) => byAllergy(parts, 'Amoxicillin').length > 0;
    expect(counts({ verification: 'unconfirmed', category: 'food', type: 'intolerance' })).toBe(true);
    expect(counts({ clinicalStatus: 'resolved' })).toBe(false);
    expect(counts({ verification: 'refuted' })).toBe(false);
    expect(counts({ verification: 'entered-in-error' })).toBe(false);
  });

  it('to any ingredient warns, the same class before a related one', () => {
    expect(byAllergy({}, 'Cefuroxime', 'Amoxicillin')).toEqual(['allergy penicillins']);
    expect(
      prescribingWarnings(
        { name: 'Amoxicillin 500', activeIngredients: [] },
        { ...nothing, allergies: [anAllergy()] },
      ),
    ).toHaveLength(1);
  });
});

describe('the kidneys', () => {
  it.each([
    [29.9, undefined, ['kidney below']],
    [30, undefined, []],
    [30, '<', ['kidney below']],
    [60, '<', ['kidneyUnknown unsure']],
    [15, '>', ['kidneyUnknown unsure']],
    [60, '>', []],
  ] as const)('at an eGFR of %s %s', (value, comparator, expected) => {
    expect(byKidney('Metformin', [egfr(value, 1, comparator)])).toEqual(expected);
    expect(byKidney('Ibuprofen', [egfr(value, 1, comparator)])).toEqual(expected);
  });

  it('say so where nothing is known, or only what is older than 180 days', () => {
    expect(byKidney('Metformin', [])).toEqual(['kidneyUnknown missing']);
    expect(byKidney('Metformin hydrochloride', [egfr(80, 180)])).toEqual([]);
    expect(byKidney('Metformin', [egfr(80, 181)])).toEqual(['kidneyUnknown old']);
    // What was too low stays so until somebody measures again.
    expect(byKidney('Metformin', [egfr(20, 400)])).toEqual(['kidney below']);
  });

  it('go by an eGFR that is computed of creatinine, too', () => {
    const creatinine: NewestLab = { ...egfr(442), analyte: 'creatinine', unit: 'umol/L' };
    expect(byKidney('Metformin', [creatinine])).toEqual(['kidney below']);
  });

  it('do too little on dialysis, whatever the laboratory reports', () => {
    const on = { ...patient, ext: { ...patient.ext, dialysisMode: 'haemodialysis' as const } };
    expect(byKidney('Metformin', [egfr(80)], on)).toEqual(['kidney dialysis']);
    const { dialysisMode: _, ...unknown } = patient.ext;
    const signs = [{ fact: 'dialysis', by: 'condition', says: 'Dependence on renal dialysis' } as const];
    expect(byKidney('Metformin', [egfr(80)], { ...patient, ext: unknown })).toEqual([]);
    const suspected = { ...patient, ext: { ...unknown, signs } };
    expect(byKidney('Metformin', [egfr(80)], suspected)).toEqual(['kidneyUnknown dialysisUnknown']);
  });

  it.each(['Aspirin', 'Acetylsalicylic acid', 'Paracetamol', 'Ramipril'])(
    'are no matter for %s',
    (ingredient) => {
      expect(byKidney(ingredient, [])).toEqual([]);
    },
  );
});

describe('the same elsewhere', () => {
  const elsewhere = (...requests: MedicationRequest[]) =>
    prescribingWarnings(medicine('Ramipril'), { ...nothing, requests }).map(({ about }) => about);
  it('is told by its ingredient, as long as it may be taken', () => {
    expect(
      elsewhere(
        request('Ramipril 5 mg tablet'),
        request('Ramipril comp', 'on-hold'),
        request('RAMIPRIL 10', 'unknown'),
        request('Ramipril old', 'stopped'),
        request('Ramipril planned', 'draft'),
        request('Enalapril 5 mg'),
      ),
    ).toEqual(['Ramipril 5 mg tablet', 'Ramipril comp', 'RAMIPRIL 10']);
  });
});

describe('what must be answered', () => {
  const warnings = prescribingWarnings(medicine('Amoxicillin'), {
    ...nothing,
    allergies: [anAllergy(), anAllergy({ id: 'al2', substance: ' penicillin' })],
    requests: [request('Amoxicillin 500 mg')],
  });
  it('is each once, and nothing once all are', () => {
    expect(warnings.map(({ kind }) => kind)).toEqual(['allergy', 'elsewhere']);
    expect(askedWarnings(warnings)).toEqual(warnings);
    expect(askedWarnings(warnings, answeredWith(warnings.slice(1), 'Known')).map(({ kind }) => kind)).toEqual(
      ['allergy'],
    );
    expect(askedWarnings(warnings, answeredWith(warnings, 'Known'))).toEqual([]);
  });
  it('of a change is not what another system prescribes', () => {
    expect(askedWarnings(warnings, [], false).map(({ kind }) => kind)).toEqual(['allergy']);
  });
});
