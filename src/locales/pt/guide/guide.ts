import type { guide as en } from '../../en/guide/guide';

export const guide: Record<keyof typeof en, string> = {
  'guide.stopOf': 'Paragem {at, number} de {all, number}',
  'guide.back': 'Anterior',
  'guide.next': 'Seguinte',
  'guide.finish': 'Concluir',
  'guide.end': 'Terminar',
  'guide.alertsTitle': 'O que é urgente',
  'guide.alertsText':
    'A sirene conta os alertas críticos, em todas as páginas. Leva à lista de todos os alertas, os mais urgentes primeiro.',
  'guide.listTitle': 'Os seus doentes',
  'guide.listText':
    'Todos os que acompanha, por urgência, com o motivo e os valores mais recentes. Uma linha abre ao lado da lista, e j e k avançam.',
  'guide.recordTitle': 'Um doente',
  'guide.recordText':
    'Valores, alertas e planos de uma pessoa, sempre sob o seu nome. Uma medição regista-se aqui em poucos segundos.',
  'guide.bellTitle': 'O que o espera',
  'guide.bellText':
    'Os alertas que lhe foram atribuídos ou que esperam há demasiado tempo estão aqui, cada um com um caminho.',
  'guide.searchTitle': 'Encontrar tudo',
  'guide.searchText':
    'Doentes, páginas e medicamentos com poucas letras. O ponto de interrogação mostra todas as teclas.',
  'guide.newsCurves':
    'O painel desenha as últimas oito semanas do serviço: alertas, líquidos e pressão arterial no alvo.',
  'guide.newsHandover':
    'Um questionário é entregue ao doente com o dispositivo; só uma palavra-passe permite voltar.',
  'guide.newsColumns':
    'As colunas da lista de doentes alargam-se arrastando; num telefone, cada lista é de cartões.',
  'guide.newsBell': 'O sino indica os alertas que lhe foram atribuídos e os que esperam há demasiado tempo.',
  'guide.newsDock': 'Em ecrãs largos, um doente ou um alerta abre ao lado da lista, que continua utilizável.',
  'guide.newsZoom':
    'Arraste sobre um intervalo de um gráfico para o ver de perto, em qualquer período; um duplo clique mostra tudo.',
  'guide.newsPrint': 'Os alertas e o resumo de um doente imprimem-se em folhas próprias.',
  'guide.newsPace':
    'O anel da ingestão de hoje mostra quanto se espera até agora, e um alerta é reconhecido onde está.',
  'guide.newsKey': 'Ctrl K na pesquisa do menu encontra doentes, páginas e comandos.',
};
