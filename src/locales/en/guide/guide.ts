export const guide = {
  'guide.stopOf': 'Stop {at, number} of {all, number}',
  'guide.back': 'Back',
  'guide.next': 'Next',
  'guide.finish': 'Finish',
  'guide.end': 'End',
  'guide.alertsTitle': 'What is urgent',
  'guide.alertsText':
    'The siren counts the critical alerts, from every page. It leads to the list of all alerts, the most urgent first.',
  'guide.listTitle': 'Your patients',
  'guide.listText':
    'Everybody you care for, in the order of urgency, with the reason and the newest values. A row opens beside the list, and j and k go on.',
  'guide.recordTitle': 'One patient',
  'guide.recordText':
    'Values, alerts and plans of one person, always under their name. A reading is recorded here in a few seconds.',
  'guide.bellTitle': 'What waits for you',
  'guide.bellText':
    'Alerts that were assigned to you or have waited too long are told here, each with a way there.',
  'guide.searchTitle': 'Find anything',
  'guide.searchText': 'Patients, pages and medicines by a few letters. The question mark shows all keys.',
  'guide.newsCurves':
    'The dashboard draws the clinic’s last eight weeks: alerts, fluid and blood pressure at target.',
  'guide.newsHandover':
    'A questionnaire is handed to the patient with the device; only a password leads back.',
  'guide.newsColumns':
    'Columns of the patient list are dragged wider or narrower; on a telephone every list is cards.',
  'guide.newsBell': 'The bell tells which alerts were assigned to you and which have waited too long.',
  'guide.newsDock': 'On wide screens a patient or an alert opens beside the list, and the list stays in use.',
  'guide.newsZoom':
    'Drag across a stretch of a chart to see it closer, at every period; a double click shows everything.',
  'guide.newsPrint': 'Alerts and the overview of a patient are printed as sheets of their own.',
  'guide.newsPace':
    'The ring of today’s fluid shows how much is expected by now, and an alert is taken over where it stands.',
  'guide.newsKey': 'Ctrl K in the menu’s search finds patients, pages and commands.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof guide, string> {}
}
