/** Words of pages of the showcase. */
export const showcaseAccess = {
  'showcase:/extensions/i18n#purpose': 'Worte, Zahlen, Daten und Richtungen von vier Sprachen.',
  'showcase:/extensions/i18n#use':
    'Für jede Beschriftung und jeden Wert: eine Meldung über ihre Kennung, Zahl und Datum über die Formate.',
  'showcase:/extensions/i18n#avoid':
    'Aus Stücken zusammengesetzte Sätze: Die nächste Sprache hat eine andere Reihenfolge.',
  'showcase:/extensions/i18n#choose': 'Sprache der Probe',
  'showcase:/extensions/i18n#greeting': 'Guten Morgen, wie geht es Ihnen heute?',
  'showcase:/extensions/i18n#paragraph':
    'Bitte wiegen Sie sich vor dem Frühstück und schreiben Sie auf, was Sie trinken. Rufen Sie bei Atemnot sofort auf der Station an.',
  'showcase:/extensions/i18n#everything': 'Sprache der ganzen Anwendung im eigenen Profil wählen',
  'showcase:/extensions/i18n#failed': 'Die Worte dieser Sprache konnten nicht geholt werden.',
  'showcase:/extensions/i18n#plurals': 'Eins und viele',
  'showcase:/extensions/i18n#sessions':
    '{count, plural, =0 {Es ist keine Sitzung geplant.} one {Es ist # Sitzung geplant.} other {Es sind # Sitzungen geplant.}}',
  'showcase:/extensions/i18n#values': 'Zahlen, Daten und Einheiten',
  'showcase:/extensions/i18n#table': 'Tabelle der Schreibweisen',
  'showcase:/extensions/i18n#value': 'Wert',
  'showcase:/extensions/i18n#number': 'Zahl',
  'showcase:/extensions/i18n#share': 'Anteil',
  'showcase:/extensions/i18n#day': 'Tag',
  'showcase:/extensions/i18n#moment': 'Tag und Uhrzeit',
  'showcase:/extensions/i18n#ago': 'Wie lange her',
  'showcase:/extensions/i18n#volume': 'Menge',
  'showcase:/extensions/i18n#weight': 'Gewicht',
  'showcase:/extensions/i18n#list': 'Einnahmezeiten',
  'showcase:/extensions/i18n#direction': 'Richtung eines Teils',
  'showcase:/extensions/i18n#ltr': 'Von links nach rechts',
  'showcase:/extensions/i18n#rtl': 'Von rechts nach links',
  'showcase:/extensions/access-control#purpose': 'Zeigt eine Seite so, wie eine andere Rolle sie sähe.',
  'showcase:/extensions/access-control#use':
    'Lassen Sie weg, was jemand nicht darf, und sagen Sie, warum, wo danach gesucht würde.',
  'showcase:/extensions/access-control#avoid':
    'Als Schutz: Der Host entscheidet bei jedem Aufruf. Echte Rechte ändert diese Seite nicht.',
  'showcase:/extensions/access-control#shownAs': 'Diese Seite wird gezeigt als',
  'showcase:/extensions/access-control#editor': 'Redaktion',
  'showcase:/extensions/access-control#admin': 'Administration',
  'showcase:/extensions/access-control#current':
    'Gezeigt als: {role}. Ihre eigenen Rechte bleiben, wie sie sind.',
  'showcase:/extensions/access-control#notForYou': 'Hier finden nur Administratoren etwas.',
  'showcase:/extensions/access-control#button': 'Eine Schaltfläche für die Administration',
  'showcase:/extensions/access-control#raise': 'Der Station einen Platz hinzufügen',
  'showcase:/extensions/access-control#raised':
    '{count, plural, =0 {Noch kein Platz hinzugefügt} one {# Platz hinzugefügt} other {# Plätze hinzugefügt}}',
  'showcase:/extensions/access-control#articles': 'Artikel',
  'showcase:/extensions/access-control#forAll': 'Händewaschen vor einer Sitzung',
  'showcase:/extensions/access-control#forAllText':
    'Alle waschen vor dem Hinsetzen den Arm und beide Hände mit Seife.',
  'showcase:/extensions/access-control#forAdmins': 'Wie Plätze vergeben werden',
  'showcase:/extensions/access-control#forAdminsText':
    'Ein bis Mittag abgesagter Platz geht an den nächsten Namen der Liste.',
  'showcase:/extensions/access-control#visiting': 'Besuch einer anderen Seite',
  'showcase:/extensions/access-control#visit': 'Übersicht des Shops besuchen',
  'showcase:/extensions/access-control#visitEditor':
    'Für die Redaktion endete dieser Besuch auf der Seite „Nicht berechtigt“. Wo er wirklich endet, entscheiden Ihre eigenen Rechte.',
  'showcase:/extensions/access-control#visitAdmin':
    'Die Administration darf dorthin. Wo der Besuch wirklich endet, entscheiden Ihre eigenen Rechte.',
};
