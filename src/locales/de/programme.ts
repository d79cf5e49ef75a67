export const programme = {
  'programme.tab': 'Registrierung',
  'programme.place': 'Programmstatus',
  'programme.state': 'Status',
  'programme.enrolled': 'Aufgenommen',
  'programme.since': 'Seit',
  'programme.until': 'Wird automatisch fortgesetzt am',
  'programme.by': 'Geändert von',
  'programme.becauseEnrolled': 'Eingeschrieben, mit Einwilligung',
  'programme.itself': 'Automatisch',
  'programme.reason': 'Grund',
  'programme.notGiven': 'Nicht angegeben',
  'programme.steps': 'Status ändern',
  'programme.noSteps': 'Nur die Verwaltung kann das ändern.',
  'programme.deed_submit': 'Einreichen',
  'programme.title_submit': 'Registrierung von {name} einreichen',
  'programme.text_submit': 'Die Registrierung wartet darauf, dass jemand sie aktiviert.',
  'programme.deed_activate': 'Aktivieren',
  'programme.title_activate': 'Programm für {name} beginnen',
  'programme.text_activate': 'Ab diesem Tag werden Messwerte erwartet, und was ausbleibt, wird gemeldet.',
  'programme.deed_pause': 'Pausieren',
  'programme.title_pause': 'Programm für {name} pausieren',
  'programme.text_pause':
    'Messwerte werden weiter gespeichert, aber nur ein Notfall löst noch einen Alarm aus, etwa ein stark erhöhter Blutdruck oder Anurie, und nichts gilt als fehlend. Offene Alarme zu gemessenen Werten bleiben offen. Am genannten Tag wird das Programm automatisch fortgesetzt, und erst ab dann zählen fehlende Werte.',
  'programme.deed_prolong': 'Pause ändern',
  'programme.title_prolong': 'Pause von {name} ändern',
  'programme.text_prolong': 'Die Pause bekommt ein anderes Ende; sonst bleibt alles, wie es ist.',
  'programme.deed_resume': 'Fortsetzen',
  'programme.title_resume': 'Programm für {name} fortsetzen',
  'programme.text_resume':
    'Messwerte werden wieder erwartet. Was während der Pause ausblieb, zählt nicht als Ausbleiben.',
  'programme.deed_complete': 'Abschließen',
  'programme.title_complete': 'Programm für {name} abschließen',
  'programme.text_complete':
    'Es entstehen keine Alarme mehr, und es wird nichts mehr abgefragt. Medikamente und Trinkplan bleiben, wie sie sind: Beenden Sie, was nicht mehr gilt.',
  'programme.deed_withdraw': 'Austragen',
  'programme.title_withdraw': '{name} aus dem Programm austragen',
  'programme.text_withdraw':
    'Es entstehen keine Alarme mehr, und es wird nichts mehr abgefragt. Medikamente und Trinkplan bleiben, wie sie sind: Beenden Sie, was nicht mehr gilt.',
  'programme.deed_decease': 'Tod eintragen',
  'programme.title_decease': 'Tod von {name} eintragen',
  'programme.text_decease':
    'Das beendet alles sofort: Alle Alarme werden abgeschlossen, und es gibt keine Abfragen, Erinnerungen oder fälligen Dosen mehr. Nur die Administration kann es rückgängig machen.',
  'programme.deed_retake': 'Wieder aufnehmen',
  'programme.title_retake': '{name} wieder aufnehmen',
  'programme.text_retake':
    'Das Programm läuft ab diesem Tag weiter. Fragebögen und Beiträge müssen neu zugewiesen werden.',
  'programme.deed_correct': 'Berichtigen: nicht verstorben',
  'programme.title_correct': '{name} ist nicht verstorben',
  'programme.text_correct':
    'Das Programm läuft weiter wie zuvor. Alarme, die mit dem Tod abgeschlossen wurden, sind wieder offen, und was mit ihm endete, gilt wieder, sofern niemand es seither geändert hat.',
  'programme.saved': '{name}: {status}.',
  'programme.on': 'Gültig ab',
  'programme.on_decease': 'Todestag',
  'programme.untilLabel': 'Wird fortgesetzt am',
  'programme.untilHint':
    'Der erste Tag, an dem wieder Messwerte erwartet werden; höchstens ein Jahr im Voraus. Die Pause lässt sich verlängern.',
  'programme.problem': '{field}: {problem}',
  'programme.certain': 'Ich bin sicher, dass {name}, geboren am {born}, verstorben ist.',
  'programme.certainNeeded': 'Bestätigen Sie, dass es die richtige Person ist.',
  'programme.brings': 'Folgen',
  'programme.ends_alerts':
    '{count, plural, one {# offener Alarm wird abgeschlossen.} other {# offene Alarme werden abgeschlossen.}}',
  'programme.ends_questionnaires':
    '{count, plural, one {# Fragebogen wird nicht mehr abgefragt.} other {# Fragebögen werden nicht mehr abgefragt.}}',
  'programme.ends_articles':
    '{count, plural, one {# ungelesener Beitrag wird zurückgezogen.} other {# ungelesene Beiträge werden zurückgezogen.}}',
  'programme.ends_allocations':
    '{count, plural, one {# Medikament wird abgesetzt.} other {# Medikamente werden abgesetzt.}}',
  'programme.ends_fluidAssignments': '{count, plural, one {# Trinkplan endet.} other {# Trinkpläne enden.}}',
  'programme.endsNothing': 'Nichts Offenes wird beendet.',
  'programme.conflict':
    'Jemand hat diese Akte inzwischen geändert: Dort steht jetzt „{status}“. Bitte prüfen und erneut versuchen.',
  'programme.consents': 'Einwilligung',
  'programme.consent':
    'Bedingungen Nr. {number}, angenommen auf {language}, aufgenommen von {who} am {when}.',
  'programme.noConsent': 'Es ist keine Einwilligung festgehalten.',
  'programme.history': 'Statusänderungen',
  'programme.noHistory': 'Der Status wurde noch nicht geändert.',
  'programme.changed': '{before} → {after}',
  'programme.changedSince': 'seit {on}',
  'programme.changedUntil': 'bis {until}',
  'programme.byWhen': '{who}, {when}',
};
