import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Terms } from '@/domain/settings/setting';
import { care } from '@/shared/api/http';
import { someEntries } from '@tests/support/enrolments';
import { renderApp } from '@tests/support/renderApp';

const stored = async () => (await care.get<{ items: Terms[] }>('/terms')).data.items;
const drafted = async () => (await stored()).find(({ status }) => status === 'draft');

describe('§2.12: terms and conditions', () => {
  it('are written as a draft, published with a number after a question, and then only read', async () => {
    const { user, backend } = await renderApp('/termAndConditions', { as: 'ADMIN' });
    await backend?.ready;
    // The sample clinic has terms of its own: number 1.
    expect(await screen.findByText('In force')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'New terms' }));
    const form = within(await screen.findByRole('form', { name: 'New terms' }));
    await user.click(form.getByLabelText('Deutsch'));
    await user.click(form.getByLabelText('Text in Deutsch'));
    await user.paste('Ihre Daten bleiben hier.');
    await user.click(form.getByRole('button', { name: 'Publish…' }));
    const summary = await form.findByRole('group', { name: 'There is a problem with 1 field' });
    expect(
      within(summary).getByText(/^Text in English: Write the text in the organisation’s default language/),
    ).toBeVisible();
    // The language at fault is shown, and what was typed in the other is there.
    const english = form.getByLabelText(/^Text in English/);
    expect(english).toBeVisible();
    await user.click(english);
    await user.paste('Your data stay here.\n\nNobody sells them.');
    expect(form.getByText('Nobody sells them.', { selector: 'p' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('The draft is saved.')).toBeVisible();
    expect(await drafted()).toMatchObject({ number: 0, texts: { de: 'Ihre Daten bleiben hier.' } });

    await user.click(await screen.findByRole('button', { name: 'Edit the draft' }));
    await user.click(await screen.findByRole('button', { name: 'Publish…' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Publish as terms number 2?' }));
    expect(asked.getByText('Written in: English, Deutsch.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Terms number 2 are published.')).toBeVisible();
    const published = (await stored()).find(({ number }) => number === 2);
    expect(published).toMatchObject({ status: 'published' });
    const all = within(await screen.findByRole('list', { name: 'Terms and conditions' }));
    const list = within(all.getAllByRole('listitem')[0] as HTMLElement);
    expect(list.getByText('In force')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Edit the draft' })).toBeNull();
    expect(await list.findByText('no patient')).toBeVisible();

    // Who accepted them counts, and only a registration says so.
    const typed = someEntries({
      consent: { isGiven: true, terms: published?.id ?? '', language: 'en', on: '2026-11-20' },
      checked: ['dryWeight validation.dryWeightMissing haemodialysis'],
    });
    const draft = { id: 'e1', status: 'draft', step: 'identity', title: '', typed, done: 0 };
    const { data: begun } = await care.post<{ version: string }>('/enrolments', draft);
    const matching = { headers: { 'If-Match': begun.version } };
    await care.post('/enrolments/e1/activate', undefined, matching);
    await waitFor(() => expect(list.getByText('1 patient')).toBeVisible());
    await user.click(list.getByRole('button', { name: 'Read' }));
    const text = within(await screen.findByRole('dialog', { name: 'Terms number 2' }));
    await user.click(text.getByLabelText('Deutsch'));
    expect(text.getByText('Ihre Daten bleiben hier.')).toBeVisible();
  });
});
