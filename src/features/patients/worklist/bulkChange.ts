import type { Patient } from '@/domain/patients/patient';
import { createAppThunk } from '@/shared/store/appThunk';
import { dataChanged } from '@/shared/store/changes';
import { readAndChange } from '../slice';

/** Parallel calls: enough to be quick, few enough for a host. */
const AT_ONCE = 4;

const changed = ({ referent: _before, ...patient }: Patient, referent: string): Patient =>
  referent === '' ? patient : { ...patient, referent };

/**
 * Assigns a referent to several patients, each separately; an empty one removes it. Returns the ids of those that
 * failed.
 */
export const changeMany = createAppThunk<string[], { ids: readonly string[]; referent: string }>(
  'patients/changeMany',
  async ({ ids, referent }, { signal, dispatch }) => {
    const failed: string[] = [];
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
        const one = id;
        await readAndChange(one, (read) => changed(read, referent), signal).catch(() => failed.push(one));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    dispatch(dataChanged({ patients: ids.length > 50 ? 'all' : [...ids] }));
    return failed;
  },
);
