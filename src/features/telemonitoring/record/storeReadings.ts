import type { Reading } from '@/domain/readings/reading';
import type { MessageId } from '@/locales';
import type { AppError } from '@/shared/api/appError';
import type { AppDispatch } from '@/shared/store/useEntities';
import type { Entry, RecordField } from './recordForm';
import { recordReading } from '../slice';

type Outcome = { stored: Reading[] } | { error: AppError; fields: Partial<Record<RecordField, MessageId>> };

const fieldOf = (name: string, { fields }: Entry): RecordField | null => {
  if (name === 'value' || name === 'diastolic') return fields[name];
  return name === 'at' || name === 'note' ? name : null;
};

/** Stores one entry after the other and stops at the first that fails; `stored` are all of them, in their order. */
export async function storeReadings(dispatch: AppDispatch, entries: readonly Entry[]): Promise<Outcome> {
  const done: Reading[] = [];
  for (const entry of entries) {
    const action = await dispatch(recordReading({ draft: entry.draft, quiet: true }));
    if (recordReading.rejected.match(action)) {
      const error = action.payload ?? { message: 'errors.unknown' };
      const fields: Partial<Record<RecordField, MessageId>> = {};
      for (const [name, message] of Object.entries(error.fields ?? {})) {
        const field = fieldOf(name, entry);
        if (field) fields[field] = message;
      }
      return { error, fields };
    }
    done.push(action.payload);
  }
  return { stored: done };
}
