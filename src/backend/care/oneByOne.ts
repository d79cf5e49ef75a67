/** Called with the id of each patient for whom the work failed, and with what was thrown. */
export type OnFailure = (patient: string, thrown: unknown) => void;

/**
 * Does something for several patients at once; where that fails, for each alone, so that one whose data cannot be worked
 * with does not hold up the others.
 * @throws what was thrown where it fails for every one of several: then it is not the patient
 */
export async function togetherOrAlone<T>(
  patients: readonly string[],
  work: (patients: readonly string[]) => Promise<T[]>,
  onFailure: OnFailure,
): Promise<T[]> {
  try {
    return await work(patients);
  } catch (thrown) {
    const done: T[] = [];
    const failed = new Map<string, unknown>();
    for (const patient of patients) {
      try {
        done.push(...(await work([patient])));
      } catch (ownFailure) {
        failed.set(patient, ownFailure);
      }
    }
    if (failed.size === patients.length && patients.length > 1) throw thrown;
    for (const [patient, ownFailure] of failed) onFailure(patient, ownFailure);
    return done;
  }
}
