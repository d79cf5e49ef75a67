export const questionerList = {
  'questionerBuilder.lead':
    '{published, plural, =0 {Nichts ist veröffentlicht} one {# ist veröffentlicht} other {# sind veröffentlicht}}; {drafts, plural, =0 {keine Entwürfe.} one {# Entwurf.} other {# Entwürfe.}}',
  'questionerBuilder.draftsOnly':
    'Sie schreiben Entwürfe. Die Administration veröffentlicht Fragebögen und zieht sie zurück.',
  'questionerBuilder.create': 'Neuer Fragebogen',
  'questionerBuilder.edit': 'Fragebogen bearbeiten',
  'questionerBuilder.toList': 'Alle Fragebögen',
  'questionerBuilder.caption': 'Fragebögen',
  'questionerBuilder.filters': 'Fragebögen filtern',
  'questionerBuilder.search': 'Nach Name oder Titel suchen',
  'questionerBuilder.shown': '{count, plural, one {# Fragebogen} other {# Fragebögen}}',
  'questionerBuilder.state': 'Status',
  'questionerBuilder.published': 'Veröffentlicht',
  'questionerBuilder.draft': 'Entwurf',
  'questionerBuilder.retired': 'Zurückgezogen',
  'questionerBuilder.language': 'Sprache',
  'questionerBuilder.languages': 'Sprachen',
  'questionerBuilder.name': 'Name',
  'questionerBuilder.questions': 'Fragen',
  'questionerBuilder.revision': 'Fassung',
  'questionerBuilder.givenTo': 'Patienten',
  'questionerBuilder.givenUnknown': 'Die Zahl der Patienten je Fragebogen ließ sich nicht abrufen.',
  'questionerBuilder.updated': 'Geändert',
  'questionerBuilder.emptyTitle': 'Keine Fragebögen',
  'questionerBuilder.emptyText':
    'Ein Fragebogen befragt Patienten zu Beschwerden und Alltag und kann aus den Antworten Scores berechnen.',
  'questionerBuilder.noMatchTitle': 'Kein Fragebogen passt zu den Filtern',
  'questionerBuilder.noMatchText': 'Suchen Sie nach etwas anderem oder setzen Sie die Filter zurück.',

  'questionerBuilder.actionFor': '{action}: {name}',
  'questionerBuilder.duplicate': 'Duplizieren',
  'questionerBuilder.publish': 'Veröffentlichen',
  'questionerBuilder.retire': 'Zurückziehen',
  'questionerBuilder.remove': 'Entwurf löschen',
  'questionerBuilder.publishTitle': '„{name}“ veröffentlichen?',
  'questionerBuilder.publishText':
    'Er wird Fassung {number, number} und kann Patienten zugewiesen werden. Diese Fassung ändert sich nicht mehr.',
  'questionerBuilder.publishNotYet':
    'Er kann noch nicht veröffentlicht werden: {count, plural, one {# Problem ist zu beheben.} other {# Probleme sind zu beheben.}}',
  'questionerBuilder.toProblems': 'Probleme zeigen',
  'questionerBuilder.publishDone': '{name}: veröffentlicht.',
  'questionerBuilder.retireTitle': '„{name}“ zurückziehen?',
  'questionerBuilder.retireText':
    'Er kann nicht mehr zugewiesen werden. Die Antworten bleiben erhalten. {count, plural, =0 {Kein Patient hat ihn.} one {# Patient hat ihn.} other {# Patienten haben ihn.}}',
  'questionerBuilder.retireTextUnknown':
    'Er kann nicht mehr zugewiesen werden. Die Antworten bleiben erhalten.',
  'questionerBuilder.retireDone': '{name}: zurückgezogen.',
  'questionerBuilder.removeTitle': 'Entwurf „{name}“ löschen?',
  'questionerBuilder.removeText': 'Er wurde nie veröffentlicht und wird endgültig gelöscht.',
  'questionerBuilder.removeDone': '{name}: gelöscht.',
  'questionerBuilder.reason': 'Begründung',
  'questionerBuilder.reasonHint': 'Steht für das Team im Verlauf.',
};
