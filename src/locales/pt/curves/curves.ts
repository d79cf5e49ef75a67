import type { curves as en } from '../../en/curves/curves';

export const curves: Record<keyof typeof en, string> = {
  'curves.title': 'O serviço ao longo de oito semanas',
  'curves.alerts': 'Alertas dos últimos 7 dias',
  'curves.raisedAndClosed': '<n>{raised, number}</n> emitidos <n>{closed, number}</n> fechados',
  'curves.alertText':
    '{cleared, plural, =0 {Nenhum foi resolvido automaticamente.} one {Mais # foi resolvido automaticamente.} many {Mais # foram resolvidos automaticamente.} other {Mais # foram resolvidos automaticamente.}}',
  'curves.alertBefore':
    'Nos primeiros 7 dias mostrados: {raised, number} emitidos, {closed, number} fechados, {cleared, number} resolvidos automaticamente.',
  'curves.alertLabel':
    'Alertas por dia de {firstDay} a {lastDay}: ao todo {raised, number} emitidos, {closed, number} fechados e {cleared, number} resolvidos automaticamente',
  'curves.raised': 'Emitidos',
  'curves.closed': 'Fechados',
  'curves.cleared': 'Resolvidos automaticamente',
  'curves.fluid': 'Líquidos no alvo',
  'curves.pressure': 'Pressão arterial no alvo',
  'curves.shareText':
    '{met, number} de {known, plural, one {# doente} many {# de doentes} other {# doentes}} em {day}.',
  'curves.pressureText':
    '{met, number} de {known, plural, one {# doente} many {# de doentes} other {# doentes}}, segundo a média dos 7 dias até {day}.',
  'curves.shareBefore':
    '{weeks, plural, one {# semana} many {# de semanas} other {# semanas}} antes: {share} ({met, number} de {known, number}).',
  'curves.shareLabel': '{title}: {first} em {firstDay}, {last} em {lastDay}, entre {low} e {high}',
  'curves.shareCell': '{share} ({met, number} de {known, number})',
  'curves.noShare': 'Nada se sabe de nenhum doente nestas semanas.',
  'curves.basis':
    'Apenas dias terminados. Líquidos segundo o indicado para o dia; pressão arterial segundo a média de 7 dias e os alvos de hoje. Um dia de que nada se sabe é omitido.',
  'curves.table': 'Mostrar como tabela',
  'curves.day': 'Dia',
  'curves.unknown': 'Desconhecido',
  'curves.empty': 'Ainda nada a desenhar',
  'curves.emptyText': 'As curvas começam com o primeiro dia terminado.',
};
