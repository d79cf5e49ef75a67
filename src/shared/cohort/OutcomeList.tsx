import type { ReactNode } from 'react';

/** The patients with the same outcome, by name. */
export interface OutcomeGroup {
  kind: string;
  /** With their count. */
  title: ReactNode;
  names: readonly string[];
  /** The words about each patient, in the order of the names; a patient without any stays among the names. */
  details?: readonly ReactNode[] | undefined;
}

/** More names than these are folded away. */
const NAMED = 12;

function Names({ names, details }: Pick<OutcomeGroup, 'names' | 'details'>) {
  if (details?.some((one) => one !== null))
    return (
      <ul className="mb-0">
        {names.map((name, place) => (
          <li key={place}>
            <bdi>{name}</bdi>
            {details[place] !== null && <>: {details[place]}</>}
          </li>
        ))}
      </ul>
    );
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

/** Shows the outcome for each patient, those of a kind together; groups without anybody are left out. */
export function OutcomeList({ groups, empty }: { groups: readonly OutcomeGroup[]; empty: ReactNode }) {
  const own = groups.filter(({ names }) => names.length > 0);
  if (own.length === 0) return empty;
  return (
    <div role="status" className="d-grid gap-3">
      {own.map(({ kind, title, names, details }) =>
        names.length > NAMED ? (
          <details key={kind}>
            <summary className="fw-semibold">{title}</summary>
            <Names names={names} details={details} />
          </details>
        ) : (
          <div key={kind}>
            <strong>{title}</strong>
            <div>
              <Names names={names} details={details} />
            </div>
          </div>
        ),
      )}
    </div>
  );
}
