import type { validation as en } from '../en/validation';

export const validation: Record<keyof typeof en, string> = {
  'validation.required': 'Remplissez ce champ.',
  'validation.tooLong': 'Ce texte est trop long.',
  'validation.endBeforeStart': 'La fin précède le début.',
  'validation.invalid': 'Cette valeur n’est pas valide.',
  'validation.instant': 'Indiquez une date et une heure.',
  'validation.date': 'Indiquez une date existante.',
  'validation.timeOfDay': 'Indiquez une heure entre 00:00 et 23:59.',
  'validation.bothPressures': 'Indiquez les pressions systolique et diastolique.',
  'validation.outcome': 'Choisissez une issue.',
  'validation.snoozePast': 'Indiquez un moment à venir.',
  'validation.colleague': 'Choisissez une personne dans la liste des collègues.',
  'validation.snoozeTooLong': 'Une alerte de cette gravité ne peut pas être mise en veille aussi longtemps.',
  'validation.noteRequired':
    'Indiquez dans une note ce qui a été fait\u00a0: une alerte élevée ou critique ne peut être clôturée sans elle.',
  'validation.number': 'Indiquez un nombre en chiffres, par exemple 72 ou 72,5.',
  'validation.numberAmbiguous':
    'Ce nombre peut se lire de deux façons. Écrivez-le sans séparateur de milliers, par exemple 1234 ou 1,5.',
  'validation.wholeNumber': 'Indiquez un nombre entier.',
  'validation.tooManyDecimals':
    'Indiquez au plus {decimals, plural, one {# décimale} many {# de décimales} other {# décimales}}.',
  'validation.outOfRange': 'Seules les valeurs de {min, number} à {max, number} peuvent être saisies ici.',
  'validation.pressureOrder': 'La pression systolique doit être supérieure à la diastolique.',
  'validation.inFuture': 'Cette heure se situe plus de {minutes, number} minutes dans le futur.',
  'validation.beforeBirth': 'Cette date précède la date de naissance.',
  'validation.dayTotal': 'Le total de la journée dépasserait ainsi {dayMax}.',
  'validation.dayNotEmpty': 'Quelque chose est déjà enregistré ce jour-là.',
  'validation.checkLow':
    'Valeur inhabituellement basse\u00a0: moins de {softMin, number}. Veuillez vérifier.',
  'validation.checkHigh':
    'Valeur inhabituellement élevée\u00a0: plus de {softMax, number}. Veuillez vérifier.',
  'validation.checkPulsePressure':
    'Les valeurs systolique et diastolique sont inhabituellement proches ou éloignées (habituellement {pulsePressureMin, number} à {pulsePressureMax, number}\u00a0mmHg). Veuillez vérifier.',
  'validation.checkWeightChange':
    'Le poids a changé de plus de {weightChange} en 24 heures. Veuillez vérifier.',
  'validation.checkDayTotal': 'Le total de la journée dépasse ainsi {daySoftMax}. Veuillez vérifier.',
  'validation.checkOld': 'Cette date remonte à plus de {days, number} jours. Veuillez vérifier.',
  'validation.timeSkipped': 'Passage à l’heure d’été\u00a0: cette heure n’existait pas ce jour-là.',
  'validation.timeRepeated':
    'Passage à l’heure d’hiver\u00a0: cette heure a existé deux fois ce jour-là. C’est la première qui compte.',
  'validation.email': 'Indiquez une adresse e-mail, par exemple nom@clinic.example.',
  'validation.phone': 'Indiquez un numéro de téléphone\u00a0: chiffres, espaces, + - ( ) / et points.',
  'validation.passwordShort': 'Utilisez au moins 10 caractères.',
  'validation.passwordGuessable':
    'Ce mot de passe serait parmi les premiers essayés. Choisissez-en un plus long ou moins courant, sans votre adresse.',
  'validation.passwordWrong': 'Ce n’est pas votre mot de passe actuel.',
  'validation.code': 'Saisissez les six chiffres du code.',
  'validation.codeWrong': 'Ce code est erroné ou n’est plus valable.',
  'validation.answerShort': 'Donnez une réponse d’au moins trois lettres ou chiffres.',
  'validation.answersWrong': 'Les réponses ne correspondent pas à celles données auparavant.',
  'validation.questionsDiffer': 'Choisissez deux questions différentes.',
  'validation.picture': 'Choisissez une image JPEG, PNG ou WebP.',
  'validation.limitOrder': 'La limite inférieure doit être en dessous de la limite supérieure.',
  'validation.limitRange': 'Cette limite est en dehors de ce qui peut être mesuré.',
  'validation.levelOrder':
    'Une gravité plus urgente doit être plus éloignée de la norme qu’une gravité moins urgente.',
  'validation.levelTwice': 'Chaque gravité ne peut être indiquée qu’une fois.',
  'validation.windowShort': 'La période est trop courte pour cela.',
  'validation.windowLong': 'La règle ne peut pas remonter aussi loin.',
  'validation.aggregation': 'Ce calcul n’est pas possible pour ce paramètre.',
  'validation.severalDays': 'Seule la valeur d’une journée du patient peut être exigée sur plusieurs jours.',
  'validation.planWater':
    'Seules les boissons peuvent être comparées au plan hydrique, avec une seule limite.',
  'validation.criticalHours': 'Une règle de gravité critique doit être active à toute heure.',
  'validation.escalationOrder': 'Chaque étape doit venir après la précédente.',
  'validation.thresholdEmpty': 'Modifiez au moins une valeur ou désactivez la règle.',
  'validation.subjectFixed':
    'Ce qu’une règle observe ne peut plus changer dès que des alertes la citent. Créez une nouvelle règle.',
};
