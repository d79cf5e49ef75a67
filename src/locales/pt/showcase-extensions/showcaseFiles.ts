/** Words of pages of the showcase. */
export const showcaseFiles = {
  'showcase:/extensions/import#purpose':
    'Lê uma tabela de um ficheiro que alguém tem, e recusa tudo o resto com palavras que ajudam.',
  'showcase:/extensions/import#use':
    'Quando as linhas vêm de outro programa: uma lista de consultas, as medições de um aparelho.',
  'showcase:/extensions/import#avoid':
    'Para poucos valores: escrevê-los é mais rápido do que preparar um ficheiro.',
  'showcase:/extensions/import#table': 'Tabela de um ficheiro',
  'showcase:/extensions/import#choose': 'Largue um ficheiro aqui ou escolha um: .csv ou .xlsx',
  'showcase:/extensions/import#limits':
    'No máximo {size} MB, {rows, number} linhas e {columns, number} colunas. A primeira linha contém os cabeçalhos.',
  'showcase:/extensions/import#reading': 'A ler {file}…',
  'showcase:/extensions/import#again': '{file} contém o que já se mostra: nada foi acrescentado.',
  'showcase:/extensions/import#read':
    '{count, plural, one {Foi lida # linha.} many {Foram lidas # linhas.} other {Foram lidas # linhas.}}',
  'showcase:/extensions/import#refused': '{file} não foi lido',
  'showcase:/extensions/import#name':
    'Só se leem ficheiros que terminem em .csv ou .xlsx. Guarde a tabela num destes formatos e escolha-a de novo.',
  'showcase:/extensions/import#oldExcel':
    'É um livro do Excel antigo ou protegido. Abra-o no Excel e guarde-o como .xlsx, sem palavra-passe.',
  'showcase:/extensions/import#notWorkbook':
    'O nome termina em .xlsx, mas o ficheiro não é um livro. Guarde a tabela como livro .xlsx e escolha esse ficheiro.',
  'showcase:/extensions/import#isWorkbook':
    'O nome termina em .csv, mas o ficheiro está comprimido. Se for um livro, faça o nome terminar em .xlsx.',
  'showcase:/extensions/import#notCsv':
    'O nome termina em .csv, mas o ficheiro não contém uma tabela de texto. Guarde a tabela como CSV (UTF-8) e escolha esse ficheiro.',
  'showcase:/extensions/import#size':
    'O ficheiro ultrapassa {size} MB, ou fica muito maior depois de descomprimido. Divida a tabela e leia as partes uma após a outra.',
  'showcase:/extensions/import#rows':
    'A tabela tem mais de {rows, number} linhas. Divida-a e leia as partes uma após a outra.',
  'showcase:/extensions/import#columns':
    'A tabela tem mais de {columns, number} colunas. Deixe de fora as que não são necessárias.',
  'showcase:/extensions/import#empty': 'O ficheiro não tem linhas abaixo de uma linha de cabeçalhos.',
  'showcase:/extensions/import#quotes':
    'Uma aspa na linha {line, number} não está fechada, ou está onde não pode estar. Nada foi lido.',
  'showcase:/extensions/import#damaged':
    'O ficheiro está danificado ou usa algo que aqui não se lê. Abra-o no programa de origem e guarde-o de novo.',
  'showcase:/extensions/import#uneven':
    '{count, plural, one {# linha tem mais ou menos células do que cabeçalhos.} many {# linhas têm mais ou menos células do que cabeçalhos.} other {# linhas têm mais ou menos células do que cabeçalhos.}}',
  'showcase:/extensions/import#filter': 'Filtro da tabela',
  'showcase:/extensions/import#search': 'Pesquisar nas células',
  'showcase:/extensions/import#found': '{count, plural, one {# linha} many {# linhas} other {# linhas}}',
  'showcase:/extensions/import#caption': 'Conteúdo de {file}',
  'showcase:/extensions/import#column': 'Coluna {number}',
  'showcase:/extensions/export#purpose': 'Entrega uma tabela como ficheiro que outros programas abrem.',
  'showcase:/extensions/export#use':
    'Quando se calcula ou relata noutro lado: uma lista para uma reunião, números para uma avaliação.',
  'showcase:/extensions/export#avoid':
    'Para passar dados entre sistemas: para isso há a exportação FHIR do processo.',
  'showcase:/extensions/export#table': 'Exportação de uma tabela filtrada',
  'showcase:/extensions/export#defaultName': 'sessões',
  'showcase:/extensions/export#title': 'Exportar a tabela',
  'showcase:/extensions/export#save': 'Guardar o ficheiro',
  'showcase:/extensions/export#saved': '{file} foi entregue ao navegador.',
  'showcase:/extensions/export#failed': 'Não foi possível escrever o ficheiro.',
  'showcase:/extensions/export#name': 'Nome do ficheiro',
  'showcase:/extensions/export#noName': 'Introduza um nome com pelo menos uma letra ou um algarismo.',
  'showcase:/extensions/export#format': 'Formato',
  'showcase:/extensions/export#xlsx': 'Livro do Excel (.xlsx)',
  'showcase:/extensions/export#csv': 'Texto com vírgulas (.csv)',
  'showcase:/extensions/export#txt': 'Texto com tabulações (.txt)',
  'showcase:/extensions/export#columnName': 'Nome',
  'showcase:/extensions/export#unit': 'Unidade',
  'showcase:/extensions/export#removed': 'Retirado (mL)',
  'showcase:/extensions/export#note': 'Nota',
  'showcase:/extensions/export#open':
    '{count, plural, one {Exportar # linha} many {Exportar # linhas} other {Exportar # linhas}}',
  'showcase:/extensions/export#filter': 'Filtro das sessões',
  'showcase:/extensions/export#search': 'Pesquisar por nome ou unidade',
  'showcase:/extensions/export#found': '{count, plural, one {# linha} many {# linhas} other {# linhas}}',
  'showcase:/extensions/export#caption': 'Sessões para exportar',
  'showcase:/extensions/export-selected#purpose': 'Entrega apenas as linhas que alguém escolheu.',
  'showcase:/extensions/export-selected#use': 'Quando a escolha é um juízo que nenhum filtro exprime.',
  'showcase:/extensions/export-selected#avoid':
    'Para tudo o que um filtro encontra: exporte então a tabela filtrada.',
  'showcase:/extensions/export-selected#table': 'Exportação das linhas escolhidas',
  'showcase:/extensions/export-selected#chosen':
    '{count, plural, one {Está escolhida # linha.} many {Estão escolhidas # linhas.} other {Estão escolhidas # linhas.}}',
  'showcase:/extensions/export-selected#caption': 'Sessões à escolha',
  'showcase:/extensions/export-selected#choose': 'Escolher {name}',
  'showcase:/extensions/tree#purpose': 'Coisas que são partes de outras, abertas e fechadas nível a nível.',
  'showcase:/extensions/tree#use':
    'Para uma ordem real de partes que se conhece: unidades, postos, as pessoas de lá.',
  'showcase:/extensions/tree#avoid': 'Para dois níveis: uma lista agrupada mostra tudo de uma vez.',
  'showcase:/extensions/tree#filterable': 'Com filtro',
  'showcase:/extensions/tree#viewer': 'Nó escolhido',
  'showcase:/extensions/tree#loading': 'Ramos que se vão buscar',
  'showcase:/extensions/tree#search': 'Pesquisar unidades, postos e pessoas',
  'showcase:/extensions/tree#found':
    '{count, plural, one {# resultado} many {# resultados} other {# resultados}}',
  'showcase:/extensions/tree#units': 'Unidades e as suas pessoas',
  'showcase:/extensions/tree#keys':
    'Cima e baixo movem, a seta no sentido da leitura abre e a outra fecha, a barra de espaços escolhe.',
  'showcase:/extensions/tree#choose': 'Unidades à escolha',
  'showcase:/extensions/tree#node': 'Nó escolhido em JSON',
  'showcase:/extensions/tree#none': 'Escolha um nó para ver como é guardado.',
  'showcase:/extensions/tree#again': 'Não foi possível buscar. Tentar de novo.',
  'showcase:/extensions/tree#server': 'O que faz a chamada',
  'showcase:/extensions/tree#answers': 'Responde',
  'showcase:/extensions/tree#fails': 'Falha',
  'showcase:/extensions/tree#failed':
    'Não foi possível buscar um ramo. Escolha a entrada no lugar dele para tentar de novo.',
  'showcase:/extensions/file-uploader#purpose':
    'Recebe ficheiros largados ou escolhidos, e diz logo o que foi feito de cada um.',
  'showcase:/extensions/file-uploader#use':
    'Para imagens e documentos de um processo: a fotografia de uma ferida, uma carta.',
  'showcase:/extensions/file-uploader#avoid':
    'Para tabelas a ler: a importação diz melhor o que está mal nelas.',
  'showcase:/extensions/file-uploader#dropOrChoose': 'Largar ou escolher, com pré-visualização',
  'showcase:/extensions/file-uploader#photographs': 'Só JPEG e PNG',
  'showcase:/extensions/file-uploader#byButton': 'Aberto só pelo botão',
  'showcase:/extensions/file-uploader#given': 'Ficheiros entregues',
  'showcase:/extensions/file-uploader#size': '{size} kB',
  'showcase:/extensions/file-uploader#refused': 'Não aceite: não é uma imagem dos tipos indicados acima.',
  'showcase:/extensions/file-uploader#broken':
    'Não é possível ler ou mostrar o ficheiro: pode estar danificado.',
  'showcase:/extensions/file-uploader#readOf': 'Parte lida de {file}',
  'showcase:/extensions/file-uploader#remove': 'Remover {file}',
  'showcase:/extensions/file-uploader#anyPicture':
    'Largue imagens aqui, ou prima para escolher algumas: JPEG, PNG, GIF ou WebP.',
  'showcase:/extensions/file-uploader#onlyPhotographs':
    'Largue fotografias aqui, ou prima para escolher algumas: JPEG ou PNG, nada mais.',
  'showcase:/extensions/file-uploader#dropHere':
    'Largue fotografias aqui (JPEG ou PNG). A área não abre nada; o botão abre.',
  'showcase:/extensions/file-uploader#choose': 'Escolher fotografias',
  'showcase:/extensions/file-uploader#closed':
    'Não se recebem ficheiros enquanto o processo estiver bloqueado.',
};
