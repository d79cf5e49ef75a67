import { useFormats } from '@/shared/i18n/format';

/** A share as a figure and a bar; the numerator and denominator stand in the words beside it. */
export function Share({ good, all }: { good: number; all: number }) {
  const formats = useFormats();
  return (
    <div className="nd-share">
      <span className="nd-share-figure">{formats.percent(good / all)}</span>
      <div className="progress flex-grow-1" aria-hidden="true">
        <div className="progress-bar" style={{ inlineSize: `${(100 * good) / all}%` }} />
      </div>
    </div>
  );
}
