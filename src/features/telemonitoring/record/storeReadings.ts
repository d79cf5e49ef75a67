import type { Reading } from '@/domain/readings/reading';
import type { MessageId } from '@/locales';
import type { AppError } from '@/shared/api/appError';
import type { AppDispatch } from '@/shared/store/useEntities';
import type { Entry, RecordField } from './readingForm';
import { recordReadings } from '../slice';

type Outcome = { stored: Reading[] } | { error: AppError; fields: Partial<Record<RecordField, MessageId>> };

const fieldOf = (name: string, { fields }: Entry): RecordField | null => {
  if (name === 'value' || name === 'diastolic') return fields[name];
  return name === 'at' || name === 'note' ? name : null;
};

/** Stores the entries in one call, all of them or none; `stored` are the readings in the order of the entries. */
export async function storeReadings(dispatch: AppDispatch, entries: readonly Entry[]): Promise<Outcome> {
  const [first, ...others] = entries.map(({ draft }) => draft);
  if (!first) return { stored: [] };
  const action = await dispatch(recordReadings({ drafts: [first, ...others], quiet: true }));
  if (recordReadings.fulfilled.match(action)) return { stored: action.payload };
  const error = action.payload ?? { message: 'errors.unknown' };
  const fields: Partial<Record<RecordField, MessageId>> = {};
  for (const [path, message] of Object.entries(error.fields ?? {})) {
    // In a call with several readings a field name contains the index of its reading, e.g. `readings.1.value`.
    const [, place = '0', name = path] = /^readings\.(\d+)\.(.+)$/.exec(path) ?? [];
    const entry = entries[Number(place)];
    const field = entry && fieldOf(name, entry);
    if (field) fields[field] = message;
  }
  return { error, fields };
}
