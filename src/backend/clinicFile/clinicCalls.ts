import type { Actor } from '../actor';
import type { ClinicProblem } from '@/domain/exchange/clinicFile';
import type { ClinicFiles } from '../clinicContract';
import { Refused } from '../contract';
import type { Change } from '@/domain/change';
import type { WriteContext } from '../care/writeContext';
import type { Access } from '../store/transaction';

// Few sessions carry a clinic from one browser to another: the code comes when it is wanted.
const writing = () => import('./writeFile');
const reading = () => import('./readFile');

const refusal = ({ kind }: ClinicProblem): Refused =>
  kind === 'locked' || kind === 'passphrase'
    ? new Refused(422, 'errors.invalid', { passphrase: `clinicFile.p_${kind}` })
    : new Refused(422, 'errors.clinicFile', { file: 'errors.clinicFile' });

/** Everything that is kept as one file, and back. Accounts, sessions and keys are none of it. */
export const clinicCalls = (
  { read, write }: Access,
  at: (actor: Actor) => WriteContext,
  onReplaced: (change: Change) => void,
): ClinicFiles => ({
  async clinicStanding() {
    const { clinicStanding } = await import('./clinicStanding');
    return read(['meta', 'audit'], clinicStanding);
  },
  async exportClinic(passphrase, actor, watch) {
    const [{ clinicLines, fileOf }, { sealed }, { clinicStores }, { note }] = await Promise.all([
      writing(),
      import('./sealing'),
      import('./kept'),
      import('../care/audit/audit'),
    ]);
    const context = at(actor);
    const lines = await read(clinicStores, (transaction) => clinicLines(transaction, watch));
    const plain = await fileOf(lines, context.now);
    const file = passphrase === null ? plain : await sealed(plain, passphrase, watch.signal);
    watch.signal?.throwIfAborted();
    // The backup is audited, including whether it is encrypted.
    const detail = passphrase === null ? 'plain' : 'encrypted';
    const action = { action: 'exported', kind: 'clinic', record: 'clinic', detail } as const;
    await write(async (transaction) => {
      await note(transaction, context, action);
      await transaction.table('meta').put(new Date(context.now).toISOString(), 'saved');
    });
    return file;
  },
  async checkClinic(sent, watch) {
    const [{ countsIn }, { readClinic }, { clinicStores }] = await Promise.all([
      writing(),
      reading(),
      import('./kept'),
    ]);
    const present = await read(clinicStores, countsIn);
    const found = await readClinic(sent, watch);
    if ('problem' in found) return { counts: {}, present, problem: found.problem };
    const { at: made, schema, counts } = found.header;
    return { at: made, schema, counts, present };
  },
  async replaceClinic(sent, actor, watch) {
    const [{ readClinic }, { replaceAll }, { note }] = await Promise.all([
      reading(),
      import('./replace'),
      import('../care/audit/audit'),
    ]);
    const found = await readClinic(sent, { signal: watch.signal });
    if ('problem' in found) throw refusal(found.problem);
    const action = { action: 'imported', kind: 'clinic', record: 'clinic', detail: found.header.at } as const;
    const context = at(actor);
    await write(async (transaction) => {
      await replaceAll(transaction, found, context, watch);
      await note(transaction, context, action);
      await transaction.table('meta').put(found.header.at, 'saved');
    }, watch.signal);
    onReplaced({ patients: 'all', lists: ['clinic'] });
  },
});
