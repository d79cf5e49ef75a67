import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/locales';
import { loadEveryPart } from '@tests/support/loadEveryPart';

/** Wording that clinicians had to guess at; what stands behind the arrow is said instead. */
const riddles: Record<Locale, Record<string, RegExp>> = {
  en: {
    'reckon → calculate': /\breckon/i,
    'what comes out → result': /what comes out/i,
    'the plan that holds → current plan': /plan that holds|no (fluid )?plan holds/i,
    'holds until → valid until': /holds? until/i,
    'drunk so far → intake so far': /drunk so far|^drank\b/i,
    'little, much urine → low, high urine output': /(little|much) urine|passes no urine|without urine/i,
    'rests → paused': /\brests?\.|none rests/i,
    'for whom the rule → excluded patients': /for whom the rule/i,
    'somebody is told → raises an alert': /on somebody is told/i,
    'whose it is → its source': /whose it is/i,
    'clear judgements → consecutive normal results': /clear judgements?/i,
    'values around it → readings around the alert': /values around it/i,
    'seen only → acknowledge without taking ownership': /seen only/i,
    'of whom it cannot be said → not assessable': /it cannot be said/i,
    'in time within → on-time window': /in time within/i,
    'from a day on → from date': /from a day on/i,
    'the house → local policy, organisation': /\bthe house\b/i,
    'all the same → despite the warning': /why .* all the same/i,
    'parted by → separated by': /parted by/i,
    'mend → correct': /\bmend(ed)?\b/i,
    'asked for: → plan': /asked for:/i,
    'by itself → automatically': /cleared by itself|closed by itself/i,
    'in error counted again → restored': /count(s|ed)? (it |the reading )?again/i,
  },
  de: {
    'was herauskommt → Ergebnis': /was herauskommt/i,
    'der geltende Plan → aktueller Plan': /der geltende trinkplan/i,
    'wenig, viel Urin → geringe, hohe Urinmenge':
      /^(wenig|viel) urin$|patienten ohne urin|scheidet keinen urin/i,
    'das Haus → Einrichtung': /\bdas haus\b|\bdes hauses\b/i,
    'Werte im Umfeld → Messwerte um den Alarm': /werte im umfeld/i,
    'nur gesehen → quittieren, ohne zu übernehmen': /nur gesehen/i,
    'von selbst erledigt → automatisch': /von selbst (erledigt|abgeschlossen)/i,
    'wie die Klinik dasteht → im Überblick': /dasteht/i,
  },
  fr: {
    'n’urine plus → anurique': /n’urine plus/i,
    'plan en vigueur → plan en cours': /^plan de boissons en vigueur$/i,
    'valeurs autour → mesures autour de l’alerte': /^valeurs autour$/i,
    'd’elle-même → automatiquement': /(levée|clôturée) d’elle-même/i,
    'où en est le service → vue d’ensemble': /où en est le service/i,
  },
  pt: {
    'não urina → anúrico': /não urina\b/i,
    'plano em vigor → plano atual': /^plano de líquidos em vigor$/i,
    'pouca, muita urina → diurese baixa, elevada': /(pouca|muita) urina/i,
    'valores em redor → medições em torno do alerta': /valores em redor/i,
    'por si → automaticamente': /(encerrado|resolvido) por si\b/i,
    'calcular de novo → recalcular': /calcular de novo/i,
  },
};

describe.each(locales)('the messages of the product in %s', (locale) => {
  it.each(Object.entries(riddles[locale]))('are plain: %s', async (_, riddle) => {
    const messages = await loadEveryPart(locale);
    const found = Object.entries(messages).filter(([, text]) => riddle.test(text));
    expect(found.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });
});
