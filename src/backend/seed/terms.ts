import type { Terms } from '@/domain/settings/setting';
import { dayNumberAt, isoDate } from './days';
import { sampleVersion } from './plans';

const DAY_MS = 86_400_000;
/** Before the first sample patient was registered. */
const AGO = 400;

const texts: Terms['texts'] = {
  en: [
    'What this is about. Between visits our kidney team follows the readings that you send from home: blood pressure, weight, what you drink and how you feel.',
    'What we do with your data. We keep your readings, your answers and what we discuss with you in your record. Only people who treat you see it. It is neither sold nor used for advertising.',
    'What this is not. Nobody watches your readings at every minute. In an emergency call the emergency number of your country; do not wait for us.',
    'Your choice. Taking part is free. You can stop at any time without giving a reason, and your treatment goes on as before. You can ask what is stored about you, and have it corrected.',
  ].join('\n\n'),
  de: [
    'Worum es geht. Zwischen den Terminen verfolgt unser Nierenteam die Werte, die Sie von zu Hause senden: Blutdruck, Gewicht, was Sie trinken und wie Sie sich fühlen.',
    'Was mit Ihren Daten geschieht. Ihre Werte, Ihre Antworten und was wir mit Ihnen besprechen, stehen in Ihrer Akte. Nur wer Sie behandelt, sieht sie. Sie werden weder verkauft noch für Werbung verwendet.',
    'Was es nicht ist. Niemand sieht Ihre Werte zu jeder Minute. Rufen Sie im Notfall die Notrufnummer Ihres Landes an; warten Sie nicht auf uns.',
    'Ihre Entscheidung. Die Teilnahme ist freiwillig. Sie können jederzeit ohne Angabe von Gründen aufhören, und Ihre Behandlung geht weiter wie bisher. Sie können erfahren, was über Sie gespeichert ist, und es berichtigen lassen.',
  ].join('\n\n'),
  fr: [
    'De quoi il s’agit. Entre les consultations, notre équipe de néphrologie suit les mesures que vous envoyez de chez vous\u00a0: tension, poids, boissons et ressenti.',
    'Ce que deviennent vos données. Vos mesures, vos réponses et ce dont nous parlons avec vous sont conservés dans votre dossier. Seules les personnes qui vous soignent y ont accès. Elles ne sont ni vendues ni utilisées pour la publicité.',
    'Ce que ce n’est pas. Personne ne regarde vos mesures à chaque minute. En cas d’urgence, appelez le numéro d’urgence de votre pays\u202f; ne nous attendez pas.',
    'Votre choix. La participation est libre. Vous pouvez arrêter à tout moment sans donner de raison, et votre traitement continue comme avant. Vous pouvez demander ce qui est conservé à votre sujet et le faire corriger.',
  ].join('\n\n'),
  pt: [
    'Do que se trata. Entre as consultas, a nossa equipa de nefrologia acompanha os valores que envia de casa: tensão arterial, peso, o que bebe e como se sente.',
    'O que acontece aos seus dados. Os seus valores, as suas respostas e o que falamos consigo ficam no seu processo. Só quem o trata os vê. Não são vendidos nem usados para publicidade.',
    'O que não é. Ninguém vê os seus valores a cada minuto. Numa emergência, ligue para o número de emergência do seu país; não espere por nós.',
    'A sua escolha. A participação é livre. Pode parar a qualquer momento sem dar uma razão, e o seu tratamento continua como antes. Pode perguntar o que está guardado sobre si e pedir que seja corrigido.',
  ].join('\n\n'),
};

/**
 * The terms that patients of the sample clinic accept: an example, and no advice on what a clinic has to state.
 * @param now epoch ms, the one given to `sampleRecords`
 */
export const sampleTerms = (now: number): Terms[] => [
  {
    id: 'sample-terms-1',
    status: 'published',
    effectiveOn: isoDate(dayNumberAt(now, 'UTC') - AGO),
    texts,
    version: sampleVersion,
    updatedAt: new Date(now - (AGO + 7) * DAY_MS).toISOString(),
    number: 1,
    by: 'admin@nephrodesk.test',
  },
];
