/** What is wrong with an entry, as far as it may be said before anybody has signed in. */
import type { validation as en } from '../../en/entry/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Füllen Sie dieses Feld aus.',
  'validation.tooLong': 'Der Text ist zu lang.',
  'validation.invalid': 'Dieser Wert ist ungültig.',
  'validation.unknownWord': 'Diese Version kennt diesen Wert nicht und darf ihn nicht überschreiben.',
  'validation.instant': 'Geben Sie Datum und Uhrzeit an.',
  'validation.date': 'Geben Sie ein existierendes Datum an.',
  'validation.timeOfDay': 'Geben Sie eine Uhrzeit zwischen 00:00 und 23:59 an.',
  'validation.number': 'Geben Sie eine Zahl in Ziffern an, zum Beispiel 72 oder 72,5.',
  'validation.numberAmbiguous':
    'Das lässt sich auf zwei Arten lesen. Schreiben Sie ohne Tausendertrennzeichen, zum Beispiel 1234 oder 1,5.',
  'validation.wholeNumber': 'Geben Sie eine ganze Zahl an.',
  'validation.outOfRange': 'Hier können nur Werte von {min, number} bis {max, number} erfasst werden.',
  'validation.email': 'Geben Sie eine E-Mail-Adresse an, zum Beispiel name@clinic.example.',
  'validation.phone': 'Geben Sie eine Telefonnummer an: Ziffern, Leerzeichen, + - ( ) / und Punkte.',
  'validation.passwordShort': 'Verwenden Sie mindestens 10 Zeichen.',
  'validation.passphraseShort': 'Das Passwort der Datei braucht mindestens 12 Zeichen.',
  'validation.passwordGuessable':
    'Dieses Passwort würde als eines der ersten ausprobiert. Wählen Sie ein längeres oder weniger gängiges, ohne Ihre Adresse.',
  'validation.passwordWrong': 'Das ist nicht Ihr aktuelles Passwort.',
  'validation.code': 'Geben Sie die acht Buchstaben und Ziffern des Codes ein, zum Beispiel K7QM-2XWP.',
  'validation.codeWrong': 'Dieser Code ist falsch oder nicht mehr gültig.',
  'validation.answerShort': 'Geben Sie eine Antwort mit mindestens drei Buchstaben oder Ziffern.',
  'validation.answersWrong': 'Die Antworten stimmen nicht mit den früher gegebenen überein.',
  'validation.questionsDiffer': 'Wählen Sie zwei verschiedene Fragen.',
  'validation.picture': 'Wählen Sie ein Bild im Format JPEG, PNG oder WebP.',
  'validation.tooShort': 'Das ist zu kurz: mindestens {min, number} Zeichen.',
};
