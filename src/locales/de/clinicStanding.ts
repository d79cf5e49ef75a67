import type { clinicStanding as en } from '../en/clinicStanding';

export const clinicStanding: Record<keyof typeof en, string> = {
  'lostClinic.title': 'Die Daten dieses Browsers sind weg',
  'lostClinic.text':
    'Seit {since} hat dieser Browser die Daten einer Klinik geführt. Sie sind nicht mehr da: Der Browser oder jemand hat seinen Speicher geleert. Nichts tritt an ihre Stelle, bevor Sie entschieden haben.',
  'lostClinic.file':
    'Eine Datei aller Daten bringt alles zurück bis zu dem Moment, in dem sie gespeichert wurde. Melden Sie sich als Administrator an; danach öffnet sich die Seite, auf der sie gewählt wird.',
  'lostClinic.accounts':
    'Auch die Konten der Mitarbeitenden lagen hier und sind in keiner Datei: Sie müssen neu eingeladen werden.',
  'lostClinic.restore': 'Aus einer Datei wiederherstellen',
  'lostClinic.sample': 'Mit der Beispielklinik beginnen',
  'lostClinic.sampleHint': 'Die Beispielklinik hat nur erfundene Patienten.',
  'lostClinic.working': 'Wird eingerichtet\u00a0…',
  'errors.clinicLost':
    'Die Daten, die dieser Browser geführt hat, sind weg. Laden Sie die Seite neu, um zu entscheiden, wie es weitergeht.',
  'clinicFile.standing': 'Wie sicher die Daten sind',
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
    'Die letzte Datei aller Daten ist vom {moment}. Speichern Sie wieder eine, damit mit diesem Browser nichts verloren geht.',
  'clinicFile.dueFirst':
    'Die Daten liegen seit {moment} nur in diesem Browser. Speichern Sie sie als Datei, damit mit ihm nichts verloren geht.',
  'clinicFile.toFile': 'Zur Datei',
  'clinicFile.later': 'Später',
  'clinicFile.reminder': 'Erinnerung an eine Datei aller Daten',
};
