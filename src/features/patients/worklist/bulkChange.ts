import { patientSchema, type Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';

/** Parallel calls: enough to be quick, few enough for a host. */
const AT_ONCE = 4;

const changed = ({ referent: _before, ...patient }: Patient, referent: string): Patient =>
  referent === '' ? patient : { ...patient, referent };

/** Reads each patient and saves by the version that was read, so that no other change is overwritten. */
async function changeOne(id: string, referent: string, signal: AbortSignal): Promise<void> {
  const path = `/patients/${encodeURIComponent(id)}`;
  const patient = parseAnswer(await care.get(path, { signal }), patientSchema);
  await care.put(path, changed(patient, referent), { headers: { 'If-Match': patient.version } });
}

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
        await changeOne(one, referent, signal).catch(() => failed.push(one));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    announceChange(dispatch, { patients: ids.length > 50 ? 'all' : [...ids] });
    return failed;
  },
);
