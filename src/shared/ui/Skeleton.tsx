/** The content that is coming: running lines, rows of a table, tiles beside one another, or a chart. */
type Shape = 'lines' | 'rows' | 'tiles' | 'chart';

/**
 * Grey shapes in the place of what is coming. It is decoration: the view that shows it says "loading".
 * @param rows how many lines, rows or tiles, about as many as the content will have
 */
export function Skeleton({ rows = 5, shape = 'lines' }: { rows?: number; shape?: Shape }) {
  const count = shape === 'chart' ? 1 : rows;
  return (
    <div className={`nd-skeleton nd-skeleton-${shape}`} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="nd-skeleton-line" />
      ))}
    </div>
  );
}
