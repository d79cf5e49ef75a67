import type { frame as en } from '../../en/desk/frame';

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
  'app.storage.duties':
    'Alarme werden zurzeit nicht aktualisiert: Eskalationen, Erinnerungen und Alarme über fehlende Messwerte können bei manchen Patienten zu spät kommen. Laden Sie diese Seite neu; erscheint die Meldung wieder, prüfen Sie die Patienten selbst und informieren Sie Ihre Administration.',
  'errors.alertClosed': 'Dieser Alarm ist bereits abgeschlossen.',
  'errors.alertAcknowledged': 'Dieser Alarm ist bereits quittiert.',
  'errors.alertState': 'Im aktuellen Status des Alarms ist das nicht möglich.',
  'errors.alertBulk': 'Kritische Alarme und solche mit unbekanntem Schweregrad werden einzeln abgeschlossen.',
  'errors.alertUndo':
    'Rückgängig machen kann es nur, wer es getan hat, innerhalb von 5 Minuten und bevor jemand anderes den Alarm bearbeitet.',
  'errors.clinicFile': 'Diese Datei kann nicht verwendet werden: Sie ist unvollständig oder wurde verändert.',
  'errors.duplicatePatientId': 'Diese Patientennummer ist bereits vergeben.',
  'errors.duplicateCode': 'Eine andere Kategorie hat diesen Code bereits.',
  'errors.duplicateCategory': 'Eine andere Kategorie hat diesen Namen bereits.',
  'errors.categoryInUse':
    'Dieser Kategorie sind Patienten zugeordnet: Sie kann nicht gelöscht und ihr Code nicht geändert werden. Verschieben Sie zuerst die Patienten oder archivieren Sie die Kategorie.',
  'errors.categoryNamed':
    'Regeln, Grenzen, Trinkpläne oder Beiträge nennen diese Kategorie: Sie kann nicht gelöscht und ihr Code nicht geändert werden. Archivieren Sie sie stattdessen.',
  'errors.categoryArchived':
    'Diese Kategorie ist archiviert: Ihr können keine Patienten zugeordnet werden. Wählen Sie eine andere.',
  'errors.enteredInError':
    'Dieser Messwert war eine Fehleingabe. Stellen Sie ihn wieder her, bevor Sie ihn korrigieren.',
  'errors.notInError': 'Dieser Messwert ist nicht als Fehleingabe gekennzeichnet.',
  'errors.reviewUndo':
    'Nur wer den Patienten als gesichtet markiert hat, kann das innerhalb von 10 Minuten zurücknehmen.',
  'errors.duplicateThreshold':
    'Diese Regel hat für diesen Patienten oder diese Gruppe bereits abweichende Grenzen.',
  'errors.duplicatePlan': 'Ein anderer Trinkplan hat diesen Namen bereits.',
  'errors.planInUse': 'Patienten haben oder hatten diesen Plan: Archivieren Sie ihn stattdessen.',
  'errors.planMoved': 'Die Werte haben sich seit der Anzeige geändert. Bitte prüfen Sie sie noch einmal.',
  'errors.medicineInUse': 'Patienten haben oder hatten dieses Medikament: Deaktivieren Sie es stattdessen.',
  'errors.duplicatePractitioner':
    'Im Verzeichnis gibt es bereits einen Eintrag mit derselben Adresse, derselben Nummer oder demselben Namen. Bitte prüfen und bestätigen, wenn es eine andere Person ist.',
  'errors.termsPublished':
    'Veröffentlichte Bedingungen bleiben, wie sie sind: Sie wurden schon angenommen. Veröffentlichen Sie stattdessen neue.',
  'errors.articlePublished':
    'Diesen Beitrag haben Patienten vielleicht gelesen: Archivieren Sie ihn stattdessen.',
  'errors.alreadyGiven': 'Dieser Patient hat den Beitrag bereits.',
  'errors.duplicateQuestionnaire': 'Ein anderer Fragebogen heißt bereits so.',
  'errors.questionnaireInUse':
    'Nur ein nie veröffentlichter Entwurf kann entfernt werden. Ziehen Sie den Fragebogen stattdessen zurück.',
  'errors.questionnaireGiven': 'Dieser Fragebogen ist diesem Patienten bereits zugewiesen.',
  'errors.questionnaireAnswered': 'Das wurde bereits beantwortet.',
  'app.storage.replaced': 'Alle Daten wurden aus einer Datei ersetzt.',
  'app.storage.replacedTyped':
    'Alle Daten wurden aus einer Datei ersetzt. Weil Sie etwas eingegeben haben, zeigt diese Seite noch die früheren. Kopieren Sie, was Sie brauchen: Die Seite lädt von selbst neu, sobald Sie speichern, verwerfen oder sie verlassen.',
  'demo.waiting':
    'Dies ist ein Demokonto ohne Rolle im Behandlungsteam: Seiten mit Patienten bleiben ihm verschlossen. Die Demokonten Admin und Staff öffnen sie.',
  'errors.clinicLost':
    'Die in diesem Browser gespeicherten Daten fehlen. Laden Sie die Seite neu, um zu entscheiden, wie es weitergeht.',
  'errors.importMoved':
    'Etwas, das der Import geändert hat, wurde seither wieder geändert. Korrigieren Sie es in der Akte; im Protokoll steht der vorherige Wert.',
};
