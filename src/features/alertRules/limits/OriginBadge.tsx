import type { ThresholdOrigin } from '@/domain/rules/evaluation';
import { originWord } from '@/shared/i18n/wording/alertStoryWording';
import { T } from '@/shared/i18n/text';

/** Whose figure it is: the narrowest scope that names one. */
export function OriginBadge({ origin }: { origin: ThresholdOrigin }) {
  return (
    <span className={`nd-tag nd-origin-${origin}`}>
      <T id={originWord[origin]} />
    </span>
  );
}
