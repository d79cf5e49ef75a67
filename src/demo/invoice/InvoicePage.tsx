import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import { downloadText } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { sendToMail, signature } from '../mail/mailbox';
import { invoice, totalsOf } from './invoice';
import { InvoiceSheet, useMoney } from './InvoiceSheet';
import { SendForm } from './SendForm';
import './invoice.css';

const name = `${invoice.number}.html`;

/** How the sheet looks where nothing of the page is around it. */
const style = `
body { margin: 12mm auto; max-width: 186mm; font: 11pt/1.4 sans-serif; }
header { display: flex; gap: 1em; align-items: center; }
.nd-invoice-parties { display: flex; gap: 3em; margin-block: 1.5em; }
address { font-style: normal; }
address > * { display: block; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; font-weight: bold; }
th, td { padding: 0.4em; border-bottom: 1px solid; text-align: start; font-weight: normal; vertical-align: top; }
thead th, tfoot tr:last-child > * { font-weight: bold; }
td, thead th:not(:first-child), tfoot th { text-align: end; white-space: nowrap; }
@page { size: A4; margin: 0; }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The sheet as a document of its own, which can be read and printed without this page. It is put together as text: a
 * second document here would obey this page's rules on styles.
 */
function invoiceFile(sheet: Element, title: string): string {
  const { lang, dir } = document.documentElement;
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}">`,
    `<head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body>${sheet.outerHTML}</body>`,
    '</html>',
    '',
  ].join('\n');
}

/** The invoice of the demonstration (specification 2.7): printed, downloaded, sent to the demonstration's mail. */
export default function InvoicePage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const money = useMoney();
  const sheet = useRef<HTMLElement>(null);
  const { number, items, discount } = invoice;
  const title = t('invoice.title', { number });
  const file = () => (sheet.current ? invoiceFile(sheet.current, title) : '');
  const send = (to: string[]) =>
    sendToMail({
      to,
      subject: title,
      message: t('invoice.mailText', { number, total: money(totalsOf(items, discount).total) }),
      attachments: [{ name, url: `data:text/html;charset=utf-8,${encodeURIComponent(file())}` }],
    });
  const download = () => {
    downloadText(name, file(), 'text/html;charset=utf-8');
    dispatch(noticed({ tone: 'info', message: 'invoice.downloadedNotice', values: { name } }));
  };
  return (
    <>
      <PageHeader
        title={t('app.invoice')}
        lead={<T id="invoice.lead" />}
        actions={
          <>
            <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
              <Icon of={Printer} /> <T id="invoice.print" />
            </button>
            <button type="button" className="btn btn-outline-secondary" onClick={download}>
              <Icon of={Download} /> <T id="invoice.download" />
            </button>
          </>
        }
      />
      <SendForm onSend={send} />
      <InvoiceSheet ref={sheet} date={signature().day} />
    </>
  );
}
