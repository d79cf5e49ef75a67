import type { sessionLife as en } from '../../en/desk/sessionLife';

export const sessionLife: Record<keyof typeof en, string> = {
  'session.draftBack': 'Ihre ungespeicherten Eingaben sind wiederhergestellt.',
  'session.lockText': 'Es wird nichts angezeigt, bis Sie Ihr Passwort eingeben.',
  'session.lockTextOther': 'Es wird nichts angezeigt, bis Sie sich wieder anmelden.',
  'session.lockTextDemo': 'Diese Demonstration hat kein Passwort. Melden Sie sich ab, um neu zu beginnen.',
  'session.draftsWait': 'Was Sie eingegeben hatten, bleibt bis zum Entsperren erhalten.',
  'session.unlock': 'Entsperren',
  'session.unlocking': 'Wird entsperrt\u00a0…',
  'session.notYou': 'Nicht Sie? Abmelden',
  'session.signOut': 'Abmelden',
  'session.dropTitle': 'Abmelden und Eingaben verwerfen?',
  'session.dropText':
    '{name} hat etwas eingegeben, das noch nicht gespeichert ist. Beim Abmelden geht es verloren.',
  'session.lockScreen': 'Bildschirm sperren',
  'session.warnTitle': 'Sind Sie noch da?',
  'session.warnLeft':
    'Der Bildschirm wird in {seconds, plural, one {# Sekunde} other {# Sekunden}} gesperrt.',
  'session.warnText':
    'Drücken Sie eine Taste, klicken oder tippen Sie, um angemeldet zu bleiben. Ihre Eingaben bleiben in jedem Fall erhalten.',
  'session.stay': 'Angemeldet bleiben',
  'session.lockNow': 'Jetzt sperren',
  'session.ageSoon':
    'Ihre Sitzung endet in {minutes, plural, one {# Minute} other {# Minuten}}, nach 12 Stunden. Speichern Sie Ihre Arbeit und melden Sie sich dann neu an.',
  'session.clockOff':
    'Die Uhr dieses Geräts geht {hours, plural, =0 {etwa {minutes, plural, one {# Minute} other {# Minuten}}} one {etwa # Stunde} other {etwa # Stunden}} {direction, select, ahead {vor} other {nach}}. Zeiten, die Sie eingeben, können falsch sein.',
};
