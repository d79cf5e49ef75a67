import type { faq as en } from '../../en/demoPages/faq';

export const faq: Record<keyof typeof en, string> = {
  'faq.lead': 'O que se pergunta mais vezes. As perguntas e as respostas são exemplos em inglês.',
  'faq.searching': 'Procurar nas perguntas',
  'faq.search': 'Procurar perguntas',
  'faq.shown': '{count, plural, one {# pergunta} many {# perguntas} other {# perguntas}}',
  'faq.contents': 'Índice',
  'faq.all': 'Todas as perguntas',
  'faq.start': 'Primeiros passos',
  'faq.readings': 'Medições',
  'faq.alerts': 'Alertas',
  'faq.account': 'Conta',
  'faq.supporters': 'Quem ajuda',
  'faq.supportersLead': 'Ajudam no que aqui não tem resposta.',
  'faq.toKnowledge': 'Ir para a base de conhecimento',
  'faq.noMatch': 'Nenhuma pergunta corresponde',
  'faq.noMatchText': 'Nenhuma pergunta desta categoria contém este texto.',
};
