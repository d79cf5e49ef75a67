import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Alert } from '@/domain/alerts/alert';
import type { Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

const patientOf = async (id: string): Promise<Patient> => (await care.get<Patient>(`/patients/${id}`)).data;
const openOf = async (patient: string): Promise<Alert[]> =>
  (await care.get<{ items: Alert[] }>('/alerts', { params: { patient, active: true } })).data.items;
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

it('§2.11: pauses, asks for what is missing, resumes, and takes a death only from somebody who is certain', async () => {
  const { user, backend } = await renderApp('/userlist/sample-01/registration', { as: 'USER' });
  await backend?.ready;
  expect(await screen.findByText('Programme status')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  const pause = await dialog(/^Pause the programme for/);
  expect(
    pause.getByText(/only an emergency raises a new alert, such as severely high blood pressure or anuria/),
  ).toBeVisible();
  await user.click(pause.getByRole('button', { name: 'Pause' }));
  expect(await pause.findByRole('link', { name: /^Resumes on: Fill in/ })).toBeVisible();
  expect(pause.getByRole('link', { name: /^Reason: Fill in/ })).toBeVisible();
  const shown = pause.getByLabelText<HTMLInputElement>(/^Effective from/).value;
  const today = shown.split('/').toReversed().join('-');
  const until = addDays(today, 10);
  await user.type(pause.getByLabelText(/^Resumes on/), until);
  await user.type(pause.getByLabelText(/^Reason/), 'In hospital');
  await user.click(pause.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await patientOf('sample-01')).ext).toMatchObject({
    status: 'paused',
    programme: { from: 'active', on: today, until, reason: 'In hospital', by: 'nurse@nephrodesk.test' },
  });
  const card = within(screen.getByRole('region', { name: 'Programme status' }));
  expect(await card.findByText('Paused')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  const history = within(screen.getByRole('region', { name: 'Changes of status' }));
  expect(await history.findByText('Active → Paused')).toBeVisible();
  expect(history.getByText('In hospital')).toBeVisible();

  await user.click(card.getByRole('button', { name: 'Resume' }));
  const resume = await dialog(/^Resume the programme for/);
  await user.click(resume.getByRole('button', { name: 'Resume' }));
  expect(await card.findByText('Active')).toBeVisible();

  await user.click(card.getByRole('button', { name: 'Record a death' }));
  const death = await dialog(/^Record the death of/);
  const open = (await openOf('sample-01')).length;
  expect(open).toBeGreaterThan(0);
  expect(await death.findByText(new RegExp(`^${open} open alerts? will be closed`))).toBeVisible();
  await user.click(death.getByRole('button', { name: 'Record a death' }));
  expect(await death.findByText('Confirm that this is the right person.')).toBeVisible();
  expect((await patientOf('sample-01')).ext.status).toBe('active');
  await user.click(death.getByRole('checkbox', { name: /^I confirm that/ }));
  await user.click(death.getByRole('button', { name: 'Record a death' }));
  expect(await card.findByText('Deceased')).toBeVisible();
  expect(await openOf('sample-01')).toEqual([]);
  expect(card.getByText('Only administrators can change this.')).toBeVisible();
});

it('§2.11: an administrator corrects a death; a change made meanwhile is said, and nothing typed is lost', async () => {
  const { user, backend } = await renderApp('/userlist/sample-02/registration', { as: 'ADMIN' });
  await backend?.ready;
  const send = async (draft: object) => {
    const { version } = await patientOf('sample-02');
    return care.post('/patients/sample-02/programme', draft, { headers: { 'If-Match': version } });
  };
  expect(await screen.findByText('Programme status')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  const complete = await dialog(/^Complete the programme for/);
  await user.type(complete.getByLabelText(/^Reason/), 'Goal reached');
  await send({ to: 'deceased' });
  await user.click(complete.getByRole('button', { name: 'Complete' }));
  expect(await complete.findByRole('alert')).toHaveTextContent(/Status.*Stored: Deceased/);
  expect(complete.getByLabelText(/^Reason/)).toHaveValue('Goal reached');
  await user.click(complete.getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /Discard/ })).getByRole('button', { name: /Discard/ }),
  );
  await user.click(await screen.findByRole('button', { name: 'Correct: not deceased' }));
  const correct = await dialog(/has not died$/);
  await user.type(correct.getByLabelText(/^Reason/), 'Another person of that name');
  await user.click(correct.getByRole('button', { name: 'Correct: not deceased' }));
  await waitFor(async () => expect((await patientOf('sample-02')).ext.status).toBe('active'));
});

it('says of somebody who was only enrolled since when, by whom and why', async () => {
  const consent = {
    terms: 'terms1',
    number: 1,
    language: 'de',
    at: '2026-11-19T09:30:00.000Z',
    by: 'nurse@nephrodesk.test',
  };
  await renderApp('/userlist/sample-01/registration', {
    as: 'USER',
    between: (store) => async (config) => {
      const answer = await store(config);
      if (config.method !== 'get' || !config.url?.endsWith('/patients/sample-01')) return answer;
      const { ext, ...patient } = answer.data as Patient;
      const { programme: _, ...others } = ext;
      return { ...answer, data: { ...patient, resistration: '2026-11-19', ext: { ...others, consent } } };
    },
  });
  const card = await screen.findByRole('region', { name: 'Programme status' });
  await waitFor(() => expect(card).toHaveTextContent(/Since.*19 November 2026/));
  expect(card).toHaveTextContent(/Reason.*Enrolled, with consent/);
  await waitFor(() => expect(card).toHaveTextContent(/Changed by.*Nuno Carvalho/));
  const history = await screen.findByRole('region', { name: 'Changes of status' });
  await waitFor(() =>
    expect(history).toHaveTextContent('Enrolled, with consentNuno Carvalho, 19 Nov 2026, 09:30'),
  );
});
