import { expect, it } from 'vitest';
import { sampleTerms } from '@/backend/seed/terms';
import { termsSchema } from '@/domain/settings/setting';
import { paragraphsOf, termsInForce } from '@/domain/settings/terms';
import { languages } from '@/domain/text';
import { NOW } from '@tests/support/builders';

it('§2.12: the sample clinic has terms of its own, in force and whole in every language', () => {
  const terms = sampleTerms(NOW);
  for (const one of terms) expect(termsSchema.parse(one)).toEqual(one);
  const inForce = termsInForce(terms, '2026-11-20');
  expect(inForce).toMatchObject({ number: 1 });
  const paragraphs = languages.map((language) => paragraphsOf(inForce?.texts[language] ?? '').length);
  expect(paragraphs).toEqual([4, 4, 4, 4]);
});
