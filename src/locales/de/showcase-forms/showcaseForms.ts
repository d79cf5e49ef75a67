/** Words of pages of the showcase. */
export const showcaseForms = {
  'showcase:/forms/layout/form-layout#purpose':
    'Wie Beschriftungen, Felder und Schaltflächen eines Formulars zueinander stehen.',
  'showcase:/forms/layout/form-layout#use':
    'Senkrecht ist die Regel: die Beschriftung über dem Feld, die Hauptschaltfläche darunter und zuerst.',
  'showcase:/forms/layout/form-layout#avoid':
    'Mehrere Spalten für das, was nacheinander gelesen wird; der Blick springt, und Felder werden übersehen.',
  'showcase:/forms/layout/form-layout#verticalIcons': 'Senkrecht, mit Symbolen',
  'showcase:/forms/layout/form-layout#horizontalIcons': 'Waagerecht, mit Symbolen',
  'showcase:/forms/layout/form-layout#floating': 'Mit schwebenden Beschriftungen',
  'showcase:/forms/layout/form-layout#floatingIcons': 'Mit schwebenden Beschriftungen und Symbolen',
  'showcase:/forms/layout/form-layout#columns': 'In Spalten',
  'showcase:/forms/layout/form-layout#keep': 'Angaben für das nächste Mal behalten',
  'showcase:/forms/layout/form-layout#submit': 'Absenden',
  'showcase:/forms/layout/form-layout#sent': 'Abgesendet wurde: {values}',
  'showcase:/forms/layout/form-layout#empty': 'Es ist noch nichts ausgefüllt.',
  'showcase:/forms/layout/form-layout#emptied': 'Das Formular ist wieder leer.',
  'showcase:/forms/wizard#purpose': 'Eine längere Aufgabe in Schritten, von denen einer zu sehen ist.',
  'showcase:/forms/wizard#use': 'Für seltene Aufgaben mit fester Reihenfolge, etwa eine Aufnahme.',
  'showcase:/forms/wizard#avoid':
    'Für tägliche Arbeit oder weniger als drei Schritte: Eine Seite ist schneller.',
  'showcase:/forms/wizard#numbered': 'Nummeriert, jeder Schritt offen',
  'showcase:/forms/wizard#validated': 'Jeder Schritt wird geprüft',
  'showcase:/forms/wizard#steps': 'Schritte',
  'showcase:/forms/wizard#step': 'Schritt {step} von {of}: {title}',
  'showcase:/forms/wizard#back': 'Zurück',
  'showcase:/forms/wizard#next': 'Weiter',
  'showcase:/forms/wizard#submit': 'Absenden',
  'showcase:/forms/wizard#finished': 'Abgesendet: {values}',
  'showcase:/forms/wizard#who': 'Wer',
  'showcase:/forms/wizard#when': 'Wann',
  'showcase:/forms/wizard#why': 'Warum',
  'showcase:/forms/wizard#day': 'Gewünschter Tag',
  'showcase:/forms/wizard#reason': 'Grund (darf leer bleiben)',
  'showcase:/forms/wizard#asked': 'Ein Besuch von {person} am {day} wurde erbeten.',
  'showcase:/forms/formik#purpose':
    'Ein Formular in der Hand einer Bibliothek: was getippt wurde, was falsch ist und wann gesendet werden darf.',
  'showcase:/forms/formik#use':
    'Um Formulare mit formik zu verstehen; neue entstehen mit react-hook-form und zod, wie im letzten Beispiel.',
  'showcase:/forms/formik#avoid': 'Für ein einzelnes Feld, das sofort wirkt; dort genügt einfacher Zustand.',
  'showcase:/forms/formik#messages': 'Meldungen an den Feldern',
  'showcase:/forms/formik#ownWay': 'So macht es das Produkt',
  'showcase:/forms/formik#sending': 'Wird gesendet\u00a0…',
  'showcase:/forms/formik#sent': 'Gesendet: {values}',
  'showcase:/forms/formik#nameShort': 'Geben Sie mindestens zwei Zeichen an.',
  'showcase:/forms/formik#usernameWrong':
    'Nehmen Sie 3 bis 20 Kleinbuchstaben, Ziffern, Punkte, _ oder -, zuerst einen Buchstaben.',
  'showcase:/forms/formik#address': 'Webseite',
  'showcase:/forms/formik#addressWrong': 'Geben Sie eine Adresse an, die mit https beginnt, oder keine.',
  'showcase:/forms/formik#again': 'Passwort noch einmal',
  'showcase:/forms/formik#different': 'Die beiden Passwörter unterscheiden sich.',
  'showcase:/forms/formik#guessable': 'Das Passwort darf den Benutzernamen nicht enthalten.',
};
