import { patientSchema, type Patient } from '@/domain/patient';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { dataChanged } from '@/shared/store/changes';

/** What is given to several patients at once; an empty referent takes it away. */
export type BulkChange = { referent: string } | { category: string };

/** So many at a time: enough to be quick, few enough for a host. */
const AT_ONCE = 4;

function changed({ referent: _before, ...patient }: Patient, change: BulkChange): Patient {
  if ('category' in change) return { ...patient, ...(_before && { referent: _before }), ...change };
  return change.referent === '' ? patient : { ...patient, ...change };
}

/** Each patient as it is now, and saved by the version that was read: nobody's own change is lost. */
async function changeOne(id: string, change: BulkChange, signal: AbortSignal): Promise<void> {
  const path = `/patients/${encodeURIComponent(id)}`;
  const patient = parseAnswer(await care.get(path, { signal }), patientSchema);
  await care.put(path, changed(patient, change), { headers: { 'If-Match': patient.version } });
}

/** Changes several patients, each for itself. Answers the ids of those for whom it failed. */
export const changeMany = createAppThunk<string[], { ids: readonly string[]; change: BulkChange }>(
  'patients/changeMany',
  async ({ ids, change }, { signal, dispatch }) => {
    const failed: string[] = [];
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
        const one = id;
        await changeOne(one, change, signal).catch(() => failed.push(one));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    dispatch(dataChanged({ patients: ids.length > 50 ? 'all' : [...ids] }));
    return failed;
  },
);
