export const bookmarks = {
  'bookmarks.title': 'Favoritos',
  'bookmarks.starred': 'Páginas favoritas',
  'bookmarks.more':
    '{count, plural, one {mais # favorito} many {mais # de favoritos} other {mais # favoritos}}',
  'bookmarks.panel': 'Escolher favoritos',
  'bookmarks.find': 'Pesquisar uma página para marcar',
  'bookmarks.inBar': 'Na barra',
  'bookmarks.waiting': 'À espera de lugar (10 no máximo)',
  'bookmarks.star': 'Marcar {title} como favorito',
  'bookmarks.earlier': 'Mover {title} para antes',
  'bookmarks.later': 'Mover {title} para depois',
  'bookmarks.none': 'Ainda não há páginas favoritas. Escreva algumas letras para encontrar uma.',
  'bookmarks.failed': 'Não foi possível carregar os favoritos.',
  'bookmarks.dragHint':
    'A barra de espaços levanta este favorito, as setas movem-no, a barra de espaços pousa-o e Escape deixa-o onde estava.',
  'bookmarks.lifted': '{title} levantado, lugar {place} de {count}.',
  'bookmarks.over': '{title} está sobre o lugar {place} de {count}.',
  'bookmarks.overNothing': '{title} está fora da fila.',
  'bookmarks.dropped': '{title} pousado no lugar {place} de {count}.',
  'bookmarks.back': '{title} voltou ao seu lugar.',
};
