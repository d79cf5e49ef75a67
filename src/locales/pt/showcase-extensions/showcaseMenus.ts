import type { showcaseMenus as en } from '../../en/showcase-extensions/showcaseMenus';

export const showcaseMenus: Record<keyof typeof en, string> = {
  'showcase:/extensions/pagination#purpose':
    'Dez páginas para percorrer: os extremos, as vizinhas e um vazio para o resto.',
  'showcase:/extensions/pagination#use': 'Quando há mais páginas do que cabem numa linha.',
  'showcase:/extensions/pagination#avoid': 'Com poucas páginas, que se podem indicar todas.',
  'showcase:/extensions/pagination#address': 'No endereço',
  'showcase:/extensions/pagination#session': 'Sessão de diálise, {litres, number} litros retirados',
};
