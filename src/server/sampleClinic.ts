import { sampleClinic as de } from '@/locales/de/mail/sampleClinic';
import { sampleClinic as en } from '@/locales/en/mail/sampleClinic';
import { sampleClinic as fr } from '@/locales/fr/mail/sampleClinic';
import { sampleClinic as pt } from '@/locales/pt/mail/sampleClinic';

const lines = Object.entries({ en, de, fr, pt }).map(
  ([language, words]) => `<p lang="${language}">${words['sampleClinic.notice']}</p>`,
);

/**
 * What every page of a clinic of invented people says, whether or not the program runs: HTML. Its styles lie in a file,
 * because the content security policy takes none from within a page.
 */
export const sampleNotice = `<link rel="stylesheet" href="/sample-clinic.css"><aside id="sample-clinic">${lines.join('')}</aside>`;
