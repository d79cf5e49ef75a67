import type { knowledge as en } from '../../en/demoPages/knowledge';

export const knowledge: Record<keyof typeof en, string> = {
  'knowledge.lead': 'Como se trabalha, por assunto. Os textos são exemplos em inglês.',
  'knowledge.searching': 'Procurar na base de conhecimento',
  'knowledge.search': 'Procurar por título',
  'knowledge.shown': '{count, plural, one {# categoria} many {# categorias} other {# categorias}}',
  'knowledge.count': '{count, plural, one {# pergunta} many {# perguntas} other {# perguntas}}',
  'knowledge.categories': 'Categorias',
  'knowledge.noMatch': 'Nada tem este nome',
  'knowledge.noMatchText': 'Nem uma categoria nem uma pergunta tem este texto no título.',
  'knowledge.home': 'Ir para a base de conhecimento',
  'knowledge.noCategory': 'Esta categoria não existe',
  'knowledge.noQuestion': 'Esta pergunta não existe',
  'knowledge.notThereText': 'A ligação pode estar incompleta. A base de conhecimento mostra tudo o que tem.',
  'knowledge.topics': 'Temas',
  'knowledge.readNext': 'Ler a seguir',
  'knowledge.related': 'Perguntas relacionadas',
  'knowledge.toCategory': 'Tudo sobre «{title}»',
};
