import { describe, expect, it } from 'vitest';
import { articleBodySchema, articleSchema, type ArticleBody } from '@/domain/education/article';
import { articleProblems, draftProblems, isReviewOverdue } from '@/domain/education/articleProblems';
import { isInCohort, isStillGiven } from '@/domain/education/cohort';
import { isRight, quizResult, readingMinutes, textIn, titleIn } from '@/domain/education/reading';
import { isOverdue, reportOf } from '@/domain/education/report';
import { rolesFor } from '@/domain/access';
import { mayStand, stepBetween, stepsFor } from '@/domain/education/transitions';
import type { Patient } from '@/domain/patients/patient';
import { aPost, aQuestion, asStored, says } from './drafts';

const TODAY = '2026-11-20';
const faultsOf = (parts: Partial<ArticleBody>) =>
  articleProblems(aPost(parts), TODAY).map(({ field, message }) => `${field} ${message.slice(11)}`);
const en = { title: 'Salt and thirst', summary: '', body: says('Salt asks for water.') };
const figure = {
  type: 'figure',
  attrs: { src: 'data:image/png;base64,iVBORw0KGgo=', alt: '', caption: 'x' },
} as const;
const video = {
  type: 'video',
  attrs: { href: 'https://film.example/1', title: 'Film', transcript: ' ' },
} as const;

describe('§2.8: a post', () => {
  it.each<[string, Partial<ArticleBody>, string[]]>([
    ['nothing', {}, []],
    ['no text at all', { texts: {} }, ['texts.en.title required', 'texts.en.body required']],
    ['a blank title', { texts: { en: { ...en, title: '  ' } } }, ['texts.en.title required']],
    ['an empty body', { texts: { en: { ...en, body: says(' ') } } }, ['texts.en.body required']],
    [
      'a language that was only begun',
      { texts: { en, de: { title: 'Salz', summary: '', body: says('') } } },
      ['texts.de.body required'],
    ],
    [
      'a picture without words',
      { texts: { en: { ...en, body: { type: 'doc', content: [figure] } } } },
      ['texts.en.body pictureWords'],
    ],
    [
      'a film without its words',
      { texts: { en: { ...en, body: { type: 'doc', content: [video] } } } },
      ['texts.en.body transcript'],
    ],
    ['no review', { reviewOn: undefined }, ['reviewOn required']],
    ['a review today', { reviewOn: TODAY }, ['reviewOn reviewFuture']],
    ['a review tomorrow', { reviewOn: '2026-11-21' }, []],
    [
      'a source that is a script',
      { sources: [{ label: 'x', url: 'javascript:alert(1)' }] },
      ['sources.0 safeLink'],
    ],
    ['a source without an address', { sources: [{ label: 'A book' }] }, []],
    [
      'a quiz without a right answer',
      { quiz: [{ ...aQuestion, options: aQuestion.options.map((one) => ({ ...one, correct: false })) }] },
      ['quiz.0 quizRight'],
    ],
    [
      'a question in another language only',
      { quiz: [{ ...aQuestion, question: { de: 'Was?' } }] },
      ['quiz.0.question required'],
    ],
    [
      'an option without words',
      {
        quiz: [
          {
            ...aQuestion,
            options: [
              { text: {}, correct: true },
              { text: { en: 'Shade' }, correct: false },
            ],
          },
        ],
      },
      ['quiz.0.options.0 required'],
    ],
  ])('with %s', (_, parts, faults) => {
    expect(faultsOf(parts)).toEqual(faults);
  });

  it('that is a draft needs a title', () => {
    expect(draftProblems(aPost({ texts: { en: { ...en, body: says('') } }, reviewOn: undefined }))).toEqual(
      [],
    );
    expect(draftProblems(aPost({ texts: { de: en } }))).toEqual([
      { field: 'texts.en.title', message: 'validation.required' },
    ]);
  });

  it.each([
    [300, true],
    [301, false],
  ])('has a summary of %s characters: %s', (length, isFine) => {
    const sent = aPost({ texts: { en: { ...en, summary: 'x'.repeat(length) } } });
    expect(articleBodySchema.safeParse(sent).success).toBe(isFine);
  });

  it.each([
    [5, true],
    [6, false],
  ])('has %s questions: %s', (count, isFine) => {
    const sent = aPost({ quiz: Array.from({ length: count }, () => aQuestion) });
    expect(articleBodySchema.safeParse(sent).success).toBe(isFine);
  });

  it('CT: with a status nobody knows is read as archived, with a body of another kind as empty', () => {
    const sent = { ...asStored(aPost()), status: 'embargoed', texts: { en: { ...en, body: '<p>HTML</p>' } } };
    const read = articleSchema.parse(sent);
    expect(read.status).toBe('archived');
    expect(read.texts.en?.body).toEqual({ type: 'doc', content: [] });
  });

  it.each([
    ['2026-11-19', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('to be reviewed on %s is overdue today: %s', (reviewOn, overdue) => {
    expect(isReviewOverdue({ status: 'published', reviewOn }, TODAY)).toBe(overdue);
    expect(isReviewOverdue({ status: 'archived', reviewOn }, TODAY)).toBe(false);
  });
});

describe('§2.8: the way of a post', () => {
  it.each([
    ['draft', 'inReview', ['ADMIN', 'USER']],
    ['draft', 'published', undefined],
    ['draft', 'archived', undefined],
    ['inReview', 'published', ['ADMIN']],
    ['inReview', 'draft', ['ADMIN']],
    ['inReview', 'archived', undefined],
    ['published', 'draft', ['ADMIN', 'USER']],
    ['published', 'inReview', undefined],
    ['published', 'archived', ['ADMIN']],
    ['archived', 'draft', undefined],
    ['archived', 'published', undefined],
  ] as const)('from %s to %s is for %s', (from, to, roles) => {
    const step = stepBetween(from, to);
    expect(step ? rolesFor(step.action) : undefined).toEqual(roles);
  });

  it('offers each what they may', () => {
    expect(stepsFor('inReview', 'ADMIN')).toEqual(['published', 'draft']);
    expect(stepsFor('inReview', 'USER')).toEqual([]);
    expect(stepsFor('draft', null)).toEqual([]);
  });

  it.each([
    ['assigned', 'opened', true],
    ['assigned', 'read', true],
    ['assigned', 'quizDone', false],
    ['opened', 'assigned', false],
    ['opened', 'read', true],
    ['read', 'quizDone', true],
    ['quizDone', 'read', false],
    ['quizDone', 'withdrawn', true],
    ['withdrawn', 'opened', false],
    ['withdrawn', 'withdrawn', false],
    ['opened', 'opened', true],
  ] as const)('a given one goes from %s to %s: %s', (from, to, may) => {
    expect(mayStand(from, to)).toBe(may);
  });
});

describe('reading', () => {
  it.each([
    [0, 1],
    [150, 1],
    [151, 2],
    [300, 2],
    [301, 3],
  ])('%s words take %s minutes', (words, minutes) => {
    expect(readingMinutes(says('word '.repeat(words)))).toBe(minutes);
  });

  it('§2.8: falls back to the language of the post, and says so', () => {
    const de = { title: 'Salz', summary: '', body: says('Salz macht Durst.') };
    const post = aPost({ texts: { en, de, fr: { title: 'Sel', summary: '', body: says('') } } });
    expect(textIn(post, 'de')).toMatchObject({ language: 'de', isFallback: false });
    expect(textIn(post, 'fr')).toMatchObject({ language: 'en', isFallback: true });
    expect(textIn(aPost({ texts: { de } }), 'pt')).toMatchObject({ language: 'de', isFallback: true });
    expect(textIn(aPost({ texts: {} }), 'pt')).toBeNull();
    expect(titleIn(post, 'fr')).toBe('Sel');
    expect(titleIn(aPost({ texts: {} }), 'fr')).toBe('');
  });

  it.each([
    [[0, 2], true],
    [[2, 0], true],
    [[0], false],
    [[0, 1, 2], false],
    [[], false],
  ])('choosing %s is right: %s', (chosen, right) => {
    expect(isRight(aQuestion, chosen)).toBe(right);
  });

  it('counts a question without an answer as not right', () => {
    expect(quizResult([aQuestion, aQuestion], [[0, 2]])).toEqual({ right: 1, of: 2 });
    expect(quizResult([], [])).toEqual({ right: 0, of: 0 });
  });
});

describe('complaint 35: what became of a post', () => {
  it('is counted without those withdrawn', () => {
    const report = reportOf(
      [
        { state: 'assigned', due: '2026-11-19' },
        { state: 'opened', due: TODAY },
        { state: 'read', due: '2026-11-01' },
        { state: 'quizDone', quizRight: 1, quizOf: 2 },
        { state: 'withdrawn', due: '2026-11-01' },
      ],
      TODAY,
    );
    expect(report).toEqual({
      given: 4,
      opened: 3,
      read: 2,
      quizDone: 1,
      overdue: 1,
      withdrawn: 1,
      readShare: 0.5,
      quizShare: 0.5,
    });
    expect(reportOf([{ state: 'withdrawn' }], TODAY)).toMatchObject({
      given: 0,
      readShare: null,
      quizShare: null,
    });
    expect(isOverdue({ state: 'read', due: '2026-01-01' }, TODAY)).toBe(false);
  });

  const patient = (status: Patient['ext']['status']) =>
    ({ category: 'HD', pathologies: ['HeartFailure'], ext: { status } }) as unknown as Patient;

  it.each([
    ['active', true],
    ['paused', true],
    ['completed', false],
    ['withdrawn', false],
    ['deceased', false],
  ] as const)('somebody whose programme is %s belongs to the group: %s', (status, belongs) => {
    expect(isInCohort(patient(status), { by: 'category', code: 'HD' })).toBe(belongs);
    expect(isInCohort(patient(status), { by: 'pathology', pathology: 'HeartFailure' })).toBe(belongs);
    expect(isInCohort(patient(status), { by: 'category', code: 'PD' })).toBe(false);
  });

  it.each([
    ['assigned', 1, true],
    ['opened', 1, true],
    ['read', 1, false],
    ['read', 2, true],
    ['quizDone', 2, true],
    ['withdrawn', 2, false],
  ] as const)('%s of revision %s is not given once more: %s', (state, revision, still) => {
    expect(isStillGiven({ article: 'post1', state, revision }, { id: 'post1', revision: 2 })).toBe(still);
    expect(isStillGiven({ article: 'post2', state, revision }, { id: 'post1', revision: 2 })).toBe(false);
  });
});
