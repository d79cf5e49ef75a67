import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryAddress,
  categoryNamed,
  questionAddress,
  questionNamed,
  questionsOf,
  readNext,
} from '@/demo/pages/knowledge/knowledge';

const asked = (address: string) => new URL(`http://localhost${address}`).searchParams;

describe('the knowledge base (§2.7)', () => {
  it('begins with the first of everything where the address names nothing', () => {
    const first = categoryNamed(null);
    expect(first).toBe(categories[0]);
    expect(first && questionNamed(first, null)).toBe(first?.topics[0]?.questions[0]);
    expect(categoryNamed('')).toBeUndefined();
  });

  it('has an address of its own for every category and question, and an answer to each', () => {
    expect(categories).toHaveLength(6);
    for (const category of categories) {
      expect(category.topics).toHaveLength(6);
      expect(categoryNamed(asked(categoryAddress(category)).get('of'))).toBe(category);
      for (const question of questionsOf(category)) {
        const { searchParams } = new URL(`http://localhost${questionAddress(category, question)}`);
        expect(questionNamed(category, searchParams.get('q'))).toBe(question);
        expect(question.paragraphs.join('').length).toBeGreaterThan(80);
        expect(readNext(category, question)).toHaveLength(3);
      }
    }
  });
});
