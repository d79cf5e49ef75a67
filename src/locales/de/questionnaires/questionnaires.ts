import type { questionnaires as en } from '../../en/questionnaires/questionnaires';

export const questionnaires: Record<keyof typeof en, string> = {
  'questionnaires.titleMissing': 'Einen Titel in der Hauptsprache angeben.',
  'questionnaires.textMissing': 'Einen Text in der Hauptsprache angeben.',
  'questionnaires.noQuestion': 'Mindestens eine Frage hinzufügen.',
  'questionnaires.linkIdTwice': 'Der Schlüssel „{linkId}“ kommt mehrfach vor.',
  'questionnaires.optionTwice': 'Der Code „{code}“ steht bei mehreren Antworten.',
  'questionnaires.optionsMissing': 'Mindestens eine Antwort zur Auswahl angeben.',
  'questionnaires.boundOrder': 'Der größte Wert muss über dem kleinsten liegen.',
  'questionnaires.stepPositive': 'Eine Schrittweite über null angeben.',
  'questionnaires.presetAsked':
    'Eine voreingestellte Antwort würde abgegeben, ohne dass jemand sie gegeben hat. Entfernen Sie sie, oder zeigen Sie die Frage nur an oder gar nicht.',
  'questionnaires.presetWrong': 'Die voreingestellte Antwort ist auf diese Frage nicht möglich.',
  'questionnaires.readOnlyEmpty':
    'Diese Frage wird nur angezeigt und hat keine voreingestellte Antwort; sie kann nie beantwortet werden. Lassen Sie sie beantworten, oder blenden Sie sie aus.',
  'questionnaires.writesNot': 'Eine Antwort dieser Art kann nicht als diese Messgröße übernommen werden.',
  'questionnaires.writesTwice': 'Eine andere Frage wird schon als diese Messgröße übernommen.',
  'questionnaires.writesUnit': 'Die Einheit wählen, in der diese Messgröße angegeben wird.',
  'questionnaires.scaleSteps': 'Eine Skala erreicht ihr Ende in ganzen Schritten, höchstens {most, number}.',
  'questionnaires.conditionItem':
    'Die Bedingung bezieht sich auf „{item}“; das ist keine Frage dieses Fragebogens.',
  'questionnaires.conditionOperator': 'Die Antwort auf „{item}“ lässt sich so nicht vergleichen.',
  'questionnaires.conditionValue': '„{item}“ mit einer möglichen Antwort vergleichen.',
  'questionnaires.cycle': 'Diese Fragen hängen voneinander ab, keine würde je angezeigt: {items}.',
  'questionnaires.scoreItem':
    'Die Antwort auf „{item}“ lässt sich nicht auswerten. Möglich sind Skalen, Ja/Nein, Zahlen mit beiden Grenzen und Antworten, die alle Punkte haben.',
  'questionnaires.scoreItemTwice': '„{item}“ wird schon gezählt.',
  'questionnaires.minAnswered': 'Der Score zählt nur {most, number} der Fragen.',
  'questionnaires.bandOrder': 'Das Ende eines Bereichs darf nicht unter seinem Anfang liegen.',
  'questionnaires.bandOverlap': '{from, number} bis {to, number} liegt in zwei Bereichen.',
  'questionnaires.bandGap':
    'Scores von {from, number} bis {to, number} sind möglich, aber von keinem Bereich abgedeckt.',
  'questionnaires.answerBetween': 'Einen Wert von {min, number} bis {max, number} angeben.',
  'questionnaires.answerAtLeast': 'Einen Wert von mindestens {min, number} angeben.',
  'questionnaires.answerAtMost': 'Einen Wert von höchstens {max, number} angeben.',
  'questionnaires.answerStep': 'Eine Stufe der Skala wählen.',
  'questionnaires.answerOption': 'Eine der Antworten wählen.',
  'questionnaires.answerAlone': 'Eine dieser Antworten lässt sich nicht mit anderen zusammen wählen.',
  'questionnaires.answerTooLong': 'Das ist zu lang: höchstens {most, number} Zeichen.',
  'questionnaires.fhirShape': 'Dieser Teil entspricht nicht FHIR R4.',
  'questionnaires.fhirResource': 'Diese Datei enthält keinen FHIR-Fragebogen.',
  'questionnaires.fhirType': 'Fragen vom Typ {type} können hier nicht gestellt werden.',
  'questionnaires.fhirTooMany': 'Das sind zu viele: höchstens {most, number} sind möglich.',
  'questionnaires.fhirNesting':
    'So verschachtelte Gruppen lassen sich nicht übernehmen: Was wann gezeigt wird, würde sich ändern.',
  'questionnaires.fhirCondition':
    'Diese Bedingung vergleicht mit etwas, das hier keine mögliche Antwort ist.',
  'questionnaires.fhirUnserved':
    '„{name}“ wird nicht unterstützt. Ohne das könnte der Fragebogen etwas anderes fragen, zeigen oder werten, als gemeint war.',
  'questionnaires.fhirRetired':
    'Dieser Fragebogen wurde zurückgezogen (Status „retired“). Importieren Sie die Fassung, die ihn ersetzt.',
  'questionnaires.fhirValueSet':
    'Antworten aus einer externen Liste können nicht geladen werden. Bitte in die Datei aufnehmen.',
};
