import { isActive } from '@/domain/alerts/alert';
import { matchesOf } from '@/domain/alerts/alertMatches';
import { isoInstant } from '@/domain/instant';
import type { Patient } from '@/domain/patients/patient';
import { measures, type Measure } from '@/domain/readings/measure';
import type { Block } from '../../store/blocks';
import { ofPatient } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';
import { withoutEntries } from '../../store/unpack';
import { noteOnAlerts } from '../alerts/noteOnAlerts';
import { refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { nextVersion, settleLatest } from './correctReading';

interface Brought {
  measure: Measure;
  id: string;
}

/**
 * Takes the readings of an import that is undone out of all figures; its file may bring them again. Each block is read and
 * written once, and the alerts of a measure are judged once, for a file of a device may have brought thousands.
 */
export async function withdrawImported(
  transaction: WriteTransaction,
  patient: Patient,
  brought: readonly Brought[],
  reason: string,
  context: WriteContext,
): Promise<void> {
  const idsOf = new Map(
    measures.map((measure) => [
      measure,
      new Set(brought.filter((one) => one.measure === measure).map(({ id }) => id)),
    ]),
  );
  const at = new Date(context.now).toISOString();
  const error = { at, by: context.by, reason, undone: true };
  const instants = new Map<Measure, number[]>();
  const store = transaction.table('readings');
  for (const key of await store.getAllKeys(ofPatient(patient.id))) {
    const block = (await store.get(key)) ?? {};
    const after: Block = { ...block };
    for (const [measure, ids] of idsOf) {
      const series = block[measure];
      const found = series && ids.size > 0 && withoutEntries(patient.id, measure, series, ids);
      if (!found) continue;
      const withdrawn = found.entries.map((entry) => ({
        ...entry,
        error,
        since: entry.recordedAt ?? isoInstant(entry.t),
        version: nextVersion(entry),
        recordedAt: at,
      }));
      after[measure] = { ...found.series, withdrawn: (series.withdrawn ?? []).concat(withdrawn) };
      instants.set(measure, (instants.get(measure) ?? []).concat(found.entries.map(({ t }) => t)));
    }
    await store.put(after, key);
  }
  const stoodOn = await standingInstants(transaction, patient.id);
  const action = 'readingWithdrawn' as const;
  for (const [measure, gone] of instants) {
    await settleLatest(transaction, patient.id, measure);
    for (const t of gone.filter((one) => stoodOn.has(one))) {
      const figure = { patient: patient.id, at: isoInstant(t), isAbout: isOf(measure) };
      await noteOnAlerts(transaction, figure, context, { action, note: reason });
    }
    const touched = { measure, at: gone.reduce((first, t) => Math.min(first, t), Infinity) };
    await refresh(transaction, patient, context, {
      cause: { action, note: reason, touched },
      changed: 'readings',
      arrived: gone.map((t) => ({ measure, at: t })),
    });
  }
}

const isOf =
  (measure: Measure) =>
  (alert: { measure?: string | undefined }): boolean =>
    alert.measure === measure;

/** The instants that active alerts of a patient stand on, epoch ms. */
async function standingInstants(transaction: WriteTransaction, patient: string): Promise<Set<number>> {
  const alerts = await transaction.table('alerts').index('patient').getAll(patient);
  return new Set(
    alerts
      .filter(isActive)
      .flatMap((alert) => [...matchesOf(alert).map(({ observed }) => observed.at), alert.observed.at])
      .map((at) => Date.parse(at ?? '')),
  );
}
