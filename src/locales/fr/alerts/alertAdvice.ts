import type { alertAdvice as en } from '../../en/alerts/alertAdvice';

export const alertAdvice: Record<keyof typeof en, string> = {
  'alerts.explainPressureSevere':
    'Déclenchée quand la pression artérielle la plus récente des dernières 24 heures atteint la limite systolique ou diastolique.',
  'alerts.explainPressurePregnancy':
    'Déclenchée quand, chez une patiente enceinte, la pression artérielle la plus récente des dernières 24 heures atteint la limite systolique ou diastolique. Traitement nécessaire le jour même.',
  'alerts.explainPressureAdolescent':
    'De 13 à 17 ans, déclenchée quand la pression artérielle la plus récente des dernières 24 heures atteint la limite systolique ou diastolique\u202f; plus elle est haute, plus c’est urgent.',
  'alerts.explainPressureChild':
    'Avant 13 ans, déclenchée quand la pression artérielle la plus récente des dernières 24 heures atteint la limite systolique ou diastolique. Les plus jeunes ont besoin de limites plus basses, à régler pour chaque patient.',
  'alerts.explainPressureLow':
    'Déclenchée quand la pression systolique la plus récente des dernières 24 heures est sous la limite\u202f; plus elle est basse, plus c’est urgent.',
  'alerts.explainPressureLowChild':
    'Avant 13 ans, déclenchée quand la pression systolique la plus récente des dernières 24 heures est sous la limite\u202f; plus elle est basse, plus c’est urgent.',
  'alerts.explainPressureMean':
    'Déclenchée quand la moyenne des derniers jours atteint la limite, avec suffisamment de mesures et de jours.',
  'alerts.explainPressureMeanPregnancy':
    'Pendant la grossesse, déclenchée quand la moyenne des derniers jours atteint la limite systolique ou diastolique. Deux mesures suffisent. Rechercher une prééclampsie.',
  'alerts.explainPressureMeanDialysis':
    'En dialyse, déclenchée quand la moyenne systolique des derniers jours atteint la limite, avec suffisamment de mesures.',
  'alerts.explainPulseLow':
    'Déclenchée quand le pouls le plus récent des dernières 24 heures est égal ou inférieur à la limite. Demander s’il y a eu un malaise ou un médicament qui ralentit le cœur\u202f; le potassium peut être élevé.',
  'alerts.explainPulseHigh':
    'À partir de 13 ans, déclenchée quand le pouls le plus récent des dernières 24 heures atteint la limite.',
  'alerts.explainPulseChild':
    'Avant 13 ans, déclenchée quand le pouls le plus récent des dernières 24 heures est en dehors des limites.',
  'alerts.explainFluidOver':
    'Déclenchée quand les apports hydriques dépassent nettement la limite du jour\u202f; plus urgente si cela dure plusieurs jours.',
  'alerts.explainFluidUnder':
    'Déclenchée quand les apports hydriques restent nettement sous le minimum plusieurs jours. Les jours sans saisie ne comptent pas.',
  'alerts.explainNoPressure':
    'Déclenchée quand aucune pression artérielle n’a été reçue pendant plusieurs jours\u202f; plus urgente avec le temps. Voyages et hospitalisations ne comptent pas.',
  'alerts.explainNoWater':
    'Déclenchée quand aucun apport hydrique n’a été saisi pendant plusieurs jours malgré un objectif. Voyages et hospitalisations ne comptent pas.',
  'alerts.explainUrineLow':
    'Déclenchée quand la diurèse d’un recueil complet de 24 heures est sous la limite. Ne s’applique ni en cas d’anurie, ni en dialyse.',
  'alerts.explainUrineLowChild':
    'Avant 13 ans, déclenchée quand la diurèse d’un recueil complet de 24 heures est sous la limite, à régler selon le poids. Ne s’applique ni en cas d’anurie, ni en dialyse.',
  'alerts.explainUrineHigh': 'Déclenchée quand la diurèse d’une journée dépasse la limite.',
  'alerts.explainUrineHighDrinking':
    'Chez les patients lithiasiques et ceux dont le plan demande au moins 2,5 L, déclenchée quand la diurèse d’une journée dépasse la limite. Demander combien a été bu, et penser à la glycémie et à la natrémie.',
  'alerts.explainUrineSign':
    'Déclenchée quand du sang, une couleur rouge ou brune, une douleur ou des signes d’infection ont été notés avec les urines dans les 7 derniers jours. Du sang visible sans infection demande un avis urologique (NICE NG12)\u202f; une fièvre après une greffe ou avec des calculs est une urgence.',
  'alerts.explainStonePrevention':
    'Chez les patients lithiasiques, déclenchée quand la diurèse moyenne des derniers jours est insuffisante pour prévenir les calculs.',
  'alerts.explainWeightHeartFailure':
    'En cas d’insuffisance cardiaque, déclenchée quand le poids le plus récent dépasse le plus bas des jours précédents d’au moins la limite.',
  'alerts.explainWeightPeritoneal':
    'En cas d’insuffisance cardiaque sous dialyse péritonéale, déclenchée quand le poids le plus récent dépasse le plus bas des jours précédents d’au moins la limite. Demander l’ultrafiltration, et si la pesée a été faite avec le dialysat en place.',
  'alerts.explainInterdialyticGain':
    'En hémodialyse, déclenchée quand la prise de poids entre deux séances dépasse la limite. Si les séances ne la donnent pas, le poids le plus récent est comparé au poids sec.',
  'alerts.explainInterdialyticGainShare':
    'En hémodialyse, déclenchée quand la prise de poids atteint un pourcentage du poids sec. À régler pour chaque patient.',
  'alerts.explainDryWeightPeritoneal':
    'En dialyse péritonéale, déclenchée quand le poids le plus récent des dernières 24 heures dépasse le poids sec de plus que la limite. Une pesée faite avec le dialysat en place demande une limite plus haute.',
  'alerts.explainCloudyBag':
    'Déclenchée quand une poche était trouble lors d’une dialyse péritonéale des 7 derniers jours. C’est une péritonite jusqu’à preuve du contraire\u00a0: examiner le jour même, prélever le dialysat pour numération cellulaire et culture, et débuter les antibiotiques sans attendre les résultats (ISPD 2022).',
  'alerts.explainFatigueHigh': 'Déclenchée quand la fatigue a été sévère la plupart des derniers jours.',
  'alerts.explainFatigueWeek':
    'Déclenchée quand la fatigue moyenne d’une semaine atteint la limite, sur assez de jours.',
  'alerts.explainStressHigh': 'Déclenchée quand le stress a été élevé plusieurs jours de suite.',
  'alerts.explainPotassiumHigh':
    'Déclenchée quand le dernier potassium des derniers jours atteint la limite\u202f; à partir de 6,5 mmol/L, c’est une urgence. Un prélèvement hémolysé peut donner le même résultat\u00a0: à répéter sans délai.',
  'alerts.explainPotassiumLow':
    'Déclenchée quand le dernier potassium des derniers jours est sous la limite\u202f; d’autant plus urgente qu’il est bas.',
  'alerts.explainEgfrFall':
    'Déclenchée quand le dernier DFGe est inférieur de la limite au plus élevé des trois mois précédents. Les valeurs calculées à partir de la créatinine comptent. Ne s’applique pas en dialyse.',
  'alerts.explainHaemoglobinLow':
    'Déclenchée quand la dernière hémoglobine des derniers jours est sous la limite.',
  'alerts.explainSodiumLow':
    'Déclenchée quand le dernier sodium des derniers jours est sous la limite. L’établissement décide si elle s’applique.',
  'alerts.explainBicarbonateLow':
    'Déclenchée quand le dernier bicarbonate des dernières semaines est sous la limite. L’établissement décide si elle s’applique.',
  'alerts.explainTacrolimusRange':
    'Après une greffe, déclenchée quand le dernier taux de tacrolimus des derniers jours est hors des limites. La cible dépend du temps écoulé depuis la greffe\u00a0: l’établissement la fixe.',
  'alerts.explainScore':
    'Déclenchée quand le score d’un questionnaire se situe dans une plage avec alerte. Un score ultérieur hors de cette plage met fin à l’alerte.',
  'alerts.explainUnknown':
    'Cette application n’a pas de description de cette règle\u202f; elle a été appliquée par le serveur.',
  'alerts.questions': 'Questions pour l’appel',
  'alerts.askPressure1': 'La mesure a-t-elle été faite assis, au repos, avec le brassard habituel\u202f?',
  'alerts.askPressure2':
    'Comment vous sentez-vous en ce moment\u202f? Maux de tête, vertiges, douleur thoracique, essoufflement\u202f?',
  'alerts.askPressure3': 'Quels médicaments avez-vous pris aujourd’hui, et à quelle heure\u202f?',
  'alerts.askPulse1': 'La mesure a-t-elle été faite au repos\u202f?',
  'alerts.askPulse2': 'Ressentez-vous des battements irréguliers ou un malaise\u202f?',
  'alerts.askPulse3': 'Que faisiez-vous avant la mesure\u202f?',
  'alerts.askWater1': 'Avez-vous saisi tout ce que vous avez bu, sans rien compter deux fois\u202f?',
  'alerts.askWater2': 'Avez-vous plus soif que d’habitude, ou du mal à boire\u202f?',
  'alerts.askWater3':
    'Avez-vous remarqué un gonflement, un changement de poids, une diarrhée ou de la fièvre\u202f?',
  'alerts.askUrine1': 'Toutes les urines de la journée ont-elles été recueillies\u202f?',
  'alerts.askUrine2': 'La couleur ou l’odeur a-t-elle changé\u202f? Y a-t-il une douleur\u202f?',
  'alerts.askUrine3': 'Combien avez-vous bu pendant la même période\u202f?',
  'alerts.askWeight1':
    'La pesée a-t-elle été faite sur la même balance, à l’heure habituelle, avec des vêtements semblables\u202f?',
  'alerts.askWeight2': 'Vos jambes sont-elles gonflées, ou respirez-vous moins bien allongé\u202f?',
  'alerts.askWeight3': 'Quelque chose a-t-il changé dans ce que vous mangez et buvez\u202f?',
  'alerts.askStress1': 'Qu’est-ce qui vous pèse le plus en ce moment\u202f?',
  'alerts.askStress2': 'Comment dormez-vous ces temps-ci\u202f?',
  'alerts.askStress3': 'Qui pourrait vous soutenir\u202f? Souhaitez-vous être rappelé\u202f?',
  'alerts.askFatigue1': 'Depuis quand êtes-vous aussi fatigué, et le repos vous soulage-t-il\u202f?',
  'alerts.askFatigue2': 'Y a-t-il autre chose\u00a0: fièvre, essoufflement, perte d’appétit\u202f?',
  'alerts.askFatigue3': 'Comment dormez-vous, et qu’arrivez-vous encore à faire dans la journée\u202f?',
  'alerts.askLaboratory1':
    'Comment allez-vous\u00a0: faiblesse, essoufflement, battements irréguliers\u202f?',
  'alerts.askLaboratory2':
    'Quels médicaments, compléments ou sels de substitution prenez-vous, et qu’est-ce qui a changé\u202f?',
  'alerts.askLaboratory3':
    'Avez-vous eu des vomissements, de la diarrhée ou de la fièvre, ou mangé et bu moins que d’habitude\u202f?',
  'alerts.askMissing1':
    'Allez-vous bien\u202f? S’est-il passé quelque chose depuis la dernière mesure\u202f?',
  'alerts.askMissing2': 'L’appareil et l’envoi des mesures fonctionnent-ils\u202f?',
  'alerts.askMissing3': 'Avez-vous mesuré sans envoyer\u202f? Quelles étaient les valeurs\u202f?',
  'alerts.advice': 'Conseils au patient',
  'alerts.adviceFailed': 'Le conseil de la règle n’a pas pu être chargé.',
};
