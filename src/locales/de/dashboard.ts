import type { dashboard as en } from '../en/dashboard';

export const dashboard: Record<keyof typeof en, string> = {
  'dashboard.title': 'Übersicht',
  'dashboard.updated': 'Stand {time}',
  'dashboard.triage': 'Patienten nach Dringlichkeit',
  'dashboard.showAll': 'Alle {count, number} anzeigen',
  'dashboard.nobodyUrgent': 'Kein Patient ist kritisch oder hoch eingestuft.',
  'dashboard.nobodyUrgentText': 'Neue Alarme erscheinen hier von selbst.',
  'dashboard.silent': 'Seit 3 Tagen keine Daten',
  'dashboard.nobodySilent': 'Alle haben in den letzten 3 Tagen etwas gesendet.',
  'dashboard.openAlerts': 'Aktive Alarme',
  'dashboard.noAlerts': 'Keine aktiven Alarme.',
  'dashboard.oldest': 'ältester: {when}',
  'dashboard.unacknowledged':
    '{count, plural, =0 {alle quittiert} one {# nicht quittiert} other {# nicht quittiert}}',
  'dashboard.control': 'Blutdruck zu Hause im Ziel',
  'dashboard.controlText':
    '{good, number} von {all, number} Patienten mit genügend Messungen liegen im 7-Tage-Mittel unter ihrem eigenen Ziel.',
  'dashboard.fluid': 'Trinkmenge gestern im Ziel',
  'dashboard.fluidMinimum': 'Mindestmenge: {good, number} von {all, number}',
  'dashboard.fluidMaximum': 'Höchstmenge: {good, number} von {all, number}',
  'dashboard.fluidRange': 'Bereich: {good, number} von {all, number}',
  'dashboard.fluidUnknown':
    '{count, plural, one {# Tag unbekannt und nicht gezählt} other {# Tage unbekannt und nicht gezählt}}',
  'dashboard.noBase': 'Zu wenige Messungen für eine Aussage.',
  'dashboard.alertCount': '{count, plural, one {# aktiver Alarm} other {# aktive Alarme}}',
};
