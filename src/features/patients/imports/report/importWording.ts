import { isAboutWhom, type ImportDoubt } from '@/domain/exchange/patientRecord';
import type { Reason } from '@/domain/fhir/read/findings';
import type { MessageId } from '@/locales';
import type { FileProblemReason } from '../run/fileText';
import type { Answer, Change } from '../run/importRun';

export const reasonMessages: Record<Reason, MessageId> = {
  notSupported: 'imports.reasonNotSupported',
  noResourceType: 'imports.reasonNoResourceType',
  notAnObject: 'imports.reasonNotAnObject',
  wrongType: 'imports.reasonWrongType',
  tooDeep: 'imports.reasonTooDeep',
  forbiddenKey: 'imports.reasonForbiddenKey',
  duplicate: 'imports.reasonDuplicate',
  noPatientReference: 'imports.reasonNoPatientReference',
  patientNotInFiles: 'imports.reasonPatientNotInFiles',
  patientNotReadable: 'imports.reasonPatientNotReadable',
  patientAmbiguous: 'imports.reasonPatientAmbiguous',
  medicineNotInFiles: 'imports.reasonMedicineNotInFiles',
  noName: 'imports.reasonNoName',
  noBirthDate: 'imports.reasonNoBirthDate',
  noCode: 'imports.reasonNoCode',
  noValue: 'imports.reasonNoValue',
  noTime: 'imports.reasonNoTime',
  incompletePressure: 'imports.reasonIncompletePressure',
  unknownUnit: 'imports.reasonUnknownUnit',
  inexact: 'imports.reasonInexact',
  implausible: 'imports.reasonImplausible',
  implausibleTime: 'imports.reasonImplausibleTime',
  enteredInError: 'imports.reasonEnteredInError',
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

const answerMessages: Record<Answer | 'keep', MessageId> = {
  same: 'imports.decidedSame',
  other: 'imports.decidedOther',
  replace: 'imports.decidedReplace',
  leave: 'imports.decidedLeave',
  keep: 'imports.decidedKeep',
};

/** What was decided about a question; where all but its values is stored, leaving keeps what is stored. */
export const answerMessage = (doubt: ImportDoubt, answer: Answer): MessageId =>
  answerMessages[answer === 'leave' && !isAboutWhom(doubt) ? 'keep' : answer];

export const changeMessages: Record<Change, MessageId> = {
  created: 'imports.changeCreated',
  updated: 'imports.changeUpdated',
  unchanged: 'imports.changeUnchanged',
};
