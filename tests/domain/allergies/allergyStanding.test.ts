import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOfNone, type Allergy } from '@/domain/allergies/allergy';
import { criticalities, noneScopes } from '@/domain/allergies/standing';
import { allergyStandingOf, byDanger, withoutUntrueStatements } from '@/domain/allergies/allergyStanding';
import { anAllergy } from './anAllergy';

const none = (scope: 'any' | 'medication' = 'any', parts: Partial<Allergy> = {}) =>
  anAllergy({ id: `none ${scope}`, substance: 'None', code: codeOfNone(scope), ...parts });

describe('what the head says of allergies', () => {
  it('is nothing where nothing was recorded that holds', () => {
    expect(allergyStandingOf([])).toBeUndefined();
    expect(allergyStandingOf([anAllergy({ clinicalStatus: 'resolved' })])).toBeUndefined();
    expect(allergyStandingOf([none('any', { clinicalStatus: 'inactive' })])).toBeUndefined();
    expect(allergyStandingOf([none('any', { verification: 'entered-in-error' })])).toBeUndefined();
  });

  it('sorts what nobody assessed as dangerous, and a severe reaction before a mild one', () => {
    const listed = [
      anAllergy({
        substance: 'Latex',
        criticality: 'low',
        reactions: [{ text: 'Shock', severity: 'severe' }],
      }),
      anAllergy({ substance: 'Zinc' }),
      anAllergy({ substance: 'Wasp', criticality: 'unable-to-assess' }),
      anAllergy({
        substance: 'Aspirin',
        criticality: 'high',
        reactions: [{ text: 'Rash', severity: 'mild' }],
      }),
      anAllergy({
        substance: 'Nickel',
        criticality: 'high',
        reactions: [{ text: 'Shock', severity: 'severe' }],
      }),
    ];
    expect(allergyStandingOf(listed)?.known.map(({ substance }) => substance)).toEqual([
      'Nickel',
      'Aspirin',
      'Wasp',
      'Zinc',
      'Latex',
    ]);
  });

  it('never says that none is known beside an allergy that says otherwise', () => {
    expect(allergyStandingOf([none(), anAllergy()])).toEqual({ known: [{ substance: 'Penicillin' }] });
    const peanut = anAllergy({ substance: 'Peanut', category: 'food' });
    expect(allergyStandingOf([none(), none('medication'), peanut])).toEqual({
      known: [{ substance: 'Peanut' }],
      none: 'medication',
    });
    expect(allergyStandingOf([none('medication'), none()])).toEqual({ known: [], none: 'any' });
  });

  it('orders any two in one way', () => {
    const one = fc.record({
      substance: fc.string(),
      criticality: fc.constantFrom(undefined, ...criticalities),
    });
    fc.assert(
      fc.property(one, one, (a, b) => {
        expect(Math.sign(byDanger(a, b)) + Math.sign(byDanger(b, a))).toBe(0);
      }),
    );
  });
});

describe('statements of a source that its own allergies make untrue', () => {
  it.each(noneScopes)('are over: %s', (scope) => {
    const [statement, allergy] = withoutUntrueStatements([none(scope), anAllergy()]);
    expect(statement?.clinicalStatus).toBe('inactive');
    expect(allergy).toEqual(anAllergy());
  });

  it('stand where the allergy was refuted', () => {
    const entries = [none(), anAllergy({ verification: 'refuted' })];
    expect(withoutUntrueStatements(entries)).toEqual(entries);
  });
});
