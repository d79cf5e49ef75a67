import { useOtherClock } from '@/shared/i18n/patientTimes';
import { T } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';

/** Says once, beside times of day that follow the patient, in which zone they are; nothing where it is the reader's. */
export function ZoneNote({ zone }: { zone: string }) {
  if (!useOtherClock(zone, useNow())) return null;
  return (
    <p className="small text-body-secondary mb-2">
      <T id="telemonitoring.zone" values={{ zone }} />
    </p>
  );
}
