import type { IntlShape } from 'react-intl';
import type { ProgrammeState } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import type { Overdue } from '@/domain/worklist/overdue';
import type { Reason, TriageSection } from '@/domain/worklist/triage';
import { canonicalUnits, type Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { alertSentence, alertStatusWord, observedText, ruleName } from './alertWording';
import { formatsOf } from '../format';
import { measureWord } from './measureWording';
import { patientMoment } from '../patientTimes';
import { statusOf } from '@/domain/alerts/alert';
import { wordTable } from '../unknownWords';

export const sectionWord: Record<TriageSection, MessageId> = {
  critical: 'worklist.sectionCritical',
  high: 'worklist.sectionHigh',
  noData: 'worklist.sectionNoData',
  worsening: 'worklist.sectionWorsening',
  stable: 'worklist.sectionStable',
  inactive: 'worklist.sectionInactive',
};

export const programmeWord: Record<ProgrammeState, MessageId> = wordTable({
  draft: 'worklist.statusDraft',
  pending: 'worklist.statusPending',
  active: 'worklist.statusActive',
  paused: 'worklist.statusPaused',
  completed: 'worklist.statusCompleted',
  withdrawn: 'worklist.statusWithdrawn',
  deceased: 'worklist.statusDeceased',
});

/** A measure that is asked for and does not come, and since when; the time in the patient's zone. */
export function overdueText({ measure, since }: Overdue, intl: IntlShape, timeZone: string): string {
  const name = intl.formatMessage({ id: measureWord[measure] });
  if (since === null) return intl.formatMessage({ id: 'worklist.overdueNever' }, { measure: name });
  const when = patientMoment(formatsOf(intl), since, timeZone);
  return intl.formatMessage({ id: 'worklist.overdueSince' }, { measure: name, since: when });
}

/**
 * Why a patient stands where they stand, as a sentence; times in the patient's zone. Of an alert it also says where
 * nobody knows how it stands.
 * @param units what the reader chose; canonical ones without
 */
export function reasonSentence(
  reason: Reason,
  intl: IntlShape,
  timeZone: string,
  units: Units = canonicalUnits,
): string {
  const formats = formatsOf(intl);
  switch (reason.kind) {
    case 'alert': {
      const { worst } = reason.alert;
      const newest = alertSentence(reason.alert, intl, units);
      const when = !worst?.at
        ? '–'
        : worst.at.includes('T')
          ? patientMoment(formats, worst.at, timeZone)
          : formats.day(worst.at);
      const sentence = worst
        ? `${newest} ${intl.formatMessage({ id: 'alerts.sentenceWorst' }, { value: observedText(worst, intl, units), when })}`
        : newest;
      const isKnown = statusOf(reason.alert) !== 'unknown';
      return isKnown
        ? sentence
        : `${sentence} ${intl.formatMessage({ id: alertStatusWord[reason.alert.status] })}.`;
    }
    case 'noData':
      return reason.since === null
        ? intl.formatMessage({ id: 'worklist.reasonNever' })
        : intl.formatMessage(
            { id: 'worklist.reasonNoData' },
            { since: patientMoment(formats, reason.since, timeZone) },
          );
    case 'overdue':
      return intl.formatMessage(
        { id: 'worklist.reasonOverdue' },
        { measures: intl.formatList(reason.measures.map((one) => overdueText(one, intl, timeZone))) },
      );
    case 'away':
      return intl.formatMessage(
        { id: reason.because === 'travel' ? 'worklist.reasonTravel' : 'worklist.reasonHospital' },
        { since: formats.day(reason.since) },
      );
    case 'rising':
      return intl.formatMessage({ id: 'worklist.reasonRising' }, { mmHg: formats.number(reason.byMmHg) });
    case 'rulesOff':
      return intl.formatMessage({
        id: reason.because === 'minor' ? 'worklist.reasonMinor' : 'worklist.reasonPregnant',
      });
    case 'inactive':
      return intl.formatMessage(
        { id: 'worklist.reasonInactive' },
        { status: intl.formatMessage({ id: programmeWord[reason.status] }) },
      );
  }
}

/**
 * Says the same in the few words of a line: of an alert its rule and the figure, of what is missing which measures, or since
 * which day. Everything else is short already.
 * @param hasFigure whether an alert's figure is said: it is not where it stands beside
 */
export function shortReason(
  reason: Reason,
  intl: IntlShape,
  timeZone: string,
  units: Units = canonicalUnits,
  hasFigure = true,
): string {
  switch (reason.kind) {
    case 'alert': {
      const { rule, ruleName: ownName, observed, status } = reason.alert;
      const name = ruleName(rule, intl, ownName);
      const isNamed = !hasFigure || observed.value === null;
      const said = isNamed ? name : `${name}, ${observedText(observed, intl, units)}`;
      return statusOf(reason.alert) === 'unknown'
        ? `${said}. ${intl.formatMessage({ id: alertStatusWord[status] })}.`
        : said;
    }
    case 'noData':
      if (reason.since === null) break;
      return intl.formatMessage(
        { id: 'worklist.reasonNoData' },
        { since: formatsOf(intl).day(patientDay(Date.parse(reason.since), { timeZone })) },
      );
    case 'overdue':
      return intl.formatMessage(
        { id: 'worklist.reasonOverdue' },
        {
          measures: intl.formatList(
            reason.measures.map(({ measure }) => intl.formatMessage({ id: measureWord[measure] })),
          ),
        },
      );
    case 'away':
    case 'rising':
    case 'rulesOff':
    case 'inactive':
  }
  return reasonSentence(reason, intl, timeZone, units);
}
