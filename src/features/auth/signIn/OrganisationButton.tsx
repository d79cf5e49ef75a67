import Building from 'lucide-react/icons/building-2';
import { useLocation } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { useOrganisation, whenOrganisation, type OrganisationState } from '@/session/organisation';
import { T } from '@/shared/i18n/text';
import { safeReturnPath } from '@/shared/navigation/returnPath';
import { Icon } from '@/shared/ui/Icon';

/** The progress text, shown on the button so that it does not move. */
const underWay: Partial<Record<OrganisationState['phase'], MessageId>> = {
  loading: 'organisation.signIn',
  leading: 'organisation.leading',
  returning: 'organisation.returning',
  leaving: 'organisation.leaving',
};

/**
 * Redirects to the organisation's identity provider and back to the requested page; shows what prevents it.
 * @param prompt see `Organisation`
 */
export function OrganisationButton({ prompt }: { prompt?: 'login' }) {
  const { phase, problem, retry } = useOrganisation();
  const { state } = useLocation();
  const words = underWay[phase];
  const isClosed = phase === 'unavailable';
  const act = async () => {
    if (words) return;
    if (isClosed) return retry?.();
    await (await whenOrganisation())?.signIn(safeReturnPath(state), prompt);
  };
  return (
    <>
      {problem && (
        <p className="alert alert-danger" role="alert">
          <T id={problem} />
        </p>
      )}
      {(!isClosed || retry) && (
        <button
          type="button"
          className="btn btn-outline-primary w-100 d-flex align-items-center justify-content-center gap-2"
          aria-disabled={words !== undefined}
          aria-busy={words !== undefined}
          onClick={() => void act()}
        >
          {words ? (
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
          ) : (
            <Icon of={Building} />
          )}
          <T id={isClosed ? 'common.retry' : (words ?? 'organisation.signIn')} />
        </button>
      )}
      <p role="status" className="visually-hidden">
        {words && phase !== 'loading' && <T id={words} />}
      </p>
    </>
  );
}
