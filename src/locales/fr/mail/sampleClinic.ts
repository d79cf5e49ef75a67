import type { sampleClinic as en } from '../../en/mail/sampleClinic';

export const sampleClinic: Record<keyof typeof en, string> = {
  'sampleClinic.notice': 'Centre d’exemple\u00a0: personnes fictives. N’entrez aucun vrai patient.',
};
