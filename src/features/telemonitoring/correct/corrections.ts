import { readingSchema, type Correction, type Reading } from '@/domain/readings/reading';
import { inVersion } from '@/shared/api/resource';
import { announceChange } from '@/shared/store/announceChange';
import { createAppThunk, type AppThunk } from '@/shared/store/appThunk';
import { dataChanged } from '@/shared/store/changes';
import { orNewer } from '@/shared/store/recordSlice';

const addressOf = ({ patient, measure, id }: Reading): string =>
  `/readings/${[patient, measure, id].map(encodeURIComponent).join('/')}`;

/** A call about a reading in the version that was read; what is shown of the patient is fetched again, also after a conflict. */
const changeReading = <Arg extends { reading: Reading; quiet?: true }>(
  name: string,
  send: (arg: Arg) => Promise<Reading>,
): AppThunk<Reading, Arg> =>
  createAppThunk<Reading, Arg>(`readings/${name}`, async (arg, { dispatch }) => {
    const change = { patients: [arg.reading.patient] };
    const stored = await orNewer(send(arg), () => dispatch(dataChanged(change)));
    announceChange(dispatch, change);
    return stored;
  });

interface ForReason {
  reading: Reading;
  reason: string;
  quiet?: true;
}

/** Corrects a reading. */
export const correctReading = changeReading<{ reading: Reading; correction: Correction; quiet?: true }>(
  'correctReading',
  ({ reading, correction }) => inVersion(reading.version).put(addressOf(reading), correction, readingSchema),
);

/** Removes a reading from all figures, for a reason; it stays in the history. */
export const markEnteredInError = changeReading<ForReason>('markEnteredInError', ({ reading, reason }) =>
  inVersion(reading.version).post(`${addressOf(reading)}/entered-in-error`, { reason }, readingSchema),
);

/** Restores a reading that was marked as entered in error by mistake to all figures. */
export const restoreReading = changeReading<ForReason>('restoreReading', ({ reading, reason }) =>
  inVersion(reading.version).post(`${addressOf(reading)}/restore`, { reason }, readingSchema),
);
