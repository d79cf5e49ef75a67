import type { Actor } from '../../actor';
import type { Repository } from '../../contract';
import type { Change } from '@/domain/change';
import type { WriteContext } from '../writeContext';
import type { Access } from '../../store/transaction';

/** Finding who may be the same person, and making a patient of a registration. */
export const enrolmentCalls = (
  { read, write }: Access,
  at: (actor: Actor) => WriteContext,
  onChange: (change: Change) => void,
): Pick<Repository, 'duplicates' | 'activateEnrolment'> => ({
  async duplicates(identity) {
    const { duplicatesOf } = await import('@/domain/enrolment/duplicatePatients');
    return read(['patients'], async (transaction) =>
      duplicatesOf(identity, await transaction.table('patients').getAll()),
    );
  },
  async activateEnrolment(id, ifMatch, actor) {
    const { activateEnrolment } = await import('./activateEnrolment');
    const { enrolment, patient } = await write((transaction) =>
      activateEnrolment(transaction, id, ifMatch, at(actor)),
    );
    if (patient !== null) onChange({ patients: [patient], lists: ['enrolments'] });
    return enrolment;
  },
});
