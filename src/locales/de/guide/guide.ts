import type { guide as en } from '../../en/guide/guide';

export const guide: Record<keyof typeof en, string> = {
  'guide.stopOf': 'Station {at, number} von {all, number}',
  'guide.back': 'Zurück',
  'guide.next': 'Weiter',
  'guide.finish': 'Fertig',
  'guide.end': 'Beenden',
  'guide.alertsTitle': 'Was dringend ist',
  'guide.alertsText':
    'Die Sirene zählt die kritischen Alarme, auf jeder Seite. Sie führt zur Liste aller Alarme, die dringendsten zuerst.',
  'guide.listTitle': 'Ihre Patienten',
  'guide.listText':
    'Alle, die Sie betreuen, nach Dringlichkeit, mit Grund und neuesten Werten. Eine Zeile öffnet sich neben der Liste, mit j und k geht es weiter.',
  'guide.recordTitle': 'Ein Patient',
  'guide.recordText':
    'Werte, Alarme und Pläne einer Person, immer unter ihrem Namen. Ein Messwert ist hier in wenigen Sekunden erfasst.',
  'guide.bellTitle': 'Was auf Sie wartet',
  'guide.bellText':
    'Alarme, die Ihnen zugewiesen wurden oder zu lange warten, stehen hier, jeder mit einem Weg dorthin.',
  'guide.searchTitle': 'Alles finden',
  'guide.searchText':
    'Patienten, Seiten und Medikamente mit wenigen Buchstaben. Das Fragezeichen zeigt alle Tasten.',
  'guide.newsCurves':
    'Die Übersicht zeichnet die letzten acht Wochen der Klinik: Alarme, Trinkmenge und Blutdruck im Ziel.',
  'guide.newsHandover':
    'Ein Fragebogen wird dem Patienten mit dem Gerät gegeben; zurück führt nur ein Passwort.',
  'guide.newsColumns':
    'Spalten der Patientenliste lassen sich breiter und schmaler ziehen; auf dem Telefon sind alle Listen Karten.',
  'guide.newsBell': 'Die Glocke sagt, welche Alarme Ihnen zugewiesen wurden und welche zu lange warten.',
  'guide.newsDock':
    'Auf breiten Bildschirmen öffnet sich ein Patient oder Alarm neben der Liste, und die Liste bleibt bedienbar.',
  'guide.newsZoom':
    'Über einen Abschnitt eines Diagramms ziehen, um ihn näher zu sehen, in jedem Zeitraum; ein Doppelklick zeigt alles.',
  'guide.newsPrint': 'Alarme und der Überblick eines Patienten werden als eigene Blätter gedruckt.',
  'guide.newsPace':
    'Der Ring der heutigen Trinkmenge zeigt, wie viel bis jetzt erwartet wird, und ein Alarm wird dort quittiert, wo er steht.',
  'guide.newsKey': 'Strg K in der Suche des Menüs findet Patienten, Seiten und Befehle.',
};
