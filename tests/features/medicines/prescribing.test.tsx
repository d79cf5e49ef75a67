import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Allocation } from '@/domain/medicine/allocation';
import { pausedFrom } from '@/domain/medicine/changes';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { anAllergyDraft } from '../../backend/drafts';
import { aSegment, PATIENT, putAllocation, putMedicine } from './clinic';

const base = `/userlist/${PATIENT}/medicines`;
const stored = async (): Promise<Allocation[]> =>
  (await care.get<{ items: Allocation[] }>('/allocations', { params: { patient: PATIENT } })).data.items;
const penicillin = () => care.post('/allergies', anAllergyDraft({ patient: PATIENT }));
const clinic = async () => {
  await putMedicine({ name: 'Amoclav', activeIngredients: ['Amoxicillin', 'Clavulanic acid'] });
  await penicillin();
};

describe('warnings where a medicine is given', () => {
  it('say what it is about and where that is from, and are answered before it is stored', async () => {
    const { router, user } = await renderApp(base, { as: 'ADMIN' });
    await clinic();
    await router.navigate(`${base}/new`);
    const form = within(await screen.findByRole('form', { name: 'Allocate medicine' }));
    await user.type(form.getByRole('combobox', { name: /^Find a medicine/ }), 'amoclav');
    await user.click(form.getAllByRole('option', { name: /^Amoclav/ })[0] as HTMLElement);
    expect(
      await form.findByText(/Allergy: Penicillin\. Amoxicillin belongs to the same class \(penicillins\)/),
    ).toBeVisible();
    expect(form.getByText('Source: the allergies of this record')).toBeVisible();
    await user.type(form.getByLabelText(/^Dose/), '1');
    await user.click(form.getByRole('button', { name: 'Allocate medicine' }));
    expect(await form.findByRole('group', { name: /problem/ })).toHaveTextContent(
      'Reason for giving it despite the warnings: Give the reason for giving it despite the warning',
    );
    const before = await stored();
    await user.type(form.getByLabelText(/^Reason for giving it despite the warnings/), 'Tolerated in 2024');
    await user.click(form.getByRole('button', { name: 'Allocate medicine' }));
    const answered = within(await screen.findByRole('region', { name: 'Answered warnings' }));
    expect(answered.getByText('Allergy: Penicillin')).toBeVisible();
    expect(answered.getByText('Tolerated in 2024')).toBeVisible();
    const after = await stored();
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ medicine }) => medicine === 'm1')?.answers).toEqual([
      { kind: 'allergy', about: 'Penicillin', reason: 'Tolerated in 2024' },
    ]);
  });

  itLong('are asked again before a pause ends, when an allergy came to be known in it', async () => {
    const { router, user } = await renderApp(base, { as: 'ADMIN' });
    await putMedicine({ name: 'Amoclav', activeIngredients: ['Amoxicillin'] });
    const pause = { from: '2026-11-15', reason: 'Rash' };
    await putAllocation({ segments: pausedFrom([aSegment()], pause, ['pause', 'rest']) });
    await penicillin();
    await router.navigate(`${base}/a1`);
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    const ask = within(await screen.findByRole('dialog', { name: /Resume/ }));
    expect(await ask.findByText(/Allergy: Penicillin/)).toBeVisible();
    await user.type(ask.getByLabelText(/^Reason$|^Reason \(/), 'Rash was measles');
    await user.click(ask.getByRole('button', { name: 'Resume' }));
    expect(await ask.findByRole('group', { name: /problem/ })).toBeVisible();
  });
});
