import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import { downloadText } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { signature } from '../mail/mailbox';
import { sendToMail } from '../mail/outgoing';
import { invoice, totalsOf } from './invoice';
import { invoiceFile } from './invoiceFile';
import { InvoiceSheet, useMoney } from './InvoiceSheet';
import { SendForm } from './SendForm';
import './invoice.css';

const name = `${invoice.number}.html`;

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
