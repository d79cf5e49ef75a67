/**
 * Shows how much of something is done, as a bar with a name.
 * @param value between 0 and `max`; what lies beyond is drawn as the end
 * @param valueText said instead of the percentage, e.g. "3 of 12 files"
 */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
}: {
  label: string;
  value: number;
  max?: number;
  valueText?: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      className="progress"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share * max}
      aria-valuetext={valueText}
    >
      <div className="progress-bar" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
