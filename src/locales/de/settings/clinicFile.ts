export const clinicFile = {
  'clinicFile.title': 'Sicherung aller Akten',
  'clinicFile.lead':
    'Speichert alles, was hier geführt wird, so wie es jetzt ist, als eine gepackte Datei: Patienten, Messwerte, Alarme, Pläne, Medikamente, Fragebögen und Antworten, Beiträge, Einstellungen, Bedingungen und das Protokoll. Verwahren Sie sie so sicher wie die Akten selbst.',
  'clinicFile.notIn':
    'Nicht in der Datei: Konten, Passwörter, Sitzungen, gesendete Nachrichten und Lesezeichen. Sie bleiben in diesem Browser und werden auch nicht ersetzt.',
  'clinicFile.hostOnly':
    'Die Daten liegen auf einem Server; wer ihn betreibt, sichert sie. Eine Datei kann hier nur aus Daten in diesem Browser entstehen.',
  'clinicFile.passphrase': 'Passwort der Datei',
  'clinicFile.hint':
    'Mindestens {shortest} Zeichen, am besten mehrere Wörter. Niemand kann es wiederherstellen: Ohne dieses Passwort lässt sich die Datei nicht lesen.',
  'clinicFile.again': 'Passwort der Datei wiederholen',
  'clinicFile.differ': 'Die beiden Passwörter der Datei stimmen nicht überein.',
  'clinicFile.plain': 'Ohne Passwort: Wer die Datei erhält, kann sie lesen',
  'clinicFile.plainWarning':
    'Die Datei wird nicht verschlüsselt. Sie enthält Namen, Nummern und Krankheiten aller Patienten: Verwahren Sie sie nur dort, wo auch die Akten liegen dürfen.',
  'clinicFile.itsPassphrase': 'Passwort der gewählten Datei',
  'clinicFile.open': 'Datei öffnen',
  'clinicFile.save': 'Sicherungsdatei speichern',
  'clinicFile.saving': '{done, number} von {total, number} Einträgen gelesen',
  'clinicFile.begin': 'Wird vorbereitet\u00a0…',
  'clinicFile.saved': 'Die Datei ist gespeichert. Der Export steht im Protokoll.',
  'clinicFile.restore': 'Aus einer Datei wiederherstellen',
  'clinicFile.restoreLead':
    'Der Inhalt der Datei ersetzt alles hier Gespeicherte. Zuerst wird die Datei geprüft.',
  'clinicFile.choose': 'Datei wählen',
  'clinicFile.checking': '{done, number} von {total, number} Einträgen geprüft',
  'clinicFile.made': 'Erstellt am {moment}',
  'clinicFile.kindOf': 'Art',
  'clinicFile.inFile': 'In der Datei',
  'clinicFile.here': 'Jetzt hier',
  'clinicFile.compare': 'Was die Datei enthält und was sie ersetzt',
  'clinicFile.others': 'Alles Übrige',
  'clinicFile.saveFirst':
    'Alles hier Gespeicherte, das nicht in der Datei ist, geht verloren. Speichern Sie zuerst eine Sicherungsdatei.',
  'clinicFile.type': 'Zur Bestätigung {word} eingeben',
  'clinicFile.word': 'ERSETZEN',
  'clinicFile.typeWrong': 'Geben Sie {word} genau so ein, wie es hier steht.',
  'clinicFile.replace': 'Alles ersetzen',
  'clinicFile.replacing': '{done, number} von {total, number} Einträgen gespeichert',
  'clinicFile.allOrNothing':
    'Alles wird gespeichert, oder nichts ändert sich, auch wenn der Browser zwischendurch geschlossen wird.',
  'clinicFile.stopped': 'Angehalten. Nichts wurde geändert.',
  'clinicFile.progress': 'Fortschritt',
  'clinicFile.p_format': 'Das ist keine Sicherungsdatei.',
  'clinicFile.p_newer':
    'Diese Datei stammt von einer neueren Version der Anwendung. Aktualisieren Sie zuerst diese hier.',
  'clinicFile.p_size': 'Diese Datei ist zu groß: ausgepackt höchstens {mb, number}\u00a0MB.',
  'clinicFile.p_cut': 'Die Datei ist unvollständig: Das Ende fehlt. Laden oder kopieren Sie sie noch einmal.',
  'clinicFile.p_changed': 'Die Datei wurde nach dem Speichern verändert oder beschädigt.',
  'clinicFile.p_record':
    'Zeile {line, number} kann nicht gespeichert werden{store, select, none {} other { ({store}{field, select, none {} other {, {field}}})}}.',
  'clinicFile.p_locked':
    'Diese Datei ist verschlüsselt. Geben Sie das Passwort ein, mit dem sie gespeichert wurde.',
  'clinicFile.p_passphrase': 'Falsches Passwort, oder die Datei wurde verändert.',
  'clinicFile.nothing': 'Nichts wurde geändert.',
};
