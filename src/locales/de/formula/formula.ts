import type { formula as en } from '../../en/formula/formula';

export const formula: Record<keyof typeof en, string> = {
  'formula.empty': 'Geben Sie eine Formel ein, zum Beispiel 500 + urine24h.',
  'formula.tooLong': 'Die Formel hat {count, number} Zeichen; höchstens {most, number} sind möglich.',
  'formula.comma':
    '„{text}“ lässt sich auf zwei Arten lesen. Schreiben Sie Dezimalstellen mit Punkt (1.5) und trennen Sie Werte mit Semikolon (1; 5).',
  'formula.grouped':
    '„{text}“ kann Tausender oder Dezimalstellen meinen. Schreiben Sie Tausender ohne Punkt (1500).',
  'formula.endsEarly': 'Die Formel endet zu früh: Am Ende fehlt eine Zahl, ein Name oder eine Klammer.',
  'formula.unreadable': '„{text}“ ist hier nicht gültig.',
  'formula.notAllowed':
    '„{text}“ ist keine Rechnung. Möglich sind Zahlen, Namen, + − × ÷, Klammern, min, max, round und if.',
  'formula.unknownName': 'Die Variable „{name}“ gibt es nicht.',
  'formula.unknownFunction': 'Die Funktion „{name}“ gibt es nicht. Möglich sind min, max, round und if.',
  'formula.needsBrackets': '„{name}“ ist eine Funktion: Ihre Werte folgen in Klammern, also {name}( ).',
  'formula.parts':
    '„{name}“ braucht {least, number} bis {most, number} Werte, angegeben sind {given, number}.',
  'formula.noNumber': 'Hier wird eine Zahl gebraucht.',
  'formula.noCondition': 'Hier wird ein Vergleich gebraucht, zum Beispiel sex == female.',
  'formula.units': '{one} und {other} lassen sich nicht verrechnen.',
  'formula.resultUnit': 'Das Ergebnis hätte die Einheit {unit}; ein Trinkplan braucht mL pro Tag.',
  'formula.missing': '„{name}“ ist bei diesem Patienten nicht erfasst.',
  'formula.divisionByZero': 'Division durch null.',
  'formula.tooLarge': 'Das Ergebnis ist größer als jede mögliche Menge.',
  'formula.roundStep': 'Gerundet werden kann nur auf Schritte über null.',
  'formula.outOfRange':
    'Die Formel ergibt {ml, number}\u00a0mL am Tag; möglich sind 0 bis {most, number}\u00a0mL.',
  'formula.crossed':
    'Die Untergrenze ({low, number}\u00a0mL) liegt über der Obergrenze ({high, number}\u00a0mL).',
  'formula.name_weight': 'Gewicht, neuestes (kg)',
  'formula.name_dryWeight': 'Trockengewicht (kg)',
  'formula.name_height': 'Größe (cm)',
  'formula.name_age': 'Alter (Jahre)',
  'formula.name_sex': 'Geschlecht (female, male)',
  'formula.name_urine24h': '24-h-Urinmenge (mL/d)',
  'formula.name_baseline': 'Übliche Trinkmenge, Mittel aus 7 Tagen (mL/d)',
  'formula.name_ufr': 'Ultrafiltrationsrate (mL/kg/h)',
  'formula.name_sessionHours': 'Dauer einer Sitzung (h)',
  'formula.name_interdialyticDays': 'Tage zwischen den Sitzungen (d)',
  'formula.name_urineTarget': 'Angestrebte Urinmenge (mL/d)',
  'formula.name_activityExtra': 'Zuschlag für Bewegung (mL/d)',
  'formula.name_heatExtra': 'Zuschlag für Hitze (mL/d)',
  'formula.name_quantity': 'Gefäße am Tag (Anzahl)',
  'formula.name_containerMl': 'Inhalt eines Gefäßes (mL)',
};
