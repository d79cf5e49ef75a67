export const invoice = {
  'invoice.lead':
    'A demonstration: nothing leaves this browser. What is sent lies in the email of the demonstration until the page is loaded anew.',
  'invoice.address': 'Send invoice to',
  'invoice.send': 'Send',
  'invoice.noAddress': 'Enter an email address.',
  'invoice.sentTo': 'The invoice has been sent to {address}.',
  'invoice.openSent': 'Open it in Sent',
  'invoice.print': 'Print',
  'invoice.download': 'Download',
  'invoice.downloadedNotice': '{name} is being downloaded.',
  'invoice.title': 'Invoice {number}',
  'invoice.date': 'Invoice date: {date}',
  'invoice.recipient': 'Recipient',
  'invoice.company': 'Company',
  'invoice.items': 'Items',
  'invoice.task': 'Task',
  'invoice.hours': 'Hours',
  'invoice.rate': 'Rate',
  'invoice.amount': 'Amount',
  'invoice.subtotal': 'Subtotal',
  'invoice.discount': 'Discount ({share})',
  'invoice.total': 'Total',
  'invoice.bank': 'Please transfer the total to {bank}, account {account}.',
  'invoice.mailText': 'The invoice {number} is attached. Its total is {total}.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof invoice, string> {}
}
