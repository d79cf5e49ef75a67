import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Patient } from '@/domain/patient';
import { signIn, signInToDemonstration } from '@/session/enter';
import { signOut } from '@/session/leave';
import { heldToken } from '@/session/tokenStorage';
import { account, care, demo } from '@/shared/api/http';
import { aPatientDraft } from '../backend/drafts';
import { selectStatus } from '@/session/state';
import { renderApp } from '../support/renderApp';

const names = async (): Promise<string[]> => {
  const { data } = await care.get<{ items: Patient[] }>('/patients', { params: { limit: 1000 } });
  return data.items.map(({ lastName }) => lastName).toSorted();
};

/** Somebody was entered by the staff, and the demonstration's administrator is signed in after them. */
async function demonstrated() {
  const app = await renderApp('/dashboard', { as: 'ADMIN' });
  await app.backend?.ready;
  await waitFor(() => expect(selectStatus(app.store.getState())).toBe('signedIn'));
  const sample = await names();
  await care.post('/patients', aPatientDraft({ id: 'entered', patientId: 'E-1', lastName: 'Entered' }));
  await care.post('/records', {
    records: [
      {
        patient: aPatientDraft({ id: 'imported', patientId: 'I-1', lastName: 'Imported' }),
        conditions: [],
        medicationRequests: [],
        readings: [],
      },
    ],
  });
  const change = async (enter: () => Promise<unknown>) => {
    await app.store.dispatch(signOut());
    await enter();
    expect(selectStatus(app.store.getState())).toBe('signedIn');
  };
  const asDemonstration = () =>
    change(async () => {
      const credentials = { email: 'admin@demo.nephrodesk.test', password: 'demonstration' };
      const { data } = await demo.post('/authenticate/login/user', credentials);
      await app.store.dispatch(signInToDemonstration(data.accessToken));
    });
  const asStaff = () =>
    change(() =>
      app.store.dispatch(signIn({ email: 'admin@nephrodesk.test', password: 'nephrodesk' })).unwrap(),
    );
  return { sample, asDemonstration, asStaff };
}

describe('A demonstration account, whatever its role', () => {
  it('never sees a person who was entered or imported, nor does the staff see one of its', async () => {
    const { sample, asDemonstration, asStaff } = await demonstrated();
    expect(await names()).toEqual([...sample, 'Entered', 'Imported'].toSorted());
    await asDemonstration();
    expect(await names()).toEqual(sample);
    for (const path of [
      '/patients/entered',
      '/summaries/entered',
      '/records/imported',
      '/readings/entered/weight?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z',
    ]) {
      const { status, data } = await care.get(path, { validateStatus: () => true });
      expect([path, status, JSON.stringify(data)]).toEqual([
        path,
        path.startsWith('/readings') ? 200 : 404,
        expect.not.stringContaining('Entered'),
      ]);
    }
    const { data: log } = await care.get('/audit');
    expect(JSON.stringify(log)).not.toContain('entered');
    await care.post('/patients', aPatientDraft({ id: 'tried', patientId: 'T-1', lastName: 'Tried' }));
    expect(await names()).toEqual([...sample, 'Tried'].toSorted());
    await asStaff();
    expect(await names()).toEqual([...sample, 'Entered', 'Imported'].toSorted());
  });

  it('has no say over those who work here', async () => {
    const { asDemonstration } = await demonstrated();
    await asDemonstration();
    const headers = { Authorization: `Bearer ${heldToken()}` };
    const validateStatus = () => true;
    expect((await account.get('/identities/staff', { headers, validateStatus })).status).toBe(403);
    const invited = { id: 'x', username: 'x@y.test', firstName: 'X', lastName: 'Y', role: 'ADMIN' };
    expect((await account.post('/identities/staff', invited, { headers, validateStatus })).status).toBe(403);
    const { data } = await care.get('/colleagues');
    expect(JSON.stringify(data)).not.toContain('@nephrodesk.test');
  });
});
