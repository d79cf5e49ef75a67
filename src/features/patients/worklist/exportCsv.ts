import * as z from 'zod/mini';
import { summarySchema } from '@/domain/patients/summary';
import { rowOf, type WorklistRow } from '@/domain/worklist/worklist';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { csvNotation, csvText } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { createAppThunk } from '@/shared/store/appThunk';
import { now } from '@/shared/store/clock';
import type { TextWords } from './columns/textWords';
import { worklistText } from './worklistText';

const answerSchema = z.object({ items: z.array(summarySchema) });

/**
 * Saves rows as CSV with all columns, in the given order and in the reader's language and units. They are fetched
 * again, because the server allows the export to administrators only and audits it.
 */
export const exportCsv = createAppThunk<
  number,
  { rows: readonly WorklistRow[]; words: TextWords; name: string }
>('patients/exportCsv', async ({ rows, words, name }) => {
  const patients = rows.map(({ summary }) => summary.id);
  const { items } = parseAnswer(await care.post('/summaries/export', { patients }), answerSchema);
  const byId = new Map(items.map((one) => [one.id, rowOf(one, now())]));
  const own = patients.flatMap((id) => byId.get(id) ?? []);
  downloadText(
    name,
    csvText([worklistText(own, words)], csvNotation(words.locale)),
    'text/csv;charset=utf-8',
  );
  return own.length;
});
