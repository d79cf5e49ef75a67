import type { Practitioner, PractitionerBody } from '@/domain/staff/practitioner';
import { memberProblems, sameContacts } from '@/domain/patients/team';
import { Refused } from '../../contract';
import { changesBetween } from '../audit/audit';
import { mustHaveRight } from '../writeContext';
import { defineRecords } from '../defineRecords';
import type { WriteTransaction } from '../../store/transaction';

function mustMakeSense(body: PractitionerBody): void {
  const problems = memberProblems(body, false) as Record<string, string>;
  if (Object.keys(problems).length > 0) throw new Refused(422, 'errors.invalid', problems);
}

/** Nobody is entered twice unnoticed. @throws Refused 409 naming in what they agree */
async function mustBeNew(
  transaction: WriteTransaction,
  { accepted = [], ...body }: PractitionerBody,
  before?: Practitioner,
): Promise<void> {
  const all = await transaction.table('practitioners').getAll();
  const known = new Set([...accepted, ...(before ? sameContacts(before, all).map(idOf) : [])]);
  const twins = sameContacts(body, all, body.id).filter((one) => !known.has(idOf(one)));
  if (twins.length === 0) return;
  const fields = { email: 'email', mobile: 'mobile', name: 'lastName' } as const;
  throw new Refused(
    409,
    'errors.duplicatePractitioner',
    Object.fromEntries(
      twins.flatMap(({ by }) => by.map((one) => [fields[one], 'errors.duplicatePractitioner'])),
    ),
  );
}
const idOf = ({ practitioner }: { practitioner: Practitioner }): string => practitioner.id;

/** The directory. Teams of patients keep the entry as it was; a person who left is made inactive instead of removed. */
export const practitionerRecords = defineRecords({
  kind: 'practitioners',
  changes: changesBetween,
  permit({ action, context }) {
    if (action === 'remove') mustHaveRight(context, 'records.remove');
  },
  async check({ transaction, body: sent, before, stamp }) {
    mustMakeSense(sent);
    await mustBeNew(transaction, sent, before);
    const { accepted: _, ...body } = sent;
    return { record: { ...body, ...stamp } };
  },
  checkRemoval() {},
});
