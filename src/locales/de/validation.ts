import type { validation as en } from '../en/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Füllen Sie dieses Feld aus.',
  'validation.tooLong': 'Der Text ist zu lang.',
  'validation.endBeforeStart': 'Das Ende liegt vor dem Beginn.',
  'validation.invalid': 'Dieser Wert ist ungültig.',
  'validation.instant': 'Geben Sie Datum und Uhrzeit an.',
  'validation.date': 'Geben Sie ein existierendes Datum an.',
  'validation.timeOfDay': 'Geben Sie eine Uhrzeit zwischen 00:00 und 23:59 an.',
  'validation.bothPressures': 'Geben Sie systolischen und diastolischen Druck an.',
  'validation.outcome': 'Wählen Sie ein Ergebnis.',
  'validation.snoozePast': 'Geben Sie einen Zeitpunkt in der Zukunft an.',
  'validation.colleague': 'Wählen Sie jemanden aus der Liste der Kolleginnen und Kollegen.',
  'validation.snoozeTooLong': 'Ein Alarm dieses Schweregrads kann nicht so lange zurückgestellt werden.',
  'validation.noteRequired':
    'Beschreiben Sie in einer Notiz, was getan wurde: Ohne sie lässt sich ein Alarm mit hohem oder kritischem Schweregrad nicht abschließen.',
  'validation.number': 'Geben Sie eine Zahl in Ziffern an, zum Beispiel 72 oder 72,5.',
  'validation.numberAmbiguous':
    'Das lässt sich auf zwei Arten lesen. Schreiben Sie ohne Tausendertrennzeichen, zum Beispiel 1234 oder 1,5.',
  'validation.wholeNumber': 'Geben Sie eine ganze Zahl an.',
  'validation.tooManyDecimals':
    'Geben Sie höchstens {decimals, plural, one {# Nachkommastelle} other {# Nachkommastellen}} an.',
  'validation.outOfRange': 'Hier können nur Werte von {min, number} bis {max, number} erfasst werden.',
  'validation.pressureOrder': 'Der systolische Druck muss höher sein als der diastolische.',
  'validation.inFuture': 'Dieser Zeitpunkt liegt mehr als {minutes, number} Minuten in der Zukunft.',
  'validation.beforeBirth': 'Das liegt vor dem Geburtsdatum.',
  'validation.dayTotal': 'Damit käme der Tag auf mehr als {dayMax}.',
  'validation.dayNotEmpty': 'An diesem Tag ist bereits etwas erfasst.',
  'validation.checkLow': 'Ungewöhnlich niedrig: unter {softMin, number}. Bitte prüfen.',
  'validation.checkHigh': 'Ungewöhnlich hoch: über {softMax, number}. Bitte prüfen.',
  'validation.checkPulsePressure':
    'Systolischer und diastolischer Wert liegen ungewöhnlich nah oder weit auseinander (üblich: {pulsePressureMin, number} bis {pulsePressureMax, number}\u00a0mmHg). Bitte prüfen.',
  'validation.checkWeightChange':
    'Das Gewicht hat sich innerhalb von 24 Stunden um mehr als {weightChange} verändert. Bitte prüfen.',
  'validation.checkDayTotal': 'Damit kommt der Tag auf mehr als {daySoftMax}. Bitte prüfen.',
  'validation.checkOld': 'Dieser Zeitpunkt liegt mehr als {days, number} Tage zurück. Bitte prüfen.',
  'validation.timeSkipped': 'Die Uhren wurden vorgestellt: Diese Uhrzeit gab es an dem Tag nicht.',
  'validation.timeRepeated':
    'Die Uhren wurden zurückgestellt: Diese Uhrzeit gab es an dem Tag zweimal. Gemeint ist die erste.',
  'validation.email': 'Geben Sie eine E-Mail-Adresse an, zum Beispiel name@clinic.example.',
  'validation.phone': 'Geben Sie eine Telefonnummer an: Ziffern, Leerzeichen, + - ( ) / und Punkte.',
  'validation.passwordShort': 'Verwenden Sie mindestens 10 Zeichen.',
  'validation.passwordGuessable':
    'Dieses Passwort würde als eines der ersten ausprobiert. Wählen Sie ein längeres oder weniger gängiges, ohne Ihre Adresse.',
  'validation.passwordWrong': 'Das ist nicht Ihr aktuelles Passwort.',
  'validation.code': 'Geben Sie die sechs Ziffern des Codes ein.',
  'validation.codeWrong': 'Dieser Code ist falsch oder nicht mehr gültig.',
  'validation.answerShort': 'Geben Sie eine Antwort mit mindestens drei Buchstaben oder Ziffern.',
  'validation.answersWrong': 'Die Antworten stimmen nicht mit den früher gegebenen überein.',
  'validation.questionsDiffer': 'Wählen Sie zwei verschiedene Fragen.',
  'validation.picture': 'Wählen Sie ein Bild im Format JPEG, PNG oder WebP.',
  'validation.limitOrder': 'Die untere Grenze muss unter der oberen liegen.',
  'validation.limitRange': 'Diese Grenze liegt außerhalb dessen, was gemessen werden kann.',
  'validation.levelOrder':
    'Ein dringenderer Schweregrad muss weiter außen liegen als ein weniger dringender.',
  'validation.levelTwice': 'Jeder Schweregrad darf nur einmal vorkommen.',
  'validation.windowShort': 'Das Zeitfenster ist dafür zu kurz.',
  'validation.windowLong': 'So weit kann die Regel nicht zurückblicken.',
  'validation.aggregation': 'Das lässt sich für diese Messgröße nicht berechnen.',
  'validation.severalDays': 'Über mehrere Tage lässt sich nur der Wert einzelner Patiententage verlangen.',
  'validation.planWater':
    'Nur die Trinkmenge kann mit dem Trinkplan verglichen werden, und zwar mit einer Grenze.',
  'validation.criticalHours': 'Eine Regel mit kritischem Schweregrad muss rund um die Uhr gelten.',
  'validation.escalationOrder': 'Jeder Schritt muss später kommen als der vorige.',
  'validation.thresholdEmpty': 'Ändern Sie mindestens einen Wert, oder schalten Sie die Regel ab.',
  'validation.subjectFixed':
    'Was eine Regel betrachtet, lässt sich nicht mehr ändern, sobald Alarme sie nennen. Legen Sie eine neue Regel an.',
};
