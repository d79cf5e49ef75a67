import { useId, type ReactNode } from 'react';
import './dashboards.css';

/** One question of a dashboard and its answer, named by its heading. @param controls at the end of its line */
export function BoardCard({
  title,
  controls,
  place,
  children,
}: {
  title: string;
  controls?: ReactNode;
  /** Its class in the grid of the page. */
  place: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={`card ${place}`} aria-labelledby={heading}>
      <div className="card-body nd-figure-card">
        <div className="nd-figure-head">
          <h2 id={heading} className="h6 mb-0">
            {title}
          </h2>
          {controls !== undefined && <div className="nd-figure-controls">{controls}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}
