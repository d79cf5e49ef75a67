import type { ruleLimits as en } from '../../en/rules/ruleLimits';

export const ruleLimits: Record<keyof typeof en, string> = {
  'alertRules.noThresholds': 'Keine abweichenden Grenzen für Gruppen oder Patienten.',
  'alertRules.group': 'Abweichende Grenzen für',
  'alertRules.chooseGroup': 'Kategorie oder Erkrankung wählen',
  'alertRules.setLimits': 'Grenzen setzen',
  'alertRules.limitsOf': '{name}: Grenzen von „{rule}“',
  'alertRules.change': 'Ändern',
  'alertRules.changeLimitsOf': 'Grenzen ändern: {name}',
  'alertRules.removeLimits': 'Entfernen',
  'alertRules.removeLimitsOf': 'Grenzen entfernen: {name}',
  'alertRules.removeTitle': 'Abweichende Grenzen von {name} für „{rule}“ entfernen?',
  'alertRules.removeText':
    'Danach gelten die Grenzen der nächstweiteren Gruppe. Ausgelöste Alarme bleiben, wie sie sind.',
  'alertRules.limitsSaved': 'Die Grenzen sind gespeichert.',
  'alertRules.limitsRemoved': 'Die Grenzen sind entfernt.',
  'alertRules.speaks': 'Diese Regel ist',
  'alertRules.speaksWider': 'Wie für alle anderen ({state})',
  'alertRules.on': 'Eingeschaltet',
  'alertRules.off': 'Ausgeschaltet',
  'alertRules.until': 'Gilt bis',
  'alertRules.untilHint': 'Letzter gültiger Tag; leer lassen für unbefristet.',
  'alertRules.otherwise': 'Standard {value}',
  'alertRules.emptyMeansWider': 'Ein leeres Feld behält den Wert, der für alle anderen gilt.',
  'alertRules.expired': 'Abgelaufen am {day}',
  'alertRules.holdsUntil': 'Gilt bis {day}',
  'alertRules.targetTitle': 'Ziel',
  'alertRules.targetLead': 'Therapieziel. Werte außerhalb des Ziels lösen keinen Alarm aus.',
  'alertRules.limitsTitle': 'Alarmgrenzen',
  'alertRules.limitsLead':
    'Werte, die einen Alarm auslösen. Bei jedem steht die Herkunft; zuerst gelten die eigenen des Patienten, dann die der Kategorie, der Erkrankung und die allgemeinen.',
  'alertRules.noTarget': 'Kein Ziel festgelegt',
  'alertRules.scaleBand': '{min} bis {max}\u00a0mmHg',
  'alertRules.scaleText': 'Systolischer Druck. Ziel: {band}. Alarmgrenzen: {limits}.',
  'alertRules.scaleLegend':
    'Systolischer Druck in mmHg: Das schraffierte Band ist das Ziel, die gestrichelten Linien mit Spitze sind Alarmgrenzen.',
  'alertRules.noRuleApplies': 'Für diesen Patienten gilt keine Regel',
  'alertRules.noRuleAppliesText':
    'Bei diesem Patienten löst kein Messwert einen Alarm aus. Wenden Sie sich an die Administration, wenn das nicht beabsichtigt ist.',
  'alertRules.idleTitle': 'Grenzen ohne Wirkung',
  'alertRules.idleText':
    'Für diesen Patienten gesetzt, aber die Regeln sind nicht aktiv oder gelten derzeit nicht für ihn.',
};
