import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';

const ID = 'sample-02';
const PATH = `/userlist/${ID}/profile`;
const stored = async () => (await care.get<Patient>(`/patients/${ID}`)).data;
/** Somebody else changes the record, elsewhere. */
async function elsewhere(change: (patient: Patient) => Patient): Promise<Patient> {
  const before = await stored();
  const headers = { 'If-Match': before.version };
  return (await care.put<Patient>(`/patients/${ID}`, change(before), { headers })).data;
}

async function open(as: 'ADMIN' | 'USER' = 'USER') {
  const app = await renderApp(PATH, { as });
  await app.backend?.ready;
  const form = within(await screen.findByRole('form', { name: 'Profile of the patient' }));
  // All at once: there are many fields, and a key at a time is no other matter here.
  const into = (label: RegExp, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const save = () => app.user.click(form.getByRole('button', { name: 'Save' }));
  return { ...app, form, into, save };
}

describe('§3.2: the profile of a patient', () => {
  it('is changed in every group, stored, and stands in the header at once', async () => {
    const { form, into, save, user } = await open('ADMIN');
    const before = await stored();
    expect(before.medicineTelemonitoring).toBe(true);
    into(/^Last name/, 'Abendroth');
    into(/^User name/, 'abendroth.k');
    into(/^Race/, 'Sorbian');
    into(/^Weight/, '81');
    into(/^Height/, '180');
    expect(form.getByText(/Body mass index: 25/)).toBeVisible();
    into(/^City/, 'Bautzen');
    into(/^Country of residence/, 'Poland');
    into(/^Workplace/, 'Town library');
    expect(form.getByText(/shifts the start of this patient’s days/)).toBeVisible();
    into(/^Wake-up time/, '06:45');
    const category = form.getByLabelText<HTMLSelectElement>(/^Category(?! and)/);
    await waitFor(() => expect(category.options.length).toBeGreaterThan(3));
    await user.selectOptions(category, 'TX');
    await user.selectOptions(form.getByLabelText(/^CKD stage/), '3b');
    await user.selectOptions(form.getByLabelText('Has a kidney transplant'), 'Yes');
    into(/^Therapeutic companion/, 'A neighbour');
    await user.click(form.getByLabelText('The patient reports every dose taken'));
    await save();

    await screen.findByText('The profile is saved.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Abendroth');
    const { version: _, updatedAt: __, ...after } = await stored();
    expect(after).toEqual({
      ...Object.fromEntries(
        Object.entries(before).filter(
          ([name]) => !['version', 'updatedAt', 'medicineTelemonitoring'].includes(name),
        ),
      ),
      lastName: 'Abendroth',
      weight: 81,
      height: 180,
      city: 'Bautzen',
      workPlace: 'Town library',
      wakeUpTime: '06:45',
      category: 'TX',
      therapeuticCompanian: 'A neighbour',
      ext: {
        ...before.ext,
        weightOn: '2026-11-20',
        username: 'abendroth.k',
        race: 'Sorbian',
        livingCountry: 'Poland',
        ckdStage: '3b',
        transplant: true,
      },
    });
    // Nothing more to lose.
    expect(form.queryByText('Your changes are not saved yet.')).toBeNull();
  });

  it('UN02: names the field that is wrong, here and at the server, and asks about what is unusual', async () => {
    const { form, into, save, user } = await open();
    into(/^Mobile/, '0170 1');
    into(/^Patient ID/, 'NP-1001');
    into(/^Weight/, '29');
    await save();
    const summary = await form.findByRole('group', { name: 'There are problems with 2 fields' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: /^Mobile: / }));
    expect(form.getByLabelText(/^Mobile/)).toHaveFocus();
    into(/^Mobile/, '+49 170 5550123');
    await user.click(form.getByLabelText(/^Checked – Weight: Unusually low/));
    await save();
    await waitFor(() => expect(form.getByLabelText(/^Patient ID/)).toBeInvalid());
    expect(form.getByLabelText(/^Patient ID/)).toHaveAccessibleDescription(/already/);
    expect((await stored()).patientId).toBe('NP-1002');
    into(/^Patient ID/, 'NP-9002');
    await save();
    await screen.findByText('The profile is saved.');
    expect(await stored()).toMatchObject({ patientId: 'NP-9002', weight: 29, mobile: '+49 170 5550123' });
  });

  itLong('UN05: shows both where somebody else changed the same, and keeps what was typed', async () => {
    const { form, into, save, user } = await open();
    into(/^City/, 'Plauen');
    await elsewhere((patient) => ({ ...patient, city: 'Görlitz', profession: 'Baker' }));
    await save();
    const conflict = await form.findByRole('alert');
    expect(conflict).toHaveTextContent(/City.*Plauen.*Görlitz/);
    expect(form.getByLabelText(/^City/)).toHaveValue('Plauen');
    await save();
    await screen.findByText('The profile is saved.');
    // What was not touched here stays as somebody else wrote it.
    expect(await stored()).toMatchObject({ city: 'Plauen', profession: 'Baker' });

    into(/^City/, 'Zwickau');
    await elsewhere((patient) => ({ ...patient, city: 'Zittau' }));
    await save();
    await user.click(await form.findByRole('button', { name: 'Use the saved version' }));
    expect(form.getByLabelText(/^City/)).toHaveValue('Zittau');
    await waitFor(() => expect(form.queryByText('Your changes are not saved yet.')).toBeNull());
    // Saving what is stored already makes no version of it.
    const { version } = await stored();
    await save();
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    expect((await stored()).version).toBe(version);
  });

  it('hides the social security number, leaves the category to administrators, and asks before it is left', async () => {
    const app = await renderApp(`/userlist/${ID}`, { as: 'USER' });
    await app.backend?.ready;
    await elsewhere((patient) => ({ ...patient, socialNumber: '65 170839 J 003' }));
    await app.router.navigate(PATH);
    const form = within(await screen.findByRole('form', { name: 'Profile of the patient' }));
    await waitFor(() => expect(form.getByLabelText('Social security number')).toHaveValue('••••••••'));
    expect(document.body).not.toHaveTextContent('65 170839');
    await app.user.click(form.getByRole('button', { name: 'Show the social security number' }));
    expect(form.getByLabelText('Social security number')).toHaveValue('65 170839 J 003');
    expect(form.getByLabelText('Social security number')).toHaveFocus();
    expect(form.queryByRole('combobox', { name: /^Category/ })).toBeNull();
    expect(form.getByRole('link', { name: 'Record a new reading instead' })).toHaveAttribute(
      'href',
      `/userlist/${ID}/telemonitoring?record=weight`,
    );

    await app.user.type(form.getByLabelText(/^Profession/), 'x');
    await app.user.click(screen.getByRole('link', { name: 'Overview' }));
    const asked = await screen.findByRole('dialog', { name: 'Discard what you typed?' });
    await app.user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(app.router.state.location.pathname).toBe(PATH);
  });
});
