export const questionerList = {
  'questionerBuilder.lead':
    '{published, plural, =0 {Rien n’est publié} one {# est publié} many {# sont publiés} other {# sont publiés}}\u202f; {drafts, plural, =0 {aucun brouillon.} one {# brouillon.} many {# de brouillons.} other {# brouillons.}}',
  'questionerBuilder.draftsOnly':
    'Vous rédigez des brouillons. Les administrateurs publient et retirent les questionnaires.',
  'questionerBuilder.create': 'Nouveau questionnaire',
  'questionerBuilder.edit': 'Modifier le questionnaire',
  'questionerBuilder.toList': 'Tous les questionnaires',
  'questionerBuilder.caption': 'Questionnaires',
  'questionerBuilder.filters': 'Filtrer les questionnaires',
  'questionerBuilder.search': 'Rechercher par nom ou titre',
  'questionerBuilder.shown':
    '{count, plural, one {# questionnaire} many {# de questionnaires} other {# questionnaires}}',
  'questionerBuilder.state': 'État',
  'questionerBuilder.published': 'Publié',
  'questionerBuilder.draft': 'Brouillon',
  'questionerBuilder.retired': 'Retiré',
  'questionerBuilder.language': 'Langue',
  'questionerBuilder.languages': 'Langues',
  'questionerBuilder.name': 'Nom',
  'questionerBuilder.questions': 'Questions',
  'questionerBuilder.revision': 'Version',
  'questionerBuilder.givenTo': 'Patients',
  'questionerBuilder.givenUnknown':
    'Le nombre de patients qui reçoivent chaque questionnaire n’a pas pu être obtenu.',
  'questionerBuilder.updated': 'Modifié',
  'questionerBuilder.emptyTitle': 'Aucun questionnaire',
  'questionerBuilder.emptyText':
    'Un questionnaire interroge les patients sur leurs symptômes et leur quotidien et peut calculer des scores.',
  'questionerBuilder.noMatchTitle': 'Aucun questionnaire ne correspond aux filtres',
  'questionerBuilder.noMatchText': 'Cherchez autre chose ou effacez les filtres.',

  'questionerBuilder.actionFor': '{action}\u00a0: {name}',
  'questionerBuilder.duplicate': 'Dupliquer',
  'questionerBuilder.publish': 'Publier',
  'questionerBuilder.retire': 'Retirer',
  'questionerBuilder.remove': 'Supprimer le brouillon',
  'questionerBuilder.publishTitle': 'Publier «\u00a0{name}\u00a0»\u202f?',
  'questionerBuilder.publishText':
    'Il devient la version {number, number} et pourra être attribué aux patients. Cette version ne pourra plus être modifiée.',
  'questionerBuilder.publishNotYet':
    'Il ne peut pas encore être publié\u00a0: {count, plural, one {# problème est à corriger.} many {# de problèmes sont à corriger.} other {# problèmes sont à corriger.}}',
  'questionerBuilder.toProblems': 'Voir les problèmes',
  'questionerBuilder.publishDone': '{name}\u00a0: publié.',
  'questionerBuilder.retireTitle': 'Retirer «\u00a0{name}\u00a0»\u202f?',
  'questionerBuilder.retireText':
    'Il ne pourra plus être attribué. Les réponses sont conservées. {count, plural, =0 {Aucun patient ne l’a.} one {# patient l’a.} many {# de patients l’ont.} other {# patients l’ont.}}',
  'questionerBuilder.retireTextUnknown': 'Il ne pourra plus être attribué. Les réponses sont conservées.',
  'questionerBuilder.retireDone': '{name}\u00a0: retiré.',
  'questionerBuilder.removeTitle': 'Supprimer le brouillon «\u00a0{name}\u00a0»\u202f?',
  'questionerBuilder.removeText': 'Il n’a jamais été publié et sera supprimé définitivement.',
  'questionerBuilder.removeDone': '{name}\u00a0: supprimé.',
  'questionerBuilder.reason': 'Motif',
  'questionerBuilder.reasonHint': 'Affiché aux collègues dans l’historique.',
};
