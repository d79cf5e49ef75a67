import type { conflicts as en } from '../../en/shared/conflicts';

export const conflicts: Record<keyof typeof en, string> = {
  'questionerBuilder.stateKept': 'Ainda por guardar, conservado neste navegador.',
  'questionerBuilder.stateNotKept': 'Ainda por guardar, e este navegador não o consegue conservar.',
  'settings.notSaved': 'As suas alterações ainda não estão guardadas.',
  'settings.mine': 'O seu valor:',
  'settings.theirs': 'Guardado:',
  'settings.replaceStored': 'Guardar antes o meu valor',
  'settings.replaceReason': 'Corrigido depois de um registo que ficou sem resposta',
  'settings.replaceRefused': 'Nada foi substituído: feche isto, abra a versão guardada e altere-a aí.',
  'settings.nothing': 'nada',
};
