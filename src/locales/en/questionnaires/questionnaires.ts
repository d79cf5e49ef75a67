export const questionnaires = {
  'questionnaires.titleMissing': 'Enter a title in the base language.',
  'questionnaires.textMissing': 'Enter a text in the base language.',
  'questionnaires.noQuestion': 'Add at least one question.',
  'questionnaires.linkIdTwice': 'The key “{linkId}” is used more than once.',
  'questionnaires.optionTwice': 'The code “{code}” is used for more than one option.',
  'questionnaires.optionsMissing': 'Add at least one option.',
  'questionnaires.boundOrder': 'The largest value must be above the smallest.',
  'questionnaires.stepPositive': 'Give a step above zero.',
  'questionnaires.presetAsked':
    'A preset answer would be handed in without anyone having given it. Remove it, or make this item read-only or hidden.',
  'questionnaires.presetWrong': 'The preset answer is not a possible answer to this item.',
  'questionnaires.readOnlyEmpty':
    'This item is read-only and has no preset answer, so it can never be answered. Let it be answered, or hide it.',
  'questionnaires.writesNot': 'An answer of this type cannot be saved as that measure.',
  'questionnaires.writesTwice': 'Another item is already saved as this measure.',
  'questionnaires.writesUnit': 'Choose the unit in which this measure is answered.',
  'questionnaires.scaleSteps': 'A scale must divide into whole steps, at most {most, number} of them.',
  'questionnaires.conditionItem':
    'The condition refers to “{item}”, which is not a question in this questionnaire.',
  'questionnaires.conditionOperator': 'The answer to “{item}” cannot be compared in this way.',
  'questionnaires.conditionValue': 'Compare “{item}” with a possible answer.',
  'questionnaires.cycle': 'These questions depend on each other, so none would ever be shown: {items}.',
  'questionnaires.scoreItem':
    'The answer to “{item}” cannot be scored. Possible are scales, yes/no, numbers with both limits, and options that all have points.',
  'questionnaires.scoreItemTwice': '“{item}” is already included.',
  'questionnaires.minAnswered': 'The score includes only {most, number} of the questions.',
  'questionnaires.bandOrder': 'The end of a band must not be below its start.',
  'questionnaires.bandOverlap': '{from, number} to {to, number} is in two bands.',
  'questionnaires.bandGap':
    'Scores from {from, number} to {to, number} are possible but not covered by any band.',
  'questionnaires.answerBetween': 'Give a value from {min, number} to {max, number}.',
  'questionnaires.answerAtLeast': 'Give a value of at least {min, number}.',
  'questionnaires.answerAtMost': 'Give a value of at most {max, number}.',
  'questionnaires.answerStep': 'Choose one of the marks of the scale.',
  'questionnaires.answerOption': 'Choose one of the options.',
  'questionnaires.answerAlone': 'One of these options cannot be combined with others.',
  'questionnaires.answerTooLong': 'This is too long: at most {most, number} characters.',
  'questionnaires.fhirShape': 'This part does not conform to FHIR R4.',
  'questionnaires.fhirResource': 'This file contains no FHIR questionnaire.',
  'questionnaires.fhirType': 'Questions of the type {type} cannot be asked here.',
  'questionnaires.fhirTooMany': 'There are too many of these: at most {most, number} can be taken.',
  'questionnaires.fhirNesting': 'Groups nested like this cannot be kept: what is shown when would change.',
  'questionnaires.fhirCondition': 'This condition compares with something that cannot be answered here.',
  'questionnaires.fhirUnserved':
    '“{name}” is not supported. Without it, the form could ask, show or score something other than its author meant.',
  'questionnaires.fhirRetired':
    'This form was withdrawn by its author (status “retired”). Import the version that replaces it.',
  'questionnaires.fhirValueSet': 'Options from an external list cannot be loaded. Include them in the file.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof questionnaires, string> {}
}
