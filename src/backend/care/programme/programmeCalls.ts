import type { RepositoryContext } from '../repositoryContext';
import type { Repository } from '../../contract';
import { writeContextOf } from '../writeContext';
import type { Access } from '../../store/transaction';

/**
 * The part of the store that changes a patient's place in the programme and what is aimed at; its code comes with the
 * first call.
 */
export function programmeCalls(
  { read, write }: Access,
  { now, newId, onChange }: Pick<RepositoryContext, 'now' | 'newId' | 'onChange'>,
): Pick<Repository, 'previewProgramme' | 'changeProgramme' | 'decideTarget'> {
  return {
    async previewProgramme(patient, to) {
      const { previewOf, previewStores } = await import('./programmeRecords');
      return read([...previewStores], (transaction) => previewOf(transaction, patient, to, now()));
    },
    async changeProgramme(patient, draft, ifMatch, actor) {
      const { changeProgramme } = await import('./programmeRecords');
      const context = writeContextOf(actor, { now, newId });
      const changed = await write((transaction) =>
        changeProgramme(transaction, patient, draft, ifMatch, context),
      );
      onChange({ patients: [patient] });
      return changed;
    },
    async decideTarget(patient, draft, ifMatch, actor) {
      const { decideTarget } = await import('../targets/targetRecords');
      const context = writeContextOf(actor, { now, newId });
      const decided = await write((transaction) =>
        decideTarget(transaction, patient, draft, ifMatch, context),
      );
      onChange({ patients: [patient] });
      return decided;
    },
  };
}
