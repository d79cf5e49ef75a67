import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormula } from '@/domain/fluid/formula/checkFormula';
import { evaluateFormula, type FormulaValues } from '@/domain/fluid/formula/evaluateFormula';
import { variableNames } from '@/domain/fluid/formula/formulaNames';
import { LONGEST_FORMULA, readFormula } from '@/domain/fluid/formula/readFormula';

/** The value of a formula, or its first problem with the part of the text that it points to. */
function outcome(
  text: string,
  known: FormulaValues = {},
): number | [message: string, part: string, values?: object] {
  const checked = checkFormula(text);
  const result = 'problem' in checked ? checked : evaluateFormula(checked.formula, known);
  if ('value' in result) return result.value;
  const { message, at, length, values } = result.problem;
  const part = text.slice(at, at + length);
  return values ? [message, part, values] : [message, part];
}

describe('NU08 §2.6 a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) × 3', 9],
    ['10 − 4 – 1', 5],
    ['10 ÷ 4', 2.5],
    ['-2 + 5', 3],
    ['1.5 · 1000', 1500],
    ['.5 * 4', 2],
    ['min(3; 1; 2) + max(3, 9)', 10],
    ['round(1499.5)', 1500],
    ['round(1524, 50)', 1500],
    ['round(1525, 50)', 1550],
    ['round(0.1 + 0.2, 0.1) * 10', 3],
    ['if(1 < 2, 5, 6)', 5],
    ['if(0.1 + 0.2 == 0.3, 5, 6)', 5],
    ['if(0.1 + 0.2 <= 0.3, 5, 6)', 5],
    ['if(0.1 + 0.2 > 0.3, 5, 6)', 6],
    ['if(2 != 2, 5, 6)', 6],
    ['0 * -1', 0],
    ['1500\u00a0+\u202f500', 2000],
  ])('%s gives %d', (text, value) => {
    expect(outcome(text)).toBe(value);
  });

  it('takes the case that holds, and asks for nothing that only the other one needs', () => {
    const text = 'if(sex == female; 1600; 30 × weight)';
    expect(outcome(text, { sex: 'female' })).toBe(1600);
    expect(outcome(text, { sex: 'male', weight: 80 })).toBe(2400);
    expect(outcome(text, { sex: 'male' })).toEqual(['formula.missing', 'weight', { name: 'weight' }]);
  });

  it.each([
    ['', 'formula.empty', ''],
    ['   ', 'formula.empty', ''],
    ['500 +', 'formula.endsEarly', ''],
    ['(500', 'formula.endsEarly', ''],
    ['500)', 'formula.unreadable', ')'],
    ['500 weight', 'formula.unreadable', 'w'],
    ['weigth * 30', 'formula.unknownName', 'weigth'],
    ['constructor', 'formula.unknownName', 'constructor'],
    ['__proto__ + 1', 'formula.unknownName', '__proto__'],
    ['toString(1)', 'formula.unknownFunction', 'toString'],
    ['constructor(1, 2)', 'formula.unknownFunction', 'constructor'],
    ['min', 'formula.needsBrackets', 'min'],
    ['min(1)', 'formula.parts', 'min(1)'],
    ['30 * weight(2)', 'formula.unknownFunction', 'weight'],
    ['weight.constructor', 'formula.notAllowed', 'weight.constructor'],
    ['weight["x"]', 'formula.notAllowed', 'weight["x"]'],
    ['this', 'formula.notAllowed', 'this'],
    ['"500"', 'formula.notAllowed', '"500"'],
    ['[1]', 'formula.notAllowed', '[1]'],
    ['1 ? 2 : 3', 'formula.notAllowed', '1 ? 2 : 3'],
    ['true', 'formula.unknownName', 'true'],
    ['2 ** 3', 'formula.unreadable', '*'],
    ['1,5 * 1000', 'formula.comma', '1,5'],
    ['1.500', 'formula.grouped', '1.500'],
    ['weight + urine24h', 'formula.units', '+'],
    ['weight', 'formula.resultUnit', 'weight'],
    ['if(weight, 1, 2)', 'formula.noCondition', 'weight'],
    ['1 < 2', 'formula.noNumber', '1 < 2'],
    ['sex + 1', 'formula.noNumber', 'sex'],
    ['𝟓𝟎𝟎', 'formula.unknownName', '𝟓𝟎𝟎'],
    ['500\u0000', 'formula.unreadable', '\u0000'],
  ])('%j is refused: %s at %j', (text, message, part) => {
    expect(outcome(text)).toEqual(
      expect.arrayContaining([message, part] satisfies [message: string, part: string]),
    );
  });

  it('says which value is missing, what divides by zero and what grows too large, and where', () => {
    expect(outcome('500 + urine24h')).toEqual(['formula.missing', 'urine24h', { name: 'urine24h' }]);
    expect(outcome('500 + urine24h', { urine24h: null })).toMatchObject({ 0: 'formula.missing' });
    expect(outcome('500 + urine24h', { urine24h: 0 })).toBe(500);
    expect(outcome('1000 ÷ (2 − 2)')).toEqual(['formula.divisionByZero', '÷']);
    expect(outcome('1000 / (0.1 + 0.2 - 0.3)')).toEqual(['formula.divisionByZero', '/']);
    expect(outcome('1 + 100000 * 100000')).toEqual(['formula.tooLarge', '100000 * 100000']);
    expect(outcome('1e308 * 10 - 1e308 * 10')).toEqual(['formula.tooLarge', '1e308']);
    expect(outcome('if(1e300 == 1e300, 1, 2)')).toMatchObject({ 0: 'formula.tooLarge' });
    expect(outcome('round(5, 0)')).toEqual(['formula.roundStep', '0']);
    expect(outcome('round(5, 0 - 1)')).toMatchObject({ 0: 'formula.roundStep' });
  });

  it('is as long as somebody can check by eye', () => {
    const longest = '1'.padEnd(LONGEST_FORMULA, ' + 1').slice(0, LONGEST_FORMULA - 3);
    expect(typeof outcome(`${longest.replace(/[ +]+$/, '')}`)).toBe('number');
    expect(outcome(' '.repeat(LONGEST_FORMULA) + '1')).toMatchObject({ 0: 'formula.tooLong' });
    for (const text of ['('.repeat(10_000), '-'.repeat(10_000), '1+'.repeat(5000), 'min('.repeat(2500)])
      expect(outcome(text)).toMatchObject({ 0: 'formula.tooLong' });
    expect(outcome('('.repeat(LONGEST_FORMULA))).toMatchObject({ 0: 'formula.endsEarly' });
    expect(outcome('-'.repeat(LONGEST_FORMULA - 1) + '1')).toBe(-1);
  });

  const pieces = [
    ...variableNames,
    ...'500 1.5 ( ) + - × ÷ , ; <= == ? : . [ ] min max round if sex female \\ ` => = ! { } 😀 1e400 e'.split(
      ' ',
    ),
    ...'constructor __proto__ alert(1) globalThis new this'.split(' '),
    ' ',
    '\u00a0',
    '\0',
    '"',
    "'",
  ];
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(' ')),
  );

  it('never throws, whatever the text, and points to a place inside it', () => {
    fc.assert(
      fc.property(anyText, fc.dictionary(fc.constantFrom(...variableNames), fc.double()), (text, known) => {
        const read = readFormula(text);
        const checked = checkFormula(text);
        const result =
          'problem' in checked ? checked : evaluateFormula(checked.formula, known as FormulaValues);
        expect('problem' in result || Math.abs(result.value) <= 1e9).toBe(true);
        for (const one of [read, result]) {
          if (!('problem' in one)) continue;
          const { at, length } = one.problem;
          expect(at).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThanOrEqual(0);
          expect(at + length).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('runs nothing: only arithmetic is ever understood', () => {
    const touched: string[] = [];
    const known = new Proxy({}, { get: (_, name) => void touched.push(String(name)) });
    fc.assert(
      fc.property(anyText, (text) => {
        const checked = checkFormula(text);
        if ('formula' in checked) evaluateFormula(checked.formula, known);
      }),
    );
    expect(touched.filter((name) => !(variableNames as string[]).includes(name))).toEqual([]);
  });
});
