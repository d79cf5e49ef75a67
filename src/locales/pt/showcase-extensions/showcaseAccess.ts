/** Words of pages of the showcase. */
export const showcaseAccess = {
  'showcase:/extensions/i18n#purpose': 'Palavras, números, datas e direções de quatro línguas.',
  'showcase:/extensions/i18n#use':
    'Para cada etiqueta e cada valor: uma mensagem pelo identificador, um número ou uma data pelos formatos.',
  'showcase:/extensions/i18n#avoid': 'Frases montadas aos pedaços: a língua seguinte tem outra ordem.',
  'showcase:/extensions/i18n#choose': 'Língua da amostra',
  'showcase:/extensions/i18n#greeting': 'Bom dia, como se sente hoje?',
  'showcase:/extensions/i18n#paragraph':
    'Pese-se antes do pequeno-almoço e anote o que bebe. Se tiver falta de ar, telefone logo para o serviço.',
  'showcase:/extensions/i18n#everything': 'Escolher a língua de toda a aplicação no seu perfil',
  'showcase:/extensions/i18n#failed': 'Não foi possível obter as palavras desta língua.',
  'showcase:/extensions/i18n#plurals': 'Um e muitos',
  'showcase:/extensions/i18n#sessions':
    '{count, plural, =0 {Nenhuma sessão prevista.} one {# sessão prevista.} many {# de sessões previstas.} other {# sessões previstas.}}',
  'showcase:/extensions/i18n#values': 'Números, datas e unidades',
  'showcase:/extensions/i18n#table': 'Tabela das notações',
  'showcase:/extensions/i18n#value': 'Valor',
  'showcase:/extensions/i18n#number': 'Número',
  'showcase:/extensions/i18n#share': 'Parte',
  'showcase:/extensions/i18n#day': 'Dia',
  'showcase:/extensions/i18n#moment': 'Dia e hora',
  'showcase:/extensions/i18n#ago': 'Há quanto tempo',
  'showcase:/extensions/i18n#volume': 'Volume',
  'showcase:/extensions/i18n#weight': 'Peso',
  'showcase:/extensions/i18n#list': 'Horas de toma',
  'showcase:/extensions/i18n#direction': 'Direção de uma parte',
  'showcase:/extensions/i18n#ltr': 'Da esquerda para a direita',
  'showcase:/extensions/i18n#rtl': 'Da direita para a esquerda',
  'showcase:/extensions/access-control#purpose': 'Mostra uma página tal como outro papel a veria.',
  'showcase:/extensions/access-control#use':
    'Omita o que alguém não pode fazer e diga porquê onde o procuraria.',
  'showcase:/extensions/access-control#avoid':
    'Como proteção: o servidor decide em cada chamada. Esta página não altera os direitos reais de ninguém.',
  'showcase:/extensions/access-control#shownAs': 'Esta página mostra-se como',
  'showcase:/extensions/access-control#editor': 'Redação',
  'showcase:/extensions/access-control#admin': 'Administração',
  'showcase:/extensions/access-control#current':
    'Mostrada como: {role}. Os seus próprios direitos ficam como estão.',
  'showcase:/extensions/access-control#notForYou': 'Só a administração encontra aqui alguma coisa.',
  'showcase:/extensions/access-control#button': 'Um botão para a administração',
  'showcase:/extensions/access-control#raise': 'Acrescentar um lugar ao serviço',
  'showcase:/extensions/access-control#raised':
    '{count, plural, =0 {Nenhum lugar acrescentado} one {# lugar acrescentado} many {# de lugares acrescentados} other {# lugares acrescentados}}',
  'showcase:/extensions/access-control#articles': 'Artigos',
  'showcase:/extensions/access-control#forAll': 'Lavar as mãos antes de uma sessão',
  'showcase:/extensions/access-control#forAllText':
    'Todos lavam o braço e as duas mãos com sabão antes de se sentarem.',
  'showcase:/extensions/access-control#forAdmins': 'Como se atribuem os lugares',
  'showcase:/extensions/access-control#forAdminsText':
    'Um lugar cancelado até ao meio-dia passa ao nome seguinte da lista.',
  'showcase:/extensions/access-control#visiting': 'Visita a outra página',
  'showcase:/extensions/access-control#visit': 'Visitar o painel da loja',
  'showcase:/extensions/access-control#visitEditor':
    'Para a redação, esta visita acabaria na página «sem autorização». Onde acaba de facto depende dos seus próprios direitos.',
  'showcase:/extensions/access-control#visitAdmin':
    'A administração pode lá ir. Onde a visita acaba de facto depende dos seus próprios direitos.',
};
