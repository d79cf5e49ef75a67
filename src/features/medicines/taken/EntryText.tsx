import type { Intake } from '@/domain/medicine/intake';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';

/** What somebody entered: when it was taken or why not, by whom, and whether on a later day. */
export function EntryText({ entry, timeZone }: { entry: Intake; timeZone: string }) {
  const times = usePatientTimes(timeZone);
  const { state, takenAt = entry.loggedAt, reason, note, by, retroactive } = entry;
  return (
    <span className="nd-med-entry">
      <span>
        {state === 'taken' ? (
          <T id="intakes.takenAt" values={{ at: times.moment(takenAt), by: <Person by={by} /> }} />
        ) : (
          <T
            id="intakes.skippedFor"
            values={{ reason: <T id={`intakes.reason_${reason ?? 'other'}`} />, by: <Person by={by} /> }}
          />
        )}
      </span>
      {note !== undefined && <bdi>{note}</bdi>}
      {retroactive && (
        <span className="fw-semibold">
          <T id="intakes.retroactive" values={{ at: times.moment(entry.loggedAt) }} />
        </span>
      )}
    </span>
  );
}
