import type { EnrolmentBody } from '@/domain/enrolment/enrolment';
import { invalid, Refused } from '../../contract';
import { defineRecords } from '../defineRecords';

/** A draft is what a person types; more than this was not typed, characters. */
const LONGEST_DRAFT = 200_000;

function mustBeDraft({ status, typed }: EnrolmentBody): void {
  // Only activating, which brings the patient, leads on.
  if (status !== 'draft') throw invalid({ status: 'validation.stepImpossible' });
  if (JSON.stringify(typed).length > LONGEST_DRAFT) throw invalid({ typed: 'validation.tooLong' });
}

/**
 * Registrations under way. What was typed comes every moment while somebody types: the log tells of it only when it is
 * another person than before. A discarded draft goes with all that was typed: nobody agreed to it being kept.
 */
export const enrolmentRecords = defineRecords({
  kind: 'enrolments',
  changes: () => [],
  /** @throws Refused 409 where it is activated */
  async load(transaction, id) {
    const stored = await transaction.table('enrolments').get(id);
    if (stored?.status === 'activated') throw new Refused(409, 'errors.enrolmentOver');
    return stored;
  },
  check({ body, before, context: { by }, stamp }) {
    mustBeDraft(body);
    return { record: { ...body, by, ...stamp }, log: before?.by === by ? false : undefined };
  },
  checkRemoval() {},
});
