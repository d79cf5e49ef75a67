import { isCurrent, type Condition } from '../conditions/condition';
import { daysOf } from '../conditions/conditionProblems';
import { isPeritoneal, tookPlace, type DialysisSession } from '../dialysis/session';
import { saysDialysis, saysPregnancy } from '../fhir/standingCodes';
import { saysTransplant } from '../fhir/transplantCodes';
import { calendarDayOf } from '../medicine/calendarDay';
import { addDays } from '../patientDay';
import { fieldOfFact } from './openFacts';
import type { Patient } from './patient';
import { MOST_SIGNS, openFacts, type OpenFact, type Sign } from './sign';

/** A pregnancy lasts 42 weeks at most (WHO: post-term from then on); what dates from earlier speaks of another one. Ours. */
export const PREGNANCY_DAYS = 42 * 7;
/** A session that is longer ago says nothing of now: kidney failure is chronic from three months on (KDIGO 2024). Ours. */
const SESSION_DAYS = 90;

function factsOf({ code, onset }: Condition, today: string): OpenFact[] {
  if (!code) return [];
  const began = onset === undefined ? null : daysOf(onset);
  const isPast = began !== null && began.last < addDays(today, -PREGNANCY_DAYS);
  return openFacts.filter((fact) => {
    switch (fact) {
      case 'dialysis':
        return saysDialysis([code]) !== undefined;
      case 'pregnancy':
        return !isPast && saysPregnancy([code]) === true;
      case 'transplant':
        return saysTransplant([code]);
    }
  });
}

/**
 * Finds what in a record speaks for dialysis, pregnancy or a transplant: diagnoses that hold as far as nobody said otherwise, and
 * the newest dialysis session of the last 90 days.
 * @param now epoch ms
 */
export function signsOf(
  conditions: readonly Condition[],
  sessions: readonly DialysisSession[],
  { timeZone, now }: { timeZone: string; now: number },
): Sign[] {
  const today = calendarDayOf(now, timeZone);
  const diagnosed = conditions.filter(isCurrent).flatMap((condition) =>
    factsOf(condition, today).map((fact): Sign => {
      const { label: says, onset } = condition;
      return { fact, by: 'condition', says, ...(onset !== undefined && { on: onset }) };
    }),
  );
  const session = sessions.filter(tookPlace).toSorted((a, b) => b.at.localeCompare(a.at))[0];
  const on = session && calendarDayOf(Date.parse(session.at), timeZone);
  const treated: Sign[] =
    session && on !== undefined && on >= addDays(today, -SESSION_DAYS)
      ? [
          {
            fact: 'dialysis',
            by: 'session',
            says: isPeritoneal(session) ? 'peritoneal' : 'haemodialysis',
            on,
          },
        ]
      : [];
  const found = [...treated, ...diagnosed];
  return found.filter(
    ({ fact, says }, place) => found.findIndex((one) => one.fact === fact && one.says === says) === place,
  );
}

/** A patient with those signs of the record that are about a fact nobody has decided about. */
export function withSigns<T extends { ext: Patient['ext'] }>(patient: T, signs: readonly Sign[]): T {
  const { signs: _, ...ext } = patient.ext;
  const open = signs.filter(({ fact }) => ext[fieldOfFact[fact]] === undefined);
  const firsts = openFacts.flatMap((fact) => open.find((one) => one.fact === fact) ?? []);
  const kept = [...firsts, ...open.filter((one) => !firsts.includes(one))].slice(0, MOST_SIGNS);
  return { ...patient, ext: { ...ext, ...(kept.length > 0 && { signs: kept }) } };
}
