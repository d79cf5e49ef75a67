import { isAboutWhom } from '@/domain/exchange/patientRecord';
import type { Reason } from '@/domain/fhir/read/findings';
import type { MessageId } from '@/locales';
import type { FileProblemReason } from '../run/fileText';
import type { Answer, Change, Question } from '../run/importRun';

export const reasonMessages: Record<Reason, MessageId> = {
  notSupported: 'imports.reasonNotSupported',
  noResourceType: 'imports.reasonNoResourceType',
  notAnObject: 'imports.reasonNotAnObject',
  wrongType: 'imports.reasonWrongType',
  tooDeep: 'imports.reasonTooDeep',
  forbiddenKey: 'imports.reasonForbiddenKey',
  duplicate: 'imports.reasonDuplicate',
  mergedAway: 'imports.reasonMergedAway',
  onePageOfMany: 'imports.reasonOnePageOfMany',
  noPatientReference: 'imports.reasonNoPatientReference',
  patientNotInFiles: 'imports.reasonPatientNotInFiles',
  patientNotReadable: 'imports.reasonPatientNotReadable',
  patientAmbiguous: 'imports.reasonPatientAmbiguous',
  medicineNotInFiles: 'imports.reasonMedicineNotInFiles',
  noName: 'imports.reasonNoName',
  noBirthDate: 'imports.reasonNoBirthDate',
  noCode: 'imports.reasonNoCode',
  contradictoryCodes: 'imports.reasonContradictoryCodes',
  notAboutPatient: 'imports.reasonNotAboutPatient',
  noValue: 'imports.reasonNoValue',
  noTime: 'imports.reasonNoTime',
  incompletePressure: 'imports.reasonIncompletePressure',
  unknownUnit: 'imports.reasonUnknownUnit',
  inexact: 'imports.reasonInexact',
  implausible: 'imports.reasonImplausible',
  implausibleTime: 'imports.reasonImplausibleTime',
  enteredInError: 'imports.reasonEnteredInError',
  deletedAtSource: 'imports.reasonDeletedAtSource',
  notToBeGiven: 'imports.reasonNotToBeGiven',
  onlyProposed: 'imports.reasonOnlyProposed',
  notTaken: 'imports.reasonNotTaken',
  notFinal: 'imports.reasonNotFinal',
  notInUse: 'imports.reasonNotInUse',
  saysNone: 'imports.reasonSaysNone',
  modifierUnknown: 'imports.reasonModifierUnknown',
  dosageNotInWords: 'imports.reasonDosageNotInWords',
  changedElsewhere: 'imports.reasonChangedElsewhere',
  fieldNotUsable: 'imports.reasonFieldNotUsable',
  patientUnknown: 'csvImport.reasonPatientUnknown',
  skippedTime: 'csvImport.reasonSkippedTime',
  unreadableNumber: 'csvImport.reasonUnreadableNumber',
  unknownZone: 'csvImport.reasonUnknownZone',
  summaryLine: 'csvImport.reasonSummaryLine',
  otherTable: 'csvImport.reasonOtherTable',
  tooManyCells: 'csvImport.reasonTooManyCells',
  otherUser: 'csvImport.reasonOtherUser',
};

export const problemMessages: Record<FileProblemReason, MessageId> = {
  wrongExtension: 'imports.problemWrongExtension',
  csvAlone: 'csvImport.alone',
  empty: 'imports.problemEmpty',
  tooLarge: 'imports.problemTooLarge',
  notUtf8: 'imports.problemNotUtf8',
  notJson: 'imports.problemNotJson',
  lineTooLong: 'imports.problemLineTooLong',
  noResources: 'imports.problemNoResources',
  unreadable: 'imports.problemUnreadable',
};

const answerMessages: Record<Answer | 'keep' | 'later', MessageId> = {
  same: 'imports.decidedSame',
  other: 'imports.decidedOther',
  replace: 'imports.decidedReplace',
  take: 'imports.decidedTake',
  beside: 'imports.decidedBeside',
  leave: 'imports.decidedLeave',
  keep: 'imports.decidedKeep',
  later: 'imports.decidedLater',
};

/** Where nothing of what is asked about is stored, leaving leaves it out; otherwise it keeps what is stored. */
const leavesOut = ({ kind }: Question['doubt']): boolean =>
  kind === 'old' || kind === 'unusual' || (kind !== 'changed' && isAboutWhom({ kind }));

/** What was decided about a question; where all but its values is stored, leaving keeps what is stored. */
export function answerMessage(doubt: Question['doubt'], answer: Answer): MessageId {
  if (answer !== 'leave' || leavesOut(doubt)) return answerMessages[answer];
  return answerMessages[doubt.kind === 'undecided' ? 'later' : 'keep'];
}

export const changeMessages: Record<Change, MessageId> = {
  created: 'imports.changeCreated',
  updated: 'imports.changeUpdated',
  unchanged: 'imports.changeUnchanged',
};
