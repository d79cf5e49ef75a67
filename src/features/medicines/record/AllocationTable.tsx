import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { MedicineAdherence } from '@/domain/medicine/medicineAdherence';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/tableColumn';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { useMedicineWords } from '../medicineWords';
import { segmentAt } from '../plan/planEntries';
import type { AllocationRow } from './allocationRows';
import { StateWord } from './StateWord';
import { isRhythmKnown } from '@/domain/medicine/allocation';

/** The medicines of a patient: how each is taken, when next, and whether it was. @param days window of the adherence */
export function AllocationTable({
  rows,
  today,
  timeZone,
  days,
}: {
  rows: readonly AllocationRow[];
  today: string;
  timeZone: string;
  days: number;
}) {
  const t = useT();
  const columns = useColumns(today, timeZone, days);
  return (
    <>
      <ZoneNote zone={timeZone} />
      <DataTable rows={rows} columns={columns} rowKey={({ id }) => id} caption={t('medicines.listCaption')} />
    </>
  );
}

/** How many of those that were due were taken; the number of those that were due always stands beside. */
function AdherenceText({ adherence, isKnown }: { adherence: MedicineAdherence | null; isKnown: boolean }) {
  if (!isKnown) return <T id="common.unknown" />;
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

function useColumns(today: string, timeZone: string, days: number): Column<AllocationRow>[] {
  const t = useT();
  const words = useMedicineWords();
  const times = usePatientTimes(timeZone);
  return useMemo(
    () => [
      {
        id: 'medicine',
        header: t('medicines.medicine'),
        cell: ({ id, allocation }) => (
          <Link to={encodeURIComponent(id)}>
            <bdi>{words.medicine(allocation.given)}</bdi>
          </Link>
        ),
      },
      { id: 'state', header: t('medicines.state'), cell: ({ state }) => <StateWord state={state} /> },
      {
        id: 'schedule',
        header: t('medicines.schedule'),
        cell: ({ allocation }) => {
          const segment = segmentAt(allocation, today);
          return (
            <div className="nd-med-sentence">
              {segment && words.segment(segment, allocation.asNeeded)}
              {segment?.instruction !== undefined && (
                <span className="d-block small text-body-secondary">
                  <bdi>{segment.instruction}</bdi>
                </span>
              )}
            </div>
          );
        },
      },
      {
        id: 'next',
        header: t('medicines.next'),
        cell: ({ next, allocation }) => {
          if (next) return times.moment(next.at);
          if (!allocation.asNeeded && !isRhythmKnown(allocation)) return <T id="common.unknown" />;
          return <T id={allocation.asNeeded ? 'medicines.whenNeeded' : 'medicines.none'} />;
        },
      },
      {
        id: 'adherence',
        header: t('medicines.adherenceDays', { days }),
        cell: ({ adherence, allocation }) => (
          <AdherenceText adherence={adherence} isKnown={isRhythmKnown(allocation)} />
        ),
      },
    ],
    [t, words, times, today, days],
  );
}
