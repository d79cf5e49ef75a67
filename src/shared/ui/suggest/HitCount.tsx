import { useEffect, useState } from 'react';
import { T } from '@/shared/i18n/text';

/** Typing rests after this long, ms: a screen reader is to say the number, not every number on the way to it. */
const REST_MS = 600;

/**
 * Says to assistive technology how many hits there are, once typing rests.
 * @param count null while nothing is shown
 */
export function HitCount({ text, count }: { text: string; count: number | null }) {
  const [said, setSaid] = useState<{ text: string; count: number | null }>({ text: '', count: null });
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ text, count }), REST_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  const isCurrent = count !== null && said.count === count && said.text === text;
  return (
    <div className="visually-hidden" role="status">
      {isCurrent && <T id="common.suggestions" values={{ count }} />}
    </div>
  );
}
