import { describe, expect, it } from 'vitest';
import { checkFormula } from '@/domain/fluid/formula/checkFormula';
import { evaluateFormula, type FormulaValues } from '@/domain/fluid/formula/evaluateFormula';
import { roundedTotal } from '@/domain/fluid/planFluids';
import { templateNames, templates, type TemplateName } from '@/domain/fluid/templates';

function calculated(name: TemplateName, known: FormulaValues) {
  const checked = checkFormula(templates[name].formula);
  if ('problem' in checked) throw new Error(`${name}: ${checked.problem.message}`);
  return evaluateFormula(checked.formula, known);
}

describe('§2.6 templates', () => {
  it.each(templateNames)('%s is a formula of mL per day', (name) => {
    expect(checkFormula(templates[name].formula)).toHaveProperty('names');
  });

  it.each([
    ['fixed', {}, 1500],
    ['adequateIntake', { sex: 'female' }, 1600],
    ['adequateIntake', { sex: 'male' }, 2000],
    ['perKg', { weight: 70 }, 2100],
    ['dialysisSimple', { urine24h: 300 }, 800],
    [
      'dialysisByRate',
      { ufr: 10, sessionHours: 4, dryWeight: 70, interdialyticDays: 2, urine24h: 200 },
      1600,
    ],
    ['heartFailure', {}, 2000],
    ['containers', { quantity: 8, containerMl: 200 }, 1600],
  ] as const)('the worked check of %s with %o', (name, known, ml) => {
    expect(calculated(name, known)).toEqual({ value: ml });
  });

  it('the worked check of stones: 3049 mL, given as 3050; enough urine adds nothing', () => {
    const found = calculated('stones', { baseline: 1500, urine24h: 1400, urineTarget: 2500 });
    const ml = 'value' in found ? found.value : 0;
    expect(Math.round(ml)).toBe(3049);
    expect(roundedTotal(ml, 'up', 50, { min: 0, max: 10_000 })).toBe(3050);
    expect(calculated('stones', { baseline: 1500, urine24h: 2600, urineTarget: 2500 })).toEqual({
      value: 1500,
    });
  });
});
