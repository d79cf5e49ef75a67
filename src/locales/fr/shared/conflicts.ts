import type { conflicts as en } from '../../en/shared/conflicts';

export const conflicts: Record<keyof typeof en, string> = {
  'questionerBuilder.stateKept': 'Pas encore enregistré, gardé dans ce navigateur.',
  'questionerBuilder.stateNotKept': 'Pas encore enregistré, et ce navigateur ne peut pas le garder.',
  'settings.notSaved': 'Vos modifications ne sont pas encore enregistrées.',
  'settings.mine': 'Votre saisie\u00a0:',
  'settings.theirs': 'Enregistré\u00a0:',
  'settings.replaceStored': 'Enregistrer ma saisie à la place',
  'settings.replaceReason': 'Corrigé après un enregistrement resté sans réponse',
  'settings.replaceRefused':
    'Rien n’a été remplacé\u00a0: fermez cette fenêtre, ouvrez ce qui est enregistré et modifiez-le là.',
  'settings.nothing': 'rien',
};
