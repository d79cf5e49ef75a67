import type { MedicineAdherence } from '@/domain/medicine/medicineAdherence';
import { T } from '@/shared/i18n/text';

/** How many of those that were due were taken; the number of those that were due always stands beside. */
export function AdherenceText({ adherence }: { adherence: MedicineAdherence | null }) {
  if (!adherence) return <T id="medicines.asNeededShort" />;
  const { taken, of, late, missed, skipped, excused } = adherence;
  const notExpected = excused > 0 && (
    <span className="d-block small text-body-secondary">
      <T id="medicines.excused" values={{ count: excused }} />
    </span>
  );
  if (of === 0)
    return (
      <>
        <T id="medicines.nothingDue" />
        {notExpected}
      </>
    );
  return (
    <>
      <T id="medicines.takenOf" values={{ taken, of }} />
      {late + missed + skipped > 0 && (
        <span className="d-block small text-body-secondary">
          <T id="medicines.ofThose" values={{ late, missed, skipped }} />
        </span>
      )}
      {notExpected}
    </>
  );
}
