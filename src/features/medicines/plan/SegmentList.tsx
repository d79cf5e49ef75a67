import type { Allocation, Segment } from '@/domain/medicine/allocation';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useMedicineWords } from '../medicineWords';

/** From when to when, and how it is taken then. */
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
  const span = ({ from, to }: Segment) =>
    to === undefined
      ? t('medicines.sinceDay', { from: formats.day(from) })
      : t('medicines.fromTo', { from: formats.day(from), to: formats.day(to) });
  return (
    <ul className="nd-med-segments">
      {segments.map((segment) => {
        const isNow = segment.from <= today && (segment.to === undefined || today <= segment.to);
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
