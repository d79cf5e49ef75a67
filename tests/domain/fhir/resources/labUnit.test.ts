import { describe, expect, it } from 'vitest';
import { anObservation, loinc, quantity, readOne } from '../synthea';

const bare = (value: unknown, parts: object) => ({ valueQuantity: { value, ...parts } });
/** A potassium of 5.1 mmol/L, otherwise as said. */
const only = (changes: Record<string, unknown>) => {
  const { labResults = [], findings } = readOne(
    anObservation(1, { code: loinc('2823-3'), ...quantity(5.1, 'mmol/L'), ...changes }),
  );
  return { result: labResults[0], findings };
};

describe('the unit of a result', () => {
  it.each([
    ['2160-0', 88, 'µmol/L', 'umol/L'],
    ['2160-0', 88, 'μmol/L', 'umol/L'],
    ['2160-0', 88, 'umol/l', 'umol/L'],
    ['2160-0', 88, 'mcmol/L', 'umol/L'],
    ['14682-9', 1, 'mg/dl', 'mg/dL'],
    ['2160-0', 1, 'MG/DL', 'mg/dL'],
    ['2160-0', 1, 'mg / dL', 'mg/dL'],
    ['2823-3', 5, 'mEq/L', 'meq/L'],
    ['2823-3', 5, 'meq/L', 'meq/L'],
    ['2951-2', 140, 'MEQ/L', 'meq/L'],
    ['98979-8', 60, 'mL/min/{1.73_m2}', 'mL/min/{1.73_m2}'],
    ['98979-8', 60, 'mL/min/1.73 m²', 'mL/min/{1.73_m2}'],
    ['98979-8', 60, 'ml/min/1.73m2', 'mL/min/{1.73_m2}'],
    ['33914-3', 60, 'mL/min/1.73_m2', 'mL/min/{1.73_m2}'],
    ['33914-3', 60, 'mL/min', 'mL/min/{1.73_m2}'],
    ['33914-3', 60, 'mL/min/m2', 'mL/min/{1.73_m2}'],
    ['9318-7', 30, 'mg/g{creat}', 'mg/g'],
    ['9318-7', 30, 'mg/g', 'mg/g'],
    ['9318-7', 30, 'ug/mg{creat}', 'mg/g'],
    ['9318-7', 30, 'µg/mg', 'mg/g'],
    ['9318-7', 30, 'mcg/mg', 'mg/g'],
    ['32294-1', 3, 'mg/mmol{creat}', 'mg/mmol'],
    ['2890-2', 0.3, 'g/g', 'mg/mg'],
    ['2890-2', 0.3, 'mg/mg{creat}', 'mg/mg'],
    ['4548-4', 6.5, '%{HemoglobinA1C}', '%'],
    ['59261-8', 48, 'mmol/mol{Hb}', 'mmol/mol'],
    ['718-7', 12, 'g/dl', 'g/dL'],
    ['2276-4', 100, 'ng/mL', 'ng/mL'],
    ['2276-4', 100, 'mcg/L', 'ug/L'],
    ['2276-4', 100, 'µg/L', 'ug/L'],
    ['2731-8', 65, 'pg/mL', 'pg/mL'],
  ])('of %s, %d %s, is %s, whether as text or as code', (code, value, spelling, unit) => {
    for (const parts of [{ unit: spelling }, { code: spelling }, { unit: 'no unit', code: spelling }]) {
      const { result, findings } = only({ code: loinc(code), ...bare(value, parts) });
      expect(result).toMatchObject({ value, unit });
      expect(findings).toEqual([]);
    }
  });

  it('is that of the code where the text says otherwise', () => {
    const { result } = only({ code: loinc('2160-0'), ...bare(88, { unit: 'mg/dL', code: 'umol/L' }) });
    expect(result).toMatchObject({ value: 88, unit: 'umol/L' });
  });

  it.each([
    ['3094-0', 'mg{N}/dL'],
    ['6299-2', 'mg{N}/dL'],
    ['3091-6', 'mg/dL'],
    ['22664-7', 'mg/dL'],
  ])('of urea in mg/dL under %s is %s', (code, unit) => {
    const range = {
      referenceRange: [{ low: { value: 7, unit: 'mg/dL' }, high: { value: 20, code: 'mg/dL' } }],
    };
    const { result } = only({ code: loinc(code), ...quantity(40, 'mg/dL'), ...range });
    expect(result).toMatchObject({ analyte: 'urea', value: 40, unit, range: { low: 7, high: 20 } });
  });

  it('of urea in mmol/L is no nitrogen, under whichever code', () => {
    expect(only({ code: loinc('6299-2'), ...quantity(6, 'mmol/L') }).result).toMatchObject({
      unit: 'mmol/L',
    });
  });

  it.each([
    ['of another analyte', quantity(5.1, 'mg/dL')],
    ['that there is none of', quantity(5.1, 'drops')],
    ['left away', bare(5.1, {})],
    ['a thousand times as large', quantity(5.1, 'mol/L')],
    ['of an amount of urine', quantity(5.1, 'mmol/(24.h)')],
  ])('%s is not guessed: the result is left out', (_, changes) => {
    expect(only(changes)).toEqual({ result: undefined, findings: ['unknownUnit resource'] });
  });
});
