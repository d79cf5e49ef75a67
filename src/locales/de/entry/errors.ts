import type { errors as en } from '../../en/entry/errors';

export const errors: Record<keyof typeof en, string> = {
  'errors.badRequest': 'Die Anfrage wurde nicht verstanden.',
  'errors.signedOut': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  'errors.locked':
    'Der Bildschirm wurde gesperrt, bevor dies gespeichert war. Entsperren Sie ihn und speichern Sie erneut.',
  'errors.forbidden': 'Ihre Rolle erlaubt dies nicht.',
  'errors.notFound': 'Dieser Eintrag existiert nicht oder wurde gelöscht.',
  'errors.conflict':
    'Jemand anderes hat dies inzwischen geändert. Ihre Eingabe bleibt erhalten; laden Sie neu, um die neuere Fassung zu sehen.',
  'errors.tooLarge': 'Das ist zu groß.',
  'errors.invalid': 'Einige Felder müssen korrigiert werden.',
  'errors.busy': 'Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  'errors.server': 'Der Server hat einen Fehler gemeldet.',
  'errors.unknown': 'Etwas ist schiefgegangen.',
  'errors.cancelled': 'Abgebrochen.',
  'errors.unexpectedAnswer': 'Der Server hat unerwartet geantwortet. Nichts davon wird angezeigt.',
  'errors.unknownWord':
    'Nicht gespeichert. Dieser Eintrag enthält einen Wert, den diese Version der Anwendung nicht kennt, und Speichern würde ihn überschreiben. Laden Sie die Anwendung neu, um die neueste Version zu erhalten.',
  'errors.unknownOutcome':
    'Es kam keine Antwort, daher ist unklar, ob gespeichert wurde. Versuchen Sie es erneut: Derselbe Eintrag wird nie doppelt gespeichert.',
  'errors.timeout': 'Der Server hat nicht rechtzeitig geantwortet.',
  'errors.offline':
    'Es besteht keine Verbindung, deshalb wurde nichts gesendet. Ihre Eingabe bleibt erhalten; versuchen Sie es erneut, sobald die Verbindung wieder steht.',
  'errors.network': 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.',
  'errors.storage':
    'Der Speicher des Browsers ist nicht nutzbar. Erlauben Sie dieser Website, Daten zu speichern, oder verwenden Sie ein anderes Browserprofil.',
  'errors.storageFull':
    'Der Speicher des Browsers ist voll. Davon wurde nichts gespeichert. Schaffen Sie Platz und versuchen Sie es erneut.',
  'errors.newerVersion':
    'Eine neuere Version des Programms hat hier bereits Daten gespeichert. Laden Sie die Seite neu, um sie zu verwenden; es wurde nichts verändert.',
  'errors.linkInvalid':
    'Dieser Link wurde schon benutzt oder ist nicht mehr gültig. Fordern Sie einen neuen an.',
  'errors.questionsFirst': 'Beantworten Sie zuerst die Sicherheitsfragen.',
  'errors.lastAdmin':
    'Dies ist das letzte aktive Konto mit Administratorrechten. Geben Sie zuerst jemand anderem diese Rolle.',
  'errors.duplicateAccount':
    'Jemand mit dieser E-Mail-Adresse steht bereits auf der Liste der Mitarbeitenden.',
  'errors.signUpClosed':
    'Konten werden hier auf Einladung eröffnet. Bitten Sie die Administration Ihrer Klinik um eine Einladung.',
  'errors.tooManyTries': 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.',
  'errors.asOf': 'Stand {at}: keine neueren Daten vom Server',
  'errors.storedOtherwise':
    'Zu diesem Eintrag ist etwas anderes gespeichert: Ein früherer Versuch kam an, oder jemand hat ihn seither geändert. Vergleichen Sie beides, bevor Sie weitermachen.',
};
