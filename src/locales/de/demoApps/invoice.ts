import type { invoice as en } from '../../en/demoApps/invoice';

export const invoice: Record<keyof typeof en, string> = {
  'invoice.lead':
    'Eine Demonstration: Nichts verlässt diesen Browser. Gesendetes liegt bis zum nächsten Laden der Seite in der E-Mail der Demonstration.',
  'invoice.address': 'Rechnung senden an',
  'invoice.send': 'Senden',
  'invoice.noAddress': 'Geben Sie eine E-Mail-Adresse ein.',
  'invoice.sentTo': 'Die Rechnung wurde an {address} gesendet.',
  'invoice.openSent': 'In „Gesendet“ öffnen',
  'invoice.print': 'Drucken',
  'invoice.download': 'Herunterladen',
  'invoice.downloadedNotice': '{name} wird heruntergeladen.',
  'invoice.title': 'Rechnung {number}',
  'invoice.date': 'Rechnungsdatum: {date}',
  'invoice.recipient': 'Empfänger',
  'invoice.company': 'Aussteller',
  'invoice.items': 'Positionen',
  'invoice.task': 'Leistung',
  'invoice.hours': 'Stunden',
  'invoice.rate': 'Stundensatz',
  'invoice.amount': 'Betrag',
  'invoice.subtotal': 'Zwischensumme',
  'invoice.discount': 'Rabatt ({share})',
  'invoice.total': 'Gesamtbetrag',
  'invoice.bank': 'Bitte überweisen Sie den Gesamtbetrag an {bank}, Konto {account}.',
  'invoice.mailText': 'Die Rechnung {number} liegt bei. Der Gesamtbetrag ist {total}.',
};
