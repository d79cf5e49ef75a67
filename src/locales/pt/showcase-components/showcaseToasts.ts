import type { showcaseToasts as en } from '../../en/showcase-components/showcaseToasts';

export const showcaseToasts: Record<keyof typeof en, string> = {
  'showcase:/components/toasts#purpose': 'Uma mensagem breve numa caixa, com cabeçalho e cruz.',
  'showcase:/components/toasts#use':
    'Para o que se pode notar sem ter de responder, dentro de um cartão ou painel.',
  'showcase:/components/toasts#avoid':
    'Para o resultado de uma ação: disso tratam os avisos do produto, num só lugar para todas as páginas.',
  'showcase:/components/toasts#toggle': 'Mostrar ou ocultar',
  'showcase:/components/toasts#now': 'agora mesmo',
  'showcase:/components/toasts#arrived': 'Medição recebida',
  'showcase:/components/toasts#arrivedText': 'A balança de casa enviou um novo peso.',
  'showcase:/components/toasts#stored': 'Plano guardado',
  'showcase:/components/toasts#storedText': 'O novo plano de líquidos vale a partir de amanhã de manhã.',
  'showcase:/components/toasts#late': 'Sessão atrasada',
  'showcase:/components/toasts#lateText': 'A sessão da tarde começa meia hora mais tarde.',
  'showcase:/components/toasts#lost': 'Ligação perdida',
  'showcase:/components/toasts#lostText': 'O que introduzir fica neste dispositivo até ela voltar.',
  'showcase:/components/toasts#translucent': 'Translúcido',
  'showcase:/components/toasts#top-start': 'Em cima, no início',
  'showcase:/components/toasts#top-end': 'Em cima, no fim',
  'showcase:/components/toasts#middle': 'Ao meio',
  'showcase:/components/toasts#bottom-start': 'Em baixo, no início',
  'showcase:/components/toasts#bottom-end': 'Em baixo, no fim',
  'showcase:/components/toasts#product': 'Os do produto',
  'showcase:/components/toasts#elsewhere': 'Ver os avisos do produto',
};
