/** What is wrong with an entry about patients and the house. */
import type { careValidation as en } from '../../en/desk/careValidation';

export const careValidation: Record<keyof typeof en, string> = {
  'validation.endBeforeStart': 'Das Ende liegt vor dem Beginn.',
  'validation.endNeeded': 'Den voraussichtlich letzten Tag angeben. Er kann später geändert werden.',
  'validation.rangeOrder': 'Das obere Ende des Bereichs liegt unter dem unteren.',
  'validation.bothPressures': 'Geben Sie systolischen und diastolischen Druck an.',
  'validation.outcome': 'Wählen Sie ein Ergebnis.',
  'validation.snoozePast': 'Geben Sie einen Zeitpunkt in der Zukunft an.',
  'validation.colleague': 'Wählen Sie jemanden aus der Liste der Kolleginnen und Kollegen.',
  'validation.snoozeTooLong': 'Ein Alarm dieses Schweregrads kann nicht so lange zurückgestellt werden.',
  'validation.noteRequired':
    'Beschreiben Sie in einer Notiz, was getan wurde: Ohne sie lässt sich ein Alarm mit hohem oder kritischem Schweregrad nicht abschließen.',
  'validation.tooManyDecimals':
    'Geben Sie höchstens {decimals, plural, one {# Nachkommastelle} other {# Nachkommastellen}} an.',
  'validation.pressureOrder': 'Der systolische Druck muss höher sein als der diastolische.',
  'validation.inFuture': 'Dieser Zeitpunkt liegt mehr als {minutes, number} Minuten in der Zukunft.',
  'validation.beforeBirth': 'Das liegt vor dem Geburtsdatum.',
  'validation.beforeEnrolment': 'Das liegt vor der Aufnahme.',
  'validation.beforeLastChange': 'Das liegt vor der letzten Statusänderung.',
  'validation.pauseLong': 'Eine Pause dauert höchstens ein Jahr. Sie lässt sich später verlängern.',
  'validation.dayTotal': 'Damit käme der Tag auf mehr als {dayMax}.',
  'validation.dayNotEmpty': 'An diesem Tag ist bereits etwas erfasst.',
  'validation.checkLow': 'Ungewöhnlich niedrig: unter {softMin, number}. Bitte prüfen.',
  'validation.checkHigh': 'Ungewöhnlich hoch: über {softMax, number}. Bitte prüfen.',
  'validation.checkPulsePressure':
    'Systolischer und diastolischer Wert liegen ungewöhnlich nah oder weit auseinander (üblich: {pulsePressureMin, number} bis {pulsePressureMax, number}\u00a0mmHg). Bitte prüfen.',
  'validation.checkWeightChange':
    'Das Gewicht hat sich innerhalb von 24 Stunden um mehr als {weightChange} verändert. Bitte prüfen.',
  'validation.checkDayTotal': 'Damit kommt der Tag auf mehr als {daySoftMax}. Bitte prüfen.',
  'validation.checkInsideTotal':
    'Für diesen Tag ist eine Gesamtmenge erfasst, und sie gilt. Dieser Eintrag wird gezeigt, aber nicht dazugezählt.',
  'validation.checkSecondTotal':
    'Für diesen Tag ist bereits eine Gesamtmenge erfasst. Nur die zuletzt erfasste gilt.',
  'validation.checkTotalBelow':
    'Die einzelnen Einträge dieses Tages ergeben mehr als diese Gesamtmenge, die statt ihrer gilt. Bitte prüfen.',
  'validation.checkOld': 'Dieser Zeitpunkt liegt mehr als {days, number} Tage zurück. Bitte prüfen.',
  'validation.ultrafiltrationRate':
    'Das ist schneller als {rate, number}\u00a0mL/kg/h und kann nicht gespeichert werden. Volumen, Dauer und Gewicht prüfen.',
  'validation.checkUltrafiltrationRate':
    'Das ist schneller als {softRate, number}\u00a0mL/kg/h. Bitte prüfen.',
  'validation.checkHeavierAfter': 'Das Gewicht ist nach der Sitzung höher als davor. Bitte prüfen.',
  'validation.checkRetained': 'Es lief weniger aus als ein: Flüssigkeit wurde zurückgehalten. Bitte prüfen.',
  'validation.kindOfDialysis':
    'Das passt nicht zur Dialyseart oder zu einer ausgefallenen Sitzung. Bitte leer lassen.',
  'validation.timeSkipped': 'Die Uhren wurden vorgestellt: Diese Uhrzeit gab es an dem Tag nicht.',
  'validation.timeRepeated':
    'Die Uhren wurden zurückgestellt: Diese Uhrzeit gab es an dem Tag zweimal. Gemeint ist die erste.',
  'validation.categoryCode':
    'Verwenden Sie 2 bis 20 Zeichen: Großbuchstaben A bis Z, Ziffern, Binde- und Unterstriche, zum Beispiel HD-HEIM.',
  'validation.limitOrder': 'Die untere Grenze muss unter der oberen liegen.',
  'validation.limitRange': 'Diese Grenze liegt außerhalb dessen, was gemessen werden kann.',
  'validation.targetRange': 'Dieser Wert ist für ein Ziel zu niedrig oder zu hoch.',
  'validation.beforeLastTarget': 'Das liegt vor der letzten Entscheidung über dieses Ziel.',
  'validation.planDecides':
    'Ein Trinkplan legt fest, wie viel getrunken werden soll. Ändern Sie ihn unter „Trinkplan“.',
  'validation.noTargetToEnd': 'Es gibt kein Ziel dieser Art, das enden könnte.',
  'validation.levelOrder': 'Ein höherer Schweregrad braucht eine extremere Grenze als ein niedrigerer.',
  'validation.levelTwice': 'Jeder Schweregrad darf nur einmal vorkommen.',
  'validation.windowShort': 'Das Zeitfenster ist dafür zu kurz.',
  'validation.windowLong': 'So weit kann die Regel nicht zurückblicken.',
  'validation.aggregation': 'Das lässt sich für diese Messgröße nicht berechnen.',
  'validation.severalDays': 'Über mehrere Tage lässt sich nur der Wert einzelner Patiententage verlangen.',
  'validation.planWater':
    'Nur die Trinkmenge kann mit dem Trinkplan verglichen werden, und zwar mit einer Grenze.',
  'validation.criticalHours': 'Eine Regel mit kritischem Schweregrad muss rund um die Uhr gelten.',
  'validation.everybodyExcluded':
    'Diese Ausschlüsse lassen der Regel zusammen niemanden übrig: entfernen Sie einen davon.',
  'validation.escalationOrder': 'Jeder Schritt muss später kommen als der vorige.',
  'validation.thresholdEmpty': 'Ändern Sie mindestens einen Wert, oder schalten Sie die Regel ab.',
  'validation.subjectFixed':
    'Die Messgröße lässt sich nicht mehr ändern, sobald sich Alarme darauf beziehen. Legen Sie eine neue Regel an.',
  'validation.formula': 'Diese Formel kann nicht berechnet werden.',
  'validation.slotsOverlap': 'Zeitfenster dürfen sich nicht überschneiden, und jedes braucht eine Dauer.',
  'validation.sharesCount': 'Geben Sie für jedes Zeitfenster einen Anteil an.',
  'validation.sharesSum': 'Die Anteile müssen zusammen 100\u00a0% ergeben.',
  'validation.clampOrder': 'Die kleinste Gesamtmenge darf nicht über der größten liegen.',
  'validation.planStatus': 'Ein Plan geht von Entwurf zu aktiv und von aktiv zu archiviert.',
  'validation.planActive': 'Nur ein aktiver Plan kann verordnet werden.',
  'validation.assignmentStatus': 'Der Plan dieses Patienten lässt sich so nicht mehr ändern.',
  'validation.overrideClamp': 'Der Plan erlaubt {min, number} bis {max, number}\u00a0mL.',
  'validation.confirmReason': 'Geben Sie den Grund für diesen ungewöhnlichen Wert an.',
  'validation.planLacks': 'Der Trinkplan braucht diesen Wert.',
  'validation.profileOrTotal': 'Im Profil fehlt: {names}. Dort eintragen oder hier eine Menge festlegen.',
  'validation.profileLacks': 'Im Profil fehlt: {names}. Bitte zuerst dort eintragen.',
  'validation.planBelowZero': 'Für diesen Patienten ergibt die Formel weniger als 0\u00a0mL am Tag.',
  'validation.planTooMuch':
    'Für diesen Patienten ergibt die Formel mehr, als an einem Tag getrunken werden kann.',
  'validation.planCrossed': 'Für diesen Patienten liegt die Untergrenze über der Obergrenze.',
  'validation.weekdays': 'Wählen Sie mindestens einen Wochentag.',
  'validation.dosePositive': 'Geben Sie eine Menge über null an.',
  'validation.timesNeeded': 'Geben Sie mindestens eine Uhrzeit an.',
  'validation.timesTwice': 'Jede Uhrzeit kann nur einmal angegeben werden.',
  'validation.segmentOrder': 'Die Zeiträume eines Medikaments müssen ohne Überschneidung aufeinander folgen.',
  'validation.pastFixed':
    'Was vor heute fällig war, lässt sich nicht mehr ändern. Bitte heute oder einen späteren Tag wählen.',
  'validation.overlap':
    'Der Patient nimmt dieses Medikament oder eines mit demselben Wirkstoff bereits ein. Bestätigen Sie, dass beides beabsichtigt ist.',
  'validation.avoided':
    'Nach interner Vorgabe ist dieses Medikament bei der Erkrankung dieses Patienten zu vermeiden. Geben Sie den Grund an.',
  'validation.allergyKnown':
    'Es ist eine Allergie erfasst, die dem widerspricht. Beenden Sie diese zuerst, falls sie nicht mehr besteht.',
  'validation.warningReason': 'Nennen Sie in mindestens 3 Zeichen den Grund, es trotz der Warnung zu geben.',
  'validation.overlapReason': 'Dasselbe wird schon eingenommen. Nennen Sie den Grund für beides.',
  'validation.medicineInactive': 'Dieses Medikament wird nicht mehr verordnet.',
  'validation.notDue': 'Zu dieser Zeit ist nichts fällig.',
  'validation.tooLongAgo': 'Einnahmen lassen sich höchstens {days, number} Tage lang nachtragen.',
  'validation.skipReason': 'Geben Sie an, warum es nicht eingenommen wurde.',
  'validation.overMaximum':
    'Das überschreitet die Höchstzahl in 24 Stunden. Schreiben Sie in die Notiz, was geschehen ist.',
  'validation.farAhead':
    'Diese Dosis ist erst viel später fällig. Schreiben Sie in die Notiz, warum sie jetzt eingenommen wurde, oder tragen Sie die Dosis ein, die gemeint ist.',
  'validation.linkId':
    'Mit einem Buchstaben beginnen, dann nur Buchstaben, Ziffern, - und _, höchstens 40 Zeichen.',
  'validation.questionnaire':
    'So kann der Fragebogen nicht veröffentlicht werden. Bitte Markiertes korrigieren.',
  'validation.afterToday': 'Dieser Tag liegt noch in der Zukunft.',
  'validation.endOfCurrent':
    'Ein Ende ist nur bei einer Diagnose möglich, die inaktiv, in Remission oder abgeklungen ist.',
  'validation.reachable': 'Eine E-Mail-Adresse oder Mobilnummer angeben, damit diese Person erreichbar ist.',
  'validation.referralState':
    'Eine Überweisung wird nach der Anforderung angenommen oder abgelehnt und nach der Annahme abgeschlossen oder abgelehnt.',
  'validation.httpsAddress':
    'Geben Sie eine Webadresse an, die mit https:// beginnt und weder Benutzernamen noch Passwort enthält.',
  'validation.hoursEqual': 'Das Ende muss eine andere Uhrzeit sein als der Beginn.',
  'validation.timeZone': 'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
  'validation.givenTwice': 'Dies ist schon vorhanden.',
  'validation.criticalTold': 'Kritische Alarme werden immer gemeldet.',
  'validation.serverTested':
    'Prüfen Sie diese Adresse zuerst: Nur eine, die eben geantwortet hat, kann gespeichert werden.',
  'validation.termsPast': 'Die Bedingungen gelten frühestens ab heute.',
  'validation.termsOrder':
    'Bereits veröffentlichte Bedingungen treten später in Kraft. Geben Sie dasselbe oder ein späteres Datum an.',
  'validation.termsLanguage':
    'Schreiben Sie den Text vor dem Veröffentlichen in der Standardsprache der Einrichtung.',
  'validation.templateNames':
    'In geschweiften Klammern dürfen nur diese Namen stehen: severity, patient, alert.',
  'validation.document':
    'Der Text enthält etwas, das nicht gespeichert werden kann. Fügen Sie ihn als reinen Text ein.',
  'validation.pictureWords':
    'Jedes Bild braucht eine Beschreibung für Menschen, die es nicht sehen können. Wählen Sie das Bild aus und beschreiben Sie es.',
  'validation.transcript':
    'Jeder Film braucht seinen Wortlaut als Text. Wählen Sie den Film aus und ergänzen Sie ihn.',
  'validation.safeLink': 'Ein Link beginnt mit https:// oder mailto: und enthält keine Leerzeichen.',
  'validation.quizRight': 'Markieren Sie mindestens eine Antwort als richtig.',
  'validation.reviewFuture': 'Wählen Sie einen Tag nach heute.',
  'validation.pdf': 'Wählen Sie eine PDF-Datei.',
  'validation.articleStep': 'Im aktuellen Status des Beitrags ist das nicht möglich.',
  'validation.articleReader': 'Dieser Beitrag ist nicht veröffentlicht oder wurde inzwischen archiviert.',
  'validation.readingStep': 'Dieser Schritt ist nicht mehr möglich.',
  'validation.notPublished': 'Nur ein veröffentlichter Fragebogen kann zugewiesen werden.',
  'validation.startPast': 'Heute oder einen späteren Tag angeben.',
  'validation.notCaredFor': 'Dieser Patient wird im Programm nicht mehr betreut.',
  'validation.stepImpossible': 'Dieser Schritt ist im aktuellen Status nicht möglich.',
  'validation.windowClosed': 'Dieser Fragebogen kann nur an seinen Tagen beantwortet werden.',
  'validation.remindWithin': 'Geben Sie weniger Tage an, als der Fragebogen beantwortet werden kann.',
  'validation.templateNeeds': 'Nennen Sie Person und Alarm, beide in geschweiften Klammern: patient, alert.',
};
