import Activity from 'lucide-react/icons/activity';
import type { PeriodRange } from '@/domain/readings/periods';
import { IfMay } from '@/shared/IfMay';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EventList } from '../annotations/EventList';
import type { EventMark } from '../annotations/eventMarks';
import { NewestReading, type Known } from './NewestReading';

/** A period without readings: since when, what explains it, and how to record one. */
export function PeriodEmpty({
  range,
  known,
  happenings,
  onRecord,
}: {
  range: PeriodRange;
  known: Known;
  happenings: readonly EventMark[];
  onRecord: () => void;
}) {
  const t = useT();
  const { measure, words } = known;
  return (
    <>
      <EmptyState
        icon={Activity}
        title={t('telemonitoring.empty', {
          measure: t(measureWord[measure]),
          period: words.range(range),
        })}
        text={<NewestReading {...known} />}
        action={
          <IfMay do="readings.write">
            <button type="button" className="btn btn-primary" onClick={onRecord}>
              <T id="telemonitoring.record" />
            </button>
          </IfMay>
        }
      />
      <EventList happenings={happenings} />
    </>
  );
}
