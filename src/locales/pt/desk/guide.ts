import type { guide as en } from '../../en/desk/guide';

export const guide: Record<keyof typeof en, string> = {
  'guide.offer': 'É novo aqui? Cinco paragens mostram onde começa o seu dia.',
  'guide.start': 'Iniciar a visita',
  'guide.notNow': 'Agora não',
  'guide.tour': 'Visita guiada',
  'guide.news': 'Novidades',
  'guide.unseen': 'novo',
};
