import type { errors as en } from '../en/errors';

export const errors: Record<keyof typeof en, string> = {
  'errors.badRequest': 'Die Anfrage wurde nicht verstanden.',
  'errors.signedOut': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  'errors.locked':
    'Der Bildschirm wurde gesperrt, bevor dies gespeichert war. Entsperren Sie ihn und speichern Sie erneut.',
  'errors.forbidden': 'Ihre Rolle erlaubt dies nicht.',
  'errors.notFound': 'Dieser Eintrag existiert nicht oder wurde gelöscht.',
  'errors.conflict':
    'Jemand anderes hat dies inzwischen geändert. Ihre Eingabe bleibt erhalten; laden Sie neu, um die neuere Fassung zu sehen.',
  'errors.storedOtherwise':
    'Zu diesem Eintrag ist etwas anderes gespeichert: Ein früherer Versuch kam an, oder jemand hat ihn seither geändert. Vergleichen Sie beides, bevor Sie weitermachen.',
  'errors.tooLarge': 'Das ist zu groß.',
  'errors.invalid': 'Einige Felder müssen korrigiert werden.',
  'errors.busy': 'Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  'errors.server': 'Der Server hat einen Fehler gemeldet.',
  'errors.unknown': 'Etwas ist schiefgegangen.',
  'errors.cancelled': 'Abgebrochen.',
  'errors.unexpectedAnswer': 'Der Server hat unerwartet geantwortet. Nichts davon wird angezeigt.',
  'errors.unknownOutcome':
    'Es kam keine Antwort, daher ist unklar, ob gespeichert wurde. Versuchen Sie es erneut: Derselbe Eintrag wird nie doppelt gespeichert.',
  'errors.timeout': 'Der Server hat nicht rechtzeitig geantwortet.',
  'errors.offline':
    'Es besteht keine Verbindung, deshalb wurde nichts gesendet. Ihre Eingabe bleibt erhalten; versuchen Sie es erneut, sobald die Verbindung wieder steht.',
  'errors.asOf': 'Stand {at}: seither kam nichts Neueres vom Server',
  'errors.network': 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.',
  'errors.alertClosed': 'Dieser Alarm ist bereits abgeschlossen.',
  'errors.alertAcknowledged': 'Dieser Alarm ist bereits quittiert.',
  'errors.alertState': 'Der Stand des Alarms lässt das nicht zu.',
  'errors.alertBulk': 'Kritische Alarme und solche mit unbekanntem Schweregrad werden einzeln abgeschlossen.',
  'errors.alertUndo':
    'Zurücknehmen kann es nur, wer es getan hat, innerhalb von fünf Minuten und solange seither niemand den Alarm bearbeitet hat.',
  'errors.storage':
    'Der Speicher des Browsers ist nicht nutzbar. Erlauben Sie dieser Website, Daten zu speichern, oder verwenden Sie ein anderes Browserprofil.',
  'errors.storageFull':
    'Der Speicher des Browsers ist voll. Davon wurde nichts gespeichert. Schaffen Sie Platz und versuchen Sie es erneut.',
  'errors.clinicFile':
    'Diese Datei kann nicht übernommen werden: Sie ist keine vollständige Datei dieses Programms oder wurde verändert.',
  'errors.newerVersion':
    'Eine neuere Version des Programms hat hier bereits Daten gespeichert. Laden Sie die Seite neu, um sie zu verwenden; es wurde nichts verändert.',
  'errors.duplicatePatientId': 'Diese Patienten-ID ist bereits vergeben.',
  'errors.duplicateCode': 'Eine andere Kategorie hat diesen Code bereits.',
  'errors.duplicateCategory': 'Eine andere Kategorie hat diesen Namen bereits.',
  'errors.categoryInUse':
    'Dieser Kategorie sind Patienten zugeordnet: Sie kann nicht gelöscht und ihr Code nicht geändert werden. Verschieben Sie zuerst die Patienten oder archivieren Sie die Kategorie.',
  'errors.categoryNamed':
    'Regeln, Grenzen, Trinkpläne oder Beiträge nennen diese Kategorie: Sie kann nicht gelöscht und ihr Code nicht geändert werden. Archivieren Sie sie stattdessen.',
  'errors.categoryArchived':
    'Diese Kategorie ist archiviert: Ihr wird niemand mehr zugeordnet. Wählen Sie eine andere.',
  'errors.linkInvalid':
    'Dieser Link wurde schon benutzt oder ist nicht mehr gültig. Fordern Sie einen neuen an.',
  'errors.questionsFirst': 'Beantworten Sie zuerst die Sicherheitsfragen.',
  'errors.lastAdmin':
    'Dies ist das letzte aktive Konto mit Administratorrechten. Geben Sie zuerst jemand anderem diese Rolle.',
  'errors.duplicateAccount':
    'Jemand mit dieser E-Mail-Adresse steht bereits auf der Liste der Mitarbeitenden.',
  'errors.enteredInError':
    'Dieser Messwert ist als Fehleingabe gekennzeichnet. Lassen Sie ihn wieder zählen, bevor Sie ihn korrigieren.',
  'errors.notInError': 'Dieser Messwert ist nicht als Fehleingabe gekennzeichnet.',
  'errors.tooManyTries': 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.',
  'errors.reviewUndo':
    'Nur wer den Patienten als gesichtet markiert hat, kann das innerhalb von 10 Minuten zurücknehmen.',
  'errors.duplicateThreshold': 'Für dieselbe Person oder Gruppe gibt es schon andere Grenzen dieser Regel.',
  'errors.duplicatePlan': 'Ein anderer Trinkplan hat diesen Namen bereits.',
  'errors.planInUse': 'Patienten haben oder hatten diesen Plan: Archivieren Sie ihn stattdessen.',
  'errors.planMoved': 'Die Zahlen haben sich seit der Anzeige geändert. Bitte prüfen Sie sie noch einmal.',
  'errors.medicineInUse': 'Patienten haben oder hatten dieses Medikament: Deaktivieren Sie es stattdessen.',
  'errors.duplicatePractitioner':
    'Jemand im Verzeichnis hat dieselbe Adresse, Nummer oder denselben Namen. Bitte ansehen und bestätigen, wenn es eine andere Person ist.',
  'errors.termsPublished':
    'Veröffentlichte Bedingungen bleiben, wie sie sind: Sie wurden schon angenommen. Veröffentlichen Sie stattdessen neue.',
  'errors.articlePublished':
    'Diesen Beitrag haben Patienten vielleicht gelesen: Archivieren Sie ihn stattdessen.',
  'errors.alreadyGiven': 'Dieser Patient hat den Beitrag bereits.',
  'errors.duplicateQuestionnaire': 'Ein anderer Fragebogen heißt bereits so.',
  'errors.questionnaireInUse':
    'Nur ein nie veröffentlichter Entwurf kann entfernt werden. Sonst bitte außer Gebrauch nehmen.',
  'errors.questionnaireGiven': 'Dieser Fragebogen ist diesem Patienten bereits gegeben.',
  'errors.questionnaireAnswered': 'Das wurde bereits beantwortet.',
};
