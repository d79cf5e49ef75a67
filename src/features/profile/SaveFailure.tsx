import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { ActionFailure } from './ActionFailure';
import { fetchProfile, QUIET } from './calls';
import { useAction } from './useAction';

/**
 * Why the profile was not saved. Where it was changed elsewhere meanwhile, the newer version is fetched on demand.
 * @param onNewer the newer version is there
 */
export function SaveFailure({
  error,
  fields,
  onNewer,
}: {
  error: AppError | null;
  fields?: readonly string[];
  onNewer: () => void;
}) {
  const newer = useAction(fetchProfile);
  if (error?.status !== 412) return <ActionFailure error={error} {...(fields && { fields })} />;
  const load = async () => {
    if ((await newer.run(QUIET)) === null) onNewer();
  };
  return (
    <div role="alert" className="alert alert-warning mt-3 mb-0">
      <p>
        <T id="profile.conflict" />
      </p>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={newer.busy}
        aria-busy={newer.busy}
        onClick={() => void load()}
      >
        <T id="profile.loadNewer" />
      </button>
      <ActionFailure error={newer.failure} />
    </div>
  );
}
