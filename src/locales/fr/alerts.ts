import type { alerts as en } from '../en/alerts';

export const alerts: Record<keyof typeof en, string> = {
  'alerts.title': 'Alertes',
  'alerts.leadCritical':
    '{count, plural, one {# alerte critique est ouverte, depuis {since}.} many {# d’alertes critiques sont ouvertes, la plus ancienne depuis {since}.} other {# alertes critiques sont ouvertes, la plus ancienne depuis {since}.}}',
  'alerts.leadNoCritical':
    '{count, plural, =0 {Aucune alerte n’est ouverte.} one {Aucune alerte critique n’est ouverte\u202f; # d’un autre niveau l’est.} many {Aucune alerte critique n’est ouverte\u202f; # d’autres niveaux le sont.} other {Aucune alerte critique n’est ouverte\u202f; # d’autres niveaux le sont.}}',
  'alerts.notEmergency':
    'Ce service n’est pas un service d’urgence. En cas d’urgence, appelez le numéro d’urgence local.',
  'alerts.filters': 'Filtrer les alertes',
  'alerts.search': 'Rechercher par nom de patient',
  'alerts.severity': 'Gravité',
  'alerts.status': 'Statut',
  'alerts.measure': 'Paramètre',
  'alerts.view': 'Période',
  'alerts.viewRecent': 'Récentes',
  'alerts.viewAll': 'Toutes',
  'alerts.shown': '{count, plural, one {# alerte} many {# d’alertes} other {# alertes}}',
  'alerts.hidden':
    '{count, plural, one {# alerte ouverte critique ou élevée ne figure pas dans cette liste.} many {# d’alertes ouvertes critiques ou élevées ne figurent pas dans cette liste.} other {# alertes ouvertes critiques ou élevées ne figurent pas dans cette liste.}}',
  'alerts.showHidden': 'Tout afficher',
  'alerts.caption': 'Alertes, les plus urgentes puis les plus anciennes d’abord',
  'alerts.columnPatient': 'Patient',
  'alerts.columnRule': 'Alerte',
  'alerts.columnObserved': 'Observé',
  'alerts.columnLimit': 'Limite',
  'alerts.columnStarted': 'Début',
  'alerts.columnRepeats': 'Répétitions',
  'alerts.columnOwner': 'Responsable',
  'alerts.nobody': 'Personne',
  'alerts.unknownPatient': 'Patient {id}',
  'alerts.emptyTitle': 'Aucune alerte',
  'alerts.emptyText':
    'Les nouvelles mesures sont évaluées à leur arrivée. Les alertes qu’elles déclenchent apparaissent ici.',
  'alerts.noMatchTitle': 'Aucune alerte ne correspond aux filtres',
  'alerts.noMatchText': 'Modifiez les filtres ou effacez-les.',
  'alerts.unknownLevel':
    'Le serveur a envoyé un niveau que ce programme ne connaît pas. Traitez l’alerte comme urgente jusqu’à ce que quelqu’un l’ait examinée.',
  'alerts.repeatMeasurement': 'Pas encore confirmée\u00a0: répétez la mesure après 5 minutes.',
  'alerts.detailFacts': 'Ce qui a été observé',
  'alerts.observed': 'Observé',
  'alerts.limit': 'Limite',
  'alerts.observedAt': 'Mesuré',
  'alerts.observedDay': 'Jour du patient',
  'alerts.started': 'Début',
  'alerts.standsOn': 'Repose sur',
  'alerts.standsOnText':
    '{readings, plural, one {# mesure} many {# de mesures} other {# mesures}} sur {days, plural, one {# jour} many {# de jours} other {# jours}}',
  'alerts.contact': 'Contact',
  'alerts.mobile': 'Mobile',
  'alerts.phone': 'Téléphone',
  'alerts.referent': 'Référent',
  'alerts.notGiven': 'Non renseigné',
  'alerts.openRecord': 'Ouvrir le dossier',
  'alerts.recordReading': 'Saisir une mesure',
  'alerts.actions': 'Actions',
  'alerts.acknowledge': 'Prendre en compte',
  'alerts.acknowledgeHint': 'Votre nom et l’heure sont enregistrés. Cette action est définitive.',
  'alerts.acknowledgedBy': 'Prise en compte par {who}, {when}.',
  'alerts.acknowledgedNotice': 'L’alerte est prise en compte.',
  'alerts.resolve': 'Clôturer',
  'alerts.resolveHint': 'Une alerte clôturée reste dans l’historique et n’est pas rouverte.',
  'alerts.resolvedNotice': 'L’alerte est clôturée.',
  'alerts.resolvedBy': 'Clôturée par {who}, {when}\u00a0: {outcome}.',
  'alerts.outcome': 'Issue',
  'alerts.chooseOutcome': 'Choisir une issue',
  'alerts.note': 'Note',
  'alerts.noteHint': 'Ce qui a été fait et pourquoi.',
  'alerts.comment': 'Commentaire',
  'alerts.addComment': 'Ajouter le commentaire',
  'alerts.commentedNotice': 'Le commentaire est ajouté.',
  'alerts.conflict':
    'Quelqu’un d’autre a agi sur cette alerte entre-temps. Son état plus récent est affiché\u202f; votre saisie est conservée.',
  'alerts.changedMeanwhile':
    'Modifiée entre-temps\u00a0: {what} ({who}, {when}). Votre saisie est conservée.',
  'alerts.gone': 'Cette alerte n’existe pas ou ne peut être consultée.',
  'alerts.history': 'Chronologie',
  'alerts.eventBy': '{when}, {who}',
  'alerts.system': 'système',
  'alerts.eventRaised': 'Déclenchée',
  'alerts.eventRepeated': 'Observée à nouveau',
  'alerts.eventUpgraded': 'Devenue plus urgente',
  'alerts.eventAcknowledged': 'Prise en compte',
  'alerts.eventResolved': 'Clôturée',
  'alerts.eventCommented': 'Commentaire',
  'alerts.statusOpen': 'Ouverte',
  'alerts.statusAcknowledged': 'Prise en compte',
  'alerts.statusResolved': 'Clôturée',
  'alerts.outcomeAdvicePhone': 'Conseil donné par téléphone',
  'alerts.outcomeNoAnswer': 'Pas de réponse',
  'alerts.outcomeVisitBooked': 'Consultation fixée',
  'alerts.outcomeMedicationChanged': 'Traitement modifié par le prescripteur',
  'alerts.outcomePlanChanged': 'Plan modifié',
  'alerts.outcomeSentToEmergency': 'Adressé aux urgences',
  'alerts.outcomeDataError': 'Erreur de données',
  'alerts.outcomeNoActionNeeded': 'Aucune action nécessaire',
  'alerts.patientActive': 'Alertes actives',
  'alerts.patientPast': 'Alertes antérieures',
  'alerts.patientLead':
    '{count, plural, =0 {Aucune alerte n’est active.} one {# alerte est active.} many {# d’alertes sont actives.} other {# alertes sont actives.}}',
  'alerts.patientNoneActive': 'Aucune alerte active',
  'alerts.patientNonePast': 'Aucune alerte antérieure',
  'alerts.announceOne': '{severity}\u00a0: {patient}. {sentence}',
  'alerts.announceMany':
    '{count, plural, one {# nouvelle alerte, la plus urgente\u00a0: {severity}, {patient}. {sentence}} many {# de nouvelles alertes, la plus urgente\u00a0: {severity}, {patient}. {sentence}} other {# nouvelles alertes, la plus urgente\u00a0: {severity}, {patient}. {sentence}}}',
  'alerts.inMmHg': '{figures}\u00a0mmHg',
  'alerts.inDays': '{days, plural, one {# jour} many {# de jours} other {# jours}}',
  'alerts.noValue': 'Aucune valeur',
  'alerts.rulePressureSevere': 'Pression artérielle très élevée',
  'alerts.rulePressureLow': 'Pression artérielle basse',
  'alerts.rulePressureMean': 'Moyenne élevée sur 7 jours à domicile',
  'alerts.rulePressureMeanDialysis': 'Moyenne élevée sur 7 jours sous dialyse',
  'alerts.ruleFluidOver': 'Boissons au-dessus de la limite',
  'alerts.ruleFluidUnder': 'Boissons en dessous du minimum',
  'alerts.ruleNoPressure': 'Aucune pression artérielle reçue',
  'alerts.ruleNoWater': 'Aucune boisson saisie',
  'alerts.ruleUnknown': 'Règle «\u00a0{rule}\u00a0»',
  'alerts.explainPressureSevere':
    'Déclenchée comme critique lorsque la dernière pression artérielle des 24 dernières heures atteint ou dépasse 180\u00a0mmHg (systolique) ou 110\u00a0mmHg (diastolique).',
  'alerts.explainPressureLow':
    'Déclenchée lorsque la dernière pression systolique des 24 dernières heures est inférieure à 100\u00a0mmHg, au niveau élevé en dessous de 90\u00a0mmHg.',
  'alerts.explainPressureMean':
    'Déclenchée lorsque la moyenne des 7 derniers jours atteint ou dépasse 135\u00a0mmHg (systolique) ou 85\u00a0mmHg (diastolique), sur au moins 6 mesures réparties sur 3 jours.',
  'alerts.explainPressureMeanDialysis':
    'Sous dialyse, déclenchée lorsque la moyenne systolique des 7 derniers jours atteint ou dépasse 140\u00a0mmHg, sur au moins 6 mesures réparties sur 3 jours.',
  'alerts.explainFluidOver':
    'Déclenchée lorsque plus de 110\u00a0% de la limite quotidienne ont été bus, au niveau élevé après trois jours de suite.',
  'alerts.explainFluidUnder':
    'Déclenchée lorsque moins de 70\u00a0% du minimum quotidien ont été bus deux jours de suite. Les jours sans saisie ne comptent pas.',
  'alerts.explainNoPressure':
    'Déclenchée lorsqu’aucune pression artérielle n’est arrivée depuis 3 jours, au niveau moyen après 7 jours.',
  'alerts.explainNoWater':
    'Déclenchée lorsqu’aucune boisson n’a été saisie depuis 2 jours alors qu’une cible hydrique est fixée.',
  'alerts.explainUnknown':
    'Ce programme n’a pas de description de cette règle\u202f; elle a été appliquée par le serveur.',
  'alerts.sentencePressureSevere': 'Pression artérielle {value}\u202f; sévère à partir de {limit}.',
  'alerts.sentencePressureLow': 'Pression artérielle basse {value}\u202f; limite systolique {limit}.',
  'alerts.sentencePressureMean':
    'Moyenne sur 7 jours {value} ({readings, plural, one {# mesure} many {# de mesures} other {# mesures}})\u202f; limite {limit}.',
  'alerts.sentencePressureMeanDialysis':
    'Moyenne sur 7 jours {value} sous dialyse ({readings, plural, one {# mesure} many {# de mesures} other {# mesures}})\u202f; limite systolique {limit}.',
  'alerts.sentenceFluidOver':
    '{value} bus pour une limite de {limit}{days, plural, =0 {} =1 {} one {} many {, # de jours de suite} other {, # jours de suite}}.',
  'alerts.sentenceFluidUnder':
    '{value} bus pour un minimum de {limit}{days, plural, =0 {} =1 {} one {} many {, # de jours de suite} other {, # jours de suite}}.',
  'alerts.sentenceNoPressure':
    '{missing, plural, one {Aucune pression artérielle depuis # jour.} many {Aucune pression artérielle depuis # de jours.} other {Aucune pression artérielle depuis # jours.}}',
  'alerts.sentenceNoWater':
    '{missing, plural, one {Aucune boisson saisie depuis # jour.} many {Aucune boisson saisie depuis # de jours.} other {Aucune boisson saisie depuis # jours.}}',
  'alerts.sentenceHigh': '{measure}\u00a0: {value}, au-dessus de la limite de {limit}.',
  'alerts.sentenceLow': '{measure}\u00a0: {value}, en dessous de la limite de {limit}.',
  'alerts.sentenceMissing': '{measure}\u00a0: aucune donnée. {value}\u202f; limite {limit}.',
};
