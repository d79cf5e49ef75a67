import { useOrganisation } from '@/session/organisation';
import { T } from '@/shared/i18n/text';
import { OrganisationButton } from './OrganisationButton';

/** Sign-in through the organisation's identity provider, below the password; nothing if none is configured. */
export function OrganisationSignIn() {
  const { phase } = useOrganisation();
  if (phase === 'off') return null;
  return (
    <div className="mt-3">
      <p className="nd-or text-body-secondary">
        <T id="organisation.or" />
      </p>
      <OrganisationButton />
    </div>
  );
}
