import { readingSchema, type Correction, type Reading } from '@/domain/readings/reading';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';

const addressOf = ({ patient, measure, id }: Reading): string =>
  `/readings/${[patient, measure, id].map(encodeURIComponent).join('/')}`;

/** Corrects a reading in the version that was read; an outdated version is refused (412). */
export const correctReading = createAppThunk<
  Reading,
  { reading: Reading; correction: Correction; quiet?: true }
>('readings/correctReading', async ({ reading, correction }, { dispatch }) => {
  const headers = { 'If-Match': reading.version };
  const stored = parseAnswer(await care.put(addressOf(reading), correction, { headers }), readingSchema);
  announceChange(dispatch, { patients: [reading.patient] });
  return stored;
});

/** Removes a reading from all figures, for a reason; it stays in the history. */
export const markEnteredInError = createAppThunk<Reading, { reading: Reading; reason: string; quiet?: true }>(
  'readings/markEnteredInError',
  async ({ reading, reason }, { dispatch }) => {
    const headers = { 'If-Match': reading.version };
    const answer = await care.post(`${addressOf(reading)}/entered-in-error`, { reason }, { headers });
    const stored = parseAnswer(answer, readingSchema);
    announceChange(dispatch, { patients: [reading.patient] });
    return stored;
  },
);

/** Restores a reading that was marked as entered in error by mistake to all figures. */
export const restoreReading = createAppThunk<Reading, { reading: Reading; reason: string; quiet?: true }>(
  'readings/restoreReading',
  async ({ reading, reason }, { dispatch }) => {
    const headers = { 'If-Match': reading.version };
    const answer = await care.post(`${addressOf(reading)}/restore`, { reason }, { headers });
    const stored = parseAnswer(answer, readingSchema);
    announceChange(dispatch, { patients: [reading.patient] });
    return stored;
  },
);
