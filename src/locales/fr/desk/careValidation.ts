/** What is wrong with an entry about patients and the house. */
import type { careValidation as en } from '../../en/desk/careValidation';

export const careValidation: Record<keyof typeof en, string> = {
  'validation.endBeforeStart': 'La fin précède le début.',
  'validation.endNeeded': 'Indiquez le dernier jour prévu. Il pourra être modifié plus tard.',
  'validation.rangeOrder': 'La borne supérieure de l’intervalle est inférieure à la borne inférieure.',
  'validation.bothPressures': 'Indiquez les pressions systolique et diastolique.',
  'validation.outcome': 'Choisissez une conclusion.',
  'validation.snoozePast': 'Indiquez un moment à venir.',
  'validation.colleague': 'Choisissez une personne dans la liste des collègues.',
  'validation.snoozeTooLong': 'Une alerte de cette gravité ne peut pas être mise en veille aussi longtemps.',
  'validation.noteRequired':
    'Indiquez dans une note ce qui a été fait\u00a0: une alerte élevée ou critique ne peut être clôturée sans elle.',
  'validation.tooManyDecimals':
    'Indiquez au plus {decimals, plural, one {# décimale} many {# de décimales} other {# décimales}}.',
  'validation.pressureOrder': 'La pression systolique doit être supérieure à la diastolique.',
  'validation.inFuture': 'Cette heure se situe plus de {minutes, number} minutes dans le futur.',
  'validation.beforeBirth': 'Cette date précède la date de naissance.',
  'validation.beforeEnrolment': 'C’est avant l’inclusion.',
  'validation.beforeLastChange': 'C’est avant le dernier changement d’état.',
  'validation.pauseLong': 'Une suspension dure un an au plus. Elle peut être prolongée plus tard.',
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
  'validation.checkInsideTotal':
    'Un total est enregistré pour ce jour, et c’est lui qui compte. Cette saisie sera affichée mais pas ajoutée.',
  'validation.checkSecondTotal':
    'Un total est déjà enregistré pour ce jour. Seul le dernier enregistré compte.',
  'validation.checkTotalBelow':
    'Les saisies de ce jour dépassent ensemble ce total, qui compte à leur place. Veuillez vérifier.',
  'validation.checkOld': 'Cette date remonte à plus de {days, number} jours. Veuillez vérifier.',
  'validation.ultrafiltrationRate':
    'Ce débit dépasse {rate, number}\u00a0mL/kg/h et ne peut pas être enregistré. Vérifiez volume, durée et poids.',
  'validation.checkUltrafiltrationRate':
    'Ce débit dépasse {softRate, number}\u00a0mL/kg/h. Veuillez vérifier.',
  'validation.checkHeavierAfter': 'Le poids est plus élevé après la séance qu’avant. Veuillez vérifier.',
  'validation.checkRetained':
    'Il est sorti moins de liquide qu’il n’en est entré\u00a0: rétention. Veuillez vérifier.',
  'validation.kindOfDialysis':
    'Cela ne va pas avec ce type de dialyse, ou avec une séance manquée. Laissez ce champ vide.',
  'validation.timeSkipped': 'Passage à l’heure d’été\u00a0: cette heure n’existait pas ce jour-là.',
  'validation.timeRepeated':
    'Passage à l’heure d’hiver\u00a0: cette heure a existé deux fois ce jour-là. C’est la première qui compte.',
  'validation.categoryCode':
    'Utilisez 2 à 20 caractères\u00a0: majuscules de A à Z, chiffres, tirets et tirets bas, par exemple HD-DOM.',
  'validation.limitOrder': 'La limite inférieure doit être en dessous de la limite supérieure.',
  'validation.limitRange': 'Cette limite est en dehors de ce qui peut être mesuré.',
  'validation.targetRange': 'Cette valeur est trop basse ou trop élevée pour un objectif.',
  'validation.beforeLastTarget': 'Cette date précède la dernière décision sur cet objectif.',
  'validation.planDecides': 'Un plan hydrique fixe ce qu’il faut boire. Modifiez-le sous Plan hydrique.',
  'validation.noTargetToEnd': 'Il n’y a aucun objectif de ce type à arrêter.',
  'validation.levelOrder':
    'La limite d’un niveau plus grave doit être plus éloignée de la normale que celle d’un niveau moins grave.',
  'validation.levelTwice': 'Chaque gravité ne peut être indiquée qu’une fois.',
  'validation.windowShort': 'La période est trop courte pour ce calcul.',
  'validation.windowLong': 'La règle ne peut pas remonter aussi loin.',
  'validation.aggregation': 'Ce calcul n’est pas possible pour ce paramètre.',
  'validation.severalDays': 'Seule une valeur journalière peut être exigée sur plusieurs jours.',
  'validation.planWater':
    'Seules les boissons peuvent être comparées au plan hydrique, avec une seule limite.',
  'validation.criticalHours': 'Une règle de gravité critique doit être active à toute heure.',
  'validation.everybodyExcluded':
    'Ensemble, ces exclusions ne laissent plus personne à la règle\u00a0: retirez l’une d’elles.',
  'validation.escalationOrder': 'Chaque étape doit venir après la précédente.',
  'validation.thresholdEmpty': 'Modifiez au moins une valeur ou désactivez la règle.',
  'validation.subjectFixed':
    'Le paramètre ne peut plus être modifié dès que des alertes s’y réfèrent. Créez une nouvelle règle.',
  'validation.formula': 'Cette formule ne peut pas être calculée.',
  'validation.slotsOverlap': 'Les créneaux ne doivent pas se chevaucher et chacun doit avoir une durée.',
  'validation.sharesCount': 'Indiquez une part par créneau.',
  'validation.sharesSum': 'La somme des parts doit faire 100\u202f%.',
  'validation.clampOrder': 'Le total minimal ne peut pas dépasser le maximal.',
  'validation.planStatus': 'Un plan passe de brouillon à actif, puis d’actif à archivé.',
  'validation.planActive': 'Seul un plan actif peut être attribué à un patient.',
  'validation.assignmentStatus': 'Le plan de ce patient ne peut plus être modifié ainsi.',
  'validation.overrideClamp': 'Le plan permet de {min, number} à {max, number}\u00a0mL.',
  'validation.confirmReason': 'Indiquez le motif de cette valeur inhabituelle.',
  'validation.planLacks': 'Le plan hydrique a besoin de cette valeur.',
  'validation.profileOrTotal':
    'Manque dans le profil\u00a0: {names}. Complétez le profil ou fixez une quantité ici.',
  'validation.profileLacks': 'Manque dans le profil\u00a0: {names}. Complétez d’abord le profil.',
  'validation.planBelowZero': 'Pour ce patient, la formule donne moins de 0\u00a0mL par jour.',
  'validation.planTooMuch': 'Pour ce patient, la formule donne plus que ce qui peut être bu en un jour.',
  'validation.planCrossed': 'Pour ce patient, la limite inférieure dépasse la limite supérieure.',
  'validation.weekdays': 'Choisissez au moins un jour de la semaine.',
  'validation.dosePositive': 'Indiquez une quantité supérieure à zéro.',
  'validation.timesNeeded': 'Indiquez au moins une heure.',
  'validation.timesTwice': 'Chaque heure ne peut figurer qu’une fois.',
  'validation.segmentOrder': 'Les périodes d’un médicament doivent se suivre sans se chevaucher.',
  'validation.pastFixed':
    'Ce qui était prévu avant aujourd’hui ne peut plus être modifié. Choisissez aujourd’hui ou un jour ultérieur.',
  'validation.overlap':
    'Le patient prend déjà ce médicament ou un autre contenant la même substance. Confirmez que cette double prescription est voulue.',
  'validation.avoided':
    'Règle locale\u00a0: éviter ce médicament dans la situation de ce patient. Indiquez le motif.',
  'validation.allergyKnown':
    'Une allergie notée dit le contraire. Terminez-la d’abord si elle n’est plus valable.',
  'validation.warningReason':
    'Indiquez en 3 caractères au moins le motif de la prescription malgré l’avertissement.',
  'validation.overlapReason': 'Le patient prend déjà la même substance. Indiquez le motif des deux.',
  'validation.medicineInactive': 'Ce médicament ne peut plus être prescrit.',
  'validation.notDue': 'Rien n’est prévu à cette heure.',
  'validation.tooLongAgo': 'Seules les prises des {days, number}\u00a0derniers jours peuvent être saisies.',
  'validation.skipReason': 'Indiquez pourquoi la prise n’a pas eu lieu.',
  'validation.overMaximum': 'Le maximum en 24 heures est dépassé. Précisez dans une note ce qui s’est passé.',
  'validation.farAhead':
    'Cette prise n’est prévue que bien plus tard. Précisez dans une note pourquoi elle a eu lieu maintenant, ou saisissez la prise concernée.',
  'validation.linkId':
    'Commencez par une lettre, puis seulement lettres, chiffres, - et _, 40 caractères au plus.',
  'validation.questionnaire': 'Le questionnaire ne peut pas être publié ainsi. Corrigez ce qui est marqué.',
  'validation.afterToday': 'Ce jour est encore à venir.',
  'validation.endOfCurrent': 'Une fin n’est possible que pour un diagnostic inactif, en rémission ou résolu.',
  'validation.reachable':
    'Indiquez une adresse e-mail ou un numéro de mobile pour que cette personne soit joignable.',
  'validation.referralState':
    'Une demande d’avis est d’abord acceptée ou refusée, puis, une fois acceptée, terminée ou refusée.',
  'validation.httpsAddress':
    'Indiquez une adresse web qui commence par https:// et ne contient ni identifiant ni mot de passe.',
  'validation.hoursEqual': 'La fin doit être à une autre heure que le début.',
  'validation.timeZone': 'Choisissez un fuseau horaire dans la liste, par exemple Europe/Paris.',
  'validation.givenTwice': 'Cet élément existe déjà.',
  'validation.criticalTold': 'Les alertes critiques sont toujours signalées.',
  'validation.serverTested':
    'Testez d’abord cette adresse\u00a0: seule une adresse qui vient de répondre peut être enregistrée.',
  'validation.termsPast': 'Les conditions prennent effet au plus tôt aujourd’hui.',
  'validation.termsOrder':
    'Des conditions déjà publiées prennent effet plus tard. Indiquez la même date ou une date ultérieure.',
  'validation.termsLanguage':
    'Rédigez le texte dans la langue par défaut de l’établissement avant de publier.',
  'validation.templateNames':
    'Seuls ces noms peuvent figurer entre accolades\u00a0: severity, patient, alert.',
  'validation.document':
    'Le texte contient un élément qui ne peut pas être conservé. Collez-le en texte brut.',
  'validation.pictureWords':
    'Chaque image doit être décrite pour les personnes qui ne la voient pas. Sélectionnez-la et décrivez-la.',
  'validation.transcript':
    'Chaque film doit être accompagné de sa transcription. Sélectionnez-le et ajoutez-la.',
  'validation.safeLink': 'Un lien commence par https:// ou par mailto et ne contient pas d’espace.',
  'validation.quizRight': 'Marquez au moins une réponse comme juste.',
  'validation.reviewFuture': 'Choisissez un jour après aujourd’hui.',
  'validation.pdf': 'Choisissez un fichier PDF.',
  'validation.articleStep': 'Cette action n’est pas possible dans l’état actuel de l’article.',
  'validation.articleReader': 'Cet article n’est pas publié ou a été archivé entre-temps.',
  'validation.readingStep': 'Cette étape n’est plus possible.',
  'validation.notPublished': 'Seul un questionnaire publié peut être attribué.',
  'validation.startPast': 'Indiquez aujourd’hui ou un jour à venir.',
  'validation.notCaredFor': 'Ce patient n’est plus suivi dans le programme.',
  'validation.stepImpossible': 'Cette étape est impossible dans l’état actuel.',
  'validation.windowClosed': 'Ce questionnaire ne peut être rempli que pendant sa période de réponse.',
  'validation.remindWithin': 'Indiquez moins de jours que le délai de réponse.',
  'validation.templateNeeds': 'Nommez le patient et l’alerte, chacun entre accolades\u00a0: patient, alert.',
};
