import type { app as en } from '../../en/entry/app';

export const app: Record<keyof typeof en, string> = {
  'app.notAuthorized': 'Keine Berechtigung',
  'app.notFound': 'Seite nicht gefunden',
  'app.comingSoon': 'Demnächst',
  'app.serverError': 'Serverfehler',
  'app.maintenance': 'Wartung',

  'app.toDashboard': 'Zur Übersicht',
  'app.toSignIn': 'Zur Anmeldung',

  'app.notAuthorizedLead':
    'Mit Ihrer Rolle lässt sich diese Seite nicht öffnen. Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich an die Administration.',
  'app.notFoundLead':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link war unvollständig.',

  'app.crashTitle': 'Diese Seite funktioniert nicht mehr',
  'app.crashLead':
    'Alles andere funktioniert weiter. Versuchen Sie es erneut, oder arbeiten Sie an anderer Stelle weiter.',
  'app.crashAllTitle': 'Die Anwendung funktioniert nicht mehr',
  'app.crashAllLead': 'Laden Sie die Seite neu, um weiterzuarbeiten. Gespeichertes ist sicher.',
  'app.staleTitle': 'Diese Seite konnte nicht geladen werden',
  'app.staleLead':
    'Möglicherweise wurde eine neuere Version eingespielt, oder die Verbindung ist unterbrochen. Laden Sie neu, um weiterzuarbeiten.',
  'app.reload': 'Neu laden',
  'app.unexpected': 'Etwas Unerwartetes ist schiefgegangen. Die Anzeige ist möglicherweise nicht aktuell.',
  'app.settingsNotKept':
    'Dieser Browser kann nichts speichern. Ihre Einstellungen gelten, bis Sie die Seite verlassen.',
  'app.storage.superseded':
    'In einem anderen Tab ist eine neuere Version der Anwendung geöffnet. Laden Sie diese Seite neu.',
  'app.storage.deleted': 'Die Daten dieses Browsers wurden von außen gelöscht. Laden Sie die Seite neu.',
  'app.storage.terminated': 'Der Browser hat die Datenbank geschlossen. Versuchen Sie es erneut.',
  'app.storage.blocked':
    'In einem anderen Tab läuft eine ältere Version und hält die Datenbank fest. Schließen Sie diesen Tab.',
  'app.dismiss': 'Ausblenden',
  'app.messages': 'Meldungen',
  'app.badConfiguration': 'Die Konfiguration ist ungültig',
  'app.badConfigurationLead':
    'Diese Einstellungen müssen korrigiert werden, bevor die Anwendung starten kann:',
  'app.typedBeforeReload':
    'Ein Teil dieser Seite gehört zu einer neueren Version und konnte nicht geladen werden. Es wurde nichts neu geladen, weil Sie etwas eingegeben haben: Speichern Sie es und laden Sie dann die Seite neu.',
};
