import type { alertAdvice as en } from '../../en/alerts/alertAdvice';

export const alertAdvice: Record<keyof typeof en, string> = {
  'alerts.explainPressureSevere':
    'Wird ausgelöst, wenn der neueste Blutdruck des letzten Tages die systolische oder die diastolische Grenze erreicht.',
  'alerts.explainPressurePregnancy':
    'Wird ausgelöst, wenn bei einer Schwangeren der neueste Blutdruck des letzten Tages die systolische oder die diastolische Grenze erreicht. Behandlung am selben Tag erforderlich.',
  'alerts.explainPressureAdolescent':
    'Von 13 bis 17 Jahren: Wird ausgelöst, wenn der neueste Blutdruck des letzten Tages die systolische oder die diastolische Grenze erreicht; je höher, desto dringender.',
  'alerts.explainPressureChild':
    'Unter 13 Jahren: Wird ausgelöst, wenn der neueste Blutdruck des letzten Tages die systolische oder die diastolische Grenze erreicht. Für jüngere Kinder sind tiefere Grenzen festzulegen.',
  'alerts.explainPressureLow':
    'Wird ausgelöst, wenn der neueste systolische Druck des letzten Tages unter der Grenze liegt; je tiefer, desto dringender.',
  'alerts.explainPressureLowChild':
    'Unter 13 Jahren: Wird ausgelöst, wenn der neueste systolische Druck des letzten Tages unter der Grenze liegt; je tiefer, desto dringender.',
  'alerts.explainPressureMean':
    'Wird ausgelöst, wenn das Mittel der letzten Tage die Grenze erreicht und auf genügend Messungen an genügend Tagen beruht.',
  'alerts.explainPressureMeanPregnancy':
    'In der Schwangerschaft: Wird ausgelöst, wenn das Mittel der letzten Tage die systolische oder die diastolische Grenze erreicht. Zwei Messungen genügen. Präeklampsie ausschließen.',
  'alerts.explainPressureMeanDialysis':
    'Bei Dialyse ausgelöst, wenn das systolische Mittel der letzten Tage die Grenze erreicht und auf genügend Messungen beruht.',
  'alerts.explainPulseLow':
    'Wird ausgelöst, wenn der neueste Puls des letzten Tages die Grenze erreicht oder darunter liegt. Nach Ohnmacht und nach Medikamenten fragen, die das Herz verlangsamen; das Kalium kann erhöht sein.',
  'alerts.explainPulseHigh':
    'Ab 13 Jahren: Wird ausgelöst, wenn der neueste Puls des letzten Tages die Grenze erreicht.',
  'alerts.explainPulseChild':
    'Unter 13 Jahren: Wird ausgelöst, wenn der neueste Puls des letzten Tages außerhalb der Grenzen liegt.',
  'alerts.explainFluidOver':
    'Wird ausgelöst, wenn die Trinkmenge deutlich über der Tagesgrenze liegt; dringender, wenn dies mehrere Tage anhält.',
  'alerts.explainFluidUnder':
    'Wird ausgelöst, wenn die Trinkmenge mehrere Tage deutlich unter dem Tagesminimum liegt. Tage ohne Eintrag zählen nicht.',
  'alerts.explainNoPressure':
    'Wird ausgelöst, wenn mehrere Tage kein Blutdruck eingegangen ist; je länger, desto dringender. Reisen und Klinikaufenthalte zählen nicht.',
  'alerts.explainNoWater':
    'Wird ausgelöst, wenn trotz Trinkziel mehrere Tage keine Trinkmenge eingetragen wurde. Reisen und Klinikaufenthalte zählen nicht.',
  'alerts.explainUrineLow':
    'Wird ausgelöst, wenn die Urinmenge im vollständigen 24-h-Sammelurin unter der Grenze liegt. Nicht bei Anurie und nicht bei Dialyse.',
  'alerts.explainUrineLowChild':
    'Unter 13 Jahren: Wird ausgelöst, wenn die Urinmenge im vollständigen 24-h-Sammelurin unter der Grenze liegt. Die Grenze ist nach dem Gewicht festzulegen. Nicht bei Anurie und nicht bei Dialyse.',
  'alerts.explainUrineHigh': 'Wird ausgelöst, wenn die Urinmenge eines Tages über der Grenze liegt.',
  'alerts.explainUrineHighDrinking':
    'Bei Steinbildnern und wo der Trinkplan mindestens 2,5 L vorsieht: Wird ausgelöst, wenn die Urinmenge eines Tages über der Grenze liegt. Nach der Trinkmenge fragen, an Glukose und Natrium denken.',
  'alerts.explainUrineSign':
    'Wird ausgelöst, wenn in den letzten 7 Tagen beim Urin Blut, eine rote oder braune Farbe, Schmerzen oder Zeichen einer Infektion notiert wurden. Sichtbares Blut ohne Infektion gehört urologisch abgeklärt (NICE NG12); Fieber nach Transplantation oder bei Steinen ist ein Notfall.',
  'alerts.explainStonePrevention':
    'Bei Steinbildnern: Wird ausgelöst, wenn die mittlere Urinmenge der letzten Tage unter der zur Steinprophylaxe nötigen Menge liegt.',
  'alerts.explainWeightHeartFailure':
    'Bei Herzinsuffizienz: Wird ausgelöst, wenn das neueste Gewicht das niedrigste der Tage davor um die Grenze oder mehr übersteigt.',
  'alerts.explainWeightPeritoneal':
    'Bei Herzinsuffizienz unter Peritonealdialyse: Wird ausgelöst, wenn das neueste Gewicht das niedrigste der Tage davor um die Grenze oder mehr übersteigt. Nach der Ultrafiltration fragen, und ob mit gefülltem Bauch gewogen wurde.',
  'alerts.explainInterdialyticGain':
    'Bei Hämodialyse: Wird ausgelöst, wenn die Zunahme zwischen zwei Sitzungen die Grenze übersteigt. Wo die Sitzungen sie nicht angeben, wird das neueste Gewicht mit dem Trockengewicht verglichen.',
  'alerts.explainInterdialyticGainShare':
    'Bei Hämodialyse: Wird ausgelöst, wenn die Zunahme einen Prozentsatz des Trockengewichts erreicht. Für jede Person festzulegen.',
  'alerts.explainDryWeightPeritoneal':
    'Bei Peritonealdialyse: Wird ausgelöst, wenn das neueste Gewicht des letzten Tages um mehr als die Grenze über dem Trockengewicht liegt. Wer mit gefülltem Bauch gewogen wird, braucht eine höhere Grenze.',
  'alerts.explainCloudyBag':
    'Wird ausgelöst, wenn bei einer Peritonealdialyse der letzten 7 Tage ein Beutel trüb war. Das gilt bis zum Beweis des Gegenteils als Peritonitis: am selben Tag untersuchen, Zellzahl und Kultur des Dialysats abnehmen und mit Antibiotika beginnen, ohne die Ergebnisse abzuwarten (ISPD 2022).',
  'alerts.explainFatigueHigh':
    'Wird ausgelöst, wenn die Erschöpfung an den meisten der letzten Tage stark war.',
  'alerts.explainFatigueWeek':
    'Wird ausgelöst, wenn die mittlere Erschöpfung einer Woche die Grenze erreicht, an genügend Tagen.',
  'alerts.explainStressHigh': 'Wird ausgelöst, wenn der Stress mehrere Tage hintereinander hoch war.',
  'alerts.explainPotassiumHigh':
    'Wird ausgelöst, wenn das neueste Kalium der letzten Tage die Grenze erreicht; ab 6,5 mmol/L ist es ein Notfall. Eine hämolytische Probe kann gleich aussehen: ohne Verzug wiederholen.',
  'alerts.explainPotassiumLow':
    'Wird ausgelöst, wenn das neueste Kalium der letzten Tage unter der Grenze liegt; je niedriger, desto dringender.',
  'alerts.explainEgfrFall':
    'Wird ausgelöst, wenn die neueste eGFR um die Grenze unter der höchsten der drei Monate davor liegt. Aus Kreatinin berechnete Werte zählen. Gilt nicht an der Dialyse.',
  'alerts.explainHaemoglobinLow':
    'Wird ausgelöst, wenn das neueste Hämoglobin der letzten Tage unter der Grenze liegt.',
  'alerts.explainSodiumLow':
    'Wird ausgelöst, wenn das neueste Natrium der letzten Tage unter der Grenze liegt. Ob sie gilt, entscheidet die Klinik.',
  'alerts.explainBicarbonateLow':
    'Wird ausgelöst, wenn das neueste Bikarbonat der letzten Wochen unter der Grenze liegt. Ob sie gilt, entscheidet die Klinik.',
  'alerts.explainTacrolimusRange':
    'Nach einer Transplantation: wird ausgelöst, wenn der neueste Tacrolimus-Spiegel der letzten Tage außerhalb der Grenzen liegt. Das Ziel hängt von der Zeit seit der Transplantation ab: die Klinik legt es fest.',
  'alerts.explainScore':
    'Wird ausgelöst, wenn der Score eines Fragebogens in einem Bereich mit Alarm liegt. Ein späterer Score außerhalb beendet den Alarm.',
  'alerts.explainUnknown':
    'Zu dieser Regel hat das Programm keine Beschreibung; sie wurde vom Server angewendet.',
  'alerts.questions': 'Fragen für das Gespräch',
  'alerts.askPressure1': 'Wurde im Sitzen, in Ruhe und mit der üblichen Manschette gemessen?',
  'alerts.askPressure2': 'Wie fühlen Sie sich gerade? Kopfschmerzen, Schwindel, Brustschmerz, Atemnot?',
  'alerts.askPressure3': 'Welche Medikamente haben Sie heute genommen, und wann?',
  'alerts.askPulse1': 'Wurde in Ruhe gemessen?',
  'alerts.askPulse2': 'Spüren Sie einen unregelmäßigen Herzschlag, oder wird Ihnen schwarz vor Augen?',
  'alerts.askPulse3': 'Was haben Sie vor der Messung getan?',
  'alerts.askWater1': 'Haben Sie alle Getränke eingetragen, und jedes nur einmal?',
  'alerts.askWater2': 'Haben Sie mehr Durst als sonst, oder fällt das Trinken schwer?',
  'alerts.askWater3': 'Haben Sie Schwellungen, Gewichtsänderung, Durchfall oder Fieber bemerkt?',
  'alerts.askUrine1': 'Wurde der gesamte Urin des Tages gesammelt?',
  'alerts.askUrine2': 'Haben sich Farbe oder Geruch verändert? Haben Sie Schmerzen?',
  'alerts.askUrine3': 'Wie viel haben Sie in derselben Zeit getrunken?',
  'alerts.askWeight1': 'Wurde mit derselben Waage, zur üblichen Zeit und in ähnlicher Kleidung gewogen?',
  'alerts.askWeight2': 'Sind die Beine geschwollen, oder fällt das Atmen im Liegen schwerer?',
  'alerts.askWeight3': 'Hat sich beim Essen und Trinken etwas geändert?',
  'alerts.askStress1': 'Was belastet Sie im Moment am meisten?',
  'alerts.askStress2': 'Wie haben Sie geschlafen?',
  'alerts.askStress3': 'Wer könnte Sie unterstützen? Soll sich jemand bei Ihnen melden?',
  'alerts.askFatigue1': 'Seit wann sind Sie so müde, und hilft Ruhe?',
  'alerts.askFatigue2': 'Kommt etwas dazu: Fieber, Atemnot, wenig Appetit?',
  'alerts.askFatigue3': 'Wie schlafen Sie, und was schaffen Sie noch an einem Tag?',
  'alerts.askLaboratory1': 'Wie geht es Ihnen: Schwäche, Atemnot, unregelmäßiger Herzschlag?',
  'alerts.askLaboratory2':
    'Welche Medikamente, Nahrungsergänzungen oder Salzersatz nehmen Sie, und hat sich etwas geändert?',
  'alerts.askLaboratory3':
    'Hatten Sie Erbrechen, Durchfall oder Fieber, oder haben Sie weniger gegessen und getrunken als sonst?',
  'alerts.askMissing1': 'Geht es Ihnen gut? Ist seit der letzten Messung etwas geschehen?',
  'alerts.askMissing2': 'Funktionieren das Gerät und das Senden?',
  'alerts.askMissing3': 'Haben Sie gemessen, ohne zu senden? Welche Werte waren es?',
  'alerts.advice': 'Empfehlung an den Patienten',
  'alerts.adviceFailed': 'Die Empfehlung der Regel konnte nicht geladen werden.',
};
