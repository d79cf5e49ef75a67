import { patientDay } from '@/domain/patientDay';
import type { Terms, TermsBody } from '@/domain/settings/setting';
import { lastNumber, publishingProblems } from '@/domain/settings/terms';
import { invalid, Refused } from '../../contract';
import { namedChanges } from '../audit/audit';
import { defineRecords, permitFor } from '../defineRecords';
import { generalSetting, defaultSetting } from './storedSettings';
import type { WriteTransaction } from '../../store/transaction';

/**
 * Makes sure that the terms are a draft: people have accepted what is published, so it stays as it is.
 * @throws Refused 409
 */
function mustBeDraft({ status }: Terms): void {
  if (status === 'published') throw new Refused(409, 'errors.termsPublished');
}

/** @throws Refused 422 where it cannot be published. @returns its number */
async function numberOf(transaction: WriteTransaction, body: TermsBody, now: number): Promise<number> {
  const usual = defaultSetting('general');
  const general = (await generalSetting(transaction)) ?? (usual?.id === 'general' ? usual : undefined);
  const others = await transaction.table('terms').getAll();
  const problems = publishingProblems(body, others, {
    today: patientDay(now, { timeZone: general?.timeZone ?? 'UTC' }),
    language: general?.locale ?? 'en',
  });
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
    throw new Refused(422, 'errors.invalid', fields as Record<string, string>);
  }
  return lastNumber(others) + 1;
}

/** Terms that patients accept. A draft is replaced, removed, or published: the server counts which one it is. */
export const termsRecords = defineRecords({
  kind: 'terms',
  permit: permitFor('settings.write'),
  changes: (before, after) => namedChanges(before, after).filter(({ field }) => field !== 'by'),
  async check({ transaction, body, before, context, stamp }) {
    if (before) mustBeDraft(before);
    const isPublished = body.status === 'published';
    if (!before && isPublished) throw invalid({ status: 'validation.invalid' });
    const number = isPublished ? await numberOf(transaction, body, context.now) : 0;
    return {
      record: { ...body, number, by: context.by, ...stamp },
      log: { detail: isPublished ? `published ${number}` : undefined },
    };
  },
  checkRemoval: ({ before }) => mustBeDraft(before),
});
