import * as z from 'zod/mini';
import { importMadeSchema, type ImportMade } from '@/domain/exchange/importUndo';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';
import { noticed } from '@/shared/store/notices';

const pathOf = (patient: string): string => `/patients/${encodeURIComponent(patient)}/imports`;

/** The imports that changed a patient and can be undone, the newest first. @throws AxiosError; UnexpectedAnswer */
export async function fetchImports(patient: string, signal: AbortSignal): Promise<ImportMade[]> {
  const answer = await care.get(pathOf(patient), { signal });
  return parseAnswer(answer, z.object({ items: z.array(importMadeSchema) })).items;
}

/** Restores the values from before an import, for a reason. */
export const undoImport = createAppThunk<
  void,
  { patient: string; made: string; reason: string; quiet: true }
>('imports/undo', async ({ patient, made, reason }, { dispatch }) => {
  await care.post(`${pathOf(patient)}/${encodeURIComponent(made)}/undo`, { reason });
  announceChange(dispatch, { patients: [patient] });
  dispatch(noticed({ tone: 'success', message: 'imports.undone' }));
});
