import type { conflicts as en } from '../../en/shared/conflicts';

export const conflicts: Record<keyof typeof en, string> = {
  'questionerBuilder.stateKept': 'Noch nicht gespeichert, in diesem Browser zwischengespeichert.',
  'questionerBuilder.stateNotKept': 'Noch nicht gespeichert; dieser Browser kann nichts zwischenspeichern.',
  'settings.notSaved': 'Ihre Änderungen sind noch nicht gespeichert.',
  'settings.mine': 'Ihre Eingabe:',
  'settings.theirs': 'Gespeichert:',
  'settings.replaceStored': 'Stattdessen meine Eingabe speichern',
  'settings.replaceReason': 'Korrigiert, nachdem die Antwort auf das Speichern ausblieb',
  'settings.replaceRefused':
    'Nichts wurde ersetzt: Schließen Sie dies, öffnen Sie das Gespeicherte und ändern Sie es dort.',
  'settings.nothing': 'nichts',
};
