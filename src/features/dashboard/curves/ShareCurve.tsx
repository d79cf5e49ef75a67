import { shareCourse, shareOf, type CurveDay, type ShareKind } from '@/domain/curves/clinicCurves';
import { daysBetween } from '@/domain/patientDay';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Chart, HIGH, WIDE } from './Chart';
import { Curve } from './Curve';

const title: Record<ShareKind, MessageId> = { fluid: 'curves.fluid', pressure: 'curves.pressure' };
/** Names the days of the mean of pressures, because the card of today counts by others. */
const basis: Record<ShareKind, MessageId> = { fluid: 'curves.shareText', pressure: 'curves.pressureText' };
const WEEK = 7;

/** The days of a share as a line for each stretch of days that follow each other: a gap is not bridged. */
function pathOf(days: readonly CurveDay[], kind: ShareKind): string {
  const step = WIDE / Math.max(1, days.length - 1);
  let isDrawing = false;
  return days
    .map((day, index) => {
      const share = shareOf(day[kind]);
      const before = isDrawing;
      isDrawing = share !== null;
      if (share === null) return '';
      const place = `${(index * step).toFixed(2)} ${((1 - share) * HIGH).toFixed(2)}`;
      // A day between two gaps is a dot: the round end of a line of no length.
      return before ? `L${place}` : `M${place}h0`;
    })
    .join('');
}

/** How many of the patients of whom it is known were at their target, day by day. */
export function ShareCurve({ days, kind }: { days: readonly CurveDay[]; kind: ShareKind }) {
  const t = useT();
  const formats = useFormats();
  const course = shareCourse(days, kind);
  if (!course) return <Curve title={t(title[kind])} value="–" text={<T id="curves.noShare" />} />;
  const { first, last, low, high } = course;
  const weeks = Math.floor(daysBetween(first.day, last.day) / WEEK);
  const end = WIDE * (days.findIndex(({ day }) => day === last.day) / Math.max(1, days.length - 1));
  return (
    <Curve
      title={t(title[kind])}
      value={<span className="nd-curve-value">{formats.percent(last.share)}</span>}
      text={<T id={basis[kind]} values={{ met: last.met, known: last.known, day: formats.day(last.day) }} />}
      before={
        weeks > 0 && (
          <T
            id="curves.shareBefore"
            values={{ weeks, share: formats.percent(first.share), met: first.met, known: first.known }}
          />
        )
      }
    >
      <Chart
        scale={[1, 0.5, 0].map((share) => formats.percent(share))}
        ends={[formats.day(days[0]?.day ?? '', 'short'), formats.day(days.at(-1)?.day ?? '', 'short')]}
        label={t('curves.shareLabel', {
          title: t(title[kind]),
          first: formats.percent(first.share),
          firstDay: formats.day(first.day),
          last: formats.percent(last.share),
          lastDay: formats.day(last.day),
          low: formats.percent(low),
          high: formats.percent(high),
        })}
      >
        <path className="nd-curve-line" d={pathOf(days, kind)} />
        <path className="nd-curve-end" d={`M${end.toFixed(2)} ${((1 - last.share) * HIGH).toFixed(2)}h0`} />
      </Chart>
    </Curve>
  );
}
