import type { Page } from '@playwright/test';
import type { PatientSummary } from '../../../src/domain/patients/summary';
import type { ClinicServer } from '../../support/clinicServer';
import { expect, test } from '../../support/journey';
import { heading, open, people, signIn, stopTimers, unfold } from '../steps';

const note = 'Called her: no weakness, no palpitations. Goes to the emergency department now.';

/** Another system with an account of the clinic. */
async function aFhirClient(origin: string) {
  const call = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && {
          'Content-Type': path.startsWith('/fhir') ? 'application/fhir+json' : 'application/json',
        }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as unknown;
  };
  const signedIn = await call('/iam/identities/authorize', people.admin);
  const { access_token: token } = (signedIn as { accessToken: { access_token: string } }).accessToken;
  return (path: string, body?: object) => call(path, body, token);
}

const aPotassium = (patient: string, value: number) => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '2823-3' }] },
  subject: { reference: `Patient/${patient}` },
  effectiveDateTime: new Date(Date.now() - 60_000).toISOString(),
  valueQuantity: { value, unit: 'mmol/L', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
});

/** A laboratory's potassium of 6.6 from another system, on an open dashboard at once, until it is closed. */
export async function followPotassium({ origin }: ClinicServer, nurse: Page): Promise<void> {
  const fhir = await aFhirClient(origin);
  const { items } = (await fhir('/api/care/summaries')) as { items: PatientSummary[] };
  const quiet = items.find(
    ({ alerts, status, mobile }) => alerts.length === 0 && status === 'active' && mobile,
  );
  if (!quiet) throw new Error('Everybody of the sample clinic has an alert.');
  const name = `${quiet.firstName} ${quiet.lastName}`;
  const urgent = nurse.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Potassium 6.6' });

  await test.step('a nurse has the dashboard open', async () => {
    await signIn(nurse, 'nurse', '/dashboard');
    await expect(nurse.getByText('Patients by urgency')).toBeVisible();
    await expect(urgent).toHaveCount(0);
    // From now on it shows what it was told of, and nothing that it looked up after a while.
    await stopTimers(nurse);
  });

  await test.step('another system sends a potassium of 6.6, and the dashboard says so by itself', async () => {
    // What a screen reader says at once.
    const told = nurse.locator('[data-announces][aria-live="assertive"]');
    const sentAt = Date.now();
    const took = (what: string) => () => {
      test
        .info()
        .annotations.push({ type: `result sent to ${what}`, description: `${Date.now() - sentAt} ms` });
    };
    const seen = [
      expect(urgent.first()).toBeVisible().then(took('alert on an open dashboard')),
      expect(told).toContainText(`Critical: ${name}. Potassium 6.6`).then(took('alert announced')),
    ];
    await fhir('/fhir/R4/Observation', aPotassium(quiet.id, 6.6));
    took('its answer')();
    await Promise.all(seen);
    await expect(urgent.first()).toContainText('Critical');
  });

  await test.step('she opens it, calls and notes the call', async () => {
    await urgent.first().getByRole('link', { name }).click();
    await expect(heading(nurse)).toHaveText(name);
    await nurse
      .getByRole('main')
      .getByRole('link', { name: /^Potassium 6\.6/ })
      .click();
    const panel = nurse.getByRole('dialog');
    await expect(panel.getByRole('link', { name: quiet.mobile ?? '' })).toHaveAttribute('href', /^tel:/);
    await panel.getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await expect(panel).toContainText('Acknowledged by');
    await unfold(panel, 'Comment');
    const comment = panel.getByRole('form', { name: 'Comment' });
    await comment.getByLabel('Comment').fill(note);
    await comment.getByRole('button', { name: 'Add comment' }).click();
    await expect(comment.getByLabel('Comment')).toHaveValue('');
    await expect(panel).toContainText(note);
  });

  await test.step('she closes it with its outcome, and it is gone from the dashboard', async () => {
    const panel = nurse.getByRole('dialog');
    const form = panel.getByRole('form', { name: 'Resolve' });
    await form.getByLabel('Outcome').selectOption({ label: 'Sent to emergency care' });
    await form.getByRole('button', { name: 'Resolve' }).click();
    await expect(form).toContainText('cannot be closed without one');
    await form.getByLabel('Note').fill('Taken over by the emergency department.');
    await form.getByRole('button', { name: 'Resolve' }).click();
    // Stored only once the form has gone: its own choice of outcomes holds the same words.
    await expect(form).toBeHidden();
    await expect(panel).toContainText('Sent to emergency care');
    await panel.getByRole('button', { name: 'Close' }).click();
    await open(nurse, '/dashboard');
    // Those who are still urgent are there.
    await expect(nurse.getByRole('listitem').filter({ hasText: 'Critical' }).first()).toBeVisible();
    await expect(urgent).toHaveCount(0);
  });
}
