import { useId, type ReactNode } from 'react';

/** A card named by its heading: one question and its answer, or one part of a record. */
export function TitledCard({
  title,
  children,
  footer,
}: {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading} className="card-header h6 mb-0">
        {title}
      </h2>
      <div className="card-body">{children}</div>
      {footer !== undefined && <div className="card-footer">{footer}</div>}
    </section>
  );
}
