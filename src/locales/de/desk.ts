import type { desk as english } from '../en/desk';

export const desk: Record<keyof typeof english, string> = {
  'app.groupMenus': 'Menü',
  'app.groupSettings': 'Einstellungen',
  'app.settings': 'Einstellungen',
  'app.announced': 'Dieser Bereich wird vorbereitet',
  'app.toProfile': 'Mein Profil öffnen',
  'app.signOut': 'Abmelden',
  'app.leadEducation': 'Hier werden künftig Artikel für die Patientenschulung verfasst und zugewiesen.',
  'app.leadGeneral': 'Hier werden künftig Name, Zeitzone und Vorgaben der Einrichtung festgelegt.',
  'app.leadNotifications':
    'Hier wird künftig festgelegt, wer worüber und auf welchem Weg benachrichtigt wird.',
  'app.leadQuestioners': 'Hier werden künftig Fragebögen zusammengestellt, versendet und ausgewertet.',
  'app.leadServerSetting':
    'Hier werden künftig die Verbindungen zu anderen Systemen eingerichtet und geprüft.',
  'app.leadSocialLinks':
    'Hier werden künftig die Verweise auf die öffentlichen Seiten der Einrichtung gepflegt.',
  'app.leadTerms':
    'Hier werden künftig die Bedingungen verwaltet, denen Patienten und Mitarbeitende zustimmen, Fassung für Fassung.',
  'app.leadUserCategory':
    'Hier pflegt die Administration künftig die Kategorien, denen Patienten zugeordnet werden, mit ihren Codes.',
  'app.noRoleLead':
    'Ihr Konto hat keine Rolle, die diese Anwendung kennt. Die Administration vergibt sie; bis dahin können Sie Ihr Profil ergänzen.',
  'app.offline': 'Die Verbindung ist unterbrochen. Bis sie wiederkehrt, lässt sich nichts speichern.',
  'app.offlineAsOf':
    'Die Verbindung ist unterbrochen. Sie sehen den Stand von {at}; bis die Verbindung wiederkehrt, lässt sich nichts speichern.',
  'auth.roleChanged': 'Ihre Rolle wurde geändert. Menü und Seiten richten sich jetzt nach der neuen.',
};
