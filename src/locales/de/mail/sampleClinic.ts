import type { sampleClinic as en } from '../../en/mail/sampleClinic';

export const sampleClinic: Record<keyof typeof en, string> = {
  'sampleClinic.notice': 'Beispielklinik: erfundene Personen. Geben Sie keine echten Patienten ein.',
};
