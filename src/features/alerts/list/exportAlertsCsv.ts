import * as z from 'zod/mini';
import { alertSchema } from '@/domain/alerts/alert';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { csvNotation, csvText } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { createAppThunk } from '@/shared/store/appThunk';
import type { AlertRow } from '../alertRows';
import { alertText, type TableWords } from './alertText';

const answerSchema = z.object({ items: z.array(alertSchema) });

/**
 * Saves alerts as CSV in the given order and in the reader's language and units. They are fetched again, because the
 * server allows the export to administrators only and audits it.
 */
export const exportAlertsCsv = createAppThunk<
  number,
  { rows: readonly AlertRow[]; words: TableWords; name: string }
>('alerts/exportCsv', async ({ rows, words, name }) => {
  const ids = rows.map(({ alert }) => alert.id);
  const { items } = parseAnswer(await care.post('/alerts/export', { alerts: ids }), answerSchema);
  const byId = new Map(items.map((alert) => [alert.id, alert]));
  const own = rows.flatMap((row): AlertRow[] => {
    const alert = byId.get(row.alert.id);
    return alert ? [{ ...row, alert }] : [];
  });
  downloadText(
    name,
    csvText([alertText(own, words)], csvNotation(words.intl.locale)),
    'text/csv;charset=utf-8',
  );
  return own.length;
});
