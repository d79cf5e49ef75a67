import { expect, it } from 'vitest';
import { sampleArticles } from '@/backend/seed/articles';
import { sampleGiven, sampleRecords } from '@/backend/seed/sampleClinic';
import { articleAssignmentSchema, articleBodySchema, articleSchema } from '@/domain/education/article';
import { articleProblems, isReviewOverdue } from '@/domain/education/articleProblems';
import { languagesOf } from '@/domain/education/reading';
import { isOverdue } from '@/domain/education/report';

const now = Date.parse('2026-11-20T10:30:00Z');
const today = '2026-11-20';

it('§2.8: the sample clinic has posts in four languages, complete but for one review that is overdue', () => {
  const posts = sampleArticles(now);
  for (const post of posts) {
    expect(articleSchema.parse(post)).toEqual(post);
    expect(articleBodySchema.safeParse(post.published).success).toBe(true);
    expect(languagesOf(post)).toEqual(['en', 'fr', 'de', 'pt']);
    const faults = articleProblems(post, today).map(({ field }) => field);
    expect(faults).toEqual(isReviewOverdue(post, today) ? ['reviewOn'] : []);
  }
  expect(posts.filter((post) => isReviewOverdue(post, today))).toHaveLength(1);
});

it('has given some of them: read, not opened, and overdue', async () => {
  const given = [];
  for await (const { patient } of sampleRecords(now))
    given.push(...sampleGiven(patient, now).articleAssignments);
  const posts = new Set(sampleArticles(now).map(({ id }) => id));
  for (const one of given) {
    expect(articleAssignmentSchema.parse(one)).toEqual(one);
    expect(posts).toContain(one.article);
  }
  expect(given.some(({ state }) => state === 'read')).toBe(true);
  expect(given.some((one) => isOverdue(one, today))).toBe(true);
  expect(given.length).toBeLessThan(20);
});
