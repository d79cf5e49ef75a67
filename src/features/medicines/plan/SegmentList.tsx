import { segmentOn, type Allocation, type Segment } from '@/domain/medicine/allocation';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useMedicineWords } from '../medicineWords';

/** From when to when, and how it is taken then; with the time of day where it was changed within a day. */
export function SegmentList({
  segments,
  asNeeded,
  today,
}: {
  segments: readonly Segment[];
  asNeeded: Allocation['asNeeded'];
  today: string;
}) {
  const t = useT();
  const formats = useFormats();
  const words = useMedicineWords();
  const moment = (day: string, time: string | undefined) =>
    time === undefined
      ? formats.day(day)
      : t('medicines.dayTime', { day: formats.day(day), time: words.time(time) });
  const span = ({ from, since, to, until }: Segment) =>
    to === undefined
      ? t('medicines.sinceDay', { from: moment(from, since) })
      : t('medicines.fromTo', { from: moment(from, since), to: moment(to, until) });
  const current = segmentOn(segments, today);
  return (
    <ul className="nd-med-segments">
      {segments.map((segment) => {
        const isNow = segment === current;
        return (
          <li key={segment.id} className={isNow ? 'nd-med-now' : undefined} aria-current={isNow || undefined}>
            <span className="text-body-secondary">{span(segment)}</span>
            <span>{segment.pause ? <T id="medicines.mark_paused" /> : words.segment(segment, asNeeded)}</span>
            {segment.instruction !== undefined && <bdi className="small">{segment.instruction}</bdi>}
          </li>
        );
      })}
    </ul>
  );
}
