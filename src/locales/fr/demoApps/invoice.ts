import type { invoice as en } from '../../en/demoApps/invoice';

export const invoice: Record<keyof typeof en, string> = {
  'invoice.lead':
    'Une démonstration\u00a0: rien ne quitte ce navigateur. Ce qui est envoyé reste dans la messagerie de démonstration jusqu’au prochain chargement de la page.',
  'invoice.address': 'Envoyer la facture à',
  'invoice.send': 'Envoyer',
  'invoice.noAddress': 'Saisissez une adresse e-mail.',
  'invoice.sentTo': 'La facture a été envoyée à {address}.',
  'invoice.openSent': 'L’ouvrir dans «\u00a0Envoyés\u00a0»',
  'invoice.print': 'Imprimer',
  'invoice.download': 'Télécharger',
  'invoice.downloadedNotice': '{name} est en cours de téléchargement.',
  'invoice.title': 'Facture {number}',
  'invoice.date': 'Date de facture\u00a0: {date}',
  'invoice.recipient': 'Destinataire',
  'invoice.company': 'Émetteur',
  'invoice.items': 'Prestations',
  'invoice.task': 'Tâche',
  'invoice.hours': 'Heures',
  'invoice.rate': 'Tarif horaire',
  'invoice.amount': 'Montant',
  'invoice.subtotal': 'Sous-total',
  'invoice.discount': 'Remise ({share})',
  'invoice.total': 'Total à payer',
  'invoice.bank': 'Merci de virer le total à {bank}, compte {account}.',
  'invoice.mailText': 'La facture {number} est jointe. Son total est de {total}.',
};
