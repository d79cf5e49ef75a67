import type { alertSentences as en } from '../../en/desk/alertSentences';

export const alertSentences: Record<keyof typeof en, string> = {
  'alerts.system': 'système',
  'alerts.sentenceWorst': 'Valeur la plus grave\u00a0: {value}, {when}.',
  'alerts.sentenceLateHours':
    '{sentence} Reçue seulement {hours, plural, one {# heure} many {# heures} other {# heures}} après la mesure.',
  'alerts.sentenceLateDays':
    '{sentence} Reçue seulement {days, plural, one {# jour} many {# jours} other {# jours}} plus tard.',
  'alerts.statusOpen': 'Ouverte',
  'alerts.statusUnknown': 'Statut inconnu',
  'alerts.statusAcknowledged': 'Acquittée',
  'alerts.statusInProgress': 'En cours',
  'alerts.statusSnoozed': 'En veille',
  'alerts.statusNeedsReview': 'À revoir',
  'alerts.statusFalseAlarm': 'Fausse alerte',
  'alerts.statusAutoCleared': 'Levée automatiquement',
  'alerts.statusResolved': 'Clôturée',
  'alerts.announceOne': '{severity}\u00a0: {patient}. {sentence}',
  'alerts.announceMany':
    '{count, plural, one {# nouvelle alerte} many {# de nouvelles alertes} other {# nouvelles alertes}}{critical, plural, =0 {} one {, # critique} many {, # de critiques} other {, # critiques}}{high, plural, =0 {} one {, # de niveau élevé} many {, # de niveau élevé} other {, # de niveau élevé}}. La plus urgente\u00a0: {severity}, {patient}. {sentence}',
  'alerts.inMmHg': '{figures}\u00a0mmHg',
  'alerts.inDays': '{days, plural, one {# jour} many {# de jours} other {# jours}}',
  'alerts.inVoids': '{count, plural, one {# miction} many {# de mictions} other {# mictions}}',
  'alerts.inBags':
    '{count, plural, one {# poche trouble} many {# de poches troubles} other {# poches troubles}}',
  'alerts.inSigns': '{count, plural, one {# signe} many {# de signes} other {# signes}}',
  'alerts.sign_blood': 'sang visible',
  'alerts.sign_red': 'urines rouges ou rosées',
  'alerts.sign_brown': 'urines brunes',
  'alerts.sign_pain': 'douleur',
  'alerts.sign_infection': 'signes d’infection (fièvre, brûlures, envies pressantes)',
  'alerts.noValue': 'Aucune valeur',
  'alerts.rulePressureSevere': 'Pression artérielle très élevée',
  'alerts.rulePressurePregnancy': 'Pression artérielle très élevée pendant la grossesse',
  'alerts.rulePressureAdolescent': 'Pression artérielle élevée chez un adolescent',
  'alerts.rulePressureChild': 'Pression artérielle élevée chez un enfant',
  'alerts.rulePressureLow': 'Pression artérielle basse',
  'alerts.rulePressureLowChild': 'Pression artérielle basse chez un enfant',
  'alerts.rulePressureMean': 'Moyenne tensionnelle élevée sur 7 jours à domicile',
  'alerts.rulePressureMeanPregnancy': 'Moyenne tensionnelle élevée sur 7 jours pendant la grossesse',
  'alerts.rulePressureMeanDialysis': 'Moyenne tensionnelle élevée sur 7 jours sous dialyse',
  'alerts.rulePulseLow': 'Pouls très lent',
  'alerts.rulePulseHigh': 'Pouls très rapide',
  'alerts.rulePulseChild': 'Pouls très lent ou très rapide chez un enfant',
  'alerts.ruleFluidOver': 'Boissons au-dessus de la limite',
  'alerts.ruleFluidUnder': 'Boissons en dessous du minimum',
  'alerts.ruleNoPressure': 'Aucune pression artérielle reçue',
  'alerts.ruleNoWater': 'Aucune boisson saisie',
  'alerts.ruleUrineLow': 'Diurèse faible',
  'alerts.ruleUrineLowChild': 'Diurèse faible chez un enfant',
  'alerts.ruleUrineHigh': 'Diurèse élevée',
  'alerts.ruleUrineHighDrinking': 'Diurèse très élevée avec apports hydriques élevés prescrits',
  'alerts.ruleUrineSign': 'Signe d’alerte noté avec les urines',
  'alerts.ruleStonePrevention': 'Diurèse insuffisante pour prévenir les calculs',
  'alerts.ruleWeightHeartFailure': 'Prise de poids en cas d’insuffisance cardiaque',
  'alerts.ruleWeightPeritoneal': 'Prise de poids en cas d’insuffisance cardiaque sous dialyse péritonéale',
  'alerts.ruleInterdialyticGain': 'Prise de poids interdialytique',
  'alerts.ruleInterdialyticGainShare': 'Poids très au-dessus du poids sec',
  'alerts.ruleDryWeightPeritoneal': 'Poids au-dessus du poids sec sous dialyse péritonéale',
  'alerts.ruleCloudyBag': 'Dialysat trouble',
  'alerts.ruleFatigueHigh': 'Fatigue sévère',
  'alerts.ruleFatigueWeek': 'Fatigue persistante',
  'alerts.ruleStressHigh': 'Stress élevé depuis plusieurs jours',
  'alerts.rulePotassiumHigh': 'Hyperkaliémie',
  'alerts.rulePotassiumLow': 'Hypokaliémie',
  'alerts.ruleEgfrFall': 'Baisse du DFGe en trois mois',
  'alerts.ruleHaemoglobinLow': 'Anémie sévère',
  'alerts.ruleSodiumLow': 'Hyponatrémie',
  'alerts.ruleBicarbonateLow': 'Acidose métabolique',
  'alerts.ruleTacrolimusRange': 'Taux de tacrolimus hors cible',
  'alerts.ruleUnknown': 'Règle «\u00a0{rule}\u00a0»',
  'alerts.sentencePressureSevere': 'Pression artérielle {value}\u202f; sévère à partir de {limit}.',
  'alerts.sentencePressurePregnancy':
    'Pression artérielle {value} pendant la grossesse\u202f; sévère à partir de {limit}.',
  'alerts.sentencePressureAdolescent':
    'Pression artérielle {value} entre 13 et 17 ans\u202f; limite {limit}.',
  'alerts.sentencePressureChild': 'Pression artérielle {value} avant 13 ans\u202f; limite {limit}.',
  'alerts.sentencePressureLow': 'Pression artérielle basse {value}\u202f; limite systolique {limit}.',
  'alerts.sentencePressureLowChild':
    'Pression artérielle basse {value} avant 13 ans\u202f; limite systolique {limit}.',
  'alerts.sentencePressureMean':
    'Moyenne sur 7 jours {value} ({readings, plural, one {# mesure} many {# de mesures} other {# mesures}})\u202f; limite {limit}.',
  'alerts.sentencePressureMeanPregnancy':
    'Moyenne sur 7 jours {value} pendant la grossesse ({readings, plural, one {# mesure} many {# de mesures} other {# mesures}})\u202f; limite {limit}.',
  'alerts.sentencePressureMeanDialysis':
    'Moyenne sur 7 jours {value} sous dialyse ({readings, plural, one {# mesure} many {# de mesures} other {# mesures}})\u202f; limite systolique {limit}.',
  'alerts.sentenceFluidOver':
    '{days, plural, one {Apports hydriques {value}\u202f; limite {limit}.} many {Plus de {limit} depuis # de jours\u202f; dernière valeur {value}.} other {Plus de {limit} depuis # jours\u202f; dernière valeur {value}.}}',
  'alerts.sentenceFluidUnder':
    '{days, plural, one {Apports hydriques {value}\u202f; minimum {limit}.} many {Moins de {limit} depuis # de jours\u202f; dernière valeur {value}.} other {Moins de {limit} depuis # jours\u202f; dernière valeur {value}.}}',
  'alerts.sentenceNoPressure':
    '{missing, plural, one {Aucune pression artérielle depuis # jour.} many {Aucune pression artérielle depuis # de jours.} other {Aucune pression artérielle depuis # jours.}}',
  'alerts.sentenceNoWater':
    '{missing, plural, one {Aucune boisson saisie depuis # jour.} many {Aucune boisson saisie depuis # de jours.} other {Aucune boisson saisie depuis # jours.}}',
  'alerts.sentenceUrineLow': 'Diurèse {value} (recueil complet de 24\u00a0h)\u202f; limite {limit}.',
  'alerts.sentenceUrineLowChild':
    'Diurèse {value} avant 13 ans (recueil complet de 24\u00a0h)\u202f; limite {limit}.',
  'alerts.sentenceUrineHigh': 'Diurèse de {value} en un jour\u202f; limite {limit}.',
  'alerts.sentenceUrineSign': 'Noté avec les urines\u00a0: {value}.',
  'alerts.sentenceStonePrevention':
    'Diurèse moyenne de {value} par jour\u202f; au moins {limit} pour prévenir les calculs.',
  'alerts.sentenceWeightHeartFailure':
    '{value} au-dessus du poids le plus bas des jours précédents\u202f; limite {limit}.',
  'alerts.sentenceInterdialyticGain': 'Prise de poids interdialytique de {value}\u202f; limite {limit}.',
  'alerts.sentenceInterdialyticGainShare': 'Prise de poids de {value} du poids sec\u202f; limite {limit}.',
  'alerts.sentenceDryWeightPeritoneal':
    '{value} au-dessus du poids sec sous dialyse péritonéale\u202f; limite {limit}.',
  'alerts.sentenceCloudyBag': 'Poche trouble en dialyse péritonéale\u00a0: suspicion de péritonite.',
  'alerts.sentenceFatigueHigh': 'Fatigue {value}\u202f; sévère à partir de {limit}.',
  'alerts.sentenceFatigueWeek': 'Fatigue moyenne de la semaine {value}\u202f; limite {limit}.',
  'alerts.sentenceStressHigh':
    'Stress {value}\u202f; limite {limit}{days, plural, =0 {} =1 {} one {} many {, # de jours de suite} other {, # jours de suite}}.',
  'alerts.sentencePotassiumLow': 'Potassium bas {value}\u202f; limite {limit}.',
  'alerts.sentenceEgfrFall':
    'DFGe inférieur de {value} au plus élevé des trois derniers mois\u202f; limite {limit}.',
  'alerts.sentenceHigh': '{measure}\u00a0: {value}, au-dessus de la limite de {limit}.',
  'alerts.sentenceLow': '{measure}\u00a0: {value}, en dessous de la limite de {limit}.',
  'alerts.sentencePlain': '{measure}\u00a0: {value}\u202f; limite {limit}.',
  'alerts.sentenceMissing': '{measure}\u00a0: aucune donnée. {value}\u202f; limite {limit}.',
  'alerts.show': 'Afficher',
  'alerts.brought':
    '{count, plural, one {# alerte ouverte vous a été transmise\u00a0: personne ne l’a prise en charge.} many {# d’alertes ouvertes vous ont été transmises\u00a0: personne ne les a prises en charge.} other {# alertes ouvertes vous ont été transmises\u00a0: personne ne les a prises en charge.}}',
  'alerts.inPoints': '{count, plural, one {# point} many {# de points} other {# points}}',
  'alerts.sentenceScoreHigh': 'Score du questionnaire {value}\u202f; alerte à partir de {limit}.',
  'alerts.sentenceScoreLow': 'Score du questionnaire {value}\u202f; alerte jusqu’à {limit}.',
  'alerts.digest':
    '{open, plural, =0 {Aucune alerte n’est ouverte.} one {# alerte est ouverte, dont {critical, number} critique.} many {# d’alertes sont ouvertes, dont {critical, number} critiques.} other {# alertes sont ouvertes, dont {critical, number} critiques.}}',
};
