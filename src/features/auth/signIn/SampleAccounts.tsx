import type { EmbeddedAccount } from '@/session/embeddedAccounts';
import type { Credentials } from '@/session/identity';
import { toRole } from '@/domain/access';
import { roleNames } from '@/shared/i18n/wording/roleWording';
import { T } from '@/shared/i18n/text';

/** The accounts of the embedded identity host. Choosing one fills the form and leaves signing in to the visitor. */
export function SampleAccounts({
  accounts,
  onUse,
}: {
  accounts: readonly EmbeddedAccount[];
  onUse: (credentials: Credentials) => void;
}) {
  return (
    <section className="mt-4 pt-3 border-top" aria-labelledby="sample-accounts">
      <h2 id="sample-accounts" className="h6">
        <T id="auth.accountsTitle" />
      </h2>
      <p className="small text-body-secondary">
        <T id="auth.accountsLead" />
      </p>
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {accounts.map(({ username: email, password, firstName, lastName, role }) => {
          const name = `${firstName} ${lastName}`;
          const known = toRole(role);
          return (
            <li key={email} className="d-flex flex-wrap align-items-center justify-content-between gap-2">
              <div>
                <div>{name}</div>
                <div className="small text-body-secondary">{known ? <T id={roleNames[known]} /> : role}</div>
                <bdi className="small text-body-secondary">{email}</bdi>
              </div>
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => onUse({ email, password })}
              >
                <T id="auth.useAccount" />
                <span className="visually-hidden"> ({name})</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
