import type { profile as en } from '../../en/profile/profile';

export const profile: Record<keyof typeof en, string> = {
  'profile.lead': 'Ihre Angaben, Ihre Anmeldung und die Darstellung der Anwendung.',
  'profile.waiting':
    'Ihr Konto hat noch keine Rolle. Die Administration vergibt sie; bis dahin öffnet es keine Patientendaten. Inzwischen können Sie Ihre Angaben ergänzen, ein Bild wählen und Sicherheitsfragen festlegen.',
  'profile.managed': 'Das verwaltet Ihre Einrichtung selbst. Hier lässt es sich nicht ändern.',

  'profile.contact': 'Name und Kontaktdaten',
  'profile.name': 'Name',
  'profile.role': 'Rolle',
  'profile.noRole': 'Noch keine Rolle',
  'profile.since': 'Angemeldet seit',
  'profile.fixedWhy':
    'Mit dem Benutzernamen melden Sie sich an, die Rolle vergibt die Administration. Beides lässt sich hier nicht ändern.',
  'profile.firstName': 'Vorname',
  'profile.lastName': 'Nachname',
  'profile.phone': 'Telefon',
  'profile.mobile': 'Mobilnummer',
  'profile.saved': 'Ihr Profil ist gespeichert.',
  'profile.savedHere': 'Gespeichert',

  'profile.picture': 'Bild',
  'profile.pictureLead':
    'Es steht oben in der Leiste neben Ihrem Namen. JPEG, PNG oder WebP bis {mb}\u00a0MB; die Mitte wird quadratisch ausgeschnitten.',
  'profile.pictureFile': 'Bilddatei',
  'profile.choosePicture': 'Bild wählen',
  'profile.usePicture': 'Dieses Bild verwenden',
  'profile.removePicture': 'Bild entfernen',
  'profile.picturePreview': 'Vorschau des Bildes, noch nicht gespeichert',
  'profile.pictureReading': 'Das Bild wird gelesen\u00a0…',
  'profile.pictureSaved': 'Ihr Bild ist gespeichert.',
  'profile.pictureRemoved': 'Ihr Bild ist entfernt. An seiner Stelle stehen Ihre Initialen.',
  'profile.pictureTooLarge': 'Diese Datei ist größer als {mb}\u00a0MB. Wählen Sie eine kleinere.',
  'profile.pictureBroken':
    'Diese Datei lässt sich nicht als Bild lesen. Vielleicht ist sie beschädigt; wählen Sie eine andere.',

  'profile.password': 'Passwort',
  'profile.currentPassword': 'Aktuelles Passwort',
  'profile.newPassword': 'Neues Passwort',
  'profile.passwordRule':
    'Mindestens {shortest} Zeichen. Am meisten zählt die Länge: Mehrere Wörter ergeben ein gutes Passwort. Ihre Adresse darf nicht darin vorkommen.',
  'profile.changePassword': 'Passwort ändern',
  'profile.passwordChanged': 'Ihr Passwort ist geändert. Überall sonst wurden Sie abgemeldet.',
  'profile.noPassword':
    'Sie melden sich über Ihre Einrichtung an. Das Passwort wird dort verwaltet und geändert.',

  'profile.questions': 'Sicherheitsfragen',
  'profile.questionsLead':
    'Sie werden gestellt, wenn Sie Ihr Passwort vergessen haben, zusätzlich zum Link an Ihre Adresse.',
  'profile.questionsNone': 'Es sind keine Sicherheitsfragen festgelegt.',
  'profile.setQuestions': 'Fragen festlegen',
  'profile.replaceQuestions': 'Andere Fragen wählen',
  'profile.removeQuestions': 'Fragen entfernen',
  'profile.removeQuestionsTitle': 'Ihre Sicherheitsfragen entfernen?',
  'profile.removeQuestionsText': 'Für ein neues Passwort genügt dann der Link, der an Ihre Adresse geht.',
  'profile.question': 'Frage {number}',
  'profile.answer': 'Antwort {number}',
  'profile.chooseQuestion': 'Frage wählen',
  'profile.answerHint': 'Großschreibung, Akzente, Leer- und Satzzeichen zählen nicht.',
  'profile.questionsSaved': 'Ihre Sicherheitsfragen sind gespeichert.',
  'profile.questionsRemoved': 'Ihre Sicherheitsfragen sind entfernt.',
  'profile.noQuestions': 'Sie melden sich über Ihre Einrichtung an; Sicherheitsfragen sind hier nicht nötig.',

  'profile.sessions': 'Wo Sie angemeldet sind',
  'profile.unknownDevice': 'Unbekanntes Gerät',
  'profile.thisSession': 'Diese hier',
  'profile.startedAt': 'Angemeldet {at}',
  'profile.lastSeenAt': 'Zuletzt benutzt {at}',
  'profile.inUse': 'Gerade in Benutzung',
  'profile.endSession': 'Abmelden',
  'profile.endSessionOf': '{device} abmelden, angemeldet {at}',
  'profile.endSessionTitle': '{device} abmelden?',
  'profile.endSessionText':
    'Wer dort arbeitet, muss sich neu anmelden. Was dort eingegeben und nicht gespeichert ist, kann verloren gehen.',
  'profile.endOthers': 'Überall sonst abmelden',
  'profile.endOthersTitle': 'Überall sonst abmelden?',
  'profile.sessionEnded': 'Dort abgemeldet.',
  'profile.othersEnded': 'Sie sind jetzt nur noch hier angemeldet.',
  'profile.onlyHere': 'Sie sind nirgends sonst angemeldet.',
  'profile.noSessions': 'Es sind keine Anmeldungen bekannt.',

  'profile.lock': 'Bildschirmsperre',
  'profile.lockLead':
    'Nach dieser Zeit ohne Aktivität wird der Bildschirm gesperrt und zeigt keine Patienten. Was Sie gerade eingeben, bleibt erhalten. Gilt für diesen Browser.',
  'profile.lockAfter': 'Sperren nach',
  'profile.minutes': '{minutes, plural, one {# Minute} other {# Minuten}}',

  'profile.appearance': 'Sprache und Darstellung',
  'profile.appearanceLead': 'Wird in diesem Browser gespeichert.',
  'profile.language': 'Sprache',
  'profile.mode': 'Modus',
};
