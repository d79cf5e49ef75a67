import Copy from 'lucide-react/icons/copy';
import { lazy, Suspense } from 'react';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { Language } from './languages';
import { useCopy } from './useCopy';

const Highlighted = lazy(async () => ({ default: (await import('./Highlighted')).Highlighted }));

/**
 * Source text to read and to take along: plain until what colours it has come.
 * @param numbered every line with its number
 * @param marked the lines that stand out, counted from 1
 */
export function CodeView({
  code,
  name,
  ...look
}: {
  code: string;
  name: string;
  language?: Language;
  numbered?: boolean;
  marked?: ReadonlySet<number>;
}) {
  const copy = useCopy();
  return (
    <div className="nd-source">
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        onClick={() => void copy(code, { done: 'showcase.copied', failed: 'showcase.notCopied' })}
      >
        <Icon of={Copy} size={16} /> <T id="showcase.copy" />
      </button>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label={name} dir="ltr">
        <pre>
          <code>
            <Suspense fallback={code}>
              <Highlighted code={code} {...look} />
            </Suspense>
          </code>
        </pre>
      </section>
    </div>
  );
}
