import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

const announced = () => document.querySelector('[data-announces]')?.textContent ?? '';

describe('§2.12: notifications', () => {
  it('are told by severity and in the house’s words; critical ones always', async () => {
    const { user, backend, router } = await renderApp('/notifications', { as: 'ADMIN' });
    await backend?.ready;
    const form = within(await screen.findByRole('form', { name: 'Notifications' }));
    for (const box of form.getAllByLabelText('High').slice(0, 1)) await user.click(box);
    await user.click(form.getByLabelText('Use quiet hours'));
    await user.click(form.getByLabelText('Text in English'));
    await user.paste('{severity} now: {name}');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const summary = await form.findByRole('group', { name: 'There is a problem with 1 field' });
    expect(within(summary).getByText(/Only these placeholders are possible in braces/)).toBeVisible();
    await user.clear(form.getByLabelText('Text in English'));
    await user.click(form.getByLabelText('Text in English'));
    await user.paste('Look at {patient}: {alert}');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved.')).toBeVisible();
    expect((await care.get('/settings/notifications')).data).toMatchObject({
      told: ['critical', 'medium', 'low'],
      quiet: { from: '22:00', to: '06:00', severities: ['medium', 'low'] },
      templates: { en: 'Look at {patient}: {alert}' },
    });
    expect(screen.getByText('New alerts are not announced')).toBeVisible();

    // The worklist is on screen: an alert of a severity that nobody wants to hear of comes, then a critical one.
    await router.navigate('/userlist');
    await screen.findByRole('table');
    const measured = (id: string, value: number, diastolic: number) =>
      backend?.repository.record(
        {
          id,
          patient: 'sample-48',
          measure: 'bloodPressure',
          at: '2026-11-20T10:59:00Z',
          value,
          diastolic,
          source: 'patient',
          confirmedOutOfRange: true,
        },
        { username: 'colleague@nephrodesk.test', role: 'USER' },
      );
    await measured('low', 84, 50);
    const rules = async () =>
      (await care.get('/alerts', { params: { patient: 'sample-48' } })).data.items.map(
        ({ rule }: { rule: string }) => rule,
      );
    await waitFor(async () => expect(await rules()).toContain('pressureLow'));
    await measured('high', 201, 118);
    await waitFor(() => expect(announced()).toMatch(/^Look at Sönke Lornsby: Blood pressure 201\/118/));
    expect(announced()).not.toContain('84');
  });
});
