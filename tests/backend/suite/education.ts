import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Article,
  ArticleAssignment,
  ArticleAssignmentBody,
  ArticleBody,
} from '@/domain/education/article';
import { aPost, aQuestion, says } from '../../domain/education/drafts';
import { iso, matching, NOW } from '../clinic';
import { storedOtherwise, visitors, type Scene } from './scene';

const forbidden = { status: 403, data: { message: 'errors.forbidden' } };
const invalid = (fields: Record<string, string>) => ({ status: 422, data: { fields } });

export function educationBehaviour(scene: Scene): void {
  const { addPatient, admin, nurse } = visitors(scene);
  const bodyOf = ({ version: _version, reason: _reason, ...article }: Article) => article;
  const save = (article: Article, parts: Partial<ArticleBody>, who = admin) =>
    who().put(`/articles/${article.id}`, { ...bodyOf(article), ...parts }, matching(article.version));
  const publish = async (parts: Partial<ArticleBody> = {}): Promise<Article> => {
    const { data: draft } = await nurse().post('/articles', aPost(parts));
    const { data: handedIn } = await save(draft, { status: 'inReview' }, nurse);
    return (await save(handedIn, { status: 'published', reviewer: 'Dr Odile Marchal' })).data;
  };
  const give = (parts: Partial<ArticleAssignmentBody> = {}) =>
    nurse().post('/articleAssignments', {
      id: 'g1',
      patient: 'p1',
      article: 'post1',
      state: 'assigned',
      ...parts,
    });
  const stand = ({ version, ...given }: ArticleAssignment, parts: Partial<ArticleAssignmentBody>) =>
    nurse().put(`/articleAssignments/${given.id}`, { ...given, ...parts }, matching(version));

  describe('posts of therapeutic education', () => {
    it('§2.8: anybody writes and hands in, administrators send back, publish and archive', async () => {
      expect(await nurse().post('/articles', aPost({ status: 'published' }))).toMatchObject(
        invalid({ status: 'validation.articleStep' }),
      );
      const created = await nurse().post('/articles', aPost());
      expect(created).toMatchObject({
        status: 201,
        data: { revision: 0, history: [{ revision: 0, by: 'nurse@nephrodesk.test', status: 'draft' }] },
      });
      expect((await nurse().post('/articles', aPost())).data).toEqual(created.data);
      expect(await nurse().post('/articles', aPost({ tags: [] }))).toMatchObject(
        storedOtherwise(created.data),
      );
      expect(await save(created.data, { status: 'published' })).toMatchObject({ status: 422 });
      const { data: handedIn } = await save(created.data, { status: 'inReview' }, nurse);
      expect(await save(handedIn, { status: 'published', reviewer: 'x' }, nurse)).toMatchObject(forbidden);
      expect(await save(handedIn, { tags: ['more'] }, nurse)).toMatchObject(forbidden);
      expect(await save(handedIn, { status: 'draft' })).toMatchObject(
        invalid({ reason: 'validation.required' }),
      );
      const { data: back } = await save(handedIn, { status: 'draft', reason: 'Name the source.' });
      expect(back.history.at(-1)).toMatchObject({ status: 'draft', reason: 'Name the source.' });
      const { data: again } = await save(back, { status: 'inReview' }, nurse);
      expect(await save(again, { status: 'published' })).toMatchObject(
        invalid({ reviewer: 'validation.required' }),
      );
      const { data: out } = await save(again, { status: 'published', reviewer: 'Dr Odile Marchal' });
      expect(out).toMatchObject({
        revision: 1,
        approvedAt: iso(NOW),
        approvedBy: 'admin@nephrodesk.test',
        published: { texts: aPost().texts },
      });
      expect(await save(out, { status: 'archived' }, nurse)).toMatchObject(forbidden);
      const { data: over } = await save(out, { status: 'archived', reason: 'Out of date' });
      expect(over).toMatchObject({ status: 'archived', published: { texts: aPost().texts } });
      expect((await save(over, { status: 'draft' })).status).toBe(422);
    });

    it('that lack something are not handed in, and what is wrong is named by field', async () => {
      const { data: draft } = await nurse().post('/articles', aPost({ reviewOn: undefined, quiz: [] }));
      expect(await save(draft, { status: 'inReview' }, nurse)).toMatchObject(
        invalid({ reviewOn: 'validation.required' }),
      );
      expect(await nurse().post('/articles', aPost({ id: 'none', texts: {} }))).toMatchObject(
        invalid({ 'texts.en.title': 'validation.required' }),
      );
      const hostile = { type: 'doc', content: [{ type: 'script' }] };
      const sent = { ...aPost({ id: 'xs' }), texts: { en: { title: 'x', summary: '', body: hostile } } };
      expect(await nurse().post('/articles', sent)).toMatchObject(
        invalid({ 'texts.en.body': 'validation.document' }),
      );
    });

    it('RC04: are read as published while the next revision is written; a stale save changes nothing', async () => {
      const first = await publish();
      expect(await save(first, { tags: ['quietly'] })).toMatchObject({ status: 422 });
      expect(await save(first, { reviewOn: '2028-01-01' }, nurse)).toMatchObject(forbidden);
      const looked = await save(first, { reviewOn: '2028-01-01' });
      expect(looked.data).toMatchObject({ revision: 1, published: { reviewOn: '2028-01-01' } });
      const texts = { en: { title: 'Thirst', summary: '', body: says('New words.') } };
      const next = await save(looked.data, { status: 'draft', texts }, nurse);
      expect(next.data).toMatchObject({
        status: 'draft',
        revision: 1,
        texts,
        published: { texts: aPost().texts },
      });
      expect(await save(first, { status: 'draft' })).toMatchObject({ status: 412 });
      const { data: handedIn } = await save(next.data, { status: 'inReview' });
      const { data: second } = await save(handedIn, { status: 'published' });
      expect(second).toMatchObject({ revision: 2, published: { texts } });
      const entries = (await admin().get('/audit')).data.items;
      expect(entries.filter(({ kind }: { kind: string }) => kind === 'articles')).toHaveLength(7);
    });

    it('go only as drafts nobody ever read', async () => {
      const post = await publish();
      expect(await admin().delete('/articles/post1', matching(post.version))).toMatchObject({
        status: 409,
        data: { message: 'errors.articlePublished' },
      });
      const { data: draft } = await nurse().post('/articles', aPost({ id: 'post2' }));
      expect(await nurse().delete('/articles/post2', matching(draft.version))).toMatchObject(forbidden);
      expect((await admin().delete('/articles/post2', matching('stale'))).status).toBe(412);
      expect((await admin().delete('/articles/post2', matching(draft.version))).status).toBe(204);
    });
  });

  describe('a post given to a patient', () => {
    beforeEach(async () => {
      await addPatient('p1');
    });

    it('§2.8: is opened, read and its quiz judged, step by step', async () => {
      expect(await give()).toMatchObject(invalid({ article: 'validation.articleReader' }));
      await publish({ quiz: [aQuestion, aQuestion] });
      expect((await give({ patient: 'nobody' })).status).toBe(404);
      const { data: given } = await give({ due: '2026-11-27', message: 'Before the visit' });
      expect(given).toMatchObject({ state: 'assigned', by: 'nurse@nephrodesk.test', revision: 1 });
      expect(await give({ message: 'Twice' })).toMatchObject(storedOtherwise(given));
      expect(await give({ id: 'g2' })).toMatchObject({
        status: 409,
        data: { message: 'errors.alreadyGiven' },
      });
      expect(await stand(given, { state: 'quizDone', quizAnswers: [] })).toMatchObject(
        invalid({ state: 'validation.readingStep' }),
      );
      const { data: read } = await stand(given, { state: 'read' });
      expect(read).toMatchObject({ state: 'read', openedAt: iso(NOW), readAt: iso(NOW) });
      expect(await stand(read, { state: 'opened' })).toMatchObject({ status: 422 });
      expect(await stand(read, { state: 'quizDone' })).toMatchObject(
        invalid({ quizAnswers: 'validation.required' }),
      );
      // What a client says about its own result does not count.
      const quizAnswers = [[0, 2], [1]];
      const claimed = { state: 'quizDone' as const, quizAnswers, quizRight: 2 };
      const { data: done } = await stand(read, claimed);
      expect(done).toMatchObject({ state: 'quizDone', quizRight: 1, quizOf: 2 });
      expect((await stand(given, { state: 'opened' })).status).toBe(412);
      expect((await nurse().get('/patients/p1/audit')).data.items[0]).toMatchObject({
        kind: 'articleAssignments',
        detail: 'Salt and thirst',
      });
    });

    it('is withdrawn with a reason, stays to be seen, and can be given again', async () => {
      await publish();
      const { data: given } = await give();
      expect(await stand(given, { state: 'withdrawn' })).toMatchObject(
        invalid({ reason: 'validation.required' }),
      );
      const { data: gone } = await stand(given, { state: 'withdrawn', reason: 'Too early' });
      expect(gone).toMatchObject({ state: 'withdrawn', reason: 'Too early' });
      expect((await stand(gone, { state: 'opened' })).status).toBe(422);
      expect((await admin().delete('/articleAssignments/g1', matching(gone.version))).status).toBe(403);
      expect((await give({ id: 'g2' })).status).toBe(201);
    });

    it('§2.8: goes to many at once, once to each', async () => {
      const post = await publish();
      await addPatient('p2');
      const { data: three } = await addPatient('p3');
      await nurse().post('/patients/p3/programme', { to: 'deceased' }, matching(three.version));
      await give();
      const bulk = (parts: object) =>
        nurse().post('/articleAssignments/bulk', { id: 'b1', article: post.id, ...parts });
      const outcomes = async (parts: object) =>
        (await bulk(parts)).data.outcomes.map(
          (one: { patient: string; outcome: string }) => `${one.patient} ${one.outcome}`,
        );
      const to = { by: 'patients', patients: ['p1', 'p2', 'p3', 'p2', 'nobody'] };
      const expected = ['p1 already', 'p2 assigned', 'p3 ended', 'nobody unknown'];
      expect(await outcomes({ to })).toEqual(expected);
      // A second try of the same gives nothing twice and says the same.
      expect(await outcomes({ to })).toEqual(expected);
      expect(await outcomes({ id: 'b2', to })).toContain('p2 already');
      expect((await nurse().get('/articleAssignments')).data.items).toHaveLength(2);
      expect(await outcomes({ id: 'b3', to: { by: 'category', code: 'NONE' } })).toEqual([]);
      expect((await bulk({ to: { by: 'patients', patients: [] } })).status).toBe(422);
      expect((await bulk({ article: 'none', to })).status).toBe(422);
    });
  });
}
