import type { notifications as en } from '../../en/desk/notifications';

export const notifications: Record<keyof typeof en, string> = {
  'notifications.button': 'Notifications de la démonstration\u00a0: {count}',
  'notifications.plainButton': 'Notifications',
  'notifications.forYou': 'Pour vous',
  'notifications.nothing': 'Rien ne vous attend.',
  'notifications.loading': 'Recherche des nouveautés…',
  'notifications.failed': 'Les nouveautés n’ont pas pu être chargées. Réessayer',
  'notifications.assigned': 'Attribuée à vous par {who}',
  'notifications.escalated': 'Escalade\u00a0: personne ne l’a acquittée',
  'notifications.reminded': 'Rappel\u00a0: à vous et toujours ouverte',
  'notifications.mailFails':
    '{count, plural, one {# e-mail n’a pas pu être remis} many {# d’e-mails n’ont pas pu être remis} other {# e-mails n’ont pas pu être remis}}',
  'notifications.unknownPatient': 'Patient, nom non chargé',
  'notifications.new':
    '{count, plural, =0 {Rien de nouveau} one {# nouvelle} many {# nouvelles} other {# nouvelles}}',
  'notifications.lead': 'Messages fictifs de la démonstration. Aucun ne concerne un patient.',
  'notifications.isNew': 'Nouveau',
  'notifications.readAll': 'Lire toutes les notifications',
  'notifications.allRead': 'Toutes les notifications sont lues',
  'notifications.orderTitle': 'Exemple\u00a0: commande passée',
  'notifications.orderText': 'Neuf lampes de bureau ont été achetées dans la boutique de démonstration.',
  'notifications.brochureTitle': 'Exemple\u00a0: brochure prête',
  'notifications.brochureText': 'La brochure imaginaire a sa dernière page.',
  'notifications.mailboxTitle': 'Exemple\u00a0: boîte presque pleine',
  'notifications.mailboxText': 'La boîte de démonstration contient 97 messages sur 100.',
  'notifications.parcelTitle': 'Exemple\u00a0: colis en route',
  'notifications.parcelText': 'Trois chaises de bureau ont quitté un entrepôt imaginaire.',
  'notifications.reportTitle': 'Exemple\u00a0: rapport attendu',
  'notifications.reportText': 'La boutique de démonstration attend encore ses chiffres de vente.',
  'notifications.alerts':
    '{open, plural, =0 {Aucune alerte ouverte} one {# alerte ouverte} many {# d’alertes ouvertes} other {# alertes ouvertes}}{critical, plural, =0 {{open, plural, =0 {} one {, la plus urgente\u00a0: {worst}} many {, la plus urgente\u00a0: {worst}} other {, la plus urgente\u00a0: {worst}}}} one {, dont # critique} many {, dont # critiques} other {, dont # critiques}}',
  'notifications.alertsUnknown': 'Alertes ouvertes\u00a0: nombre encore inconnu',
  'notifications.alertsNotAvailable': 'Alertes ouvertes\u00a0: nombre non disponible',
  'notifications.open':
    '{number, plural, one {{count} ouverte} many {{count} ouvertes} other {{count} ouvertes}}',
  'notifications.critical':
    '{number, plural, one {{count} critique} many {{count} critiques} other {{count} critiques}}',
  'notifications.notAvailable': 'non disponible',
};
