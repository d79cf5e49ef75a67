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
  'dashboard.openAlerts': 'Offene Alarme',
  'dashboard.control': 'Blutdruck zu Hause im Ziel',
  'dashboard.controlText':
    '<g>{good, number}</g> von <a>{all, number}</a> Patienten mit genügend Messungen liegen im 7-Tage-Mittel unter ihrem eigenen Ziel oder, wo keines vereinbart ist, unter ihrer Alarmgrenze.',
  'dashboard.fluid': 'Trinkmenge gestern im Ziel',
  'dashboard.fluidMinimum': 'Mindestmenge: <g>{good, number}</g> von <a>{all, number}</a>',
  'dashboard.fluidMaximum': 'Höchstmenge: <g>{good, number}</g> von <a>{all, number}</a>',
  'dashboard.fluidRange': 'Bereich: <g>{good, number}</g> von <a>{all, number}</a>',
  'dashboard.fluidUnknown':
    '<a>{count, plural, one {# Tag unbekannt und nicht gezählt} other {# Tage unbekannt und nicht gezählt}}</a>',
  'dashboard.noBase': 'Zu wenige Messungen für eine Aussage.',
  'dashboard.moreTitle': 'Wie die Klinik dasteht',
  'dashboard.period': 'Zeitraum',
  'dashboard.periodDay': '24 h',
  'dashboard.periodDays': '{days} T',
  'dashboard.level': 'Schweregrad',
  'dashboard.open': 'Offen',
  'dashboard.waited': '> {hours} h',
  'dashboard.noOpenAlerts': 'Alle Alarme sind übernommen.',
  'dashboard.count': '{count, number}',
  'dashboard.tasks': 'Meine Aufgaben',
  'dashboard.noTasks': 'Ihnen ist kein Alarm zugewiesen.',
  'dashboard.myAlerts': 'Meine Alarme, {status}',
  'dashboard.toReview': 'Zu prüfende Alarme von allen',
  'dashboard.unreviewed':
    '{days, plural, one {Seit 24\u00a0Stunden nicht gesichtet} other {Seit # Tagen nicht gesichtet}}',
  'dashboard.ofAll': 'Alle Patienten',
  'dashboard.ofMine': 'Meine Patienten',
  'dashboard.controlUnknown':
    '<a>{count, plural, one {# Patient} other {# Patienten}}</a> ohne Aussage: zu wenige Messungen, oder weder Ziel noch Alarmgrenze für das Mittel',
  'dashboard.coverage': 'Genug Blutdruckmessungen',
  'dashboard.coverageText':
    '<g>{good, number}</g> von <a>{all, number}</a> haben an mindestens {needs, plural, one {# Tag} other {# Tagen}} gemessen, Zeitraum: {days, plural, one {# Tag} other {# Tage}}',
  'dashboard.pipeline': 'Einschreibung',
  'dashboard.activity': 'Letzte Aktivitäten',
  'dashboard.noActivity': 'In diesem Zeitraum hat niemand etwas geändert.',
  'dashboard.allActivity': 'Das ganze Protokoll',
};
