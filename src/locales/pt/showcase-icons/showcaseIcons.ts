import type { showcaseIcons as en } from '../../en/showcase-icons/showcaseIcons';

export const showcaseIcons: Record<keyof typeof en, string> = {
  'showcase:/icons/reactfeather#purpose':
    'Um só conjunto de ícones, Lucide, sucessor do Feather, desenhado na cor do texto ao lado.',
  'showcase:/icons/reactfeather#use':
    'Ao lado de uma palavra, para a reencontrar depressa; a mesma coisa tem sempre o mesmo ícone.',
  'showcase:/icons/reactfeather#avoid': 'Sozinho, onde cabe uma palavra, ou como decoração que nada diz.',
  'showcase:/icons/reactfeather#product': 'Os ícones do produto',
  'showcase:/icons/reactfeather#set': 'O conjunto completo',
  'showcase:/icons/reactfeather#search': 'Procurar um ícone, p. ex. heart',
  'showcase:/icons/reactfeather#size': 'Tamanho em píxeis',
  'showcase:/icons/reactfeather#none': 'Nenhum ícone se chama «{text}».',
  'showcase:/icons/reactfeather#take': 'Copiar o import de {name}',
  'showcase:/icons/reactfeather#taken': 'O import de {name} foi copiado.',
  'showcase:/icons/reactfeather#named': 'Com palavras, sozinho com um nome e virado com a página',
  'showcase:/icons/reactfeather#beside': 'Líquido',
  'showcase:/icons/reactfeather#alone': 'Terminar sessão',
  'showcase:/icons/reactfeather#onward': 'Ao doente seguinte',
};
