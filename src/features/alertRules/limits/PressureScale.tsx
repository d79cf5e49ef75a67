import type { Patient } from '@/domain/patients/patient';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useRuleSentences } from '../ruleSentences';
import type { LimitRow } from './limitRows';

const [FROM, TO] = [60, 220];
const WIDTH = 340;
const x = (mmHg: number): number => ((Math.min(TO, Math.max(FROM, mmHg)) - FROM) / (TO - FROM)) * WIDTH;

/** The systolic limits of the rules that watch the pressure, each once. */
function systolicLimits(rows: readonly LimitRow[]): number[] {
  const found = rows
    .filter(({ resolved }) => !resolved.off && ['pressure', 'systolic'].includes(resolved.subject))
    .flatMap(({ resolved }) => resolved.levels)
    .flatMap(({ limit, upper }) => (upper === undefined ? [limit] : [limit, upper]));
  return [...new Set(found)].sort((a, b) => a - b);
}

/**
 * Systolic pressure as a line: the target as a hatched band, the alert limits as posts with a point. They differ in
 * shape, and every figure stands beside it in words too.
 */
export function PressureScale({
  band,
  rows,
}: {
  band: Patient['ext']['pressureTarget'];
  rows: readonly LimitRow[];
}) {
  const t = useT();
  const { number } = useFormats();
  const words = useRuleSentences();
  const limits = systolicLimits(rows);
  if (!band && limits.length === 0) return null;
  const values = {
    band: band
      ? t('alertRules.scaleBand', { min: band.systolicMin, max: band.systolicMax })
      : t('alertRules.noTarget'),
    limits:
      limits.length === 0 ? t('alertRules.none') : limits.map((one) => words.figure(one, 'mmHg')).join(', '),
  };
  return (
    <figure className="nd-scale-room mb-0">
      <svg
        viewBox={`-16 0 ${WIDTH + 32} 74`}
        className="nd-scale"
        role="img"
        aria-label={t('alertRules.scaleText', values)}
      >
        <defs>
          <pattern
            id="nd-scale-hatch"
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V8" stroke="var(--bs-success)" strokeWidth="3" />
          </pattern>
        </defs>
        {band && (
          <rect
            x={x(band.systolicMin)}
            y="26"
            width={Math.max(2, x(band.systolicMax) - x(band.systolicMin))}
            height="22"
            fill="url(#nd-scale-hatch)"
            stroke="var(--bs-success)"
          />
        )}
        <path d={`M0 48H${WIDTH}`} stroke="currentColor" />
        {[80, 120, 160, 200].map((mark) => (
          <text key={mark} x={x(mark)} y="66" textAnchor="middle" fontSize="13" fill="currentColor">
            {number(mark)}
          </text>
        ))}
        {limits.map((limit) => (
          <g key={limit} fill="var(--bs-danger)" stroke="var(--bs-danger)">
            <path d={`M${x(limit)} 20V48`} strokeWidth="2" strokeDasharray="5 3" />
            <path d={`M${x(limit)} 20l-5 -8h10z`} />
          </g>
        ))}
      </svg>
      <figcaption className="small text-body-secondary">
        <T id="alertRules.scaleLegend" />
      </figcaption>
    </figure>
  );
}
