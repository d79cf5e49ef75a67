import { useEffect, useRef, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';

/**
 * The card of every sign-in and registration page. Focus follows its heading from step to step; the route change places
 * it at first.
 */
export function EntryCard({
  title,
  lead,
  children,
}: {
  title: MessageId;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <section className="card nd-entry" aria-labelledby="entry-title">
      <div className="card-body p-4">
        <div className="d-flex align-items-center gap-2 mb-3">
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span className="fw-semibold">
            <T id="common.product" />
          </span>
          <span className="nd-nephron ms-auto" aria-hidden="true" />
        </div>
        <h1
          id="entry-title"
          ref={heading}
          className={`h2 ${lead === undefined ? 'mb-3' : 'mb-1'}`}
          tabIndex={-1}
        >
          <T id={title} />
        </h1>
        {lead !== undefined && <p className="text-body-secondary">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
