import { screen, within } from '@testing-library/react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { PlanBody } from '@/domain/fluid/plan';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { aPatient, NOW } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { aPlan } from './clinic';

const admin = { username: 'admin@nephrodesk.test', role: 'ADMIN' } as const;
export const PATIENT = 'fluid-one';

type Parts = Partial<Omit<Patient, 'ext'>> & { ext?: Partial<Patient['ext']> };

/** What the patient has or had, as it is stored. */
export const storedOf = async (): Promise<FluidAssignment[]> =>
  (await care.get<{ items: FluidAssignment[] }>('/fluidAssignments', { params: { patient: PATIENT } })).data
    .items;

/** A reading of the patient, a number of minutes from now. */
export const putReading = async (measure: 'water' | 'weight', value: number, minutes: number) =>
  care.post('/readings', {
    id: crypto.randomUUID(),
    patient: PATIENT,
    measure,
    value,
    at: new Date(NOW + minutes * 60_000).toISOString(),
    source: 'staff',
  });

/** Somebody else decides about the stored plan. */
export const decide = async (change: Partial<FluidAssignment>) => {
  const [before] = await storedOf();
  if (!before) throw new Error('nothing stored');
  const { version, updatedAt: _u, by: _b, revision: _r, body: _p, runs: _n, history: _h, ...body } = before;
  await care.put(
    `/fluidAssignments/${before.id}`,
    { ...body, ...change },
    { headers: { 'If-Match': version } },
  );
};

/** The fluid tab of a patient of 70 kg, awake from 07:00 to 23:00 in Berlin, where it is noon, with these active plans. */
export async function openedTab(
  plans: readonly Partial<PlanBody>[],
  { as = 'USER', patient = {} }: { as?: 'ADMIN' | 'USER'; patient?: Parts } = {},
) {
  const app = await renderApp('/questioners', { as });
  await screen.findByRole('heading', { level: 1 });
  const {
    version: _v,
    updatedAt: _u,
    ...draft
  } = aPatient({
    id: PATIENT,
    patientId: 'NF-0001',
    weight: 70,
    wakeUpTime: '07:00',
    sleepTime: '23:00',
    ...patient,
  });
  await care.post('/patients', draft);
  for (const plan of plans)
    await app.backend?.repository.create('fluidPlans', aPlan({ status: 'active', ...plan }), admin);
  const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
  const button = (name: RegExp | string) => within(screen.getByRole('main')).getByRole('button', { name });
  const press = (name: RegExp | string) => app.user.click(button(name));
  const region = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));
  const type = async (label: RegExp, text: string) => {
    await app.user.clear(screen.getByLabelText(label));
    await app.user.paste(text);
  };
  const show = () => app.router.navigate(`/userlist/${PATIENT}/fluid`);
  return { ...app, dialog, button, press, region, type, show };
}
