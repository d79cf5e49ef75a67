import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { amountOf, invoice, totalsOf } from './invoice';

/** Cents in the notation of the page. */
export function useMoney(): (cents: number) => string {
  const intl = useIntl();
  return (cents) => intl.formatNumber(cents / 100, { style: 'currency', currency: 'EUR' });
}

/** A lamp over a bench: the sign of the workshop, which is nobody's. */
function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true" focusable="false">
      <path
        d="M32 4v10M18 30a14 14 0 0 1 28 0zM12 44h40M18 44v14M46 44v14"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Party({ of: { name, lines } }: { of: typeof invoice.company }) {
  return (
    <address lang="en">
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/**
 * The invoice on one sheet of paper. It is light in every theme, for it looks as it will be printed. All its
 * languages run from left to right.
 * @param date an ISO date
 */
export function InvoiceSheet({ date, ref }: { date: string; ref: Ref<HTMLElement> }) {
  const t = useT();
  const formats = useFormats();
  const money = useMoney();
  const { number, company, recipient, items, discount, bank } = invoice;
  const { subtotal, off, total } = totalsOf(items, discount);
  const sum = (label: string, cents: number) => (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{money(cents)}</td>
    </tr>
  );
  return (
    <article ref={ref} className="nd-invoice" dir="ltr" data-bs-theme="light" aria-labelledby="invoice-title">
      <header>
        <Logo />
        <div>
          <h2 id="invoice-title">{t('invoice.title', { number })}</h2>
          <p>{t('invoice.date', { date: formats.day(date, 'long') })}</p>
        </div>
      </header>
      <div className="nd-invoice-parties">
        <section>
          <h3>
            <T id="invoice.recipient" />
          </h3>
          <Party of={recipient} />
        </section>
        <section>
          <h3>
            <T id="invoice.company" />
          </h3>
          <Party of={company} />
        </section>
      </div>
      <table>
        <caption>
          <T id="invoice.items" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <T id="invoice.task" />
            </th>
            <th scope="col">
              <T id="invoice.hours" />
            </th>
            <th scope="col">
              <T id="invoice.rate" />
            </th>
            <th scope="col">
              <T id="invoice.amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.task}>
              <th scope="row" lang="en">
                {item.task}
              </th>
              <td>{formats.number(item.hours, 1)}</td>
              <td>{money(item.rate)}</td>
              <td>{money(amountOf(item))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sum(t('invoice.subtotal'), subtotal)}
          {sum(t('invoice.discount', { share: formats.percent(discount / 100) }), -off)}
          {sum(t('invoice.total'), total)}
        </tfoot>
      </table>
      <p className="nd-invoice-bank">
        <T
          id="invoice.bank"
          values={{
            bank: <span lang="en">{bank.name}</span>,
            account: <bdi>{bank.account}</bdi>,
          }}
        />
      </p>
    </article>
  );
}
