import { T } from '@/shared/i18n/text';

/** After a conflict: what somebody else stored meanwhile, and the way to take it. */
export function StoredMember({
  text,
  onTake,
}: {
  /** Undefined where there is nothing now. */
  text: readonly (string | undefined)[] | undefined;
  onTake: () => void;
}) {
  return (
    <>
      <p>
        <T id="team.conflict" />
      </p>
      <p className="fw-semibold">
        {text ? (
          text.filter(Boolean).map((one) => (
            <bdi key={one} className="d-block">
              {one}
            </bdi>
          ))
        ) : (
          <T id="team.nobody" />
        )}
      </p>
      <button type="button" className="btn btn-outline-secondary" onClick={onTake}>
        <T id="team.takeStored" />
      </button>
    </>
  );
}
