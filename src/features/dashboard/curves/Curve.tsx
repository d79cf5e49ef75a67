import { useId, type ReactNode } from 'react';

/**
 * One of the curves: its title, the newest figure in large with what it stands on, the chart, and how it was before.
 */
export function Curve({
  title,
  value,
  text,
  before,
  children,
}: {
  title: string;
  value: ReactNode;
  text: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="nd-curve" aria-labelledby={heading}>
      <h3 id={heading} className="h6 mb-0">
        {title}
      </h3>
      <p className="nd-curve-figures">{value}</p>
      <p className="nd-curve-text">{text}</p>
      <div>{children}</div>
      {before && <p className="nd-curve-text">{before}</p>}
    </section>
  );
}
