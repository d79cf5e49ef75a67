import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Observed } from '@/domain/alerts/alert';
import { ruleIds } from '@/domain/rules/ruleIds';
import type { Reason } from '@/domain/worklist/triage';
import { locales, type Locale } from '@/locales';
import { alertSentence, limitText, observedText, ruleName } from '@/shared/i18n/wording/alertWording';
import { reasonSentence, shortReason } from '@/shared/i18n/wording/reasonWording';
import { deviceZone } from '@/shared/i18n/DisplayUnits';
import { ruleExplanation } from '@/shared/i18n/wording/ruleExplanations';
import { notation } from '@/shared/i18n/notation';
import { anAlert } from '@tests/support/builders';
import { loadEveryPart } from '@tests/support/loadEveryPart';

const intls = {} as Record<Locale, IntlShape>;
beforeAll(async () => {
  for (const locale of locales) {
    const messages = await loadEveryPart(locale);
    intls[locale] = createIntl(
      {
        locale: notation[locale],
        messages,
        onError: (error) => {
          throw error;
        },
      },
      createIntlCache(),
    );
  }
});

const severe = anAlert();
const fluid: Observed = { value: 1400, limit: 1000, unit: 'mL', at: '2026-11-19', days: 3 };
const mean: Observed = {
  value: 145.6,
  diastolic: 90.4,
  limit: 135,
  diastolicLimit: 85,
  unit: 'mmHg',
  at: '2026-11-20',
  readings: 12,
  days: 6,
};

describe('the reason in the few words of a line', () => {
  const short = (reason: Reason, hasFigure = true) =>
    shortReason(reason, intls.en, 'Europe/Lisbon', undefined, hasFigure);
  const about = (parts: Parameters<typeof anAlert>[0]): Reason => ({ kind: 'alert', alert: anAlert(parts) });

  it('says rule and figure, the rule alone where the figure stands beside, and where nobody knows how it stands', () => {
    expect(short(about({}))).toBe('Severely high blood pressure, 190/115\u00a0mmHg');
    expect(short(about({}), false)).toBe('Severely high blood pressure');
    expect(short(about({ rule: 'fluidOver', measure: 'water', observed: fluid }))).toBe(
      'Fluid over the limit, 1,400\u00a0mL',
    );
    expect(short(about({ observed: { ...fluid, value: null } }))).toBe('Severely high blood pressure');
    expect(short(about({ status: 'unknown' }), false)).toBe('Severely high blood pressure. Unknown status.');
  });

  it('says which measures are missing, and since which day of the patient', () => {
    const since = '2026-11-16T23:30:00Z';
    expect(short({ kind: 'noData', since, days: 3 })).toBe('No data since 16 Nov 2026.');
    expect(short({ kind: 'noData', since: null, days: null })).toBe('No data received yet.');
    expect(short({ kind: 'overdue', measures: [{ measure: 'weight', since }] })).toBe('Overdue: Weight.');
  });
});

describe('the sentence of what is missing', () => {
  const said = (reason: Reason) =>
    locales.map((locale) => reasonSentence(reason, intls[locale], deviceZone()));

  it('says which measures are overdue, and since when', () => {
    const measures = [
      { measure: 'weight', since: new Date(2026, 10, 8, 7).toISOString() },
      { measure: 'bloodPressure', since: null },
    ] as const;
    expect(said({ kind: 'overdue', measures: [...measures] })).toEqual([
      'Overdue: Weight (none since 8 Nov 2026, 07:00) and Blood pressure (none yet).',
      'Überfällig: Gewicht (nichts seit 08.11.2026, 07:00) und Blutdruck (noch nie).',
      'En retard\u00a0: Poids (rien depuis le 8 nov. 2026, 07:00) et Pression artérielle (encore jamais).',
      'Em atraso: Peso (nada desde 08/11/2026, 07:00) e Pressão arterial (ainda nunca).',
    ]);
  });

  it('says where somebody is of whom nothing comes', () => {
    expect(said({ kind: 'away', because: 'hospitalStay', since: '2026-11-10' })[0]).toBe(
      'In hospital since 10 Nov 2026: no data.',
    );
    expect(said({ kind: 'away', because: 'travel', since: '2026-11-10' })[0]).toBe(
      'Travelling since 10 Nov 2026: no data.',
    );
  });
});

describe('the sentence of an alert', () => {
  it('names the figures with units in each language', () => {
    const sentences = locales.map((locale) => alertSentence(severe, intls[locale]));
    expect(sentences).toEqual([
      'Blood pressure 190/115\u00a0mmHg; severe from 180/110\u00a0mmHg.',
      'Blutdruck 190/115\u00a0mmHg; stark erhöht ab 180/110\u00a0mmHg.',
      'Pression artérielle 190/115\u00a0mmHg\u202f; sévère à partir de 180/110\u00a0mmHg.',
      'Pressão arterial 190/115\u00a0mmHg; grave a partir de 180/110\u00a0mmHg.',
    ]);
  });

  it('writes numbers as the language does, and says how many days it lasts', () => {
    const over = { ...severe, rule: 'fluidOver', measure: 'water', observed: fluid } as const;
    expect(locales.map((locale) => alertSentence(over, intls[locale]))).toEqual([
      'Over 1,000\u00a0mL for 3 days; last 1,400\u00a0mL.',
      'Seit 3 Tagen über 1.000\u00a0mL; zuletzt 1.400\u00a0mL.',
      'Plus de 1\u202f000\u00a0mL depuis 3 jours\u202f; dernière valeur 1\u202f400\u00a0mL.',
      'Acima de 1000\u00a0mL há 3 dias; último valor 1400\u00a0mL.',
    ]);
    const once = { ...over, observed: { ...fluid, days: 1 } };
    expect(alertSentence(once, intls.en)).toBe('Fluid intake 1,400\u00a0mL; limit 1,000\u00a0mL.');
    expect(alertSentence(once, intls.fr)).toBe(
      'Apports hydriques 1\u202f400\u00a0mL\u202f; limite 1\u202f000\u00a0mL.',
    );
  });

  it('rounds a mean and says what it stands on', () => {
    const alert = { ...severe, rule: 'pressureMean', observed: mean };
    expect(alertSentence(alert, intls.en)).toBe(
      '7-day mean 146/90\u00a0mmHg (12 readings); limit 135/85\u00a0mmHg.',
    );
    const dialysis = {
      ...alert,
      rule: 'pressureMeanDialysis',
      observed: { ...mean, readings: 1, limit: 140 },
    };
    expect(alertSentence(dialysis, intls.de)).toContain('(1 Messung)');
  });

  it('names the signs that were noted with urine, and counts those that it does not know', () => {
    const noted = { value: 2, limit: 1, unit: 'signs' } as const;
    const alert = { rule: 'urineSign', measure: 'urine', direction: 'high' } as const;
    const signs = ['blood', 'infection'] as const;
    const named = { ...alert, observed: { ...noted, signs: [...signs] } };
    expect(alertSentence(named, intls.en)).toBe(
      'Noted with urine: blood seen and signs of infection (fever, burning, urgency).',
    );
    expect(alertSentence(named, intls.de)).toBe(
      'Beim Urin notiert: sichtbares Blut und Zeichen einer Infektion (Fieber, Brennen, Harndrang).',
    );
    expect(alertSentence({ ...alert, observed: noted }, intls.en)).toBe('Noted with urine: 2 signs.');
    const [lone] = signs;
    const ofClinic = { ...alert, rule: 'own', observed: { ...noted, signs: [lone] } };
    expect(alertSentence(ofClinic, intls.en)).toBe('Noted with urine: blood seen.');
  });

  it('counts missing days', () => {
    const missing = {
      rule: 'noPressure',
      measure: 'bloodPressure',
      direction: 'missing',
      observed: { value: 1, limit: 3, unit: 'days' },
    } as const;
    expect(alertSentence(missing, intls.en)).toBe('No blood pressure for 1 day.');
    const nine = { ...missing, observed: { ...missing.observed, value: 9 } };
    expect(alertSentence(nine, intls.fr)).toBe('Aucune pression artérielle depuis 9 jours.');
  });

  it('has a name, an explanation and a sentence for every rule in every language', () => {
    for (const locale of locales) {
      const intl = intls[locale];
      const texts = ruleIds.flatMap((rule) => [ruleName(rule, intl), ruleExplanation(rule, intl)]);
      expect(new Set(texts).size).toBe(texts.length);
      const sentences = ruleIds.map((rule) =>
        alertSentence({ ...severe, rule, observed: { ...mean, unit: 'mmHg' } }, intl),
      );
      for (const text of [...texts, ...sentences]) expect(text).not.toMatch(/alerts\.|[{}]/);
    }
  });

  it('names the measure where rules share a sentence', () => {
    const sentence = (
      rule: string,
      measure: 'pulse' | 'potassium',
      unit: '/min' | 'mmol/L',
      locale: 'en' | 'de',
    ) =>
      alertSentence(
        { ...severe, rule, measure, observed: { value: measure === 'pulse' ? 25 : 6.6, limit: 40, unit } },
        intls[locale],
      );
    expect(sentence('pulseLow', 'pulse', '/min', 'en')).toBe('Pulse 25/min; limit 40/min.');
    expect(sentence('potassiumHigh', 'potassium', 'mmol/L', 'de')).toMatch(
      /^Kalium 6,6\u00a0mmol\/[lL]; Grenze/,
    );
  });

  it('describes a rule it does not know by measure, direction and limit', () => {
    const strange = { ...severe, rule: 'sodiumHigh' };
    expect(ruleName('sodiumHigh', intls.en)).toBe('Rule “sodiumHigh”');
    expect(ruleExplanation('sodiumHigh', intls.pt)).toContain('servidor');
    expect(alertSentence(strange, intls.en)).toBe(
      'Blood pressure 190/115\u00a0mmHg, above the limit of 180/110\u00a0mmHg.',
    );
    expect(alertSentence({ ...strange, direction: 'low' }, intls.de)).toContain('unter der Grenze');
    const missing = { value: 5, limit: 2, unit: 'days' } as const;
    expect(alertSentence({ ...strange, direction: 'missing', observed: missing }, intls.en)).toBe(
      'Blood pressure: no data. 5 days; limit 2 days.',
    );
    expect(ruleName('constructor', intls.en)).toBe('Rule “constructor”');
  });
});

describe('figures', () => {
  it('carry their unit', () => {
    expect(observedText({ value: null, limit: 1, unit: 'mL' }, intls.en)).toBe('No value');
    expect(observedText({ value: 0, limit: 1, unit: 'mL' }, intls.en)).toBe('0\u00a0mL');
    expect(observedText({ value: 110, limit: 1, unit: '%' }, intls.fr)).toBe('110\u00a0%');
    expect(limitText({ value: 84, diastolic: 51, limit: 90, unit: 'mmHg' }, intls.en)).toBe('90\u00a0mmHg');
    expect(limitText({ value: 1, limit: 1, unit: 'days' }, intls.de)).toBe('1 Tag');
  });
});

describe('a severe pressure', () => {
  it('AL05: leaves a figure in a unit it does not know as it came, in the reader’s notation', () => {
    const strange: Observed = { value: 6.125, diastolic: 0.5, limit: 5.5, unit: 'nmol/L' };
    expect(observedText(strange, intls.de)).toBe('6,125/0,5\u00a0nmol/L');
    expect(limitText({ ...strange, unit: '' }, intls.en)).toBe('5.5');
    const alert = { rule: 'x', measure: 'unknown', direction: 'unknown', observed: strange } as const;
    expect(alertSentence(alert, intls.en)).toBe(
      'Unknown measure 6.125/0.5\u00a0nmol/L; limit 5.5\u00a0nmol/L.',
    );
  });
});
