import type { DialysisSession, SessionMeasured } from '@/domain/dialysis/session';
import {
  netUltrafiltration,
  ultrafiltrationRate,
  ultrafiltrationRates,
} from '@/domain/dialysis/sessionFigures';
import type { Units } from '@/domain/readings/units';
import type { useT } from '@/shared/i18n/text';
import type { Formats } from '@/shared/i18n/format';
import { amountText } from '@/shared/i18n/wording/amountWording';
import { sessionKindWord, sessionStatusWord } from '@/shared/i18n/wording/sessionWording';
import type { IntlShape } from 'react-intl';

export interface Saying {
  t: ReturnType<typeof useT>;
  intl: IntlShape;
  formats: Formats;
  units: Units;
}

/** Volumes of a machine and of bags are in mL on every display, whatever somebody drinks in. */
export const volumeText = (ml: number, { formats, t }: Pick<Saying, 'formats' | 't'>): string =>
  t('common.valueMl', { value: formats.number(ml) });

/** The rate with its unit, and a word where it is high. */
export function rateText(session: Partial<SessionMeasured>, { formats, t }: Saying): string | null {
  const rate = ultrafiltrationRate(session);
  if (rate === null) return null;
  const text = t('dialysis.rateValue', { rate: formats.number(rate, 1) });
  if (rate <= ultrafiltrationRates.asked) return text;
  return `${text}, ${t(rate > ultrafiltrationRates.most ? 'dialysis.rateTooHigh' : 'dialysis.rateHigh')}`;
}

/** What peritoneal dialysis took off, with a word where fluid stayed. */
export function netText(session: Partial<SessionMeasured>, saying: Saying): string | null {
  const net = netUltrafiltration(session);
  if (net === null) return null;
  return net < 0 ? `${volumeText(-net, saying)}, ${saying.t('dialysis.retained')}` : volumeText(net, saying);
}

/** Both weights; a dash for the one that is not known. */
export function weightsText(
  { weightBefore, weightAfter }: Pick<DialysisSession, 'weightBefore' | 'weightAfter'>,
  { units, intl }: Saying,
): string | null {
  if (weightBefore === undefined && weightAfter === undefined) return null;
  const text = (kg: number | undefined) => (kg === undefined ? '–' : amountText(kg, units.weight, intl));
  return `${text(weightBefore)} → ${text(weightAfter)}`;
}

/** An earlier state in a line: how it went, and the figures that it had. */
export const stateText = (state: SessionMeasured, saying: Saying): string =>
  [
    saying.t(sessionKindWord[state.kind]),
    saying.t(sessionStatusWord[state.status]),
    weightsText(state, saying),
    state.ultrafiltrationMl === undefined ? null : volumeText(state.ultrafiltrationMl, saying),
    rateText(state, saying),
    netText(state, saying),
    state.cloudyBag ? saying.t('dialysis.bagCloudy') : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
