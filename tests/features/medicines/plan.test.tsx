import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Allocation } from '@/domain/medicine/allocation';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { PATIENT, putAllocation, putMedicine } from './clinic';

const stored = async (): Promise<Allocation[]> =>
  (await care.get<{ items: Allocation[] }>('/allocations', { params: { patient: PATIENT } })).data.items;
const allocation = async (id: string): Promise<Allocation> =>
  (await care.get<Allocation>(`/allocations/${id}`)).data;
const base = `/userlist/${PATIENT}/medicines`;

type User = Awaited<ReturnType<typeof renderApp>>['user'];
const paste = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
/** A day of November in one of the calendars. */
const cell = (group: ReturnType<typeof within>, day: number) => {
  const month = group.getByText('November 2026').closest('table');
  return month && within(month).getByText(String(day)).closest('td');
};

describe('§2.7: medicines of a patient', () => {
  it('§3 #15: is allocated with dose, days and times; taken twice or to be avoided must be meant', async () => {
    const app = await renderApp(base, { as: 'ADMIN' });
    const { user } = app;
    await screen.findByRole('link', { name: 'Allocate medicine' });
    await putMedicine({ avoidIn: ['KidneyFailure'] });
    await putMedicine({ id: 'm2', name: 'Zandopril Plus', activeIngredients: ['Zandoprilat', 'hydrozide'] });
    await putMedicine({ id: 'm3', name: 'Zandopril Old', active: false });
    await putAllocation({ id: 'own', medicine: 'm2' });
    await app.router.navigate(`${base}/new`);

    const form = within(await screen.findByRole('form', { name: 'Allocate medicine' }));
    const fill = (label: RegExp, text: string) => paste(user, form.getByLabelText(label), text);
    await user.click(form.getByText('Allocate medicine'));
    const summary = await form.findByRole('group', { name: /There are problems with \d fields/ });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Medicine: Fill in this field.');
    expect(summary).toHaveTextContent('Dose: Fill in this field.');

    await user.type(form.getByRole('combobox', { name: /^Find a medicine/ }), 'zandopril');
    const offered = form.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered.some((one) => one?.includes('Zandopril Plus'))).toBe(true);
    expect(offered.some((one) => one?.includes('Zandopril Old'))).toBe(false);
    await user.click(form.getAllByRole('option', { name: /^Zandopril 5\smg/ })[0] as HTMLElement);
    expect(await form.findByText(/already takes this medicine or ingredient/)).toBeVisible();
    expect(form.getByText(/Local policy: avoid in/)).toBeVisible();

    // Never ten times: what can be read in two ways is refused.
    await fill(/^Dose/, '1,500');
    await user.tab();
    expect(await form.findByText(/can be read in two ways/)).toBeVisible();
    await fill(/^Dose/, '1,5');
    await fill(/^First day/, '2026-11-23');
    await user.selectOptions(form.getByLabelText(/^Frequency/), 'On certain weekdays');
    for (const day of ['Monday', 'Wednesday', 'Friday']) await user.click(form.getByLabelText(day));
    await user.click(form.getByText(/^Bedtime/));
    await user.click(form.getByLabelText(/^Ongoing/));
    await fill(/^Last day/, '2026-12-02');
    const preview = within(form.getByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(preview.getByText('10 days')).toBeVisible());
    // Monday 23, Wednesday 25, Friday 27, Monday 30 and Wednesday 2, twice each.
    expect(preview.getByText('10 doses')).toBeVisible();
    expect(
      preview.getByText(/^1\.5\stablets at .* and .*, every Monday, Wednesday,? and Friday$/),
    ).toBeVisible();
    const november = within(preview.getByRole('table', { name: 'November 2026' }));
    expect(november.getByRole('cell', { name: /^23.*dose due/ })).toBeVisible();
    expect(november.getByRole('cell', { name: /^24/ })).not.toHaveTextContent('dose due');
    expect(preview.getAllByRole('table')).toHaveLength(3);
    expect(preview.getByText(/Times in the patient’s zone/)).toBeVisible();

    await user.click(form.getByText('Allocate medicine'));
    expect(await form.findByRole('link', { name: /^Duplicate medicine/ })).toBeVisible();
    await user.click(form.getByLabelText(/^Both are intended: Zandopril Plus/));
    await fill(/^Reason/, 'No other helps');
    await user.click(form.getByText('Allocate medicine'));
    expect(await screen.findByText('Zandopril is allocated.')).toBeVisible();
    const made = (await stored()).find(({ medicine }) => medicine === 'm1');
    expect(made).toMatchObject({
      accepted: ['own'],
      reason: 'No other helps',
      segments: [
        {
          from: '2026-11-23',
          to: '2026-12-02',
          dose: { value: 1.5, unit: 'tablet' },
          frequency: { kind: 'preciseDays', weekdays: [1, 3, 5] },
          times: ['08:00', '22:00'],
          windowMinutes: 120,
        },
      ],
    });
    await waitFor(() => expect(addressOf(app)).toBe(`${base}/${made?.id}`));
    expect(await screen.findByText('Planned')).toBeVisible();
  });

  itLong(
    '§3 #26 #27: changes from a day on and tapers; the past stays, and a stale save is a conflict',
    async () => {
      const app = await renderApp(base, { as: 'ADMIN' });
      const { user } = app;
      await screen.findByRole('link', { name: 'Allocate medicine' });
      await putMedicine();
      await putAllocation();
      await app.router.navigate(`${base}/a1?change=1`);
      const form = within(await screen.findByRole('form', { name: 'Change from date' }));
      // This morning's intake was due: by itself the change begins with a whole day.
      expect(form.getByLabelText(/^First day/)).toHaveValue('21/11/2026');
      expect(form.getByLabelText(/^First day/)).toHaveAccessibleDescription(/tomorrow is proposed/);
      await paste(user, form.getByLabelText(/^First day/), '2026-11-19');
      await user.click(form.getByText('Save change'));
      expect(await form.findByRole('link', { name: /^First day: What was due before today/ })).toBeVisible();
      await paste(user, form.getByLabelText(/^First day/), '2026-11-21');
      await paste(user, form.getByLabelText(/^Dose/), '0,5');
      await user.click(form.getByText('Add step'));
      const second = within(form.getByRole('group', { name: /^Step 2/ }));
      expect(second.getByLabelText(/^First day/)).toHaveValue('28/11/2026');
      await user.selectOptions(second.getByLabelText(/^Frequency/), 'Every n days');
      await paste(user, form.getByLabelText(/^Reason/), 'Taper');
      const preview = within(form.getByRole('region', { name: 'Preview' }));
      const after = within(preview.getByRole('group', { name: 'After' }));
      expect(cell(after, 28)).toHaveTextContent('dose due');
      expect(cell(after, 29)).not.toHaveTextContent('dose due');
      expect(cell(within(preview.getByRole('group', { name: 'Before' })), 29)).toHaveTextContent('dose due');

      // Somebody else is faster.
      const { version, ...rest } = await allocation('a1');
      await care.put(
        '/allocations/a1',
        { ...rest, note: 'With food', reason: 'Asked the pharmacy' },
        { headers: { 'If-Match': version } },
      );
      await user.click(form.getByText('Save change'));
      expect(await form.findByText('Asked the pharmacy')).toBeVisible();
      await user.click(form.getByText('Continue with mine'));
      expect(form.getByLabelText(/^Reason/)).toHaveValue('Taper');
      await user.click(form.getByText('Save change'));
      expect(await screen.findByText('The change to Zandopril is saved.')).toBeVisible();
      expect((await allocation('a1')).segments).toMatchObject([
        { from: '2026-11-10', to: '2026-11-20', dose: { value: 1 } },
        { from: '2026-11-21', to: '2026-11-27', dose: { value: 0.5 }, times: ['08:00', '20:00'] },
        { from: '2026-11-28', frequency: { kind: 'specificFrequency', everyDays: 2 } },
      ]);
      const history = within(await screen.findByRole('region', { name: 'History of changes' }));
      expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toMatch(
        /ChangedTaper/,
      );
    },
  );

  itLong('§3 #26: pauses, resumes and stops with a reason, and keeps what was', async () => {
    const app = await renderApp(base, { as: 'ADMIN' });
    const { user } = app;
    await screen.findByRole('link', { name: 'Allocate medicine' });
    await putMedicine();
    await putAllocation();
    await app.router.navigate(`${base}/a1`);
    const history = within(await screen.findByRole('region', { name: 'History of changes' }));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    const pause = within(await screen.findByRole('dialog', { name: 'Pause Zandopril' }));
    await user.click(pause.getByRole('button', { name: 'Pause' }));
    expect(await pause.findByRole('group', { name: 'There are problems with 2 fields' })).toHaveFocus();
    await paste(user, pause.getByLabelText(/^Last day of the pause/), '2026-11-24');
    await paste(user, pause.getByLabelText(/^Reason/), 'Operation');
    expect(cell(within(pause.getByRole('group', { name: 'After' })), 24)).toHaveTextContent('paused');
    await user.click(pause.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('The pause of Zandopril is saved.')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    const resume = within(await screen.findByRole('dialog', { name: 'Resume Zandopril' }));
    await paste(user, resume.getByLabelText(/^Resume from/), '2026-11-22');
    await paste(user, resume.getByLabelText(/^Reason/), 'Well again');
    await user.click(resume.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Zandopril is resumed.')).toBeVisible();
    const { segments } = await allocation('a1');
    const resting = segments.filter(({ pause: rests }) => rests);
    expect(resting.map(({ from, to }) => [from, to])).toEqual([['2026-11-20', '2026-11-21']]);

    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const stop = within(await screen.findByRole('dialog', { name: 'Stop Zandopril' }));
    await user.selectOptions(stop.getByLabelText(/^Reason for stopping/), 'Side effect');
    await user.click(stop.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Zandopril is stopped.')).toBeVisible();
    // From noon on: this morning's intake stays due.
    expect((await allocation('a1')).stopped).toEqual({
      on: '2026-11-20',
      time: '12:00',
      reason: 'sideEffect',
    });
    expect(await history.findByText('Side effect')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Change from date' })).toBeNull());
    await app.router.navigate(base);
    // Two on each of six days, and the one of this morning.
    expect(await screen.findByRole('row', { name: /^Zandopril/ })).toHaveTextContent(/Stopped.*0 of 13/);
  });
});
