import type {
  Alert,
  AlertEvent,
  AlertOutcome,
  EscalationTarget,
  FalseAlarmReason,
} from '@/domain/alerts/alert';
import type { MessageId } from '@/locales';
import { wordTable } from '../unknownWords';

export const outcomeWord: Record<AlertOutcome, MessageId> = wordTable({
  advicePhone: 'alerts.outcomeAdvicePhone',
  noAnswer: 'alerts.outcomeNoAnswer',
  visitBooked: 'alerts.outcomeVisitBooked',
  medicationChanged: 'alerts.outcomeMedicationChanged',
  planChanged: 'alerts.outcomePlanChanged',
  sentToEmergency: 'alerts.outcomeSentToEmergency',
  dataError: 'alerts.outcomeDataError',
  noActionNeeded: 'alerts.outcomeNoActionNeeded',
  programmePaused: 'alerts.outcomeProgrammePaused',
  programmeCompleted: 'alerts.outcomeProgrammeCompleted',
  programmeWithdrawn: 'alerts.outcomeProgrammeWithdrawn',
  patientDeceased: 'alerts.outcomePatientDeceased',
});

export const falseAlarmWord: Record<FalseAlarmReason, MessageId> = wordTable({
  device: 'alerts.falseDevice',
  entryError: 'alerts.falseEntryError',
  wrongThreshold: 'alerts.falseWrongThreshold',
});

/** Whose limit an alert was raised by. */
export const originWord: Record<NonNullable<Alert['origin']>, MessageId> = wordTable({
  patient: 'alerts.originPatient',
  category: 'alerts.originCategory',
  pathology: 'alerts.originPathology',
  global: 'alerts.originGlobal',
});

/** Whom an alert was brought to. */
export const escalationWord: Record<EscalationTarget, MessageId> = wordTable({
  nextInTeam: 'alerts.escalatedNext',
  referent: 'alerts.escalatedReferent',
  nephroLogist: 'patient.nephroLogist',
  generalPracticenor: 'patient.generalPracticenor',
  uroLogist: 'patient.uroLogist',
  coach: 'patient.coach',
  admin: 'auth.roleAdmin',
});

export const eventWord: Record<AlertEvent['action'], MessageId> = wordTable({
  raised: 'alerts.eventRaised',
  repeated: 'alerts.eventRepeated',
  upgraded: 'alerts.eventUpgraded',
  worsened: 'alerts.eventWorsened',
  reopened: 'alerts.eventReopened',
  acknowledged: 'alerts.eventAcknowledged',
  unacknowledged: 'alerts.eventUnacknowledged',
  started: 'alerts.eventStarted',
  assigned: 'alerts.eventAssigned',
  unassigned: 'alerts.eventUnassigned',
  assignUndone: 'alerts.eventAssignUndone',
  snoozed: 'alerts.eventSnoozed',
  snoozeUndone: 'alerts.eventSnoozeUndone',
  woken: 'alerts.eventWoken',
  needsReview: 'alerts.statusNeedsReview',
  autoCleared: 'alerts.statusAutoCleared',
  resolved: 'alerts.eventResolved',
  falseAlarm: 'alerts.statusFalseAlarm',
  escalated: 'alerts.eventEscalated',
  reminded: 'alerts.eventReminded',
  commented: 'alerts.eventCommented',
  readingCorrected: 'readings.eventCorrected',
  readingWithdrawn: 'readings.eventWithdrawn',
  readingRestored: 'readings.eventRestored',
  resultCorrected: 'alerts.eventResultCorrected',
  resultWithdrawn: 'alerts.eventResultWithdrawn',
  answerWithdrawn: 'alerts.eventAnswerWithdrawn',
  revised: 'alerts.eventRevised',
  other: 'alerts.eventOther',
});
