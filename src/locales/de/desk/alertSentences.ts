import type { alertSentences as en } from '../../en/desk/alertSentences';

export const alertSentences: Record<keyof typeof en, string> = {
  'alerts.system': 'System',
  'alerts.sentenceWorst': 'Schlechtester Wert: {value}, {when}.',
  'alerts.statusOpen': 'Offen',
  'alerts.statusUnknown': 'Unbekannter Status',
  'alerts.statusAcknowledged': 'Quittiert',
  'alerts.statusInProgress': 'In Bearbeitung',
  'alerts.statusSnoozed': 'Zurückgestellt',
  'alerts.statusNeedsReview': 'Zu prüfen',
  'alerts.statusFalseAlarm': 'Fehlalarm',
  'alerts.statusAutoCleared': 'Automatisch aufgehoben',
  'alerts.statusResolved': 'Abgeschlossen',
  'alerts.announceOne': '{severity}: {patient}. {sentence}',
  'alerts.announceMany':
    '{count, plural, one {# neuer Alarm, am dringendsten: {severity}, {patient}. {sentence}} other {# neue Alarme, am dringendsten: {severity}, {patient}. {sentence}}}',
  'alerts.inMmHg': '{figures}\u00a0mmHg',
  'alerts.inDays': '{days, plural, one {# Tag} other {# Tage}}',
  'alerts.inVoids': '{count, plural, one {# Miktion} other {# Miktionen}}',
  'alerts.noValue': 'Kein Wert',
  'alerts.rulePressureSevere': 'Stark erhöhter Blutdruck',
  'alerts.rulePressurePregnancy': 'Stark erhöhter Blutdruck in der Schwangerschaft',
  'alerts.rulePressureLow': 'Niedriger Blutdruck',
  'alerts.rulePressureMean': 'Hohes 7-Tage-Mittel zu Hause',
  'alerts.rulePressureMeanDialysis': 'Hohes 7-Tage-Mittel unter Dialyse',
  'alerts.ruleFluidOver': 'Trinkmenge über der Grenze',
  'alerts.ruleFluidUnder': 'Trinkmenge unter dem Minimum',
  'alerts.ruleNoPressure': 'Kein Blutdruck eingegangen',
  'alerts.ruleNoWater': 'Keine Trinkmenge erfasst',
  'alerts.ruleUrineLow': 'Geringe Urinmenge',
  'alerts.ruleUrineHigh': 'Hohe Urinmenge',
  'alerts.ruleStonePrevention': 'Urinmenge zu gering zur Steinprophylaxe',
  'alerts.ruleWeightHeartFailure': 'Gewichtszunahme bei Herzinsuffizienz',
  'alerts.ruleInterdialyticGain': 'Gewicht über dem Trockengewicht',
  'alerts.ruleInterdialyticGainShare': 'Gewicht weit über dem Trockengewicht',
  'alerts.ruleFatigueHigh': 'Starke Erschöpfung',
  'alerts.ruleFatigueWeek': 'Anhaltende Erschöpfung',
  'alerts.ruleStressHigh': 'Hoher Stress über mehrere Tage',
  'alerts.ruleUnknown': 'Regel „{rule}“',
  'alerts.sentencePressureSevere': 'Blutdruck {value}; stark erhöht ab {limit}.',
  'alerts.sentencePressurePregnancy': 'Blutdruck {value} in der Schwangerschaft; stark erhöht ab {limit}.',
  'alerts.sentencePressureLow': 'Niedriger Blutdruck {value}; Grenze systolisch {limit}.',
  'alerts.sentencePressureMean':
    '7-Tage-Mittel {value} ({readings, plural, one {# Messung} other {# Messungen}}); Grenze {limit}.',
  'alerts.sentencePressureMeanDialysis':
    '7-Tage-Mittel {value} unter Dialyse ({readings, plural, one {# Messung} other {# Messungen}}); Grenze systolisch {limit}.',
  'alerts.sentenceFluidOver':
    '{days, plural, =0 {Trinkmenge {value}; Grenze {limit}.} one {Trinkmenge {value}; Grenze {limit}.} other {Seit # Tagen über {limit}; zuletzt {value}.}}',
  'alerts.sentenceFluidUnder':
    '{days, plural, =0 {Trinkmenge {value}; Minimum {limit}.} one {Trinkmenge {value}; Minimum {limit}.} other {Seit # Tagen unter {limit}; zuletzt {value}.}}',
  'alerts.sentenceNoPressure':
    '{missing, plural, one {Seit # Tag kein Blutdruck.} other {Seit # Tagen kein Blutdruck.}}',
  'alerts.sentenceNoWater':
    '{missing, plural, one {Seit # Tag keine Trinkmenge erfasst.} other {Seit # Tagen keine Trinkmenge erfasst.}}',
  'alerts.sentenceUrineLow': 'Urinmenge {value} (vollständiger 24-h-Sammelurin); Grenze {limit}.',
  'alerts.sentenceUrineHigh': 'Urinmenge {value} an einem Tag; Grenze {limit}.',
  'alerts.sentenceStonePrevention':
    'Mittlere Urinmenge {value} am Tag; zur Steinprophylaxe mindestens {limit}.',
  'alerts.sentenceWeightHeartFailure': '{value} über dem niedrigsten Gewicht der Tage davor; Grenze {limit}.',
  'alerts.sentenceInterdialyticGain': '{value} über dem Trockengewicht; Grenze {limit}.',
  'alerts.sentenceInterdialyticGainShare': 'Gewichtszunahme {value} des Trockengewichts; Grenze {limit}.',
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
    '{count, plural, one {# offener Alarm wurde an Sie eskaliert: Niemand hat ihn übernommen.} other {# offene Alarme wurden an Sie eskaliert: Niemand hat sie übernommen.}}',
  'alerts.inPoints': '{count, plural, one {# Punkt} other {# Punkte}}',
  'alerts.sentenceScoreHigh': 'Fragebogen-Score {value}; Alarm ab {limit}.',
  'alerts.sentenceScoreLow': 'Fragebogen-Score {value}; Alarm bis {limit}.',
  'alerts.digest':
    '{open, plural, =0 {Kein Alarm ist offen.} one {# Alarm ist offen, davon kritisch: {critical, number}.} other {# Alarme sind offen, davon kritisch: {critical, number}.}}',
};
