import type { ReactNode } from 'react';

/** The drawing is as wide as its place, so that places along it are hundredths. */
export const WIDE = 100;
export const HIGH = 100;

/**
 * The frame of a small chart over some days: a scale beside it, the first and the last day below. Time goes from left to
 * right in every language, as in the charts of a patient.
 * @param scale what stands at the lines, from the top
 * @param label the chart in words
 */
export function Chart({
  scale,
  ends,
  label,
  children,
}: {
  scale: readonly string[];
  ends: readonly [string, string];
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="nd-curve-chart" dir="ltr">
      <ul className="nd-curve-scale" aria-hidden="true">
        {scale.map((mark, index) => (
          <li key={String(index)}>{mark}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <title>{label}</title>
        {scale.map((_, index) => {
          const y = (index * HIGH) / (scale.length - 1);
          return <line key={String(index)} className="nd-curve-grid" x1={0} x2={WIDE} y1={y} y2={y} />;
        })}
        {children}
      </svg>
      <div className="nd-curve-ends" aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}
