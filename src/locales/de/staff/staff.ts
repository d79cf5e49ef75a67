import type { staff as en } from '../../en/staff/staff';

export const staff: Record<keyof typeof en, string> = {
  'staff.lead':
    '{people, plural, one {# Person} other {# Personen}}{waiting, plural, =0 {} one {, # wartet auf eine Rolle} other {, # warten auf eine Rolle}}{invited, plural, =0 {} one {, # eingeladen} other {, # eingeladen}}.',
  'staff.invite': 'Einladen',
  'staff.filters': 'Mitarbeitende filtern',
  'staff.search': 'Nach Name oder E-Mail suchen',
  'staff.shown': '{count, plural, one {# Person} other {# Personen}}',
  'staff.caption': 'Personen, die mit der Anwendung arbeiten; wer auf eine Rolle wartet, steht zuerst',
  'staff.columnName': 'Name',
  'staff.columnEmail': 'E-Mail',
  'staff.columnRole': 'Rolle',
  'staff.columnState': 'Status',
  'staff.columnLastSignIn': 'Letzte Anmeldung',
  'staff.you': 'Sie',
  'staff.never': 'Nie',
  'staff.noRole': 'Keine Rolle',
  'staff.waiting': 'Wartet auf eine Rolle',
  'staff.invited': 'Eingeladen',
  'staff.active': 'Aktiv',
  'staff.inactive': 'Deaktiviert',
  'staff.emptyTitle': 'Noch niemand',
  'staff.emptyText': 'Laden Sie die Menschen ein, mit denen Sie arbeiten.',
  'staff.noMatchTitle': 'Niemand entspricht der Auswahl',
  'staff.noMatchText': 'Prüfen Sie die Schreibweise oder setzen Sie die Filter zurück.',
  'staff.giveRole': 'Rolle geben',
  'staff.changeRole': 'Rolle ändern',
  'staff.deactivate': 'Deaktivieren',
  'staff.reactivate': 'Reaktivieren',
  'staff.sendAgain': 'Erneut einladen',
  'staff.sentAgain': 'Die Einladung an {name} wurde noch einmal verschickt.',
  'staff.inviteTitle': 'Jemanden einladen',
  'staff.inviteLead':
    'Die Person erhält einen Link, mit dem sie ihr Passwort selbst festlegt. Er gilt {days, plural, one {# Tag} other {# Tage}}.',
  'staff.firstName': 'Vorname',
  'staff.lastName': 'Nachname',
  'staff.sendInvitation': 'Einladung senden',
  'staff.invitationSent': 'Die Einladung an {name} ist verschickt.',
  'staff.mayUser': 'Arbeitet mit Patienten: Arbeitsliste, Akten, Messwerte, Alarme und Pläne.',
  'staff.mayAdmin':
    'Alles, was das klinische Personal darf, dazu Kategorien, Einstellungen und diese Liste der Mitarbeitenden.',
  'staff.roleTitle': 'Rolle von {name}',
  'staff.gainsPatients': '{name} erhält Zugang zu allen Patienten, ihren Messwerten und Alarmen.',
  'staff.gainsAll':
    '{name} erhält Zugang zu allen Patienten, zu Kategorien und Einstellungen und zu dieser Liste mit den Rollen aller.',
  'staff.gainsAdmin':
    '{name} erhält Zugang zu Kategorien, Einstellungen und dieser Liste und darf Rollen geben und entziehen.',
  'staff.losesAdmin':
    '{name} verliert den Zugang zu Kategorien, Einstellungen und dieser Liste. Der Zugang zu Patienten bleibt.',
  'staff.effectAtOnce': 'Das gilt sofort, auch wo die Person gerade angemeldet ist.',
  'staff.sameRole': 'Diese Rolle hat die Person bereits. Wählen Sie die andere oder brechen Sie ab.',
  'staff.roleGiven': '{name} hat jetzt die Rolle: {role}.',
  'staff.ownRole':
    'Das ist Ihr eigenes Konto. Sie verlieren diese Liste sofort, und nur eine andere Person mit Administratorrechten kann Ihnen die Rolle zurückgeben.',
  'staff.deactivateTitle': '{name} deaktivieren?',
  'staff.deactivateText':
    'Alle Sitzungen der Person enden sofort, und sie kann sich nicht mehr anmelden. Was sie erfasst hat, bleibt. Sie können das Konto jederzeit reaktivieren.',
  'staff.ownAccount':
    'Das ist Ihr eigenes Konto. Sie werden sofort abgemeldet, und nur eine andere Person mit Administratorrechten kann Sie wieder zulassen.',
  'staff.deactivated': '{name} kann sich nicht mehr anmelden.',
  'staff.reactivateTitle': '{name} reaktivieren?',
  'staff.reactivateText': 'Die Person kann sich wieder anmelden, mit dieser Rolle: {role}.',
  'staff.reactivated': '{name} kann sich wieder anmelden.',
  'staff.changedTo': '{field}: {after} (vorher: {before})',
  'staff.sameAsBefore': 'Rolle und Status sind wie zuvor.',
  'staff.choiceKept': 'Ihre Auswahl bleibt erhalten: Bestätigen Sie sie noch einmal oder brechen Sie ab.',
};
