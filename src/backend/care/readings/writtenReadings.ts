import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/response';
import { readingsIn, writtenKeys } from '@/domain/questionnaire/writes';
import { Refused } from '../../contract';
import { withdrawReading } from './correctReading';
import type { WriteContext } from '../writeContext';
import { findReading } from './readings';
import { recordReading } from './recordReading';
import type { WriteTransaction } from '../../store/transaction';

/** A value that cannot be is told where it was answered. */
const atItem = (thrown: unknown, linkId: string): unknown => {
  if (!(thrown instanceof Refused) || thrown.status !== 422) return thrown;
  const [message = 'validation.invalid'] = Object.values(thrown.fields ?? {});
  return new Refused(422, 'errors.invalid', { [`answers.${linkId}`]: message });
};

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
  for (const { linkId, reading } of readingsIn(body, answers, id)) {
    const draft = {
      ...reading,
      patient,
      at: answeredAt ?? new Date(context.now).toISOString(),
      source: 'questionnaire' as const,
      note: body.name,
    };
    try {
      await recordReading(transaction, draft, context).catch((thrown: unknown) => {
        if (!(thrown instanceof Refused) || !confirmed.includes(linkId)) throw thrown;
        // Refused before anything was written: as unusual it is kept, as impossible it is refused again.
        return recordReading(transaction, { ...draft, confirmedOutOfRange: true }, context);
      });
    } catch (thrown) {
      throw atItem(thrown, linkId);
    }
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
