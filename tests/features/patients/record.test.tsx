import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { renderApp } from '../../support/renderApp';

async function somebody(): Promise<Patient> {
  const { data } = await care.get<{ items: Patient[] }>('/patients');
  const patient = data.items.find(
    (one) => one.ext.fluidTarget?.direction === 'maximum' && one.medicalTeam.nephroLogist,
  );
  if (!patient) throw new Error('The sample clinic has nobody with a maximum plan and a nephrologist');
  return patient;
}

describe('the record of a patient', () => {
  it('opens with who it is, what limits apply and what came last', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    await app.backend?.ready;
    const patient = await somebody();
    await app.router.navigate(`/userlist/${patient.id}`);
    const name = `${patient.firstName} ${patient.lastName}`;
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(patient.patientId)).toBeVisible();
    expect(screen.getByText(/at most [\d,]+ mL a day/)).toBeVisible();
    const latest = await screen.findByRole('region', { name: 'Newest readings' });
    expect(within(latest).getByRole('row', { name: /Blood pressure .*\d+\/\d+\smmHg/ })).toBeVisible();
    const team = screen.getByRole('region', { name: 'Medical team' });
    const nephrologist = patient.medicalTeam.nephroLogist;
    expect(within(team).getByText(`${nephrologist?.firstName} ${nephrologist?.lastName}`)).toBeVisible();
  });

  it('says that there is no such patient instead of showing an empty one', async () => {
    await renderApp('/userlist/nobody', { as: 'USER' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This record does not exist or was deleted.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
