/** Words of pages of the showcase. */
export const showcaseOverlays = {
  'showcase:/components/tabs-component#purpose': 'Partes de uma mesma coisa, das quais só uma está à vista.',
  'showcase:/components/tabs-component#use':
    'Para partes que se leem uma de cada vez e não se comparam: medições, plano e perguntas de um mesmo doente.',
  'showcase:/components/tabs-component#avoid':
    'Para passos com uma ordem (um assistente) ou quando é preciso ver duas partes ao mesmo tempo.',
  'showcase:/components/tabs-component#record': 'Partes do processo',
  'showcase:/components/tabs-component#readings': 'Medições',
  'showcase:/components/tabs-component#readingsText':
    'Pressão arterial e peso dos últimos sete dias, do mais recente ao mais antigo.',
  'showcase:/components/tabs-component#plan': 'Plano de líquidos',
  'showcase:/components/tabs-component#planText': 'Quanto beber em cada dia e como se distribui pelas horas.',
  'showcase:/components/tabs-component#questions': 'Perguntas',
  'showcase:/components/tabs-component#questionsText': 'Duas perguntas do doente aguardam resposta.',
  'showcase:/components/tabs-component#archive': 'Antigos',
  'showcase:/components/tabs-component#address': 'Cada uma com o seu endereço',
  'showcase:/components/pills-component#purpose':
    'As mesmas partes que os separadores, sem a linha que as prende a um cartão.',
  'showcase:/components/pills-component#use':
    'Para uma escolha própria de uma parte de um cartão, ou um menu ao lado do seu conteúdo.',
  'showcase:/components/pills-component#avoid':
    'Para um filtro ou um valor de formulário: isso é uma escolha, não um lugar.',
  'showcase:/components/pills-component#lined': 'Com uma linha à volta da escolhida',
  'showcase:/components/tooltips#purpose':
    'Algumas palavras que surgem ao lado daquilo em que está o ponteiro ou o foco.',
  'showcase:/components/tooltips#use':
    'Para o nome de um botão que é só um desenho, ou a forma longa de uma abreviatura.',
  'showcase:/components/tooltips#avoid': 'Para tudo o que tem de ser lido: um dedo não aponta sem carregar.',
  'showcase:/components/tooltips#uncontrolled': 'Por si próprio',
  'showcase:/components/tooltips#onIcon': 'Num botão sem palavras',
  'showcase:/components/tooltips#target': 'Peso seco',
  'showcase:/components/tooltips#hint':
    'O peso sem líquido em excesso, tal como a equipa o definiu da última vez',
  'showcase:/components/tooltips#show': 'Mostrar a indicação',
  'showcase:/components/tooltips#hide': 'Ocultar a indicação',
  'showcase:/components/tooltips#weight': 'Aumento de peso desde a última sessão',
  'showcase:/components/tooltips#weightHint': 'Medido de manhã, antes do pequeno-almoço',
  'showcase:/components/tooltips#top': 'Por cima',
  'showcase:/components/tooltips#bottom': 'Por baixo',
  'showcase:/components/tooltips#left': 'À esquerda',
  'showcase:/components/tooltips#right': 'À direita',
  'showcase:/components/tooltips#print': 'Imprimir o plano',
  'showcase:/components/popovers#purpose': 'Um título e algumas frases que se abrem ao lado de um botão.',
  'showcase:/components/popovers#use':
    'Para uma explicação de que se precisa de vez em quando e que de resto estorvaria.',
  'showcase:/components/popovers#avoid':
    'Para campos, botões ou ligações: o que há a fazer pertence a uma caixa de diálogo ou à página.',
  'showcase:/components/popovers#title': 'O que significa o limite',
  'showcase:/components/popovers#text': 'Surge um alerta quando duas medições seguidas ficam acima dele.',
  'showcase:/components/popovers#target': 'Sobre o limite',
  'showcase:/components/popovers#close': 'Fechar a partir daqui',
  'showcase:/components/popovers#top': 'Por cima',
  'showcase:/components/popovers#bottom': 'Por baixo',
  'showcase:/components/popovers#left': 'À esquerda',
  'showcase:/components/popovers#right': 'À direita',
  'showcase:/components/popovers#triggers': 'O que o abre e fecha',
  'showcase:/components/popovers#click': 'Com um clique',
  'showcase:/components/popovers#focus': 'Com o foco',
  'showcase:/components/popovers#legacy': 'Um clique aqui abre, um clique noutro lado fecha',
};
