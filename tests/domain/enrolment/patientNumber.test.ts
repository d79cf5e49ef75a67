import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedNumber } from '@/domain/enrolment/patientNumber';

describe('the patient number that is proposed', () => {
  it.each<[string, string[], string]>([
    ['the first of a house', [], 'NP-0001'],
    ['one more than the highest', ['NP-1003', 'NP-1010', 'NP-1001'], 'NP-1011'],
    ['leading zeros stay', ['A0009'], 'A0010'],
    ['the form that most have', ['X-900', 'NP-1', 'NP-2'], 'NP-3'],
    ['numbers alone', ['99'], '100'],
    ['numbers without digits count for nothing', ['none', ''], 'NP-0001'],
    ['no digit is lost of a long one', ['99999999999999999998'], '99999999999999999999'],
  ])('%s', (_, taken, proposed) => {
    expect(proposedNumber(taken)).toBe(proposed);
  });

  it('is nobody’s, whatever numbers there are', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z]{0,2}-?\d{0,6}$/)), (taken) => {
        expect(taken).not.toContain(proposedNumber(taken));
      }),
    );
  });
});
