import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { readingsIn, writtenKeys } from '@/domain/questionnaire/responses/writes';
import type { ReadingDraft } from '@/domain/readings/reading';
import { invalid, Refused } from '../../contract';
import { withdrawReading } from './correctReading';
import type { WriteContext } from '../writeContext';
import { findReading } from './readings';
import { recordReadings } from './recordReading';
import type { WriteTransaction } from '../../store/transaction';

/** A refusal of a value at the question that was answered with it. */
function atItem(thrown: unknown, linkIds: readonly string[]): unknown {
  if (!(thrown instanceof Refused) || thrown.status !== 422) return thrown;
  const [[field, message] = ['', 'validation.invalid']] = Object.entries(thrown.fields ?? {});
  const place = Number(/^readings\.(\d+)\./.exec(field)?.[1] ?? 0);
  return invalid({ [`answers.${linkIds[place] ?? ''}`]: message });
}

/**
 * Keeps what an answer says as readings, of the instant it was handed in; they say which questionnaire they are from.
 * @param confirmed questions whose unusual answer a person confirmed
 * @throws Refused 422 at its question for a value that cannot be, or an unusual one that nobody confirmed
 */
export async function writeReadings(
  transaction: WriteTransaction,
  body: QuestionnaireBody,
  { id, patient, answers, answeredAt }: QuestionnaireResponse,
  confirmed: readonly string[],
  context: WriteContext,
): Promise<void> {
  const written = readingsIn(body, answers, id);
  const at = answeredAt ?? new Date(context.now).toISOString();
  const drafts = written.map(({ reading }): ReadingDraft => {
    const own = { patient, at, source: 'questionnaire', note: body.name } as const;
    return { ...reading, ...own };
  });
  const confirmedReadings = written.filter(({ linkId }) => confirmed.includes(linkId));
  const ids = new Set(confirmedReadings.map(({ reading }) => reading.id));
  try {
    await recordReadings(transaction, drafts, context, ids);
  } catch (thrown) {
    throw atItem(
      thrown,
      written.map(({ linkId }) => linkId),
    );
  }
}

/** Takes the readings of a withdrawn answer out of all figures; what somebody took out before stays as it is. */
export async function withdrawReadings(
  transaction: WriteTransaction,
  body: QuestionnaireBody,
  { id, patient, reason = '' }: QuestionnaireResponse,
  context: WriteContext,
): Promise<void> {
  for (const written of writtenKeys(body, id)) {
    const key = { patient, ...written };
    const found = await findReading(transaction, patient, key.measure, key.id);
    if (!found || found.reading.enteredInError) continue;
    await withdrawReading(transaction, key, reason, found.reading.version, context);
  }
}
