import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import type { Setting } from '@/domain/settings/setting';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { aPost, says } from '../../domain/education/drafts';

/** Stores a setting with other parts than it has. */
async function decide(id: Setting['id'], parts: object) {
  const { version, updatedAt: _, ...body } = (await care.get<Setting>(`/settings/${id}`)).data;
  await care.put(`/settings/${id}`, { ...body, ...parts }, { headers: { 'If-Match': version } });
}

itLong(
  '§2.12: the name and the language of the house are those of what patients take home and read',
  async () => {
    const { backend, router, user } = await renderApp('/user/profile', { as: 'ADMIN' });
    await backend?.ready;
    await decide('general', { organisation: 'Kidney Centre Lindqvist', locale: 'fr' });
    // Of this patient nobody knows the language.
    const { version, updatedAt: _, ...patient } = (await care.get<Patient>('/patients/sample-02')).data;
    const { preferredLanguage: _known, ...ext } = patient.ext;
    await care.put('/patients/sample-02', { ...patient, ext }, { headers: { 'If-Match': version } });
    const text = (title: string) => ({ title, summary: '', body: says(`${title}.`) });
    const post = aPost({ texts: { en: text('Salt and thirst'), fr: text('Sel et soif') } });
    await care.post('/articles', post);
    const save = async (parts: object) => {
      const { data } = await care.get('/articles/post1');
      const { version: read, updatedAt: _u, revision: _r, history: _h, ...body } = data;
      await care.put('/articles/post1', { ...body, ...parts }, { headers: { 'If-Match': read } });
    };
    await save({ status: 'inReview' });
    await save({ status: 'published', reviewer: 'Dr Odile Marchal' });
    await care.post('/articleAssignments/bulk', {
      id: 'bulk1',
      article: 'post1',
      to: { by: 'patients', patients: ['sample-02'] },
    });

    await router.navigate('/userlist/sample-02/treatment');
    // The sheet is made again in the other language.
    const sheet = () => document.querySelector<HTMLElement>('article[lang="fr"]');
    await waitFor(() => expect(sheet()).toBeVisible());
    expect(await within(sheet() as HTMLElement).findByText('Kidney Centre Lindqvist')).toBeVisible();

    await router.navigate('/userlist/sample-02/education');
    const name = await screen.findByText('Salt and thirst', { selector: 'h2, h2 *' });
    const one = name.closest('li') as HTMLElement;
    await user.click(within(one).getByText('Read together', { selector: 'button, button *' }));
    expect(await screen.findByText('Sel et soif.')).toBeVisible();

    await router.navigate('/userlist/sample-02/questionnaires');
    await user.click((await screen.findAllByText('Answer', { selector: 'a, a *' }))[0] as HTMLElement);
    expect(await screen.findByText('Vérifier les réponses', { selector: 'button, button *' })).toBeVisible();
  },
);

it('§2.12: somebody who opens the house for the first time that day is told what is open, where it is so decided', async () => {
  const { backend, router } = await renderApp('/user/profile', { as: 'USER' });
  await backend?.ready;
  const digest = /^\d+ alerts are open, \d+ of them critical\.$/;
  expect(screen.queryByText(digest)).toBeNull();
  const { data } = await care.get<Setting>('/settings/notifications');
  const { version: _v, updatedAt: _u, ...body } = data;
  const admin = { username: 'admin@nephrodesk.test', role: 'ADMIN' } as const;
  await backend?.repository.update(
    'settings',
    'notifications',
    { ...body, digest: 'daily' } as never,
    data.version,
    admin,
  );
  await router.navigate('/userlist');
  expect(await screen.findByText(digest)).toBeVisible();
});
