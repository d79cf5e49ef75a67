import type { formula as en } from '../../en/formula/formula';

export const formula: Record<keyof typeof en, string> = {
  'formula.empty': 'Saisissez une formule, par exemple 500 + urine24h.',
  'formula.tooLong':
    'La formule compte {count, number} caractères\u202f; {most, number} au plus sont possibles.',
  'formula.comma':
    '«\u00a0{text}\u00a0» peut se lire de deux façons. Écrivez les décimales avec un point (1.5) et séparez les nombres par un point-virgule (1\u202f; 5).',
  'formula.grouped':
    '«\u00a0{text}\u00a0» peut désigner des milliers ou des décimales. Écrivez les milliers sans point (1500).',
  'formula.endsEarly':
    'La formule s’arrête trop tôt\u00a0: il manque à la fin un nombre, un nom ou une parenthèse.',
  'formula.unreadable': '«\u00a0{text}\u00a0» n’est pas valable ici.',
  'formula.notAllowed':
    '«\u00a0{text}\u00a0» n’est pas un calcul. Utilisez des nombres, des noms, + − × ÷, des parenthèses, min, max, round et if.',
  'formula.unknownName': 'La variable «\u00a0{name}\u00a0» n’existe pas.',
  'formula.unknownFunction':
    'La fonction «\u00a0{name}\u00a0» n’existe pas. Sont possibles min, max, round et if.',
  'formula.needsBrackets':
    '«\u00a0{name}\u00a0» est une fonction\u00a0: ses valeurs suivent entre parenthèses, soit {name}( ).',
  'formula.parts':
    '«\u00a0{name}\u00a0» prend de {least, number} à {most, number} valeurs\u202f; il y en a ici {given, number}.',
  'formula.noNumber': 'Il faut ici un nombre.',
  'formula.noCondition': 'Il faut ici une comparaison, par exemple sex == female.',
  'formula.units': '{one} et {other} ne peuvent pas être combinés.',
  'formula.resultUnit': 'Le résultat serait en {unit}\u202f; un plan hydrique demande des mL par jour.',
  'formula.missing': '«\u00a0{name}\u00a0» n’est pas renseigné pour ce patient.',
  'formula.divisionByZero': 'Division par zéro.',
  'formula.tooLarge': 'Le résultat dépasse tout volume possible.',
  'formula.roundStep': 'On ne peut arrondir qu’à un pas supérieur à zéro.',
  'formula.outOfRange':
    'La formule donne {ml, number}\u00a0mL par jour\u202f; le total doit être compris entre 0 et {most, number}\u00a0mL.',
  'formula.crossed':
    'La limite inférieure ({low, number}\u00a0mL) dépasse la limite supérieure ({high, number}\u00a0mL).',
  'formula.name_weight': 'Poids, le plus récent (kg)',
  'formula.name_dryWeight': 'Poids sec (kg)',
  'formula.name_height': 'Taille (cm)',
  'formula.name_age': 'Âge (années)',
  'formula.name_sex': 'Sexe (female, male)',
  'formula.name_urine24h': 'Diurèse des 24\u00a0h (mL/j)',
  'formula.name_baseline': 'Boissons habituelles, moyenne sur 7\u00a0jours (mL/j)',
  'formula.name_ufr': 'Taux d’ultrafiltration (mL/kg/h)',
  'formula.name_sessionHours': 'Durée d’une séance (h)',
  'formula.name_interdialyticDays': 'Jours entre les séances (j)',
  'formula.name_urineTarget': 'Diurèse visée (mL/j)',
  'formula.name_activityExtra': 'Supplément pour l’activité (mL/j)',
  'formula.name_heatExtra': 'Supplément pour la chaleur (mL/j)',
  'formula.name_quantity': 'Récipients par jour (nombre)',
  'formula.name_containerMl': 'Contenance d’un récipient (mL)',
};
