import type { Patient } from '../patients/patient';
import type { Series } from '../readings/summarise';
import type { RuleBody } from '../rules/alertRule';
import { isPeritoneal, tookPlace, type DialysisSession } from './session';
import type { SessionGain } from './sessionFigures';

/** The bags of peritoneal dialysis that somebody looked at, in the order of time: 1 is cloudy, 0 is clear. */
export function bagSeries(
  sessions: readonly Pick<DialysisSession, 'at' | 'kind' | 'status' | 'cloudyBag'>[],
): Series | undefined {
  const seen = sessions
    .filter((one) => tookPlace(one) && isPeritoneal(one) && one.cloudyBag !== undefined)
    .map(({ at, cloudyBag }) => ({ t: Date.parse(at), v: cloudyBag ? 1 : 0 }))
    .toSorted((a, b) => a.t - b.t);
  return seen.length === 0 ? undefined : { t: seen.map(({ t }) => t), v: seen.map(({ v }) => v) };
}

/**
 * Tells whether a rule asks what was gained between sessions: one for haemodialysis about the weight above the dry
 * one.
 */
const asksForGain = ({ subject, dialysis }: Pick<RuleBody, 'subject' | 'dialysis'>): boolean =>
  dialysis === 'haemodialysis' && (subject === 'dryWeight' || subject === 'dryWeightShare');

/**
 * The weights that a rule judges. Where sessions say what was gained between two of them, the gain stands at the later
 * one as a weight so much above the dry weight, and the weights of that interval, which can only be compared with the
 * dry weight, stand back. Any other rule, and any other time, goes by the weights as they were measured.
 */
export function weightsJudged(
  series: Series | undefined,
  rule: Pick<RuleBody, 'subject' | 'dialysis'>,
  { ext: { dryWeight } }: Pick<Patient, 'ext'>,
  gains: readonly SessionGain[],
): Series | undefined {
  if (gains.length === 0 || dryWeight === undefined || !asksForGain(rule)) return series;
  const isCovered = (t: number) => gains.some(({ since, at }) => t > since && t <= at);
  const measured = Array.from(series?.t ?? [], (t, place) => ({ t, v: series?.v[place] ?? NaN }));
  const all = [
    ...measured.filter(({ t }) => !isCovered(t)),
    ...gains.map(({ at, kg }) => ({ t: at, v: dryWeight + kg })),
  ].toSorted((a, b) => a.t - b.t);
  return { t: all.map(({ t }) => t), v: all.map(({ v }) => v) };
}
