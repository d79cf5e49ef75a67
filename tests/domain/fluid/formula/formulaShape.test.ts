import { describe, expect, it } from 'vitest';
import { formulaShape } from '@/domain/fluid/formula/formulaShape';
import { templateNames, templates } from '@/domain/fluid/templates';

describe('what a formula says in a sentence', () => {
  it.each([
    ['if(sex == female; 1600; 2000)', { kind: 'bySex', femaleMl: 1600, maleMl: 2000 }],
    ['if(sex == male; 2000; 1600)', { kind: 'bySex', femaleMl: 1600, maleMl: 2000 }],
    ['if(sex != female; 2000; 1600)', { kind: 'bySex', femaleMl: 1600, maleMl: 2000 }],
    ['if(male == sex; 2000; 1600)', { kind: 'bySex', femaleMl: 1600, maleMl: 2000 }],
    ['30 × weight', { kind: 'perKg', mlPerKg: 30 }],
    ['weight * 30', { kind: 'perKg', mlPerKg: 30 }],
    ['12.5 × dryWeight', { kind: 'perKgDry', mlPerKg: 12.5 }],
    ['500 + urine24h', { kind: 'plusUrine', ml: 500 }],
    ['urine24h + 750', { kind: 'plusUrine', ml: 750 }],
  ])('%s', (text, shape) => {
    expect(formulaShape(text)).toEqual(shape);
  });

  it.each([
    'if(weight > 70; 1600; 2000)',
    'if(sex == female; 20 × weight; 2000)',
    'if(sex > female; 1600; 2000)',
    '500 − urine24h',
    '30 × weight + 200',
    '500 + urine24h + heatExtra',
    '500 +',
    '',
  ])('is the formula itself where it is no usual one, or none at all: %j', (text) => {
    expect(formulaShape(text)).toBeNull();
  });

  it('is known of every template that is more than a figure', () => {
    const unsaid = templateNames.filter((name) => formulaShape(templates[name].formula) === null);
    expect(unsaid).toEqual(['fixed', 'heartFailure']);
  });
});
