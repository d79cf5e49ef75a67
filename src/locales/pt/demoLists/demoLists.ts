import type { demoLists as en } from '../../en/demoLists/demoLists';

export const demoLists: Record<keyof typeof en, string> = {
  'lists.chosen':
    '{count, plural, =0 {Nenhuma linha escolhida} one {# linha escolhida} many {# de linhas escolhidas} other {# linhas escolhidas}}',
  'lists.chooseAll': 'Escolher as {count, number} linhas desta lista',
  'lists.deleteChosen': 'Eliminar a seleção',
  'lists.archiveChosen': 'Arquivar a seleção',
  'lists.unarchiveChosen': 'Desarquivar a seleção',
  'lists.print': 'Imprimir',
  'lists.printed': '{count, plural, one {# linha} many {# de linhas} other {# linhas}}',
  'lists.export': 'Exportar em CSV',
  'lists.exported':
    '{count, plural, one {# linha exportada.} many {# de linhas exportadas.} other {# linhas exportadas.}}',
  'lists.undo': 'Anular',
  'lists.shown': 'A mostrar',
  'lists.current': 'Não arquivados',
  'lists.archived': 'Arquivados',
  'lists.edit': 'Editar {name}',
  'lists.delete': 'Eliminar {name}',
  'lists.choose': 'Escolher {name}',
  'lists.noPicture': 'Sem imagem',
  'lists.pictureNow': 'Imagem atual',
  'lists.pictureFile': 'Ficheiro de imagem',
  'lists.choosePicture': 'Escolher uma imagem',
  'lists.changePicture': 'Mudar a imagem',
  'lists.removePicture': 'Retirar a imagem',
  'lists.pictureHint': 'JPEG, PNG ou WebP, no máximo {mb, number}\u00a0MB.',
  'lists.pictureLarge': 'Esta imagem tem mais de {mb, number}\u00a0MB.',
  'todo.lead': 'Uma demonstração: o que alterar vale até a página ser carregada de novo.',
};
