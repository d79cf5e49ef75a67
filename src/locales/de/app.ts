import type { app as en } from '../en/app';

export const app: Record<keyof typeof en, string> = {
  'app.groupMenus': 'Menüs',
  'app.groupSettings': 'Einstellungen',
  'app.settings': 'Einstellungen',
  'app.dashboard': 'Übersicht',
  'app.userCategory': 'Benutzerkategorie',
  'app.users': 'Benutzer',
  'app.staff': 'Mitarbeitende',
  'app.patient': 'Patientenakte',
  'app.telemonitoring': 'Telemonitoring',
  'app.patientAlerts': 'Alarme des Patienten',
  'app.fluidPlanner': 'Trinkplan',
  'app.medicine': 'Medikamente',
  'app.education': 'Patientenschulung',
  'app.questioners': 'Fragebögen',
  'app.alerts': 'Alarme',
  'app.general': 'Allgemein',
  'app.socialLinks': 'Soziale Medien',
  'app.serverSetting': 'Servereinstellungen',
  'app.terms': 'Nutzungsbedingungen',
  'app.notifications': 'Benachrichtigungen',
  'app.profile': 'Profil',
  'app.notAuthorized': 'Keine Berechtigung',
  'app.notFound': 'Seite nicht gefunden',

  'app.announced': 'Dieser Bereich wird vorbereitet',
  'app.toDashboard': 'Zur Übersicht',
  'app.toSignIn': 'Zur Anmeldung',
  'app.leadUserCategory':
    'Hier pflegen Administratoren künftig die Kategorien, denen Patienten zugeordnet werden, mit ihren Kürzeln.',
  'app.leadFluidPlanner':
    'Hier werden künftig Trinkpläne erstellt, für den Patienten berechnet und über den Tag verteilt.',
  'app.leadMedicine':
    'Hier werden künftig Medikamente gepflegt und ihre Einnahme für jeden Patienten geplant.',
  'app.leadEducation': 'Hier werden künftig Artikel für die Patientenschulung verfasst und zugewiesen.',
  'app.leadQuestioners': 'Hier werden künftig Fragebögen zusammengestellt, versendet und ausgewertet.',
  'app.leadGeneral': 'Hier werden künftig Name, Zeitzone und Vorgaben der Einrichtung festgelegt.',
  'app.leadSocialLinks':
    'Hier werden künftig die Verweise auf die öffentlichen Seiten der Einrichtung gepflegt.',
  'app.leadServerSetting':
    'Hier werden künftig die Verbindungen zu anderen Systemen eingerichtet und geprüft.',
  'app.leadTerms':
    'Hier werden künftig die Bedingungen verwaltet, denen Patienten und Personal zustimmen, je Fassung.',
  'app.leadNotifications':
    'Hier wird künftig festgelegt, wer worüber und auf welchem Weg benachrichtigt wird.',

  'app.notAuthorizedLead':
    'Ihre Rolle öffnet diese Seite nicht. Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich an die Administration.',
  'app.noRoleLead':
    'Ihr Konto hat keine Rolle, die diese Anwendung kennt. Die Administration vergibt sie; bis dahin können Sie Ihr Profil ergänzen.',
  'app.toProfile': 'Mein Profil öffnen',
  'app.notFoundLead':
    'Unter dieser Adresse gibt es keine Seite. Sie wurde verschoben, oder der Link war unvollständig.',
  'app.signOut': 'Abmelden',

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
    'Dieser Browser speichert nichts. Ihre Einstellungen gelten, bis Sie die Seite verlassen.',
  'app.storage.superseded':
    'In einem anderen Tab ist eine neuere Version der Anwendung geöffnet. Laden Sie diese Seite neu.',
  'app.storage.deleted':
    'Die Daten dieses Browsers wurden von außen gelöscht. Die Beispielklinik wird neu angelegt.',
  'app.storage.terminated': 'Der Browser hat die Datenbank geschlossen. Versuchen Sie es erneut.',
  'app.storage.blocked':
    'In einem anderen Tab läuft eine ältere Version und hält die Datenbank fest. Schließen Sie diesen Tab.',
  'app.offline': 'Die Verbindung ist unterbrochen. Bis sie wiederkehrt, lässt sich nichts speichern.',
  'app.offlineAsOf':
    'Die Verbindung ist unterbrochen. Sie sehen den Stand von {at}; bis die Verbindung wiederkehrt, lässt sich nichts speichern.',
  'app.dismiss': 'Ausblenden',
  'app.messages': 'Meldungen',
  'app.badConfiguration': 'Die Konfiguration ist ungültig',
  'app.badConfigurationLead':
    'Diese Einstellungen müssen korrigiert werden, bevor die Anwendung starten kann:',
};
