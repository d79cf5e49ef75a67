import { describe, expect, it } from 'vitest';
import { columnsLeftOut, openQuestions, sketch, unitsNamed } from '@/domain/csv/columns';
import { fitOf, quantityIn, unitInHead, unitSaid } from '@/domain/csv/units';

describe('the unit in a head', () => {
  it.each([
    ['Boisson (cl)', 'water', 'cL'],
    ['Trinkmenge dl', 'water', 'dL'],
    ['Water mL', 'water', 'mL'],
    ['waterMl', 'water', 'mL'],
    ['Água (litros)', 'water', 'L'],
    ['Eau en L', 'water', 'L'],
    ['Dietary Water (fl_oz_us)', 'water', 'flOzUS'],
    ['Water (US fl. oz.)', 'water', 'flOzUS'],
    ['Water (fl_oz_imp)', 'water', 'flOzImp'],
    ['Fluids (UK fl oz)', 'water', 'flOzImp'],
    ['Water (cup_us)', 'water', 'cupUS'],
    ['Weight (st)', 'weight', 'st'],
    ['Weight lbs.', 'weight', 'lb'],
    ['weight_kg', 'weight', 'kg'],
    ['Gewicht (Pfund)', 'weight', 'halfKg'],
    ['体重 (斤)', 'weight', 'halfKg'],
    ['Systolic (kPa)', 'systolic', 'kPa'],
  ] as const)('of %s (%s) is %s', (head, role, unit) => {
    const { said } = unitInHead(head);
    expect(said).toEqual({ unit });
    expect(said && fitOf(said, role)).toBe('one');
  });

  it.each([
    ['Water (oz)', 'water', 'open'],
    ['Water fl oz', 'water', 'open'],
    ['Water (cups)', 'water', 'open'],
    ['Poids (livres)', 'weight', 'open'],
    ['Sistólica (cmHg)', 'systolic', 'open'],
    ['Weight (kg) (lb)', 'weight', 'unknown'],
    ['Weight (st lb)', 'weight', 'unknown'],
    ['Water (kg)', 'water', 'none'],
    ['Water (%)', 'water', 'none'],
    ['Urine protein mg/dl', 'urine', 'none'],
  ] as const)('of %s (%s) is %s', (head, role, fit) => {
    const { said } = unitInHead(head);
    expect(said && fitOf(said, role)).toBe(fit);
  });

  it.each(["L'eau", 'Quantité d’eau', "Volume d'urine", 'Water (glasses)', 'Weight (kg/lb)'])(
    'is none in %s',
    (head) => expect(unitInHead(head).said).toBeUndefined(),
  );
});

describe('the value of a cell', () => {
  it.each([
    ['25', 'water', 'cL', '.', 250],
    ['2,5', 'water', 'dL', ',', 250],
    ['1.5 L', 'water', undefined, '.', 1500],
    ['1,5 l', 'water', 'mL', ',', 1500],
    ['12', 'water', 'flOzUS', '.', 354.882355],
    ['12 imp fl oz', 'water', 'flOzUS', '.', 340.95675],
    ['12 oz', 'water', 'flOzUS', '.', 354.882355],
    ['1', 'water', 'cupUS', '.', 236.588237],
    ['11.8', 'weight', 'st', '.', 74.93346],
    ['11 st 11 lb', 'weight', undefined, '.', 74.842741],
    ['11st 11½ lb', 'weight', undefined, '.', 'unknownUnit'],
    ['11 st 14 lb', 'weight', undefined, '.', 'unreadableNumber'],
    ['149', 'weight', 'halfKg', '.', 74.5],
    ['80.5 kg', 'weight', undefined, '.', 80.5],
    ['80.5kg', 'weight', 'lb', '.', 80.5],
    ['177.5 lbs', 'weight', 'kg', '.', 80.512646],
    ['78400 g', 'weight', 'kg', '.', 78.4],
    ['164 mmHg', 'systolic', 'mmHg', '.', 164],
    ['21.9', 'systolic', 'kPa', '.', 164.263485],
    ['12', 'systolic', 'cmHg', '.', 120],
    ['71 bpm', 'pulse', undefined, '.', 71],
    ['7/10', 'stress', undefined, '.', 7],
    ['72', 'weight', undefined, '.', 'unknownUnit'],
    ['72 stones of salt', 'weight', 'kg', '.', 'unknownUnit'],
    ['2 glasses', 'water', 'mL', '.', 'unknownUnit'],
    ['12 oz', 'water', 'mL', '.', 'unknownUnit'],
    ['97 %', 'pulse', undefined, '.', 'unknownUnit'],
    ['250 mg', 'water', 'mL', '.', 'unknownUnit'],
    ['13O', 'systolic', 'mmHg', '.', 'unreadableNumber'],
    ['164/94', 'systolic', 'mmHg', '.', 'unreadableNumber'],
    ['80,5 kg', 'weight', 'kg', '.', 'unreadableNumber'],
  ] as const)('%s of %s in %s with %s is %s', (text, role, unit, decimal, expected) => {
    const read = quantityIn(text, role, unit, decimal);
    expect('value' in read ? Math.round(read.value * 1e6) / 1e6 : read.problem).toBe(expected);
  });

  it('is no glass', () => expect(unitSaid('glass')).toBe('unknown'));
});

describe('the units of a file', () => {
  const unitsOf = (text: string) => {
    const file = sketch(text, true);
    return unitsNamed(file, file.roles);
  };
  it.each([
    [
      'of the heads, each its own',
      'Date;Water (cl);Urine (ml)\n18.11.2026;25;300',
      { water: 'cL', urine: 'mL' },
    ],
    ['asked where nothing says them', 'Date;Weight\n18.11.2026;78', { weight: 'ask' }],
    ['asked where ounces are of no country', 'Date;Water (fl oz)\n18.11.2026;12', { water: 'ask' }],
    [
      'those of the United States in our own export',
      'Measured at;Fluid intake (fl oz);Day mark\n2026-11-18T08:00Z;12;',
      { water: 'flOzUS' },
    ],
    ['the cells’ own', 'Date;Weight\n18.11.2026;78 kg\n17.11.2026;172 lb', {}],
    ['asked where one cell has none', 'Date;Weight\n18.11.2026;78 kg\n17.11.2026;172', { weight: 'ask' }],
    ['asked where cells name ounces of no country', 'Date;Water\n18.11.2026;12 oz', { water: 'ask' }],
    [
      'mmHg of pressures that can be it',
      'Date;Sys;Dia\n18.11.2026;131;83',
      { systolic: 'mmHg', diastolic: 'mmHg' },
    ],
  ])('are %s', (_, text, units) => expect(unitsOf(text)).toEqual(units));

  it('leave the decimal mark of cells that name them', () => {
    const file = sketch('Datum;Zeit;Gewicht\n18.11.2026;8:00;80,5 kg\n17.11.2026;8:00;12 st 1,5 lb', true);
    expect(openQuestions(file, file.roles).decimal).toBe(',');
  });

  it('are asked of a column that a person gave another role than its head has', () => {
    const file = sketch('Date;Hydration (kg);Pulse\n18.11.2026;40.6;71', true);
    expect(unitsNamed(file, ['date', 'water', 'pulse'])).toEqual({ water: 'ask' });
    expect(columnsLeftOut(file, file.roles)).toEqual(['Hydration (kg)']);
  });
});
