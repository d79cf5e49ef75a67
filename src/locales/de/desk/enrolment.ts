import type { enrolment as en } from '../../en/desk/enrolment';

export const enrolment: Record<keyof typeof en, string> = {
  'errors.duplicatePatient':
    'Es gibt schon einen ähnlichen Patienten. Vergleichen Sie und begründen Sie, warum es jemand anderes ist.',
  'errors.enrolmentOver': 'Diese Aufnahme ist abgeschlossen: Der Patient ist aufgenommen.',
  'validation.name': 'Buchstaben und Zeichen sind erlaubt; Steuerzeichen und Ziffern allein sind kein Name.',
  'validation.oneName': 'Nur ein Name? Bitte prüfen, ob nichts fehlt.',
  'validation.mobileCode': 'Beginnen Sie mit der Ländervorwahl, zum Beispiel +49\u00a0170\u00a01234567.',
  'validation.pinCode': 'Das ist keine Postleitzahl dieses Landes.',
  'validation.age': 'Das liegt mehr als 120 Jahre zurück.',
  'validation.minor': 'Jünger als 18: Grenzen und Pläne für Erwachsene passen womöglich nicht. Bitte prüfen.',
  'validation.awakeHours': 'Zwischen Aufsteh- und Schlafenszeit müssen 8 bis 22 Stunden liegen.',
  'validation.awakeShort': 'Weniger als 12 Stunden wach. Bitte prüfen.',
  'validation.dryWeightMissing':
    'Ohne Trockengewicht lässt sich eine Überwässerung nicht am Gewicht erkennen. Bitte prüfen.',
  'validation.teamEmpty': 'Niemand aus dem Behandlungsteam ist genannt. Bitte prüfen.',
  'validation.readingNeeded': 'Fordern Sie mindestens einen Messwert an.',
  'validation.enrolmentOverlap':
    'Ein Medikament weiter oben ist dasselbe oder enthält denselben Wirkstoff. Begründen Sie, warum beide verordnet werden.',
  'validation.consent': 'Ohne Einwilligung wird niemand aufgenommen.',
  'validation.noTerms':
    'Es gelten keine Bedingungen. Die Administration veröffentlicht sie in den Einstellungen.',
  'validation.termsNewer':
    'Inzwischen gelten neuere Bedingungen. Legen Sie sie dem Patienten vor und fragen Sie erneut.',
  'validation.termsLater': 'An diesem Tag galten diese Bedingungen noch nicht.',
  'validation.duplicateReason':
    'Vergleichen Sie mit den gezeigten Patienten und begründen Sie, warum es jemand anderes ist.',
};
