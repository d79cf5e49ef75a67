import { useSelector } from 'react-redux';
import { useOrganisation, whenOrganisation } from '@/session/organisation';
import { selectSessionError } from '@/session/state';
import { T } from '@/shared/i18n/text';

/** Unlocks by the organisation's own sign-in, which asks for its password anew and leads back to the same page. */
export function OrganisationUnlock({ returnTo }: { returnTo: string | null }) {
  const { phase, problem, retry } = useOrganisation();
  const failure = useSelector(selectSessionError);
  const busy = phase === 'loading' || phase === 'leading' || phase === 'returning';
  const said = problem ?? failure?.message;
  const signIn = async () => {
    if (busy) return;
    if (phase === 'unavailable') return retry?.();
    await (await whenOrganisation())?.signIn(returnTo, 'login');
  };
  return (
    <>
      {said && (
        <p className="alert alert-danger" role="alert">
          <T id={said} />
        </p>
      )}
      {(phase !== 'unavailable' || retry) && (
        <button
          type="button"
          className="btn btn-primary w-100"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => void signIn()}
        >
          <T id={phase === 'unavailable' ? 'common.retry' : 'organisation.signIn'} />
        </button>
      )}
    </>
  );
}
