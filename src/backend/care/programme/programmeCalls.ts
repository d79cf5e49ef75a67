import type { RepositoryContext } from '../repositoryContext';
import type { Repository } from '../../contract';
import type { Actor } from '../../actor';
import type { WriteContext } from '../writeContext';
import type { Access } from '../../store/transaction';

/**
 * The part of the store that changes a patient's place in the programme and what is aimed at; its code comes with the
 * first call.
 */
export function programmeCalls(
  { read, write }: Access,
  at: (actor: Actor) => WriteContext,
  { now, onChange }: Pick<RepositoryContext, 'now' | 'onChange'>,
): Pick<Repository, 'previewProgramme' | 'changeProgramme' | 'decideTarget'> {
  return {
    async previewProgramme(patient, to) {
      const { previewOf, previewStores } = await import('./endCare');
      return read([...previewStores], (transaction) => previewOf(transaction, patient, to, now()));
    },
    async changeProgramme(patient, draft, ifMatch, actor) {
      const { changeProgramme } = await import('./programmeRecords');
      const context = at(actor);
      const changed = await write((transaction) =>
        changeProgramme(transaction, patient, draft, ifMatch, context),
      );
      onChange({ patients: [patient] });
      return changed;
    },
    async decideTarget(patient, draft, ifMatch, actor) {
      const { decideTarget } = await import('../targets/targetRecords');
      const context = at(actor);
      const decided = await write((transaction) =>
        decideTarget(transaction, patient, draft, ifMatch, context),
      );
      onChange({ patients: [patient] });
      return decided;
    },
  };
}
