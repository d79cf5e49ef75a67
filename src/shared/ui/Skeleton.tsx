/**
 * Grey lines in the place of what is coming. It is decoration: the view that shows it says "loading".
 * @param rows how many lines, about as many as the content will have
 */
export function Skeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className="nd-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="nd-skeleton-line" />
      ))}
    </div>
  );
}
