import type { clinicStanding as en } from '../../en/clinic/clinicStanding';

export const clinicStanding: Record<keyof typeof en, string> = {
  'lostClinic.title': 'Die Daten in diesem Browser fehlen',
  'lostClinic.text':
    'Seit {since} waren in diesem Browser Daten gespeichert. Sie sind nicht mehr da: Der Speicher des Browsers wurde geleert. Nichts wird ersetzt, bevor Sie entschieden haben.',
  'lostClinic.file':
    'Eine Sicherungsdatei stellt alles bis zu dem Zeitpunkt wieder her, zu dem sie gespeichert wurde. Melden Sie sich als Administrator an; danach öffnet sich die Seite, auf der sie gewählt wird.',
  'lostClinic.accounts':
    'Auch die Konten der Mitarbeitenden waren hier gespeichert und sind in keiner Sicherung enthalten: Mitarbeitende müssen neu eingeladen werden.',
  'lostClinic.restore': 'Aus einer Datei wiederherstellen',
  'lostClinic.sample': 'Mit der Beispielklinik beginnen',
  'lostClinic.sampleHint': 'Die Beispielklinik hat nur erfundene Patienten.',
  'lostClinic.working': 'Wird eingerichtet\u00a0…',
  'clinicFile.standing': 'Sicherheit der Daten',
  'clinicFile.persisted': 'Der Browser behält die Daten, bis jemand sie löscht.',
  'clinicFile.notPersisted': 'Der Browser darf die Daten löschen, wenn der Platz knapp wird.',
  'clinicFile.persistUnknown': 'Dieser Browser sagt nicht, ob er die Daten löschen darf.',
  'clinicFile.askToKeep': 'Den Browser bitten, sie zu behalten',
  'clinicFile.notAgreed':
    'Der Browser hat nicht zugestimmt. Eher tut er es, wenn die Seite ein Lesezeichen hat oder installiert ist.',
  'clinicFile.last': 'Letzte Datei: {moment}',
  'clinicFile.never': 'Noch keine Datei wurde gespeichert. Die Daten liegen hier seit {moment}.',
  'clinicFile.changedAt': 'Letzte Änderung: {moment}',
  'clinicFile.unchanged': 'Seither wurde nichts geändert.',
  'clinicFile.due':
    'Die letzte Sicherungsdatei ist vom {moment}. Speichern Sie eine neue, damit mit diesem Browser nichts verloren geht.',
  'clinicFile.dueFirst':
    'Die Daten liegen seit {moment} nur in diesem Browser. Speichern Sie eine Sicherungsdatei, damit nichts verloren geht.',
  'clinicFile.toFile': 'Zur Sicherung',
  'clinicFile.later': 'Später',
  'clinicFile.reminder': 'Erinnerung an die Sicherung',
};
