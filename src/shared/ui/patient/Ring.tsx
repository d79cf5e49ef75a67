import './ring.css';

const RADIUS = 16;
const SIZE = 40;

const within = (share: number) => Math.min(1, Math.max(0, share));

/**
 * A share as a ring that fills from its top, as a clock goes.
 * @param share 0 for nothing; what is more than 1 fills the ring
 * @param mark the share that is expected by now, drawn as a line across the ring
 * @param label the share in words
 */
export function Ring({ share, mark, label }: { share: number; mark?: number | undefined; label: string }) {
  const filled = within(share) * 100;
  return (
    <svg
      className="nd-ring"
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
      {filled > 0 && (
        <circle
          className="nd-ring-share"
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${filled} 100`}
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
        />
      )}
      {mark !== undefined && (
        <line
          className="nd-ring-mark"
          x1={SIZE / 2}
          x2={SIZE / 2}
          y1={0}
          y2={SIZE / 2 - RADIUS + 4}
          transform={`rotate(${within(mark) * 360} ${SIZE / 2} ${SIZE / 2})`}
        />
      )}
    </svg>
  );
}
