/** Words of pages of the showcase. */
export const showcaseComponents = {
  'showcase:/components/alerts#purpose':
    'Uma mensagem no corpo da página que permanece até a causa desaparecer.',
  'showcase:/components/alerts#use':
    'Para o que diz respeito a toda a página ou a todo o formulário: gravação falhada, dados antigos, ligação perdida.',
  'showcase:/components/alerts#avoid':
    'Para o resultado de uma só ação (uma notificação breve) ou para um só campo (a mensagem pertence ao campo).',
  'showcase:/components/alerts#heading': 'Com título e saída',
  'showcase:/components/alerts#dismissable': 'Pode fechar-se',
  'showcase:/components/alerts#stale': 'A última medição tem mais de dois dias.',
  'showcase:/components/alerts#digits': 'Aqui só são permitidos algarismos.',
  'showcase:/components/alerts#sessions': 'Número de sessões',
  'showcase:/components/alerts#failed': 'Não foi possível guardar a pressão arterial',
  'showcase:/components/alerts#kept': 'Nada se perdeu: o que introduziu ainda está no formulário.',
  'showcase:/components/alerts#again': 'Mostrar de novo',
  'showcase:/components/alerts#retry': 'Tentar de novo',
  'showcase:/components/alerts#tried':
    'Tentado {count, plural, one {# vez} many {# de vezes} other {# vezes}}',
};
