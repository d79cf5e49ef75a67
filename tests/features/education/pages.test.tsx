import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Article, ArticleAssignment } from '@/domain/education/article';
import { care } from '@/shared/api/http';
import { aPatient } from '@tests/support/builders';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { aPost, aQuestion } from '../../domain/education/drafts';

const { version: _v, updatedAt: _u, ...somebody } = aPatient({ id: 'reader', patientId: 'ED-0001' });
const given = async () =>
  (await care.get<{ items: ArticleAssignment[] }>('/articleAssignments', { params: { patient: 'reader' } }))
    .data.items;
const stored = async () => (await care.get<Article>('/articles/post1')).data;

const publish = async () => {
  const save = async (parts: object) => {
    const { version, updatedAt: _, revision: _r, history: _h, ...body } = await stored();
    await care.put('/articles/post1', { ...body, ...parts }, { headers: { 'If-Match': version } });
  };
  await save({ status: 'inReview' });
  await save({ status: 'published', reviewer: 'Dr Odile Marchal' });
};
/** By its words: queries by role work out every name on the page. */
const button = (text: string | RegExp) => screen.findByText(text, { selector: 'button, button *' });

itLong(
  '§2.8 complaint 36: a post that was handed in is published with the name of who reviewed it',
  async () => {
    const app = await renderApp('/user/profile', { as: 'ADMIN' });
    await care.post('/articles', aPost({ quiz: [aQuestion] }));
    await app.router.navigate('/therapeuticEducation');
    await app.user.click(await screen.findByText('Salt and thirst'));
    expect(await screen.findByText(/Nobody has reviewed this text yet/)).toBeVisible();
    // Somebody who reviews it sees what is asked, and what is right.
    expect(screen.getByText('What makes thirsty?')).toBeVisible();
    expect(screen.getAllByText('right answer')).toHaveLength(2);
    const dialog = async () => within(await screen.findByRole('dialog'));
    await app.user.click(await button('Submit for review'));
    await app.user.click((await dialog()).getByRole('button', { name: 'Submit for review' }));
    await app.user.click(await button('Publish'));
    const publishing = await dialog();
    const reviewer = publishing.getByLabelText(/^Reviewed by/);
    await app.user.clear(reviewer);
    await app.user.click(publishing.getByRole('button', { name: 'Publish' }));
    expect(await publishing.findByText('Fill in this field.')).toBeVisible();
    expect(reviewer).toHaveFocus();
    await app.user.type(reviewer, 'Dr Odile Marchal');
    await app.user.click(publishing.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Dr Odile Marchal')).toBeVisible();
    // Since when, who stands for it, and in which language.
    const trusted = (await screen.findByText(/^Last updated on 20 Nov 2026, reviewed by/)).textContent;
    expect(trusted).toMatch(/Ines Barreto.*English/);
    expect(await stored()).toMatchObject({ status: 'published', revision: 1, reviewer: 'Dr Odile Marchal' });
  },
);

it('§2.8 complaint 35: a given post is read together and its questions answered', async () => {
  const app = await renderApp('/user/profile', { as: 'ADMIN' });
  await care.post('/patients', somebody);
  await care.post('/articles', aPost({ quiz: [aQuestion] }));
  await publish();
  await app.router.navigate('/userlist/reader/education');
  await app.user.click(await button('Give a post'));
  const giving = within(await screen.findByRole('dialog'));
  await app.user.click(giving.getByText('Give'));
  expect(giving.getByText('Fill in this field.')).toBeVisible();
  await app.user.selectOptions(giving.getByLabelText(/^Post/), 'post1');
  await app.user.click(giving.getByText('Give'));
  await app.user.click(await button('Read together'));
  await waitFor(async () => expect(await given()).toMatchObject([{ state: 'opened' }]));
  await app.user.click(await button('We have read it'));
  await app.user.click(await button('Answer'));
  expect(screen.getByText('Choose an answer to every question.')).toBeVisible();
  await app.user.click(screen.getByLabelText('Salt'));
  await app.user.click(screen.getByLabelText('Crisps'));
  await app.user.click(await button('Answer'));
  expect(await screen.findByText('1 of 1 right')).toBeVisible();
  expect(await given()).toMatchObject([{ state: 'quizDone', quizRight: 1, quizOf: 1 }]);
});

itLong(
  '§2.8 complaint 35: a post is overdue until it is read, and stays readable once it is archived',
  async () => {
    const app = await renderApp('/user/profile', { as: 'ADMIN' });
    await care.post('/patients', somebody);
    await care.post('/articles', aPost());
    await publish();
    await care.post('/articleAssignments/bulk', {
      id: 'bulk1',
      article: 'post1',
      to: { by: 'patients', patients: ['reader'] },
      due: '2026-11-18',
    });
    const { version, updatedAt: _, revision: _r, history: _h, ...body } = await stored();
    const archived = { ...body, status: 'archived', reason: 'Out of date' };
    await care.put('/articles/post1', archived, { headers: { 'If-Match': version } });
    await app.router.navigate('/therapeuticEducation/post1');
    const figure = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
    await waitFor(async () => expect(await figure('Overdue')).toBe('1'));
    expect(await figure('Read')).toBe('0%');
    expect(screen.getByText('Overdue since 18 Nov 2026')).toBeVisible();

    await app.router.navigate('/userlist/reader/education');
    // The words alone also stand on the page that is being left.
    const read = await button('Read together');
    expect(screen.getByText('Overdue since 18 Nov 2026')).toBeVisible();
    await app.user.click(read);
    expect(await screen.findByText(/^This post is archived/)).toBeVisible();
    expect(screen.getByText('Salt asks for water.')).toBeVisible();
    await app.user.click(await button('We have read it'));
    await waitFor(async () => expect(await given()).toMatchObject([{ state: 'read', revision: 1 }]));

    await app.router.navigate('/therapeuticEducation/post1');
    await waitFor(async () => expect(await figure('Read')).toBe('100%'));
    expect(await figure('Overdue')).toBe('0');
  },
  180_000,
);
