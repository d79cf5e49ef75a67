import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { offeredAccounts, type OfferedAccount } from './offered';

/** What an account may do in the product. */
const rights: Record<string, MessageId> = { admin: 'auth.roleAdmin', staff: 'auth.roleUser' };

/** The accounts that are there from the start. Choosing one fills the form and leaves signing in to the visitor. */
export function OfferedAccounts({ onUse }: { onUse: (account: OfferedAccount) => void }) {
  return (
    <section className="mt-4 pt-3 border-top" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="h6">
        <T id="demo.accounts" />
      </h2>
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {offeredAccounts().map((account) => (
          <li
            key={account.email}
            className="d-flex flex-wrap align-items-center justify-content-between gap-2"
          >
            <div>
              <div>{account.name}</div>
              <div className="small text-body-secondary">
                <T id={rights[account.role ?? ''] ?? 'demo.noRole'} />
              </div>
              <bdi className="small text-body-secondary">{account.email}</bdi>
            </div>
            <button type="button" className="btn btn-outline-primary" onClick={() => onUse(account)}>
              <T id="auth.useAccount" />
              <span className="visually-hidden"> ({account.name})</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
