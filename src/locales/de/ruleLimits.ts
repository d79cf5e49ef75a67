import type { ruleLimits as en } from '../en/ruleLimits';

export const ruleLimits: Record<keyof typeof en, string> = {
  'alertRules.noThresholds': 'Keine Gruppe und kein Patient hat andere Grenzen.',
  'alertRules.group': 'Andere Grenzen für',
  'alertRules.chooseGroup': 'Kategorie oder Erkrankung wählen',
  'alertRules.setLimits': 'Grenzen setzen',
  'alertRules.limitsOf': '{name}: Grenzen von „{rule}“',
  'alertRules.change': 'Ändern',
  'alertRules.changeLimitsOf': 'Grenzen ändern: {name}',
  'alertRules.removeLimits': 'Entfernen',
  'alertRules.removeLimitsOf': 'Grenzen entfernen: {name}',
  'alertRules.removeTitle': 'Eigene Grenzen von {name} für „{rule}“ entfernen?',
  'alertRules.removeText':
    'Danach gelten die Grenzen der nächstweiteren Gruppe. Ausgelöste Alarme bleiben, wie sie sind.',
  'alertRules.limitsSaved': 'Die Grenzen sind gespeichert.',
  'alertRules.limitsRemoved': 'Die Grenzen sind entfernt.',
  'alertRules.limitsConflict':
    '{who} hat inzwischen andere Grenzen gesetzt ({when}; Begründung: {reason}). Ihre Eingaben bleiben.',
  'alertRules.speaks': 'Diese Regel ist',
  'alertRules.speaksWider': 'Wie für alle anderen ({state})',
  'alertRules.on': 'Eingeschaltet',
  'alertRules.off': 'Ausgeschaltet',
  'alertRules.until': 'Gilt bis',
  'alertRules.untilHint': 'Der letzte Tag; leer für ohne Ende.',
  'alertRules.otherwise': 'Sonst {value}',
  'alertRules.emptyMeansWider': 'Ein leeres Feld bleibt, wie es für alle anderen ist.',
  'alertRules.expired': 'Endete am {day}: gilt nicht mehr',
  'alertRules.holdsUntil': 'Gilt bis {day}',
  'alertRules.tabLimits': 'Grenzen',
  'alertRules.targetTitle': 'Ziel',
  'alertRules.targetLead': 'Was angestrebt wird. Wer das Ziel verlässt, löst keinen Alarm aus.',
  'alertRules.limitsTitle': 'Alarmgrenzen',
  'alertRules.limitsLead':
    'Ab diesen Werten wird jemand benachrichtigt. Bei jedem steht, woher er kommt; die eigenen des Patienten gehen vor, dann die der Kategorie, der Erkrankung und aller.',
  'alertRules.noTarget': 'Keines vereinbart',
  'alertRules.fluidBand': '{min} bis {max} am Tag',
  'alertRules.scaleBand': '{min} bis {max}\u00a0mmHg',
  'alertRules.scaleText': 'Systolischer Druck. Ziel: {band}. Alarmgrenzen: {limits}.',
  'alertRules.scaleLegend':
    'Systolischer Druck in mmHg: Das schraffierte Band ist das Ziel, die gestrichelten Pfosten mit Spitze sind Alarmgrenzen.',
  'alertRules.noRuleApplies': 'Für diesen Patienten gilt keine Regel',
  'alertRules.noRuleAppliesText':
    'Nichts Gemessenes löst einen Alarm aus. Wenden Sie sich an die Administration, wenn das nicht so gemeint ist.',
  'alertRules.idleTitle': 'Grenzen ohne Wirkung',
  'alertRules.idleText':
    'Für diesen Patienten gesetzt, bei Regeln, die nicht aktiv sind oder gerade nicht für ihn gelten.',
};
