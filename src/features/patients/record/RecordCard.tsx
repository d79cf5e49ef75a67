import { useId, type ReactNode } from 'react';

/** One named part of the record. */
export function RecordCard({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading} className="card-header h6 mb-0">
        {title}
      </h2>
      <div className="card-body">{children}</div>
    </section>
  );
}
