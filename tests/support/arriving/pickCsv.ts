import { screen, within } from '@testing-library/react';
import { measures } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import { care } from '@/shared/api/http';
import { aPatientDraft } from '../../backend/drafts';
import { renderApp } from '../renderApp';
import { arrivingFile } from '.';

const RANGE = { from: '2020-01-01T00:00:00Z', to: '2026-11-21T00:00:00Z' };

/** The readings of a patient, each as its measure, instant and values: `weight 2026-11-19T05:52 78.4`. */
async function storedOf(patient: string): Promise<string[]> {
  const found: string[] = [];
  for (const measure of measures) {
    const path = `/readings/${patient}/${measure}`;
    const { data } = await care.get<{ items: Reading[] }>(path, { params: RANGE });
    for (const { at, value, diastolic, dayMark } of data.items)
      found.push(
        [measure, at.slice(0, 16), diastolic === undefined ? value : `${value}/${diastolic}`, dayMark]
          .filter((part) => part !== undefined)
          .join(' '),
      );
  }
  return found;
}

/**
 * Picks a file of a device in the import dialog for a new patient in Berlin, touching no column; `start` is *Import*, and
 * `stored` says what the patient has then.
 */
export async function pickCsv(name: string) {
  const { user } = await renderApp('/userlist', {
    as: 'USER',
    prepare: async () => {
      const draft = aPatientDraft({ id: 'arriving', patientId: 'AR-1', lastName: 'Arrival' });
      await care.post('/patients', { ...draft, ext: { ...draft.ext, timeZone: 'Europe/Berlin' } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import patients' });
  await user.upload(within(dialog).getByLabelText('FHIR files'), arrivingFile(name));
  const search = await within(dialog).findByRole('searchbox');
  await user.type(search, 'AR-1');
  await user.click(await within(dialog).findByRole('radio', { name: /Arrival/ }));
  const start = () => within(dialog).getByRole('button', { name: 'Import' });
  return {
    user,
    dialog,
    start,
    /** The role that a column has been given, by the words of its choice. */
    role: (column: string) =>
      within(dialog).getByRole<HTMLSelectElement>('combobox', { name: new RegExp(column) }).selectedOptions[0]
        ?.textContent,
    stored: () => storedOf('arriving'),
  };
}
