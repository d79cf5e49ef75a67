import type { Alert, AlertEvent } from '@/domain/alerts/alert';
import { alertLimits } from '@/domain/rules/alertLimits';
import type { SampleDay } from './days';
import { noise, pick, share } from './noise';
import type { StoryName } from './story';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const nurse = 'nurse@nephrodesk.test';
/** The shares of the days of stable patients with a pressure that calls the team: severe, and low. */
const SEVERE_SHARE = 0.02;
const LOW_SHARE = 0.035;
/**
 * A severe pressure must have left the mean of the week, a low one the days that the list of alerts calls recent, or they
 * would be among what is to be done now.
 */
const SEVERE_DAYS_AGO = 8;
const LOW_DAYS_AGO = 4;
/** Numbers that keep this noise apart from that of the readings. */
const salt = { kind: 60, at: 61, height: 62, answer: 63, hours: 64 };

/** A single pressure out of line, in the past of somebody who is stable, and measured again as usual. */
export interface PressureEpisode {
  kind: 'severe' | 'low';
  at: number;
  systolic: number;
  diastolic: number;
}

/** Gives the episode that a sample patient had on a day, so that the clinic has had alerts before today. */
export function episodeOn(patient: number, story: StoryName, day: SampleDay): PressureEpisode | null {
  if (story !== 'stable') return null;
  const chance = share(patient, day.number, salt.kind);
  const isSevere = chance < SEVERE_SHARE;
  if (chance >= SEVERE_SHARE + LOW_SHARE) return null;
  if (day.daysAgo < (isSevere ? SEVERE_DAYS_AGO : LOW_DAYS_AGO)) return null;
  const minutes = Math.floor(120 * share(patient, day.number, salt.at));
  const by = 4 * noise(patient, day.number, salt.height);
  return {
    kind: isSevere ? 'severe' : 'low',
    at: day.wakeAt + 5 * HOUR + minutes * MINUTE,
    systolic: Math.round((isSevere ? 187 : 95) + by),
    diastolic: Math.round((isSevere ? 104 : 58) + by / 2),
  };
}

type Closed = Pick<Alert, 'status' | 'outcome' | 'falseAlarmReason' | 'note' | 'closedAt' | 'owner'> & {
  event: AlertEvent;
};

/**
 * Tells how such an alert ended: by itself where it was mild and the next pressure was well, otherwise by the nurse.
 */
function closed(patient: number, { number }: SampleDay, { kind, at }: PressureEpisode): Closed {
  const hours = 2 + 14 * share(patient, number, salt.hours);
  const closedAt = new Date(at + Math.floor(hours * 60) * MINUTE).toISOString();
  const answer = share(patient, number, salt.answer);
  const byNurse = { at: closedAt, by: nurse };
  if (kind === 'low' && answer < 0.4)
    return { status: 'autoCleared', closedAt, event: { at: closedAt, by: 'system', action: 'autoCleared' } };
  if (answer > 0.88) {
    const reason = { falseAlarmReason: 'device' as const, note: 'Cuff too loose; measured again: as usual.' };
    return {
      status: 'falseAlarm',
      closedAt,
      owner: nurse,
      ...reason,
      event: { ...byNurse, action: 'falseAlarm', ...reason },
    };
  }
  const outcomes = ['advicePhone', 'medicationChanged', 'visitBooked'] as const;
  const said = { outcome: pick(outcomes, patient, number), note: 'Called; the next pressure was as usual.' };
  return {
    status: 'resolved',
    closedAt,
    owner: nurse,
    ...said,
    event: { ...byNurse, action: 'resolved', ...said },
  };
}

/**
 * The closed alerts of a sample patient's past, with the readings of `episodeOn`.
 * @param id of the patient; `number` its place in the roster
 */
export function pastAlerts(
  id: string,
  number: number,
  story: StoryName,
  days: readonly SampleDay[],
): Alert[] {
  return days.flatMap((day): Alert[] => {
    const episode = episodeOn(number, story, day);
    if (!episode) return [];
    const { kind, systolic, diastolic } = episode;
    const at = new Date(episode.at).toISOString();
    const { event, closedAt = at, ...ended } = closed(number, day, episode);
    const limits = alertLimits.pressureSevere;
    const severity = kind === 'severe' ? ('critical' as const) : ('medium' as const);
    const observed: Alert['observed'] = {
      value: systolic,
      diastolic,
      unit: 'mmHg',
      at,
      ...(kind === 'severe'
        ? { limit: limits.systolic, diastolicLimit: limits.diastolic }
        : { limit: alertLimits.pressureLow.medium }),
    };
    return [
      {
        id: `${id}-alert-${day.number}`,
        version: 'sample',
        updatedAt: closedAt,
        patient: id,
        rule: kind === 'severe' ? 'pressureSevere' : 'pressureLow',
        measure: 'bloodPressure',
        direction: kind === 'severe' ? 'high' : 'low',
        severity,
        startedAt: at,
        lastEventAt: closedAt,
        repeatCount: 1,
        observed,
        found: [{ severity, observed }],
        closedAt,
        ...ended,
        history: [{ at, by: 'system', action: 'raised', severity, observed }, event],
      },
    ];
  });
}
