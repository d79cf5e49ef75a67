import { useId, type ReactNode } from 'react';

/** One question and its answer. */
export function DashboardCard({
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
