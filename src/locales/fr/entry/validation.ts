/** What is wrong with an entry, as far as it may be said before anybody has signed in. */
import type { validation as en } from '../../en/entry/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Remplissez ce champ.',
  'validation.tooLong': 'Ce texte est trop long.',
  'validation.invalid': 'Cette valeur n’est pas valide.',
  'validation.unknownWord': 'Cette version ne connaît pas cette valeur et ne doit pas l’écraser.',
  'validation.instant': 'Indiquez une date et une heure.',
  'validation.date': 'Indiquez une date existante.',
  'validation.timeOfDay': 'Indiquez une heure entre 00:00 et 23:59.',
  'validation.number': 'Indiquez un nombre en chiffres, par exemple 72 ou 72,5.',
  'validation.numberAmbiguous':
    'Ce nombre peut se lire de deux façons. Écrivez-le sans séparateur de milliers, par exemple 1234 ou 1,5.',
  'validation.wholeNumber': 'Indiquez un nombre entier.',
  'validation.outOfRange': 'Seules les valeurs de {min, number} à {max, number} peuvent être saisies ici.',
  'validation.email': 'Indiquez une adresse e-mail, par exemple nom@clinic.example.',
  'validation.phone': 'Indiquez un numéro de téléphone\u00a0: chiffres, espaces, + - ( ) / et points.',
  'validation.passwordShort': 'Utilisez au moins 10 caractères.',
  'validation.passphraseShort': 'Le mot de passe du fichier doit compter au moins 12 caractères.',
  'validation.passwordGuessable':
    'Ce mot de passe serait parmi les premiers essayés. Choisissez-en un plus long ou moins courant, sans votre adresse.',
  'validation.passwordWrong': 'Ce n’est pas votre mot de passe actuel.',
  'validation.code': 'Saisissez les huit lettres et chiffres du code, par exemple K7QM-2XWP.',
  'validation.codeWrong': 'Ce code est erroné ou n’est plus valable.',
  'validation.answerShort': 'Donnez une réponse d’au moins trois lettres ou chiffres.',
  'validation.answersWrong': 'Les réponses ne correspondent pas à celles données auparavant.',
  'validation.questionsDiffer': 'Choisissez deux questions différentes.',
  'validation.picture': 'Choisissez une image JPEG, PNG ou WebP.',
  'validation.tooShort': 'C’est trop court\u00a0: au moins {min, number} caractères.',
};
