import type { questionnaires as en } from '../../en/questionnaires/questionnaires';

export const questionnaires: Record<keyof typeof en, string> = {
  'questionnaires.titleMissing': 'Indiquez un titre dans la langue de base.',
  'questionnaires.textMissing': 'Indiquez un texte dans la langue de base.',
  'questionnaires.noQuestion': 'Posez au moins une question.',
  'questionnaires.linkIdTwice': 'La clé «\u00a0{linkId}\u00a0» est utilisée plusieurs fois.',
  'questionnaires.optionTwice': 'Le code «\u00a0{code}\u00a0» désigne plusieurs réponses.',
  'questionnaires.optionsMissing': 'Proposez au moins une réponse au choix.',
  'questionnaires.boundOrder': 'La plus grande valeur doit dépasser la plus petite.',
  'questionnaires.stepPositive': 'Indiquez un pas supérieur à zéro.',
  'questionnaires.presetAsked':
    'Une réponse prédéfinie serait envoyée sans que personne ne l’ait donnée. Supprimez-la, ou affichez cette question en lecture seule ou pas du tout.',
  'questionnaires.presetWrong': 'La réponse prédéfinie n’est pas une réponse possible à cette question.',
  'questionnaires.readOnlyEmpty':
    'Cette question est en lecture seule et n’a pas de réponse prédéfinie\u00a0: personne ne pourra y répondre. Rendez-la modifiable ou masquez-la.',
  'questionnaires.writesNot': 'Une réponse de ce type ne peut pas être reprise pour ce paramètre.',
  'questionnaires.writesTwice': 'Une autre question est déjà reprise pour ce paramètre.',
  'questionnaires.writesUnit': 'Choisissez l’unité dans laquelle ce paramètre est indiqué.',
  'questionnaires.scaleSteps': 'L’échelle doit se diviser en pas entiers, {most, number} au plus.',
  'questionnaires.conditionItem':
    'La condition renvoie à «\u00a0{item}\u00a0», qui n’est pas une question de ce questionnaire.',
  'questionnaires.conditionOperator': 'La réponse à «\u00a0{item}\u00a0» ne peut pas être comparée ainsi.',
  'questionnaires.conditionValue': 'Comparez «\u00a0{item}\u00a0» à une réponse possible.',
  'questionnaires.cycle':
    'Ces questions dépendent l’une de l’autre et ne s’afficheraient jamais\u00a0: {items}.',
  'questionnaires.scoreItem':
    'La réponse à «\u00a0{item}\u00a0» ne peut pas être comptée. Possibles\u00a0: échelles, oui ou non, nombres avec deux bornes, réponses ayant toutes des points.',
  'questionnaires.scoreItemTwice': '«\u00a0{item}\u00a0» est déjà compté.',
  'questionnaires.minAnswered': 'Questions prises en compte par le score\u00a0: {most, number} au plus.',
  'questionnaires.bandOrder': 'La fin d’une plage ne peut pas être inférieure à son début.',
  'questionnaires.bandOverlap': '{from, number} à {to, number} appartient à deux plages.',
  'questionnaires.bandGap':
    'Les scores de {from, number} à {to, number} sont possibles mais ne sont couverts par aucune plage.',
  'questionnaires.answerBetween': 'Indiquez une valeur de {min, number} à {max, number}.',
  'questionnaires.answerAtLeast': 'Indiquez une valeur d’au moins {min, number}.',
  'questionnaires.answerAtMost': 'Indiquez une valeur d’au plus {max, number}.',
  'questionnaires.answerStep': 'Choisissez un degré de l’échelle.',
  'questionnaires.answerOption': 'Choisissez une des réponses proposées.',
  'questionnaires.answerAlone': 'L’une de ces réponses ne peut pas être choisie avec d’autres.',
  'questionnaires.answerTooLong': 'C’est trop long\u00a0: {most, number} caractères au plus.',
  'questionnaires.fhirShape': 'Cette partie n’est pas conforme à FHIR R4.',
  'questionnaires.fhirResource': 'Ce fichier ne contient pas de questionnaire FHIR.',
  'questionnaires.fhirType': 'Les questions du type {type} ne peuvent pas être posées ici.',
  'questionnaires.fhirTooMany': 'Il y en a trop\u00a0: {most, number} au plus.',
  'questionnaires.fhirNesting':
    'Des groupes imbriqués ainsi ne peuvent pas être repris\u00a0: l’affichage changerait.',
  'questionnaires.fhirCondition': 'Cette condition compare à une réponse impossible ici.',
  'questionnaires.fhirUnserved':
    '«\u00a0{name}\u00a0» n’est pas pris en charge. Sans cela, le questionnaire pourrait demander, montrer ou coter autre chose que prévu.',
  'questionnaires.fhirRetired':
    'Ce questionnaire a été retiré par son auteur (statut «\u00a0retired\u00a0»). Importez la version qui le remplace.',
  'questionnaires.fhirValueSet':
    'Les réponses d’une liste externe ne peuvent pas être chargées. Inscrivez-les dans le fichier.',
};
