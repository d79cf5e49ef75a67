import type { sampleClinic as en } from '../../en/mail/sampleClinic';

export const sampleClinic: Record<keyof typeof en, string> = {
  'sampleClinic.notice': 'Clínica de exemplo: pessoas inventadas. Não introduza doentes reais.',
};
