export const programme = {
  'programme.place': 'Statut dans le programme',
  'programme.state': 'État',
  'programme.enrolled': 'Inclus le',
  'programme.since': 'Depuis',
  'programme.until': 'Reprend automatiquement le',
  'programme.by': 'Modifié par',
  'programme.becauseEnrolled': 'Inclusion, avec consentement',
  'programme.itself': 'Automatiquement',
  'programme.reason': 'Motif',
  'programme.notGiven': 'Non indiqué',
  'programme.steps': 'Modifier l’état',
  'programme.noSteps': 'Seuls les administrateurs peuvent modifier l’état.',
  'programme.action_submit': 'Soumettre',
  'programme.title_submit': 'Soumettre l’inclusion de {name}',
  'programme.text_submit': 'L’inclusion attend d’être activée.',
  'programme.action_activate': 'Activer',
  'programme.title_activate': 'Commencer le programme pour {name}',
  'programme.text_activate': 'À partir de ce jour, des mesures sont attendues et ce qui manque est signalé.',
  'programme.action_pause': 'Suspendre',
  'programme.title_pause': 'Suspendre le programme pour {name}',
  'programme.text_pause':
    'Les mesures restent enregistrées, mais seule une urgence déclenche encore une alerte, comme une pression artérielle très élevée ou une anurie, et rien n’est compté comme manquant. Les alertes ouvertes sur des valeurs mesurées restent ouvertes. Au jour indiqué, le programme reprend automatiquement, et l’absence de mesures ne compte qu’à partir de là.',
  'programme.action_prolong': 'Modifier la suspension',
  'programme.title_prolong': 'Modifier la suspension de {name}',
  'programme.text_prolong': 'La suspension a une nouvelle date de fin\u202f; rien d’autre ne change.',
  'programme.action_resume': 'Reprendre',
  'programme.title_resume': 'Reprendre le programme pour {name}',
  'programme.text_resume':
    'Des mesures sont de nouveau attendues. Les mesures non reçues pendant la suspension ne comptent pas comme manquantes.',
  'programme.action_complete': 'Terminer',
  'programme.title_complete': 'Terminer le programme pour {name}',
  'programme.text_complete':
    'Aucune alerte n’est plus déclenchée et plus rien n’est demandé au patient. Les médicaments et le plan hydrique restent inchangés\u00a0: arrêtez ceux qui n’ont plus lieu d’être.',
  'programme.action_withdraw': 'Retirer',
  'programme.title_withdraw': 'Retirer {name} du programme',
  'programme.text_withdraw':
    'Aucune alerte n’est plus déclenchée et plus rien n’est demandé au patient. Les médicaments et le plan hydrique restent inchangés\u00a0: arrêtez ceux qui n’ont plus lieu d’être.',
  'programme.action_decease': 'Enregistrer un décès',
  'programme.title_decease': 'Enregistrer le décès de {name}',
  'programme.text_decease':
    'Tout prend fin immédiatement\u00a0: toutes les alertes sont clôturées, et aucune demande, aucun rappel ni aucune prise ne reste en attente. Seul un administrateur peut l’annuler.',
  'programme.action_retake': 'Réintégrer',
  'programme.title_retake': 'Réintégrer {name}',
  'programme.text_retake':
    'Le programme reprend à partir de ce jour. Les questionnaires et les articles sont à attribuer de nouveau.',
  'programme.action_correct': 'Corriger\u00a0: pas de décès',
  'programme.title_correct': '{name} n’est pas décédé(e)',
  'programme.text_correct':
    'Le programme reprend comme auparavant. Les alertes clôturées avec le décès sont rouvertes et ce qui avait pris fin est rétabli, sauf ce qui a été modifié depuis.',
  'programme.saved': '{name}\u00a0: {status}.',
  'programme.on': 'À compter du',
  'programme.on_decease': 'Jour du décès',
  'programme.untilLabel': 'Reprend le',
  'programme.untilHint':
    'Le premier jour où des mesures sont de nouveau attendues\u202f; au plus un an à l’avance. La suspension peut être prolongée.',
  'programme.certain': 'Je suis certain(e) que {name}, né(e) le {born}, est décédé(e).',
  'programme.certainNeeded': 'Confirmez qu’il s’agit de la bonne personne.',
  'programme.brings': 'Conséquences',
  'programme.ends_alerts':
    '{count, plural, one {# alerte ouverte sera clôturée.} many {# d’alertes ouvertes seront clôturées.} other {# alertes ouvertes seront clôturées.}}',
  'programme.ends_questionnaires':
    '{count, plural, one {# questionnaire ne sera plus demandé.} many {# de questionnaires ne seront plus demandés.} other {# questionnaires ne seront plus demandés.}}',
  'programme.ends_articles':
    '{count, plural, one {# article non lu sera retiré.} many {# d’articles non lus seront retirés.} other {# articles non lus seront retirés.}}',
  'programme.ends_allocations':
    '{count, plural, one {# médicament sera arrêté.} many {# de médicaments seront arrêtés.} other {# médicaments seront arrêtés.}}',
  'programme.ends_fluidAssignments':
    '{count, plural, one {# plan hydrique prendra fin.} many {# de plans hydriques prendront fin.} other {# plans hydriques prendront fin.}}',
  'programme.endsNothing': 'Rien de ce qui est en cours n’est interrompu.',
  'programme.consents': 'Consentement',
  'programme.consent':
    'Conditions n°\u00a0{number}, acceptées en {language}, consignées par {who} le {when}.',
  'programme.noConsent': 'Aucun consentement n’est consigné.',
  'programme.history': 'Changements d’état',
  'programme.noHistory': 'L’état n’a pas encore été modifié.',
  'programme.changed': '{before} → {after}',
  'programme.changedSince': 'depuis le {on}',
  'programme.byWhen': '{who}, {when}',
};
