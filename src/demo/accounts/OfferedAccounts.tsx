import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { demoAccounts, type DemoAccount } from '@/shared/demonstration/accounts';

/** What an account may do in the product. */
const rights: Record<string, MessageId> = { admin: 'auth.roleAdmin', staff: 'auth.roleUser' };

/** The accounts that are there from the start. Choosing one fills the form and leaves signing in to the visitor. */
export function OfferedAccounts({ onUse }: { onUse: (account: DemoAccount) => void }) {
  return (
    <section className="mt-4 pt-3 border-top" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="h6">
        <T id="demo.accounts" />
      </h2>
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {demoAccounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className="btn btn-outline-primary w-100 text-start"
              onClick={() => onUse(account)}
            >
              <span className="visually-hidden">
                <T id="auth.useAccount" />{' '}
              </span>
              <span className="d-flex flex-wrap justify-content-between column-gap-2">
                <span className="fw-semibold">{account.name}</span>
                <span className="small">
                  <T id={rights[account.role ?? ''] ?? 'demo.noRole'} />
                </span>
              </span>
              <bdi className="small">{account.email}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
