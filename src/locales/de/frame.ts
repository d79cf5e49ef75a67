import type { frame as en } from '../en/frame';

export const frame: Record<keyof typeof en, string> = {
  'app.groupMenus': 'Menü',
  'app.groupSettings': 'Einstellungen',
  'app.settings': 'Einstellungen',
  'app.toProfile': 'Mein Profil öffnen',
  'app.signOut': 'Abmelden',
  'app.noRoleLead':
    'Ihr Konto hat keine Rolle, die diese Anwendung kennt. Die Administration vergibt sie; bis dahin können Sie Ihr Profil ergänzen.',
  'app.offline': 'Die Verbindung ist unterbrochen. Bis sie wiederkehrt, lässt sich nichts speichern.',
  'app.oldAsOf':
    'Der Stand ist von {at}. Der Server hat seither nicht geantwortet; neuere Alarme und Messwerte können fehlen.',
  'app.offlineAsOf':
    'Die Verbindung ist unterbrochen. Sie sehen den Stand von {at}; bis die Verbindung wiederkehrt, lässt sich nichts speichern.',
  'auth.roleChanged': 'Ihre Rolle wurde geändert. Menü und Seiten richten sich jetzt nach der neuen.',
  'staff.switch': 'Patienten oder Mitarbeitende',
};
