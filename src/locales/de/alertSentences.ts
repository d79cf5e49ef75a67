import type { alertSentences as en } from '../en/alertSentences';

export const alertSentences: Record<keyof typeof en, string> = {
  'alerts.statusOpen': 'Offen',
  'alerts.statusUnknown': 'Unbekannter Status',
  'alerts.statusAcknowledged': 'Quittiert',
  'alerts.statusInProgress': 'In Bearbeitung',
  'alerts.statusSnoozed': 'Zurückgestellt',
  'alerts.statusNeedsReview': 'Zu überprüfen',
  'alerts.statusFalseAlarm': 'Fehlalarm',
  'alerts.statusAutoCleared': 'Von selbst erledigt',
  'alerts.statusResolved': 'Abgeschlossen',
  'alerts.announceOne': '{severity}: {patient}. {sentence}',
  'alerts.announceMany':
    '{count, plural, one {# neuer Alarm, am dringendsten: {severity}, {patient}. {sentence}} other {# neue Alarme, am dringendsten: {severity}, {patient}. {sentence}}}',
  'alerts.inMmHg': '{figures}\u00a0mmHg',
  'alerts.inDays': '{days, plural, one {# Tag} other {# Tage}}',
  'alerts.inVoids': '{count, plural, one {# Miktion} other {# Miktionen}}',
  'alerts.noValue': 'Kein Wert',
  'alerts.rulePressureSevere': 'Stark erhöhter Blutdruck',
  'alerts.rulePressureLow': 'Niedriger Blutdruck',
  'alerts.rulePressureMean': 'Hohes 7-Tage-Mittel zu Hause',
  'alerts.rulePressureMeanDialysis': 'Hohes 7-Tage-Mittel unter Dialyse',
  'alerts.ruleFluidOver': 'Trinkmenge über der Grenze',
  'alerts.ruleFluidUnder': 'Trinkmenge unter dem Minimum',
  'alerts.ruleNoPressure': 'Kein Blutdruck eingegangen',
  'alerts.ruleNoWater': 'Keine Trinkmenge erfasst',
  'alerts.ruleUrineLow': 'Wenig Urin',
  'alerts.ruleUrineHigh': 'Viel Urin',
  'alerts.ruleStonePrevention': 'Zu wenig Urin zur Steinvorbeugung',
  'alerts.ruleWeightHeartFailure': 'Gewichtszunahme bei Herzinsuffizienz',
  'alerts.ruleInterdialyticGain': 'Gewicht über dem Trockengewicht',
  'alerts.ruleInterdialyticGainShare': 'Gewicht weit über dem Trockengewicht',
  'alerts.ruleFatigueHigh': 'Starke Erschöpfung',
  'alerts.ruleFatigueWeek': 'Anhaltende Erschöpfung',
  'alerts.ruleStressHigh': 'Tagelang hoher Stress',
  'alerts.ruleUnknown': 'Regel „{rule}“',
  'alerts.sentencePressureSevere': 'Blutdruck {value}; schwer erhöht ab {limit}.',
  'alerts.sentencePressureLow': 'Niedriger Blutdruck {value}; Grenze systolisch {limit}.',
  'alerts.sentencePressureMean':
    '7-Tage-Mittel {value} ({readings, plural, one {# Messung} other {# Messungen}}); Grenze {limit}.',
  'alerts.sentencePressureMeanDialysis':
    '7-Tage-Mittel {value} unter Dialyse ({readings, plural, one {# Messung} other {# Messungen}}); Grenze systolisch {limit}.',
  'alerts.sentenceFluidOver':
    '{value} getrunken bei einer Grenze von {limit}{days, plural, =0 {} =1 {} one {} other {, # Tage hintereinander}}.',
  'alerts.sentenceFluidUnder':
    '{value} getrunken bei einem Minimum von {limit}{days, plural, =0 {} =1 {} one {} other {, # Tage hintereinander}}.',
  'alerts.sentenceNoPressure':
    '{missing, plural, one {Seit # Tag kein Blutdruck.} other {Seit # Tagen kein Blutdruck.}}',
  'alerts.sentenceNoWater':
    '{missing, plural, one {Seit # Tag nichts Getrunkenes erfasst.} other {Seit # Tagen nichts Getrunkenes erfasst.}}',
  'alerts.sentenceUrineLow': 'Urin eines vollständig gesammelten Tages {value}; Grenze {limit}.',
  'alerts.sentenceUrineHigh': 'Urin {value} an einem Tag; Grenze {limit}.',
  'alerts.sentenceStonePrevention': 'Im Mittel {value} Urin am Tag; zur Steinvorbeugung mindestens {limit}.',
  'alerts.sentenceWeightHeartFailure': '{value} über dem niedrigsten Gewicht der Tage davor; Grenze {limit}.',
  'alerts.sentenceInterdialyticGain': '{value} über dem Trockengewicht; Grenze {limit}.',
  'alerts.sentenceInterdialyticGainShare': 'Um {value} des Trockengewichts zugenommen; Grenze {limit}.',
  'alerts.sentenceFatigueHigh': 'Erschöpfung {value}; stark ab {limit}.',
  'alerts.sentenceFatigueWeek': 'Erschöpfung im Wochenmittel {value}; Grenze {limit}.',
  'alerts.sentenceStressHigh':
    'Stress {value}; Grenze {limit}{days, plural, =0 {} =1 {} one {} other {, # Tage hintereinander}}.',
  'alerts.sentenceHigh': '{measure} {value}, über der Grenze von {limit}.',
  'alerts.sentenceLow': '{measure} {value}, unter der Grenze von {limit}.',
  'alerts.sentenceUnknown': '{measure} {value}; Grenze {limit}.',
  'alerts.sentenceMissing': '{measure}: keine Daten. {value}; Grenze {limit}.',
  'alerts.show': 'Anzeigen',
  'alerts.brought':
    '{count, plural, one {# offener Alarm liegt bei Ihnen: Niemand hat ihn übernommen.} other {# offene Alarme liegen bei Ihnen: Niemand hat sie übernommen.}}',
  'alerts.inPoints': '{count, plural, one {# Punkt} other {# Punkte}}',
  'alerts.sentenceScoreHigh': 'Punktwert eines Fragebogens: {value}. Gemeldet wird ab {limit}.',
  'alerts.sentenceScoreLow': 'Punktwert eines Fragebogens: {value}. Gemeldet wird bis {limit}.',
  'alerts.digest':
    '{open, plural, =0 {Kein Alarm ist offen.} one {# Alarm ist offen, davon kritisch: {critical, number}.} other {# Alarme sind offen, davon kritisch: {critical, number}.}}',
};
