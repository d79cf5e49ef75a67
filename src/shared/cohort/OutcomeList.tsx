import type { ReactNode } from 'react';

/** What became of some of the patients, and of whom. */
export interface OutcomeGroup {
  kind: string;
  /** With their count. */
  title: ReactNode;
  names: readonly string[];
}

/** More names than these are folded away. */
const NAMED = 12;

function Names({ names }: { names: readonly string[] }) {
  return (
    <>
      {names.map((name, place) => (
        <bdi key={place}>
          {name}
          {place < names.length - 1 && ', '}
        </bdi>
      ))}
    </>
  );
}

/** What became of each patient, those of a kind together; groups without anybody are left out. */
export function OutcomeList({ groups, empty }: { groups: readonly OutcomeGroup[]; empty: ReactNode }) {
  const own = groups.filter(({ names }) => names.length > 0);
  if (own.length === 0) return empty;
  return (
    <div role="status" className="d-grid gap-3">
      {own.map(({ kind, title, names }) =>
        names.length > NAMED ? (
          <details key={kind}>
            <summary className="fw-semibold">{title}</summary>
            <Names names={names} />
          </details>
        ) : (
          <div key={kind}>
            <strong>{title}</strong>
            <div>
              <Names names={names} />
            </div>
          </div>
        ),
      )}
    </div>
  );
}
